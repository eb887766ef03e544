import { prefetchOwnList } from '@/domain/invoice/ownList';
import { viewedId } from '@/domain/recordAddress';
import type { Id } from '@/lib/ids';
import type { Operation } from '@/platform/graphql/operation';
import { prefetch } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { stagedById, stagingListPage, teById, teListPage } from './api/operations';
import { stagingShape } from './fields/staging.list';
import { teList } from './fields/te.list';

const recordOf =
  (byId: Operation<Id, unknown>): Prefetch =>
  ({ pathname }) => {
    const id = viewedId(pathname);
    if (id !== null) prefetch(byId, id);
  };

/** What the screens ask first. */
export const tePrefetch = {
  list: prefetchOwnList(teListPage, teList),
  invoice: recordOf(teById),
  staging: prefetchOwnList(stagingListPage, stagingShape),
  staged: recordOf(stagedById),
};
