import { isStatus, statusKey } from '@/lib/text';
import type { Session } from '@/platform/session/session';
import type { QueryRecord } from '@/shared/queryThread/model/record';
import { filesOf, viewHref, type RecordKind } from '../recordKinds';
import type { StoredDocument } from './document';
import { isOwnSide } from './policy';

/** Not submitted yet, or over for good: nobody can be asked about it. */
const NOT_QUERIED = new Set(['draft', 'rejected']);

const STOPS_APPROVAL =
  'While this query is open nobody can approve your invoice. The approval goes on when you close the query.';

/** The document as its query thread sees it. Its approver and requester are offered as recipients (DECISIONS 53). */
export function toQueryRecord(kind: RecordKind, invoice: StoredDocument, session: Session): QueryRecord {
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
    ...filesOf(kind),
    contextId: invoice.id,
    title: `${kind.name} ${invoice.invoiceNumber || `#${invoice.id}`}`,
    path: viewHref(kind, invoice.id),
    mayRaise: !NOT_QUERIED.has(statusKey(invoice.status)),
    warning:
      isStatus(invoice.status, 'Pending for approval') && isOwnSide(session, invoice) ? STOPS_APPROVAL : undefined,
    people: people.filter(({ userId }) => userId !== ''),
  };
}
