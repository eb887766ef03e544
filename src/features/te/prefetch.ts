import { prefetchOwnList } from '@/domain/invoice/ownList';
import { viewedId } from '@/domain/record/address';
import type { Id } from '@/lib/ids';
import { prefetchOperation, type Operation } from '@/platform/graphql/operation';
import type { Prefetch } from '@/platform/routing/routes';
import { stagedById, stagingListPage, teById, teListPage } from './api/operations';
import { stagingShape } from './fields/staging.list';
import { teList } from './fields/te.list';

const recordOf =
  (byId: Operation<Id, unknown>): Prefetch =>
  ({ pathname }) => {
    const id = viewedId(pathname);
    if (id !== null) prefetchOperation(byId, id);
  };

/** What the screens ask first. */
export const tePrefetch = {
  list: prefetchOwnList(teListPage, teList),
  invoice: recordOf(teById),
  staging: prefetchOwnList(stagingListPage, stagingShape),
  staged: recordOf(stagedById),
};
