import { isStatus, type Status } from '@/lib/status';
import type { Session } from '@/platform/session/session';
import type { QueryRecord } from '@/shared/queryThread/model/record';
import { getFiles, viewHref, type RecordType } from '../recordTypes';
import type { StoredDocument } from './document';
import { isOwnSide } from './policy';

/** Not submitted yet or finally rejected: no new queries. */
const NOT_QUERIED: readonly Status[] = ['draft', 'rejected'];

const STOPS_APPROVAL = "Your invoice can't be approved while this query is open. Approval resumes when you close it.";

/** Converts a document for its query thread. Offers approver and requester as recipients (docs/decisions.md#query-rights). */
export function toQueryRecord(kind: RecordType, invoice: StoredDocument, session: Session): QueryRecord {
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
    ...getFiles(kind),
    contextId: invoice.id,
    title: `${kind.name} ${invoice.invoiceNumber || `#${invoice.id}`}`,
    path: viewHref(kind, invoice.id),
    mayRaise: !isStatus(invoice.status, ...NOT_QUERIED),
    warning: isStatus(invoice.status, 'pendingforapproval') && isOwnSide(session, invoice) ? STOPS_APPROVAL : undefined,
    people: people.filter(({ userId }) => userId !== ''),
  };
}
