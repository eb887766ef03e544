import type { PostalAddress } from './address';
import { isNoTax } from './totals';

/** The state that a GSTIN belongs to, by its first two digits; null for what is none. */
function stateOf(gstNumber: string | null | undefined): string | null {
  return /^(\d{2})[0-9A-Z]{13}$/i.exec(gstNumber?.trim() ?? '')?.[1] ?? null;
}

/**
 * What is unusual about a tax type between a supplier and the place that is billed: within a state CGST with SGST or UGST is due, between
 * states IGST. Null where it fits or nobody can tell. It is a hint: special zones and exports have rules of their own.
 */
export function taxTypeHint(
  taxTypeName: string | null | undefined,
  supplierGst: string | null | undefined,
  billTo: Pick<PostalAddress, 'gstNumber'> | null | undefined,
): string | null {
  const name = taxTypeName?.trim().toUpperCase() ?? '';
  const [from, to] = [stateOf(supplierGst), stateOf(billTo?.gstNumber)];
  if (name === '' || isNoTax(taxTypeName) || from === null || to === null) return null;
  if (from === to && name === 'IGST')
    return 'Supplier and bill-to location are in one state: CGST & SGST (or UGST) is usual';
  if (from !== to && name.startsWith('CGST'))
    return 'Supplier and bill-to location are in different states: IGST is usual';
  return null;
}
