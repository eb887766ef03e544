import type { Outcome } from './transitions.ts';

interface OutcomeEffect {
  status: string;
  workflowStatus: string;
  columns?: Record<string, string>;
}
export type OutcomeEffects = Record<Outcome, OutcomeEffect>;

/** The ERP may take over approved invoices. */
export const invoiceOutcomes: OutcomeEffects = {
  waiting: { status: 'Pending for approval', workflowStatus: 'Pending' },
  moved: { status: 'Pending for approval', workflowStatus: 'Pending' },
  approved: { status: 'Approved', workflowStatus: 'Approved', columns: { erp_sync: 'In Process' } },
  rejected: { status: 'Rejected', workflowStatus: 'Rejected' },
  toRequester: { status: 'SentBack', workflowStatus: 'Sentback' },
  toFirstLevel: { status: 'SentBack', workflowStatus: 'Sentback' },
};
