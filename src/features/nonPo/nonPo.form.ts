import { useInvoiceLookups } from '@/domain/invoice/api/useInvoiceLookups';
import { PartiesPart } from '@/domain/invoice/PartiesPart';
import type { InvoiceParties } from '@/domain/invoice/parties';
import { taxTypeHint } from '@/domain/invoice/taxHint';
import { useFindInvoice } from '@/domain/invoice/useFindInvoice';
import type { FormDef } from '@/domain/record/document';
import { nonPoCreate, nonPoDuplicateWarning, nonPoListPage, type NonPoInvoice } from './api/operations';
import type { NonPoInvoiceInput } from './api/saveNonPo.graphql.generated';
import { nonPoDerive } from './model/nonPo.derive';
import { newExtras } from './model/extras';
import { nonPoIssues } from './model/nonPo.issues';
import { toCopy, toEdit, toFormPath, toInput } from './model/nonPo.mappers';
import { blankValues, type NonPoValues } from './model/nonPo.values';
import { nonPoDocument } from './nonPo.document';
import { LinesEditor, ShippingEditor, TotalsEditor, useGrossAmount } from './parts/editors';

/** Form definition of the non-PO invoice. */
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
  useFindSaved: parties => useFindInvoice(nonPoListPage, parties),
  goesTo: ({ approverId }) => approverId?.name ?? '',
  useTotal: useGrossAmount,
};
