import { useInvoiceLookups } from '@/domain/invoice/api/useInvoiceLookups';
import { PartiesPart } from '@/domain/invoice/PartiesPart';
import type { InvoiceParties } from '@/domain/invoice/parties';
import { taxTypeHint } from '@/domain/invoice/taxHint';
import type { FormDef } from '@/domain/record/document';
import { useOperation } from '@/platform/graphql/operation';
import { firstRows } from '@/shared/list/listInput';
import { nonPoCreate, nonPoDuplicateWarning, nonPoListPage, type NonPoInvoice, type NonPoRow } from './api/operations';
import type { NonPoInvoiceInput } from './api/saveNonPo.graphql.generated';
import { nonPoDerive } from './fields/nonPo.derive';
import { newExtras } from './model/extras';
import { nonPoIssues } from './model/nonPo.issues';
import { toCopy, toEdit, toFormPath, toInput } from './model/nonPo.mappers';
import { blankValues, type NonPoValues } from './model/nonPo.values';
import { nonPoDocument } from './nonPo.document';
import { LinesEditor, ShippingEditor, TotalsEditor, useGrossAmount } from './parts/editors';

/** Invoices of one number that are looked at, the newest first. */
const LOOKED_AT = 10;
/** How far the clocks of browser and server may lie apart, in ms. */
const CLOCKS_APART = 60_000;

/** The newest invoice between the two parties with this number, created since. */
function useFindSaved({ supplier, company }: InvoiceParties) {
  const list = useOperation(nonPoListPage);
  return async ({ invoiceNumber }: NonPoValues, since: Date) => {
    const named = firstRows(LOOKED_AT, { invoiceNumber: invoiceNumber.trim() });
    const { rows } = await list({ ...named, sortBy: 'id', sortOrder: 'desc' });
    const isIt = (row: NonPoRow) =>
      Date.parse(row.rct ?? '') >= since.getTime() - CLOCKS_APART &&
      row.supplierCode === supplier.code &&
      row.companyCode === company.code &&
      (row.invoiceNumber ?? '') === invoiceNumber.trim();
    return rows?.find(isIt) ?? null;
  };
}

/** How a non-PO invoice is written. */
export const nonPoForm: FormDef<NonPoInvoice, NonPoValues, NonPoInvoiceInput, InvoiceParties> = {
  document: nonPoDocument,
  create: nonPoCreate,
  duplicateWarning: () => nonPoDuplicateWarning,
  editors: {
    parties: PartiesPart,
    lines: LinesEditor,
    calculation: TotalsEditor,
    shipping: ShippingEditor,
  },
  lockedInCorrection: ['approverId', 'isAgree'],
  useLookups: ({ company }) => useInvoiceLookups({ companyCode: company.code, countryCode: company.countryCode }),
  countryOf: ({ company }) => company.countryCode,
  companyOf: ({ company }) => company.code,
  hints: ({ supplier }) => ({
    taxType: {
      dependsOn: ['billToLocation'],
      warn: (taxType: NonPoValues['taxType'], { billToLocation }) =>
        taxTypeHint(taxType?.name, supplier.gstNumber, billToLocation),
    },
  }),
  blank: blankValues,
  begin: (values, doc) => ({ ...values, ...newExtras(values, doc.defaults) }),
  toEdit,
  toCopy,
  derive: doc => nonPoDerive(doc.defaults),
  issues: nonPoIssues,
  toInput,
  toFormPath,
  useFindSaved,
  useTotal: useGrossAmount,
};
