import { statusKey } from '@/lib/text';
import type { QueryRecord } from '@/shared/queryThread/model/record';
import type { NonPoInvoice } from '../api/useNonPo';
import { filesOf, recordKinds, viewHref } from '@/domain/recordKinds';

/** Not submitted yet, or over for good: nobody can be asked about it. */
const NOT_QUERIED = new Set(['draft', 'rejected']);

/** The invoice as its query thread sees it. Its approver and requester are offered as recipients (DECISIONS 53). */
export function toQueryRecord(invoice: NonPoInvoice): QueryRecord {
  const people = [
    {
      userId: invoice.approverId ?? '',
      name: invoice.approverName ?? '',
      email: invoice.approverEmail ?? '',
      isSupplier: false,
    },
    {
      userId: invoice.rcb ?? '',
      name: invoice.createdByName ?? '',
      email: '',
      isSupplier: invoice.createdBy === 'Supplier',
    },
  ];
  return {
    ...filesOf(recordKinds.NonPoInvoice),
    contextId: invoice.id,
    title: `Non-PO Invoice ${invoice.invoiceNumber ?? `#${invoice.id}`}`,
    path: viewHref(recordKinds.NonPoInvoice, invoice.id),
    mayRaise: !NOT_QUERIED.has(statusKey(invoice.status)),
    people: people.filter(({ userId }) => userId !== ''),
  };
}
