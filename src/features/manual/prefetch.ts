import { prefetchOwnList } from '@/domain/invoice/ownList';
import { recordPrefetch } from '@/domain/record/prefetchRecord';
import { recordTypes } from '@/domain/recordTypes';
import { manualById, manualListPage } from './api/operations';
import { manualList } from './fields/manual.list';

const { view } = recordPrefetch({
  kind: recordTypes.ManualInvoiceEntry,
  byId: manualById,
  page: manualListPage,
  list: manualList,
  configured: false,
});

export const manualPrefetch = { list: prefetchOwnList(manualListPage, manualList), view };
