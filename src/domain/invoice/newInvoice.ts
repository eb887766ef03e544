import * as z from 'zod/mini';

/** What the create form must know; kept in the query string so that a refresh and a pasted link find it again (DECISIONS 6). */
export interface NewInvoiceFor {
  companyCode: string;
  countryCode: string;
  supplierCode: string;
}

/** The address of a kind's create form between two parties. */
export function addHref(create: string, { companyCode, countryCode, supplierCode }: NewInvoiceFor): string {
  return `${create}?${new URLSearchParams({ company: companyCode, country: countryCode, supplier: supplierCode })}`;
}

/** Reads what `addHref` wrote, else the navigation state's `selectedItem` (spec 2 §2); null when something is missing. */
export function readAddHref(search: URLSearchParams, state: unknown): NewInvoiceFor | null {
  const companyCode = search.get('company');
  const countryCode = search.get('country');
  const supplierCode = search.get('supplier');
  if (companyCode && countryCode && supplierCode) return { companyCode, countryCode, supplierCode };
  const given = z.safeParse(addState, state);
  return given.success ? given.data.selectedItem : null;
}

const filled = z.string().check(z.minLength(1));
const addState = z.object({
  selectedItem: z.object({ companyCode: filled, countryCode: filled, supplierCode: filled }),
});
