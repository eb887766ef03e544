import { addressFromWire, type PostalAddress } from '../invoice/address';

interface Billed {
  billToLocation: string | null;
  /** An order's own; receipts and invoices have none (spec 3 §3). */
  billingAddress?: object | null;
}

/** Where an order is billed: what its `billToLocation` says, and where that is no address, its billing address (spec 3 §7 'poById'). */
export function billToOf({ billToLocation, billingAddress }: Billed): PostalAddress | null {
  return addressFromWire(billToLocation) ?? addressFromWire(billingAddress);
}
