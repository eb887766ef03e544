import { getComparison } from '@/domain/einvoice/slot';
import type { ListedTask } from './listedTask';

/** Contexts of records with an attached invoice. */
const WITH_INVOICE = ['nonpoinvoice', 'proformainvoice', 'deliveryinvoice', 'manualinvoiceentry'];

/** Returns the tasks that differ from their attached invoice, as far as this visit compared them, and how many were not compared. */
export function getComparedTasks(tasks: readonly ListedTask[]) {
  const compared = tasks
    .filter(({ context }) => WITH_INVOICE.includes(context.toLowerCase()))
    .map(task => ({ task, sentence: getComparison(task.key) }));
  return {
    odd: compared.flatMap(({ task, sentence }) => (sentence ? [{ task, sentence }] : [])),
    notLookedAt: compared.filter(({ sentence }) => sentence === undefined).length,
  };
}
