import { prefetchOwnList } from '@/domain/invoice/ownList';
import { prefetchById } from '@/domain/record/prefetchRecord';
import { stagedById, stagingListPage, teById, teListPage } from './api/operations';
import { stagingShape } from './fields/staging.list';
import { teList } from './fields/te.list';

export const tePrefetch = {
  list: prefetchOwnList(teListPage, teList),
  invoice: prefetchById(teById),
  staging: prefetchOwnList(stagingListPage, stagingShape),
  staged: prefetchById(stagedById),
};
