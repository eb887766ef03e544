import { recordPrefetch } from '@/domain/record/prefetchRecord';
import { recordKinds } from '@/domain/recordKinds';
import { nonPoById, nonPoListPage } from './api/operations';
import { nonPoList } from './fields/nonPo.list';

export const nonPoPrefetch = recordPrefetch({
  kind: recordKinds.NonPoInvoice,
  byId: nonPoById,
  page: nonPoListPage,
  list: nonPoList,
  configured: true,
});
