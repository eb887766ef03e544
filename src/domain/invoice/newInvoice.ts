import * as z from 'zod/mini';

/** Context of a create form. The query string holds it, so that refresh and shared links work (docs/decisions.md#id-in-address). */
export interface NewInvoiceFor {
  companyCode: string;
  countryCode: string;
  supplierCode: string;
}

export function addHref(create: string, { companyCode, countryCode, supplierCode }: NewInvoiceFor): string {
  return `${create}?${new URLSearchParams({ company: companyCode, country: countryCode, supplier: supplierCode })}`;
}

/** Parses `addHref`'s query string, otherwise `selectedItem` of the navigation state (spec 2 §2); null if incomplete. */
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
