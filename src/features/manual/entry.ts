import { recordEntry } from '@/domain/record/recordEntry';
import { recordTypes } from '@/domain/recordTypes';
import { manualById, manualListPage } from './api/operations';
import { manualList } from './fields/manual.list';

export const manualEntry = recordEntry({
  kind: recordTypes.ManualInvoiceEntry,
  byId: manualById,
  page: manualListPage,
  list: manualList,
  ownOnly: true,
  getAmount: row => [row.invoiceAmount, row.currencyCode],
  configured: false,
});
