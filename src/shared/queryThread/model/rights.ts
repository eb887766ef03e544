import type { Id } from '@/lib/ids';
import { isStatus } from '@/lib/text';
import { isSamePerson, type Query, type QueryItem, type QueryPerson } from './thread';

export interface QueryRights {
  isCreator: boolean;
  isRecipient: boolean;
  /** The question that waits for this user's answer. */
  respondTo: Id | null;
  mayAdd: boolean;
  mayClose: boolean;
}

/** True while the question waits for its answer. */
export function isUnanswered(item: QueryItem): boolean {
  return isStatus(item.status, 'Under Query') || (item.status === '' && item.response === '');
}

/**
 * Who may do what on a query (spec 2 §4 'Query states', §6, DECISIONS 53): only the recipient answers, only the creator adds and
 * closes. `items` undefined: not known yet, so nothing is answered or added.
 */
export function queryRights(query: Query, items: readonly QueryItem[] | undefined, user: QueryPerson): QueryRights {
  const isCreator = isSamePerson(query.creator, user);
  const isRecipient = isSamePerson(query.recipient, user);
  const latest = items?.at(-1);
  const waits = latest !== undefined && isUnanswered(latest);
  return {
    isCreator,
    isRecipient,
    respondTo: query.isOpen && isRecipient && waits ? latest.id : null,
    mayAdd: query.isOpen && isCreator && isStatus(query.status, 'Work in Progress') && latest !== undefined && !waits,
    mayClose: query.isOpen && isCreator,
  };
}
