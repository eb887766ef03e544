import type { Id } from '@/lib/ids';
import type { QueryPerson } from './thread';

export interface QueryRecord {
  /** Sent verbatim to the backend. */
  module: string;
  context: string;
  contextId: Id;
  title: string;
  /** Path below /sportal, stored with a query as the link to the record. */
  path: string;
  /** True if the record's status allows a new query. */
  mayRaise: boolean;
  /** Side effect of a new query, shown before sending. */
  warning?: string | undefined;
  /** Approver and requester, offered before the user types. */
  people: readonly QueryPerson[];
}
