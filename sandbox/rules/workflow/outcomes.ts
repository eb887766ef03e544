import type { Outcome } from './machine.ts';

/** What the end of a command writes on the record: status, approval's status and columns of its kind. */
interface OutcomeEffect {
  status: string;
  workflowStatus: string;
  /** By the table's column names. */
  columns?: Record<string, string>;
}
export type OutcomeEffects = Record<Outcome, OutcomeEffect>;

/** Invoices: approved ones may be taken over by the ERP. */
export const invoiceOutcomes: OutcomeEffects = {
  waiting: { status: 'Pending for approval', workflowStatus: 'Pending' },
  moved: { status: 'Pending for approval', workflowStatus: 'Pending' },
  approved: { status: 'Approved', workflowStatus: 'Approved', columns: { erp_sync: 'In Process' } },
  rejected: { status: 'Rejected', workflowStatus: 'Rejected' },
  toRequester: { status: 'SentBack', workflowStatus: 'Sentback' },
  toFirstLevel: { status: 'SentBack', workflowStatus: 'Sentback' },
};
