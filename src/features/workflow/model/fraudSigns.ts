import { fraudSignsOf } from '@/domain/supplier/fraudSigns';
import { kindOf } from '@/domain/recordKinds';
import type { ListedTask } from './listedTask';

export interface TaskWithSigns {
  task: ListedTask;
  sentences: string[];
}

/**
 * Checks tasks that may change bank accounts with the data that the tasks carry: holder, IFSC, and the accounts of the other tasks.
 * Countries, contacts, documents and other suppliers' profiles are compared only on a request's page, so a task without a warning is not
 * fully checked.
 */
export function checkAccounts(tasks: readonly ListedTask[]): { flagged: TaskWithSigns[]; notFullyChecked: number } {
  const changes = tasks.filter(({ context }) => kindOf(context)?.taskFacts.accounts);
  const flagged = changes
    .map(task => ({ task, sentences: task.accounts.flatMap(account => sentencesOf(task, account, changes)) }))
    .filter(({ sentences }) => sentences.length > 0);
  return { flagged, notFullyChecked: changes.length - flagged.length };
}

function sentencesOf(task: ListedTask, account: ListedTask['accounts'][number], tasks: readonly ListedTask[]) {
  const elsewhere = tasks
    .filter(
      other =>
        other.contextId !== task.contextId &&
        other.accounts.some(({ accountNumber }) => accountNumber === account.accountNumber),
    )
    .map(({ contextId }) => ({ supplierId: contextId, email: '' }));
  return fraudSignsOf(
    { ...account, country: '', locations: [] },
    { legalName: task.supplierName, locations: [], contacts: [], elsewhere },
  ).map(({ sentence }) => sentence);
}
