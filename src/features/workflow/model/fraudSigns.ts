import { fraudSignsOf } from '@/domain/supplier/fraudSigns';
import type { ListedTask } from './listedTask';

/** What a task list knows beside an account: the supplier's name. Places, contacts and other suppliers are the profile's. */
const NOTHING_BESIDE = { locations: [], contacts: [], elsewhere: [] };

export interface TaskWithSigns {
  task: ListedTask;
  sentences: string[];
}

/** Tasks that change a bank account with a sign of fraud, with its sentences; only what the tasks themselves say is looked at. */
export function withSigns(tasks: readonly ListedTask[]): TaskWithSigns[] {
  return tasks
    .map(task => ({
      task,
      sentences: task.accounts.flatMap(account =>
        fraudSignsOf(
          { ...account, country: '', locations: [] },
          { ...NOTHING_BESIDE, legalName: task.supplierName },
        ).map(({ sentence }) => sentence),
      ),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}
