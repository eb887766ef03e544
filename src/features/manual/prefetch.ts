import { limitedTo } from '@/domain/invoice/author';
import { prefetchList } from '@/domain/record/list';
import { recordPrefetch } from '@/domain/record/prefetchRecord';
import { recordKinds } from '@/domain/recordKinds';
import type { Prefetch } from '@/platform/routing/routes';
import { manualById, manualListPage } from './api/operations';
import { manualList } from './fields/manual.list';

const { view } = recordPrefetch({
  kind: recordKinds.ManualInvoiceEntry,
  byId: manualById,
  page: manualListPage,
  list: manualList,
  configured: false,
});

const list: Prefetch = (url, session) => prefetchList(manualListPage, limitedTo(session, manualList))(url);

export const manualPrefetch = { list, view };
