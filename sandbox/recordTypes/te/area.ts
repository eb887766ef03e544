import type { Resolver } from '../../rules/context.ts';
import { plainResolvers, type PlainArea } from '../../rules/declared/plainType.ts';
import { final, staging } from './recordTypes.ts';
import { deleteStaged, submitStaged, updateStaged, type StagedFiles } from './rules.ts';
import { seed } from './seed.ts';

const remove: Resolver<{ input: { id: number } }> = async (_source, { input }, { db, viewer }) => ({
  result: await deleteStaged(db, viewer, input.id),
});
const submit: Resolver<{ list: { id: number }[] }> = (_source, { list }, { db, viewer }) =>
  submitStaged(
    db,
    viewer,
    list.map(({ id }) => id),
  );
const update: Resolver<{ input: StagedFiles }> = async (_source, { input }, { db, viewer }) => ({
  status: await updateStaged(db, viewer, input),
});

const [ofStaging, ofFinal] = [plainResolvers(staging), plainResolvers(final)];

/** Imported invoices are staged, then submitted (spec 3 §2, §4). */
export const te: PlainArea = {
  folder: import.meta.dirname,
  kinds: [staging, final],
  resolvers: {
    Query: { ...ofStaging['Query'], ...ofFinal['Query'] },
    Mutation: { stagingTEInvoiceDelete: remove, submitStagingTEInvoice: submit, stagingTEInvoiceUpdate: update },
  },
  seed,
};
