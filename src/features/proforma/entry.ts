import { recordEntry } from '@/domain/record/recordEntry';
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

export const proformaEntry = {
  ...recordEntry({
    kind: recordTypes.ProformaInvoice,
    byId: proformaById,
    page: proformaListPage,
    list: proformaList,
    getAmount: row => [row.totalGrossAmount, row.currencyCode],
    configured: false,
  }),
  create,
};
