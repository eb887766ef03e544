import { useCallback } from 'react';
import type { Id } from '@/lib/ids';
import { isStatus, type Status } from '@/lib/status';
import type { Operation } from '@/platform/graphql/operation';
import { useCall } from '@/platform/graphql/useCall';
import { useSession } from '@/platform/session/SessionContext';
import type { ListInput } from '@/shared/list/listTypes';
import type { LoadFacts } from '@/shared/list/useLaterFacts';

/** The aging report of a kind (spec 3 §7) for some of its records: who has to act on each. */
export type PendingWithOperation = Operation<ListInput, readonly { id: Id; pendingWith: string | null }[]>;

export interface WaitingRow {
  id: Id;
  status: string | null;
  pendingWith?: string;
}

/** Names, joined by commas, in which the reader himself is 'You'. */
export function withYou(names: string, userName: string): string {
  return names
    .split(', ')
    .map(name => (name === userName ? 'You' : name))
    .join(', ');
}

/** The statuses that the aging report knows: somebody has to act. */
const WAITS: readonly Status[] = ['pendingforapproval', 'sentback', 'underquery', 'workinprogress'];

/**
 * 'Pending With' of a list's rows, which the list's call does not know: asked of the aging report, for the rows on the screen that wait,
 * once they are there. The reader himself is 'You'.
 */
export function usePendingWith<Row extends WaitingRow>(operation: PendingWithOperation): LoadFacts<Row> {
  const call = useCall();
  const { userName } = useSession();
  return useCallback(
    async (rows, signal) => {
      const waiting = rows.filter(({ status }) => isStatus(status, ...WAITS)).map(({ id }) => id);
      if (waiting.length === 0) return new Map();
      const parameters = [{ name: 'id', value: waiting.join(','), type: 'checkBox' }];
      const input = { currentPage: 1, pageSize: waiting.length, parameters, sortBy: 'id', sortOrder: 'desc' } as const;
      const found = await call(operation, input, { signal });
      return new Map(
        found.map(({ id, pendingWith }) => [
          String(id),
          { pendingWith: withYou(pendingWith ?? '', userName) } as Partial<Row>,
        ]),
      );
    },
    [call, operation, userName],
  );
}
