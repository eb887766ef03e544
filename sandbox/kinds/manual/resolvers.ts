import { round } from '@/lib/money';
import type { Resolver, Resolvers } from '../../graphql/context.ts';
import type { Column } from '../../rules/lists/listFilters.ts';
import { listQuery, type ListDefinition, type ListInput } from '../../rules/lists/listQuery.ts';
import { warnOfLike } from '../../rules/records/duplicates.ts';
import { textOf } from '../../rules/records/input.ts';
import { findParties } from '../../rules/records/parties.ts';
import type { RecordKind } from '../recordKind.ts';
import type { ManualInput } from './input.ts';
import { closeEntry, saveEntry } from './save.ts';

type OfList = Resolver<{ input: ListInput }>;
type OfInput = Resolver<{ input: ManualInput }>;
type OfRemark = Resolver<{ input: { id: number; remarks?: string | null; status?: string | null } }>;

const text = (sql: string): Column => ({ sql, kind: 'text' });
const flags: Record<string, Column> = {
  active: { sql: 'active', kind: 'boolean' },
  deleted: { sql: 'deleted', kind: 'boolean' },
};
const id: Column = { sql: 'id', kind: 'int' };

const codeName = (from: string): ListDefinition => ({
  from,
  columns: { id, code: text('code'), name: text('name'), ...flags },
  sort: ['id', 'asc'],
});
const locations: ListDefinition = {
  from: 'manual_business_location',
  columns: { id, name1: text('name1'), ...flags },
  sort: ['name1', 'asc'],
};

const listed =
  (list: ListDefinition): OfList =>
  (_source, { input }, { db }) =>
    listQuery(db, list, input);

/** The calls that only manual entries have: their writes and look-ups (spec 3 §7). */
export function manualResolvers(kind: () => RecordKind): Resolvers {
  const create: OfInput = async (_source, { input }, { db, viewer }) => ({
    id: await saveEntry(db, viewer, kind(), { ...input, id: null }),
  });
  const update: OfInput = async (_source, { input }, { db, viewer }) => ({
    id: await saveEntry(db, viewer, kind(), input),
  });
  const close: OfRemark = async (_source, { input }, { db, viewer }) => ({
    id: await closeEntry(db, viewer, kind(), input),
  });
  const warning: OfInput = async (_source, { input }, { db, viewer }) => {
    if (!textOf(input.companyCode) || !textOf(input.invoiceDate)) return { id: 0, message: null };
    const { supplierId } = await findParties(db, viewer, input, true);
    return warnOfLike(db, kind(), { supplierId, gross: round(input.invoiceAmount ?? '0') }, input);
  };
  return {
    Query: {
      manualEntryDocumentTypeList: listed(codeName('manual_document_type')),
      manualEntryApSubCategoryList: listed(codeName('manual_ap_sub_category')),
      manualInvoiceEntryBusinessLocation: listed(locations),
    },
    Mutation: {
      createManualInvoiceEntry: create,
      updateManualInvoiceEntry: update,
      updateManualInvoiceEntryRemark: close,
      manualInvocieEntryDuplicateWarning: warning,
    },
  };
}
