import type { PostalAddress } from './address';
import { isNoTax } from './totals';

/** Returns the state code of a GSTIN, its first two digits; null if invalid. */
function getState(gstNumber: string | null | undefined): string | null {
  return /^(\d{2})[0-9A-Z]{13}$/i.exec(gstNumber?.trim() ?? '')?.[1] ?? null;
}

/** CGST with SGST or UGST within a state, IGST between states. Only a hint, because special zones and exports differ. */
export function taxTypeHint(
  taxTypeName: string | null | undefined,
  supplierGst: string | null | undefined,
  billTo: Pick<PostalAddress, 'gstNumber'> | null | undefined,
): string | null {
  const name = taxTypeName?.trim().toUpperCase() ?? '';
  const [from, to] = [getState(supplierGst), getState(billTo?.gstNumber)];
  if (name === '' || isNoTax(taxTypeName) || from === null || to === null) return null;
  if (from === to && name === 'IGST')
    return 'Supplier and bill-to location are in one state: CGST & SGST (or UGST) is usual';
  if (from !== to && name.startsWith('CGST'))
    return 'Supplier and bill-to location are in different states: IGST is usual';
  return null;
}
