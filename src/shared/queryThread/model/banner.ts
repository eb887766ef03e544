import type { Id } from '@/lib/ids';
import { isStatus } from '@/lib/status';
import { isSamePerson, writerName, type Query, type QueryPerson } from './thread';

interface QueryBanner {
  id: Id;
  title: string;
  text: string;
  yours: boolean;
}

/** Describes an open query for this user (spec 2 §4 'Query states'); null if it is closed. */
export function getQueryBanner(query: Query, user: QueryPerson): QueryBanner | null {
  if (!query.isOpen) return null;
  const mine = isSamePerson(query.recipient, user);
  const recipient = writerName(query.recipient);
  if (isStatus(query.status, 'workinprogress')) {
    const text = mine ? 'You responded to the Query' : `${recipient} responded to query`;
    return { id: query.id, title: 'Work in Progress', text, yours: false };
  }
  const text = mine ? 'Waiting for your response' : `waiting for response by ${recipient}`;
  return { id: query.id, title: 'Under Query', text, yours: mine };
}
