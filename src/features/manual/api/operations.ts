import { CurrencyListDocument } from '@/domain/invoice/api/currencyList.graphql.generated';
import {
  byIdOperation,
  inputOperation,
  pageOperation,
  saveOperation,
  type ResponseRow,
} from '@/domain/calls/api/operations';
import type { Id } from '@/lib/ids';
import { toCreatedId } from '@/lib/success';
import { operation } from '@/platform/graphql/operation';
import { allRows, firstRows } from '@/shared/list/listInput';
import {
  ManualEntryApSubCategoryListDocument,
  ManualEntryDocumentTypeListDocument,
  ManualInvoiceEntryBusinessLocationDocument,
} from './lookUps.graphql.generated';
import {
  CreateManualInvoiceEntryDocument,
  ManualInvocieEntryDuplicateWarningDocument,
  ManualInvoiceEntryByIdDocument,
  ManualInvoiceEntryListDocument,
  UpdateManualInvoiceEntryDocument,
  UpdateManualInvoiceEntryRemarkDocument,
  type ManualInvoiceEntryByIdQuery,
  type ManualInvoiceEntryListQuery,
} from './manual.graphql.generated';

type StoredEntry = NonNullable<ManualInvoiceEntryByIdQuery['manualInvoiceEntryById']>;
export type ManualEntry = StoredEntry & typeof NOT_APPROVED;
export type ManualRow = ResponseRow<ManualInvoiceEntryListQuery['manualInvoiceEntryList']>;

const NOT_APPROVED = { userCanEdit: null, approverId: null, approverName: null, approverEmail: null };

export const manualById = byIdOperation(
  ManualInvoiceEntryByIdDocument,
  ({ manualInvoiceEntryById: entry }): ManualEntry | null => entry && { ...entry, ...NOT_APPROVED },
);

export const manualListPage = pageOperation(ManualInvoiceEntryListDocument, data => data.manualInvoiceEntryList);

export const manualDuplicateWarning = inputOperation(
  ManualInvocieEntryDuplicateWarningDocument,
  data => data.manualInvocieEntryDuplicateWarning,
);
export const manualCreate = saveOperation(CreateManualInvoiceEntryDocument, data => data.createManualInvoiceEntry);
export const manualUpdate = saveOperation(UpdateManualInvoiceEntryDocument, data => data.updateManualInvoiceEntry);

export const manualClose = operation(
  UpdateManualInvoiceEntryRemarkDocument,
  ({ id, remarks }: { id: Id; remarks: string }) => ({ input: { id, remarks, status: 'Closed' } }),
  data => toCreatedId(data.updateManualInvoiceEntryRemark?.id),
);

/** Page size of look-ups (spec 3 §9). */
const LOOKUP_PAGE = 20;
const inUse = { active: true, deleted: false };
const byCode = (code: string) => ({ input: firstRows(LOOKUP_PAGE, { code, ...inUse }) });

interface Named {
  code: string | null;
  name: string | null;
}
const toChoices = (rows: readonly Named[] | null | undefined) =>
  (rows ?? []).map(({ code, name }) => ({ code: code ?? '', name: name ?? code ?? '' }));

export const documentTypes = operation(ManualEntryDocumentTypeListDocument, byCode, data =>
  toChoices(data.manualEntryDocumentTypeList?.data),
);
export const apSubCategories = operation(ManualEntryApSubCategoryListDocument, byCode, data =>
  toChoices(data.manualEntryApSubCategoryList?.data),
);
/** Returns every location whose name contains the text: page size 0 (spec 3 §7). Identified by name. */
export const businessLocations = operation(
  ManualInvoiceEntryBusinessLocationDocument,
  (name1: string) => ({ input: allRows({ name1, ...inUse }) }),
  data =>
    (data.manualInvoiceEntryBusinessLocation?.data ?? []).flatMap(({ name1 }) =>
      name1 ? { code: name1, name: name1 } : [],
    ),
);

const all = () => ({ input: allRows(inUse) });
const byName = (rows: readonly Named[] | null | undefined) =>
  (rows ?? []).flatMap(({ name }) => (name ? { value: name, label: name } : []));

export const documentTypeOptions = operation(ManualEntryDocumentTypeListDocument, all, data =>
  byName(data.manualEntryDocumentTypeList?.data),
);
export const apSubCategoryOptions = operation(ManualEntryApSubCategoryListDocument, all, data =>
  byName(data.manualEntryApSubCategoryList?.data),
);

/** Options for imported cells, which contain a code or a name. */
const byCodeOrName = (rows: readonly Named[] | null | undefined) =>
  toChoices(rows).map(({ code, name }) => ({ value: code, label: name }));

export const currencyCodes = operation(CurrencyListDocument, all, data => byCodeOrName(data.currencyList?.data));
export const documentTypeCodes = operation(ManualEntryDocumentTypeListDocument, all, data =>
  byCodeOrName(data.manualEntryDocumentTypeList?.data),
);
export const apSubCategoryCodes = operation(ManualEntryApSubCategoryListDocument, all, data =>
  byCodeOrName(data.manualEntryApSubCategoryList?.data),
);
