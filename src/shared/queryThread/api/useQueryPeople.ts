import { useMemo } from 'react';
import { splitList } from '@/lib/text';
import { toCallError } from '@/platform/graphql/callError';
import { useRequest } from '@/platform/graphql/useRequest';
import type { QueryRecord } from '../model/record';
import { isSamePerson, type QueryPerson } from '../model/thread';
import { UserSupplierDetailsListDocument } from './queryChoices.graphql.generated';

const PAGE = 50;

/**
 * People who can be asked: the record's own before anything is typed, then whom the backend finds. Who has no right to search
 * chooses among the record's people only (DECISIONS 53).
 */
export function useQueryPeople(
  record: QueryRecord,
  user: QueryPerson,
): (text: string, signal: AbortSignal) => Promise<QueryPerson[]> {
  const search = useRequest(UserSupplierDetailsListDocument);
  const { context, contextId, people } = record;
  return useMemo(
    () => async (text, signal) => {
      if (text === '') return people.filter(person => !isSamePerson(person, user));
      const parameters = [
        { name: 'usernameoremail', value: text },
        { name: 'contextId', value: String(contextId) },
        { name: 'context', value: context },
      ];
      try {
        const page = await search({ input: { currentPage: 1, pageSize: PAGE, parameters } }, { signal });
        return (page.userSupplierDetailsList?.data ?? []).map(row => ({
          userId: row.userId,
          name: row.userName ?? '',
          email: row.email ?? '',
          isSupplier: splitList(row.roleGroupName).some(group => group.toLowerCase() === 'supplier'),
        }));
      } catch (error) {
        if (toCallError(error).kind !== 'permission') throw error;
        const wanted = text.toLowerCase();
        return people.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted));
      }
    },
    [search, context, contextId, people, user],
  );
}
