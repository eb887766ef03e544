import { CLOSED, IN_PROGRESS, UNDER_QUERY } from '../rules/query/inputs.ts';
import type { RecordType } from '../rules/declared/recordType.ts';
import { queryCategories } from '../data/seed/notices.ts';
import type { PlannedRecord } from '../data/seed/plan.ts';

interface Party {
  userId: string;
  name: string;
  email: string;
}

/**
 * Returns the query behind a status Under Query or Work in Progress, and closed ones on some approved invoices.
 * The approver queries the requester; on every third invoice it is the reverse.
 */
export function seedQuery(
  { module, context, path }: RecordType,
  { stage, creator, approver }: PlannedRecord,
  recordId: number,
  queryId: number,
  lastAct: string,
) {
  const status =
    stage === 'underQuery'
      ? UNDER_QUERY
      : stage === 'workInProgress'
        ? IN_PROGRESS
        : stage === 'approved' && recordId % 5 === 0
          ? CLOSED
          : null;
  if (!status) return null;
  const turned = queryId % 3 === 0;
  const [asks, answers]: Party[] = turned ? [creator, approver] : [approver, creator];
  if (!asks || !answers) return null;
  const at = (hours: number) => new Date(new Date(lastAct).getTime() + hours * 3_600_000).toISOString();
  const category = queryCategories[recordId % queryCategories.length];
  const answered = status !== UNDER_QUERY;
  const bySupplier = !turned && creator.bySupplier;
  return {
    query: {
      id: queryId,
      uid: `seed-query-${queryId}`,
      module,
      context,
      context_id: recordId,
      context_url: `${path}${recordId}`,
      context_attachments: [],
      category_code: category?.code,
      category_name: category?.name,
      title: category?.name,
      created_by_id: asks.userId,
      created_by_name: asks.name,
      created_by_email: asks.email,
      recipient_id: answers.userId,
      recipient_name: answers.name,
      recipient_email: answers.email,
      recipient_type: bySupplier ? 'Supplier' : 'User',
      email_in_cc: [],
      participants: [asks.userId, answers.userId],
      is_closed: status === CLOSED,
      status,
      active: true,
      deleted: false,
      rct: at(5),
      rut: at(answered ? 30 : 5),
    },
    items: [
      {
        id: queryId,
        query_id: queryId,
        query: turned
          ? 'Which service report do you need for the approval of this invoice?'
          : 'Please confirm the service period of this invoice.',
        query_date: at(5),
        response: answered ? 'It covers the quarter from July to September, as agreed.' : null,
        response_date: answered ? at(30) : null,
        is_closed: answered,
        status: answered ? IN_PROGRESS : UNDER_QUERY,
        attachments: [],
        rcb: asks.userId,
      },
    ],
  };
}
