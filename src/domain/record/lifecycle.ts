import { DATE_FORMAT, formatDay, formatMoment } from '@/lib/dates';
import { formatMoney, isZero } from '@/lib/money';
import { getPaymentState } from '@/lib/paymentState';
import { isStatus, statusKey } from '@/lib/status';
import { joinParts } from '@/lib/text';
import { getBanner } from '@/shared/approval/model/banner';
import { getRole, type ApprovalContext } from '@/shared/approval/model/context';
import { levelSteps } from '@/shared/approval/model/rows';
import { sharedWith } from '@/shared/approval/model/levels';
import { approvalRights } from '@/shared/approval/model/rights';
import { getLevel, isPending, lastActAt, type WorkflowPerson, type WorkflowTask } from '@/shared/approval/model/task';
import { writerName, type Query } from '@/shared/queryThread/model/thread';
import type { Step } from '@/shared/ui/StepLine';
import type { PaymentDetails } from '../calls/payment';
import { formatPaymentText, getPaymentText } from '../invoice/paymentText';
import type { DocumentSummary } from '../invoice/summary';

export interface LifecycleOf {
  status: string | null;
  summary: DocumentSummary;
  /** Time of the last change; before the first decision, that of the submission. */
  changedAt: string | null;
  /** null: none, or hidden during a query. */
  task: WorkflowTask | null;
  queries: readonly Query[];
  /** undefined: unknown or not recorded. */
  payment: PaymentDetails | null | undefined;
  user: WorkflowPerson;
  context: ApprovalContext;
}

export interface Lifecycle {
  /** Details that the status tag and the banner don't show: 'L1 since 06-Oct-2026 · Next: L2, Ravi Kumar'. */
  details: string;
  steps: Step[];
}

export function getLifecycle(of: LifecycleOf): Lifecycle {
  return { details: getDetails(of), steps: getSteps(of) };
}

const toDay = (moment: string | null | undefined) => formatMoment(moment, DATE_FORMAT);
const money = ({ currencyCode, countryCode }: DocumentSummary, value: string) =>
  `${formatMoney(value, countryCode)}${currencyCode ? ` ${currencyCode}` : ''}`;
const since = (day: string) => (day ? `since ${day}` : '');
const getPaid = (payment: LifecycleOf['payment']) => (payment?.paidAt ? payment : null);

const toOwed = ({ status, summary: { dueDate, erpStatus }, payment }: LifecycleOf) => {
  const { paidAt = null, block = null } = payment ?? {};
  return { status, dueDate, erpStatus, paidAt: payment === undefined ? undefined : paidAt, block };
};
const getState = (of: LifecycleOf) => getPaymentState(toOwed(of));

function getDetails(of: LifecycleOf): string {
  const { status, task } = of;
  switch (statusKey(status)) {
    case 'draft':
      return 'Not submitted yet';
    case 'underquery':
    case 'workinprogress':
      return 'Approval resumes when the query is closed';
    case 'rejected':
      return '';
    case 'approved':
    case 'closed': {
      const paid = getPaid(of.payment);
      return paid ? paidDetails(of, paid) : approvedDetails(of);
    }
  }
  if (task && isPending(task.status)) return pendingDetails(of, task);
  if (task && isStatus(task.status, 'sentback'))
    return joinParts(since(toDay(lastActAt(task))), 'Approval restarts when it is resubmitted');
  return '';
}

function pendingDetails(of: LifecycleOf, task: WorkflowTask): string {
  const { user, context } = of;
  const level = getLevel(task, task.currentLevel);
  const { isPendingWithMe } = approvalRights(task, user, context);
  const shared = isPendingWithMe ? sharedWith(task, user) : '';
  // Approvals within the current level don't restart the wait of its other approvers.
  const otherLevels = task.levels.filter(other => other !== level);
  const { next } = getBanner(task, user, context);
  const who = [level ? getRole(context, level) : '', shared && `(${shared})`];
  const day = since(toDay(lastActAt({ levels: otherLevels }) || of.changedAt));
  const { todo } = getPaymentText(toOwed(of));
  const step = [...who, day].filter(Boolean).join(' ');
  return joinParts(step, next && `Next: ${next}`, isPendingWithMe ? '' : todo);
}

function paidDetails(of: LifecycleOf, payment: PaymentDetails): string {
  const { summary } = of;
  const { amount, deductions, reference, paidAt } = payment;
  const paid = amount ? ` ${money(summary, amount)}` : '';
  const what = getState(of) === 'Scheduled' ? `Payment${paid && ` of${paid}`} scheduled for` : `Paid${paid} on`;
  const less = isZero(deductions) ? '' : ` after a deduction of ${money(summary, deductions ?? '')}`;
  return joinParts(`${what} ${formatDay(paidAt)}${less}`, reference ? `Reference ${reference}` : '');
}

function approvedDetails(of: LifecycleOf): string {
  const { erpStatus, erpNo } = of.summary;
  const number = erpNo ? ` as ${erpNo}` : '';
  const posted = formatDay(of.payment?.postedAt);
  const key = statusKey(erpStatus);
  const state =
    key === 'posted'
      ? `Posted${number}${posted ? ` on ${posted}` : ''}`
      : key === '' || key === 'cancelled'
        ? ''
        : `${erpStatus ?? ''} in accounting${number}`;
  return joinParts(state, of.summary.dueDate === undefined ? '' : formatPaymentText(getPaymentText(toOwed(of))));
}

function getSteps(of: LifecycleOf): Step[] {
  const { status, task, user, context } = of;
  if (isStatus(status, 'draft')) return [];
  const levels = task ? levelSteps(task, user, context) : [];
  const query = querySteps(of);
  return [submittedStep(of), ...levels, ...query, ...(isStatus(status, 'rejected') ? [] : accountingSteps(of))];
}

function submittedStep({ summary }: LifecycleOf): Step {
  const { createdAt, createdByName } = summary;
  return {
    key: 'submitted',
    title: 'Submitted',
    state: 'done',
    who: createdByName ?? '',
    when: createdAt ?? '',
    note: '',
  };
}

/** Returns who must act on an open query: its creator once it is answered, otherwise its recipient. */
function getNextPerson({ status, creator, recipient }: Query, user: LifecycleOf['user']): string {
  const waitsFor = isStatus(status, 'workinprogress') ? creator : recipient;
  return waitsFor.userId === user.userId ? 'You' : writerName(waitsFor);
}

function querySteps({ queries, user }: LifecycleOf): Step[] {
  return queries
    .filter(query => query.isOpen)
    .map(query => ({
      key: `query${query.id}`,
      title: query.status || 'Under Query',
      state: 'now' as const,
      who: getNextPerson(query, user),
      when: query.raisedAt,
      note: '',
    }));
}

function accountingSteps(of: LifecycleOf): Step[] {
  const { status, summary, payment } = of;
  const { erpStatus, erpNo } = summary;
  const over = isStatus(status, 'approved', 'closed');
  const erp = statusKey(erpStatus);
  const posted: Step = {
    key: 'posted',
    title: 'Posted',
    state: erp === 'posted' || payment?.paidAt ? 'done' : erp === 'cancelled' ? 'problem' : over ? 'now' : 'todo',
    who: erp === 'posted' ? (erpNo ?? '') : (erpStatus ?? ''),
    when: payment?.postedAt ?? '',
    isDay: true,
    note: '',
  };
  // Without payment data no payment step is shown.
  return over && !payment ? [posted] : [posted, paidStep(summary, payment, getState(of) === 'Paid')];
}

function paidStep(summary: DocumentSummary, payment: LifecycleOf['payment'], isPaid: boolean): Step {
  const paid = getPaid(payment);
  const less = paid && !isZero(paid.deductions) ? `Deduction ${money(summary, paid.deductions ?? '')}` : '';
  const reference = paid?.reference ? `Reference ${paid.reference}` : '';
  return {
    key: 'paid',
    title: 'Paid',
    state: isPaid ? 'done' : !paid && payment?.block ? 'problem' : 'todo',
    who: paid?.amount ? money(summary, paid.amount) : payment?.block ? 'Blocked' : '',
    when: paid?.paidAt ?? '',
    isDay: true,
    note: paid ? [less, reference].filter(Boolean).join('\n') : (payment?.block ?? ''),
    noteLabel: 'Details',
  };
}
