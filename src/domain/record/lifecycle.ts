import { DATE_FORMAT, formatDay, formatMoment } from '@/lib/dates';
import { formatMoney, isZero } from '@/lib/money';
import { getPaymentState } from '@/lib/paymentState';
import { isStatus, statusKey } from '@/lib/status';
import { getBanner } from '@/shared/approval/model/banner';
import type { ApprovalContext } from '@/shared/approval/model/context';
import { levelSteps } from '@/shared/approval/model/rows';
import { isPending, lastActAt, personName, type WorkflowPerson, type WorkflowTask } from '@/shared/approval/model/task';
import { writerName, type Query } from '@/shared/queryThread/model/thread';
import type { Step } from '@/shared/ui/StepLine';
import type { PaymentDetails } from '../calls/payment';
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
  sentence: string;
  steps: Step[];
}

export function getLifecycle(of: LifecycleOf): Lifecycle {
  return { sentence: getSentence(of), steps: getSteps(of) };
}

const toDay = (moment: string | null | undefined) => formatMoment(moment, DATE_FORMAT);
const money = ({ currencyCode, countryCode }: DocumentSummary, value: string) =>
  `${formatMoney(value, countryCode)}${currencyCode ? ` ${currencyCode}` : ''}`;
const sentences = (...parts: string[]) => parts.filter(Boolean).join(' ');
const getPaid = (payment: LifecycleOf['payment']) => (payment?.paidAt ? payment : null);

const getState = ({ status, summary: { dueDate, erpStatus }, payment }: LifecycleOf) =>
  getPaymentState({ status, dueDate, erpStatus, paidAt: payment === null ? null : payment?.paidAt });

function getSentence(of: LifecycleOf): string {
  const { status, task } = of;
  switch (statusKey(status)) {
    case 'draft':
      return 'This draft has not been submitted yet.';
    case 'underquery':
    case 'workinprogress':
      return querySentence(of);
    case 'rejected':
      return 'It was rejected and will not be paid.';
    case 'approved':
    case 'closed': {
      const paid = getPaid(of.payment);
      return paid ? paidSentence(of, paid) : approvedSentence(of);
    }
  }
  if (task && isPending(task.status)) return pendingSentence(of, task);
  if (task && isStatus(task.status, 'sentback')) {
    const when = toDay(lastActAt(task));
    return `With ${personName(task.requester) || 'the initiator'} for correction${when ? ` since ${when}` : ''}. The approval starts again when it is submitted.`;
  }
  return dueSentence(of);
}

function pendingSentence(of: LifecycleOf, task: WorkflowTask): string {
  const steps = levelSteps(task, of.user, of.context);
  const now = steps.find(step => step.state === 'now');
  // Approvals within the current level don't restart the wait of its other approvers.
  const otherLevels = task.levels.filter(({ level }) => level !== task.currentLevel);
  const since = toDay(lastActAt({ levels: otherLevels }) || of.changedAt);
  const { next } = getBanner(task, of.user, of.context);
  const who = now ? `${lowerYou(now.who)} (${now.title})` : 'an approver';
  return sentences(`With ${who}${since ? ` since ${since}` : ''}.`, next ? `Next: ${next}.` : '', dueSentence(of));
}

const lowerYou = (who: string) => who.replace(/^You\b/, 'you') || 'an approver';

function querySentence({ queries, user }: LifecycleOf): string {
  const open = queries.find(query => query.isOpen);
  if (!open) return 'Its query is not answered yet.';
  const answered = isStatus(open.status, 'workinprogress');
  const who = lowerYou(getNextPerson(open, user));
  const since = toDay(open.raisedAt);
  const what = answered
    ? `The query of ${since} is answered; ${who} can close it.`
    : `Waiting for ${who} to answer the query${since ? ` of ${since}` : ''}.`;
  return `${what} The approval goes on once it is closed.`;
}

function paidSentence(of: LifecycleOf, payment: PaymentDetails): string {
  const { summary } = of;
  const { amount, deductions, reference, paidAt } = payment;
  const paid = amount ? ` ${money(summary, amount)}` : '';
  const what = getState(of) === 'Scheduled' ? `Payment${paid && ` of${paid}`} is scheduled for` : `Paid${paid} on`;
  return sentences(
    `${what} ${formatDay(paidAt)}${isZero(deductions) ? '' : ` after a deduction of ${money(summary, deductions ?? '')}`}.`,
    reference ? `Reference ${reference}.` : '',
  );
}

function approvedSentence(of: LifecycleOf): string {
  const { status, summary, payment } = of;
  const { erpStatus, erpNo } = summary;
  const number = erpNo ? ` as ${erpNo}` : '';
  const posted = formatDay(payment?.postedAt);
  const outcome = isStatus(status, 'closed') ? 'Closed' : 'Approved';
  const blocked = payment?.block ? `Its payment is blocked: ${payment.block}.` : '';
  switch (statusKey(erpStatus)) {
    case 'posted':
      return sentences(`${outcome} and posted${number}${posted ? ` on ${posted}` : ''}.`, blocked || dueSentence(of));
    case 'cancelled':
      return `${outcome}, but its posting${number} was cancelled in accounting.`;
    case '':
      return sentences(`${outcome}.`, blocked || dueSentence(of));
    default:
      return sentences(`${outcome}; accounting has it${number} (${erpStatus ?? ''}).`, blocked || dueSentence(of));
  }
}

function dueSentence(of: LifecycleOf): string {
  const on = formatDay(of.summary.dueDate);
  if (!on) return '';
  switch (getState(of)) {
    case 'Overdue':
      return `Payment was due on ${on}.`;
    case 'Due':
      return `Payment is due on ${on}.`;
    case undefined:
      return `Due date: ${on}.`;
    default:
      return '';
  }
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
  const { erpStatus, erpNo, dueDate } = summary;
  const over = isStatus(status, 'approved', 'closed');
  const erp = statusKey(erpStatus);
  const isPaid = getState(of) === 'Paid';
  const posted: Step = {
    key: 'posted',
    title: 'Posted',
    state: erp === 'posted' || payment?.paidAt ? 'done' : erp === 'cancelled' ? 'problem' : over ? 'now' : 'todo',
    who: erp === 'posted' ? (erpNo ?? '') : (erpStatus ?? ''),
    when: payment?.postedAt ?? '',
    isDay: true,
    note: '',
  };
  const due: Step = {
    key: 'due',
    title: 'Due',
    state: isPaid ? 'done' : 'todo',
    who: '',
    when: dueDate ?? '',
    isDay: true,
    note: '',
  };
  const steps = dueDate ? [posted, due] : [posted];
  // Without payment data no payment step is shown.
  if (over && !payment) return steps;
  return [...steps, paidStep(summary, payment, isPaid)];
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
