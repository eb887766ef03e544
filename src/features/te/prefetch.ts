import { limitedTo } from '@/domain/invoice/author';
import { viewedId } from '@/domain/record/address';
import { prefetchList } from '@/domain/record/list';
import { prefetchOperation, type Operation } from '@/platform/graphql/operation';
import type { Prefetch } from '@/platform/routing/routes';
import type { ListInput, ListPage, ListShape } from '@/shared/list/listTypes';
import { stagedById, stagingListPage, teById, teListPage } from './api/operations';
import { stagingShape } from './fields/staging.list';
import { teList } from './fields/te.list';

const listOf =
  (page: Operation<ListInput, ListPage<unknown>>, list: ListShape): Prefetch =>
  (url, session) =>
    prefetchList(page, limitedTo(session, list))(url);

const recordOf =
  (byId: Operation<number, unknown>): Prefetch =>
  ({ pathname }) => {
    const id = viewedId(pathname);
    if (id !== null) prefetchOperation(byId, id);
  };

/** What the screens ask first. */
export const tePrefetch = {
  list: listOf(teListPage, teList),
  invoice: recordOf(teById),
  staging: listOf(stagingListPage, stagingShape),
  staged: recordOf(stagedById),
};
