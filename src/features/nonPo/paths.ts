/** Addresses of the non-PO screens, below the router's `/sportal`. Nobody pastes path strings together. */
export const nonPoPaths = {
  list: '/NonPoInvoice',
  add: '/NonPoInvoice/Add',
  view: '/NonPoInvoice/View/:id',
} as const;

/** What the create form must know; kept in the query string so that a refresh and a pasted link find it again (DECISIONS 6). */
export interface NewInvoiceFor {
  companyCode: string;
  countryCode: string;
  supplierCode: string;
}

export function addHref({ companyCode, countryCode, supplierCode }: NewInvoiceFor): string {
  return `${nonPoPaths.add}?${new URLSearchParams({ company: companyCode, country: countryCode, supplier: supplierCode })}`;
}

/** Reads what `addHref` wrote; null when something is missing. */
export function readAddHref(search: URLSearchParams): NewInvoiceFor | null {
  const companyCode = search.get('company');
  const countryCode = search.get('country');
  const supplierCode = search.get('supplier');
  return companyCode && countryCode && supplierCode ? { companyCode, countryCode, supplierCode } : null;
}

export function viewHref(id: number): string {
  return `/NonPoInvoice/View/${id}`;
}

/** Whose configuration a view will need; links from the list carry it, so that record and configuration travel together. */
export interface ConfigHint {
  companyCode: string;
  countryCode: string;
}

export function readConfigHint(state: unknown): ConfigHint | null {
  if (typeof state !== 'object' || state === null || !('companyCode' in state) || !('countryCode' in state))
    return null;
  const { companyCode, countryCode } = state;
  return typeof companyCode === 'string' && typeof countryCode === 'string' ? { companyCode, countryCode } : null;
}
