import { getComparison, isOdd, type NotedComparison } from '@/domain/einvoice/compare/comparisons';
import type { ListedTask } from './listedTask';

export interface ComparedTask {
  task: ListedTask;
  /** What is odd about its paper, as a sentence. */
  sentence: string;
}

/** Kinds of records that have an invoice's paper. */
const WITH_PAPER = ['nonpoinvoice', 'proformainvoice', 'deliveryinvoice', 'manualinvoiceentry'];

/** What this visit found out about the papers of some tasks: which of them are odd, and how many were not looked at. */
export function getComparedTasks(tasks: readonly ListedTask[]): { odd: ComparedTask[]; notLookedAt: number } {
  const papers = tasks
    .filter(({ context }) => WITH_PAPER.includes(context.toLowerCase()))
    .map(task => ({ task, findings: getComparison(task.key) }));
  return {
    odd: papers.flatMap(({ task, findings }) =>
      findings && isOdd(findings) ? [{ task, sentence: sentenceOf(findings) }] : [],
    ),
    notLookedAt: papers.filter(({ findings }) => findings === undefined).length,
  };
}

function sentenceOf({ verdict, differing }: NotedComparison): string {
  const altered = { altered: 'its signed code was altered', trial: 'it is of a trial system' };
  return [
    verdict === 'altered' || verdict === 'trial' ? altered[verdict] : '',
    differing.length > 0 ? `${differing.join(', ')} ${differing.length === 1 ? 'differs' : 'differ'}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}
