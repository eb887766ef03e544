import { useMemo } from 'react';
import { splitList } from '@/lib/text';
import { toCallError } from '@/platform/graphql/callError';
import { useCall } from '@/platform/graphql/useCall';
import { firstRows } from '@/shared/list/listInput';
import type { QueryRecord } from '../model/record';
import { isSamePerson, type QueryPerson } from '../model/thread';
import { UserSupplierDetailsListDocument } from './queryChoices.graphql.generated';

const PAGE = 50;

/** Returns the search parameter for a person: `rcb` is a user id, an e-mail or a user name (docs/decisions.md#creator-match). */
const getParameter = (named: string) => (/[\s@]/.test(named) ? 'usernameoremail' : 'userId');

/**
 * Searches recipients: the record's people first, then the backend's users. Completes the requester by usernameoremail
 * or userId (spec 2 §7). Users without search permission choose among the record's people (docs/decisions.md#query-rights).
 */
export function useQueryPeople(
  record: QueryRecord,
  user: QueryPerson,
): (text: string, signal: AbortSignal) => Promise<QueryPerson[]> {
  const call = useCall();
  const { context, contextId, people } = record;
  return useMemo(() => {
    const find = async (name: 'usernameoremail' | 'userId', value: string, signal: AbortSignal) => {
      const input = firstRows(PAGE, { [name]: value, contextId, context });
      const page = await call(UserSupplierDetailsListDocument, { input }, { signal });
      return (page.userSupplierDetailsList?.data ?? []).map((row): QueryPerson => ({
        userId: row.userId,
        name: row.userName ?? '',
        email: row.email ?? '',
        isSupplier: splitList(row.roleGroupName).some(group => group.toLowerCase() === 'supplier'),
      }));
    };
    /** Completes a person from the backend; otherwise keeps the record's data. */
    const inFull = async (person: QueryPerson, signal: AbortSignal) => {
      if (person.email !== '') return person;
      const found = await find(getParameter(person.userId), person.userId, signal).catch(() => []);
      return found.find(known => isSamePerson(person, known)) ?? person;
    };
    return async (text, signal) => {
      if (text === '') {
        const known = await Promise.all(people.map(person => inFull(person, signal)));
        return known.filter(person => !isSamePerson(person, user));
      }
      try {
        return await find('usernameoremail', text, signal);
      } catch (error) {
        if (toCallError(error).kind !== 'permission') throw error;
        const wanted = text.toLowerCase();
        return people.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted));
      }
    };
  }, [call, context, contextId, people, user]);
}
