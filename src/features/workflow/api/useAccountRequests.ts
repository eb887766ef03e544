import { changedAccounts } from '@/domain/supplier/accountChanges';
import { findAccountUsers } from '@/domain/supplier/api/accounts';
import { AccountRowsDocument } from '@/domain/supplier/api/accounts.graphql.generated';
import { recordTypes } from '@/domain/recordTypes';
import { mapFew } from '@/lib/mapFew';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { useCall } from '@/platform/graphql/useCall';
import { SupplerInfoHistoryDocument } from '@/shared/history/api/history.graphql.generated';
import { toHistory } from '@/shared/history/model/history';
import { allRows } from '@/shared/list/listInput';
import type { LoadedRequests } from '../model/fraudWarnings';
import type { ListedTask } from '../model/listedTask';

const AT_ONCE = 4;

/** Loads the bank account changes that tasks request, a few at a time. Failed loads are missing. */
export function useAccountRequests(tasks: readonly ListedTask[]) {
  const call = useCall();
  const loadRequest = async ({ contextId, supplierName, country }: ListedTask, signal: AbortSignal) => {
    const input = { context: recordTypes.SupplierUpdate.context, contextId };
    const [history, rows] = await Promise.all([
      call(SupplerInfoHistoryDocument, { input }, { signal }),
      call(AccountRowsDocument, { input: allRows({ SupplierId: contextId }) }, { signal }),
    ]);
    const tables = toHistory(history.SupplerInfoHistory, country);
    return { supplierId: contextId, legalName: supplierName, status: 'Pending', tables, rows };
  };
  const load = async (_keys: readonly string[], signal: AbortSignal): Promise<LoadedRequests> => {
    const loaded = await mapFew(tasks, AT_ONCE, task => loadRequest(task, signal));
    const requests = new Map(tasks.flatMap(({ key }, index) => (loaded[index] ? [[key, loaded[index]]] : [])));
    const numbers = [...requests.values()].flatMap(changedAccounts).flatMap(({ accountNumber }) => accountNumber || []);
    const users = await mapFew(new Set(numbers), AT_ONCE, async number => {
      return [number, await findAccountUsers(call, number, signal)] as const;
    });
    return { requests, users: new Map(users.filter(found => found !== undefined)) };
  };
  return useLoaded(load, tasks.length > 0 ? tasks.map(({ key }) => key) : null);
}
