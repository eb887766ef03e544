import type { Id } from '@/lib/ids';
import type { QueryPerson } from './thread';

/** The record a query is about. Declared as data by the room that owns it. */
export interface QueryRecord {
  /** The backend's names, sent verbatim. */
  module: string;
  context: string;
  contextId: Id;
  /** As people call it: its kind and its number. Becomes the title of its queries. */
  title: string;
  /** Where it is seen, below /sportal; stored with a query as the way back. */
  path: string;
  /** In the record's present state a query may be raised. */
  mayRaise: boolean;
  /** What raising one now brings about that its author may not want; said before it is sent. */
  warning?: string | undefined;
  /** People of the record (approver, requester): offered before anything is typed. */
  people: readonly QueryPerson[];
}
