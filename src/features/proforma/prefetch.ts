import { recordPrefetch } from '@/domain/record/prefetchRecord';
import { recordTypes } from '@/domain/recordTypes';
import { query } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { orderById, proformaById, proformaListPage } from './api/operations';
import { proformaList } from './fields/proforma.list';
import { readOrderId } from './model/createHref';

const create: Prefetch = (url, _session, state) => {
  const id = readOrderId(url.searchParams, state);
  return id === null ? [] : [query(orderById, id)];
};

export const proformaPrefetch = {
  ...recordPrefetch({
    kind: recordTypes.ProformaInvoice,
    byId: proformaById,
    page: proformaListPage,
    list: proformaList,
    configured: false,
  }),
  create,
};
