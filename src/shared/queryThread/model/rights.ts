import type { Id } from '@/lib/ids';
import { isStatus } from '@/lib/status';
import { isSamePerson, type Query, type QueryItem, type QueryPerson } from './thread';

interface QueryRights {
  /** Id of the question that waits for this user's answer. */
  respondTo: Id | null;
  mayAdd: boolean;
  mayClose: boolean;
}

/** Returns true if the question has no answer yet. */
export function isUnanswered(item: QueryItem): boolean {
  return isStatus(item.status, 'underquery') || (item.status === '' && item.response === '');
}

/**
 * Returns the user's rights on a query (spec 2 §4 'Query states', §6, docs/decisions.md#query-rights): only the recipient answers, only
 * the creator adds and closes. While `items` is undefined, neither answers nor adds.
 */
export function queryRights(query: Query, items: readonly QueryItem[] | undefined, user: QueryPerson): QueryRights {
  const isCreator = isSamePerson(query.creator, user);
  const isRecipient = isSamePerson(query.recipient, user);
  const latest = items?.at(-1);
  const waits = latest !== undefined && isUnanswered(latest);
  return {
    respondTo: query.isOpen && isRecipient && waits ? latest.id : null,
    mayAdd: query.isOpen && isCreator && isStatus(query.status, 'workinprogress') && latest !== undefined && !waits,
    mayClose: query.isOpen && isCreator,
  };
}
