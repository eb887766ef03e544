import { deserializeAddress, type PostalAddress } from '../invoice/address';

interface Billed {
  billToLocation: string | null;
  /** Only orders have it, receipts and invoices don't (spec 3 §3). */
  billingAddress?: object | null;
}

/** Returns an order's billing location: `billToLocation`, or if that is no address, `billingAddress` (spec 3 §7 'poById'). */
export function getBillTo({ billToLocation, billingAddress }: Billed): PostalAddress | null {
  return deserializeAddress(billToLocation) ?? deserializeAddress(billingAddress);
}
