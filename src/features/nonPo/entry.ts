import { recordEntry } from '@/domain/record/recordEntry';
import { recordTypes } from '@/domain/recordTypes';
import { nonPoById, nonPoListPage } from './api/operations';
import { nonPoList } from './fields/nonPo.list';

export const nonPoEntry = recordEntry({
  kind: recordTypes.NonPoInvoice,
  byId: nonPoById,
  page: nonPoListPage,
  list: nonPoList,
  getAmount: row => [row.totalGrossAmount, row.currencyCode],
  configured: true,
});
