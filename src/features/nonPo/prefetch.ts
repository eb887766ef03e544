import { recordPrefetch } from '@/domain/record/prefetchRecord';
import { recordTypes } from '@/domain/recordTypes';
import { nonPoById, nonPoListPage } from './api/operations';
import { nonPoList } from './fields/nonPo.list';

export const nonPoPrefetch = recordPrefetch({
  kind: recordTypes.NonPoInvoice,
  byId: nonPoById,
  page: nonPoListPage,
  list: nonPoList,
  configured: true,
});
