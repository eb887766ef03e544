import { isCreatedId } from '@/lib/success';
import { statusKey } from '@/lib/status';
import { kindOf, oneByOne } from '@/domain/recordKinds';
import type { ListedTask } from './listedTask';

/** Why a task is not for Approve All (spec 3 §4, DECISIONS 30), or null when it is. */
export function whyExcluded(task: Pick<ListedTask, 'context' | 'contextId' | 'level' | 'approvalType'>): string | null {
  if (statusKey(task.approvalType).includes('query')) return 'Waiting for an answer to a query';
  if (task.level === null || !isCreatedId(task.contextId)) return 'Its level could not be read: open it to decide';
  const kind = kindOf(task.context);
  return kind ? oneByOne(kind, task.level - 1) : null;
}

/** The tasks that Approve All takes, then the others, reason by reason; within each group the order stays. */
export function byReason(tasks: readonly ListedTask[]): ListedTask[] {
  const reasons = [null, ...new Set(tasks.map(whyExcluded))];
  return tasks.toSorted((a, b) => reasons.indexOf(whyExcluded(a)) - reasons.indexOf(whyExcluded(b)));
}
