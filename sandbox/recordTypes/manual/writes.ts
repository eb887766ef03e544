import { round } from '@/lib/money';
import type { ManualInput } from './input.ts';
import { manual } from './recordType.ts';
import { closeEntry, saveEntry, type Remark } from './save.ts';
import { warnOfLike } from '../../rules/records/duplicates.ts';
import { getText } from '../../rules/declared/input.ts';
import { findParties } from '../../rules/records/parties.ts';
import type { Resolver, Resolvers } from '../../rules/context.ts';

type OfInput = Resolver<{ input: ManualInput }>;

const create: OfInput = async (_source, { input }, { db, viewer }) => ({
  id: await saveEntry(db, viewer, manual, { ...input, id: null }),
});

const update: OfInput = async (_source, { input }, { db, viewer }) => ({
  id: await saveEntry(db, viewer, manual, input),
});

const close: Resolver<{ input: Remark }> = async (_source, { input }, { db, viewer }) => ({
  id: await closeEntry(db, viewer, manual, input),
});

const warning: OfInput = async (_source, { input }, { db, viewer }) => {
  if (!getText(input.companyCode) || !getText(input.invoiceDate)) return { id: 0, message: null };
  const { supplierId } = await findParties(db, viewer, input, true);
  return warnOfLike(db, manual, { supplierId, gross: round(input.invoiceAmount ?? '0') }, input);
};

/** Spec 3 §7. */
export const manualWrites: Resolvers = {
  Mutation: {
    createManualInvoiceEntry: create,
    updateManualInvoiceEntry: update,
    updateManualInvoiceEntryRemark: close,
    manualInvocieEntryDuplicateWarning: warning,
  },
};
