import {
  changedAccounts,
  checkAccounts,
  otherUsers,
  type AccountRequest,
  type AccountUsers,
} from '@/domain/supplier/accountChanges';
import { getFraudWarnings } from '@/domain/supplier/fraudWarnings';
import { getRecordType } from '@/domain/recordTypes';
import type { ListedTask } from './listedTask';

export interface TaskWithWarnings {
  task: ListedTask;
  sentences: string[];
}

export interface LoadedRequests {
  /** By task key; failed loads are missing. */
  requests: ReadonlyMap<string, AccountRequest>;
  users: AccountUsers;
}

export function accountTasks(tasks: readonly ListedTask[]): ListedTask[] {
  return tasks.filter(({ context }) => getRecordType(context)?.taskDetails.accounts);
}

/** Checks requests that may change bank accounts. Without loaded data it checks the data of the tasks. */
export function checkTasks(
  tasks: readonly ListedTask[],
  loaded: LoadedRequests | undefined,
): { flagged: TaskWithWarnings[]; notFullyChecked: number } {
  const read = tasks.map(task => {
    const request = loaded?.requests.get(task.key);
    const changed = request ? changedAccounts(request).flatMap(({ accountNumber }) => accountNumber || []) : [];
    return { task, request, changed, onTask: task.accounts.filter(one => !changed.includes(one.accountNumber)) };
  });
  const users = new Map(loaded?.users);
  for (const { task, changed } of read)
    for (const number of new Set([...changed, ...task.accounts.map(({ accountNumber }) => accountNumber)])) {
      const known = users.get(number) ?? [];
      if (!known.some(({ supplierId }) => supplierId === task.contextId))
        users.set(number, [...known, { supplierId: task.contextId, email: '' }]);
    }
  const checked = read.map(({ task, request, changed, onTask }) => {
    const warnings = [
      ...(request ? [...checkAccounts(request, users).values()].flat() : []),
      ...onTask.flatMap(account =>
        getFraudWarnings(
          { ...account, country: '', locations: [] },
          {
            legalName: task.supplierName,
            locations: [],
            contacts: [],
            elsewhere: otherUsers(users.get(account.accountNumber), task.contextId),
          },
        ),
      ),
    ];
    const isChecked =
      request !== undefined &&
      request.tables.length > 0 &&
      onTask.length === 0 &&
      changed.every(number => loaded?.users.has(number));
    return { task, sentences: [...new Set(warnings.map(({ sentence }) => sentence))], isChecked };
  });
  return {
    flagged: checked.filter(({ sentences }) => sentences.length > 0),
    notFullyChecked: checked.filter(({ sentences, isChecked }) => sentences.length === 0 && !isChecked).length,
  };
}
