import { describe, expect, it } from 'vitest';
import { getLifecycle, type LifecycleOf } from '@/domain/record/lifecycle';
import { paymentDetails } from '@/domain/calls/payment';
import { getCounterparty, invoiceSummary } from '@/domain/invoice/summary';
import { parseTask, type WorkflowTask } from '@/shared/approval/model/task';
import { parseQuery } from '@/shared/queryThread/model/thread';
import { approverEntry, entriesAt, levelEntry, paper, people, taskAt, taskRow } from '../shared/approval/fixtures.ts';

const summary = invoiceSummary({
  supplierName: 'Meridian Labs',
  companyName: 'Arogya Pharma',
  totalGrossAmount: '1684119.29',
  currencyCode: 'INR',
  countryCode: 'IN',
  dueDate: '2020-08-19',
  rct: '2026-07-06T10:00:00Z',
  createdByName: 'Asha Rao',
  erpSync: null,
  erpNo: null,
});

const paid = paymentDetails({
  erpPostingDate: '2026-07-20',
  paymentAmount: '1650436.90',
  deductions: '33682.39',
  paymentDate: '2026-08-20',
  paymentReference: 'PAY26000043',
  paymentBlock: null,
});

function lifecycle(more: Partial<LifecycleOf> = {}) {
  return getLifecycle({
    status: 'Pending for approval',
    summary,
    changedAt: '2026-07-06T10:00:00Z',
    task: taskAt(2),
    queries: [],
    payment: undefined,
    user: people.requester,
    context: paper,
    ...more,
  });
}

const posted = { ...summary, erpStatus: 'Posted', erpNo: '5100004043' };
const approved = { status: 'Approved', task: null };
const query = (status: string) => [
  parseQuery({
    id: 4,
    status,
    createdById: people.lata.userId,
    createdByName: 'Lata Rao',
    recipientId: people.requester.userId,
    recipientName: 'Meera Supplies',
    rct: '2026-07-08T10:00:00Z',
  }),
];

function returned(): WorkflowTask {
  const entries = entriesAt(1, { chosen: true }).map(entry =>
    entry.WorkflowLevel === 3
      ? levelEntry(3, [
          approverEntry(people.ravi, { ApproveStatus: 'Sentback', Remarks: 'Two bills', Rut: '2026-07-09T05:00:00Z' }),
        ])
      : entry,
  );
  return parseTask(taskRow(entries));
}

/** Lata and Omar must both approve L1. */
function bothMustApprove(): WorkflowTask {
  const entries = [people.lata, people.omar].map(person => approverEntry(person, { ApproveStatus: 'Pending' }));
  const level = levelEntry(2, entries, { WorkflowLevelStatus: 'Pending', approvalType: 'All' });
  return parseTask(taskRow(entriesAt(2).map(entry => (entry.WorkflowLevel === 2 ? level : entry))));
}

/** Lata has approved L1, where all must approve; Omar has not. */
function halfApproved(): WorkflowTask {
  const lata = approverEntry(people.lata, {
    ApproveStatus: 'Approved',
    Remarks: 'Checked',
    Rut: '2026-11-22T05:00:00Z',
  });
  const level = levelEntry(2, [lata, approverEntry(people.omar, { ApproveStatus: 'Pending' })], {
    WorkflowLevelStatus: 'Pending',
    approvalType: 'All',
  });
  return parseTask(taskRow(entriesAt(2).map(entry => (entry.WorkflowLevel === 2 ? level : entry))));
}

describe("the summary of a document's progress and payment", () => {
  const LATE = ' · Send the approver a query';
  const OVERDUE = 'Overdue since 19-Aug-2020 · with accounts payable. Ask support about this payment.';
  const cases: [what: string, more: Partial<LifecycleOf>, details: string][] = [
    ['a draft', { status: 'Draft', task: null }, 'Not submitted yet'],
    ['nobody has decided yet', { task: taskAt(1) }, `Initiator since 06-Jul-2026 · Next: L1${LATE}`],
    ['with L1', {}, `L1 since 20-Nov-2026 · Next: L2, Ravi Kumar${LATE}`],
    ['not due yet', { task: taskAt(5), summary: { ...summary, dueDate: '2099-08-19' } }, 'Reviewer since 23-Nov-2026'],
    ['with the reader', { user: people.lata }, 'L1 (you or Omar Khan) since 20-Nov-2026 · Next: L2, Ravi Kumar'],
    [
      'with the reader and another approver, who must both approve',
      { task: bothMustApprove(), user: people.lata },
      'L1 (you and Omar Khan) since 20-Nov-2026 · Next: L2, Ravi Kumar',
    ],
    [
      'with the other approver of a level where all must approve',
      { task: halfApproved(), user: people.omar },
      'L1 since 20-Nov-2026 · Next: L2, Ravi Kumar',
    ],
    ['with the last level', { task: taskAt(5) }, `Reviewer since 23-Nov-2026${LATE}`],
    [
      'sent back to an approver',
      { status: 'SentBack', task: returned() },
      'Initiator since 09-Jul-2026 · Next: L1, Lata Rao, Omar Khan',
    ],
    [
      'sent back to the requester',
      { status: 'SentBack', task: parseTask(taskRow('', { workflowStatus: 'Sentback' })) },
      'Approval restarts when it is resubmitted',
    ],
    ['rejected', { status: 'Rejected' }, ''],
    [
      'under query',
      { status: 'Under Query', task: null, queries: query('Under Query') },
      'Approval resumes when the query is closed',
    ],
    ['approved', { ...approved, payment: null }, OVERDUE],
    ['approved, and it is not known whether it is paid', approved, 'Due 19-Aug-2020'],
    [
      'in accounting',
      { ...approved, summary: { ...summary, erpStatus: 'Parked', erpNo: '5220001' }, payment: null },
      `Parked in accounting as 5220001 · ${OVERDUE}`,
    ],
    ['posted', { ...approved, summary: posted, payment: unpaid() }, `Posted as 5100004043 on 20-Jul-2026 · ${OVERDUE}`],
    [
      'blocked',
      { ...approved, summary: posted, payment: { ...unpaid(), block: 'A' } },
      'Posted as 5100004043 on 20-Jul-2026 · Overdue since 19-Aug-2020 · payment blocked: A · with accounts payable. Ask support about this payment.',
    ],
    [
      'cancelled in accounting',
      { ...approved, summary: { ...summary, erpStatus: 'Cancelled' } },
      'Due 19-Aug-2020 · posting cancelled · with accounts payable. Ask support about this payment.',
    ],
    [
      'paid',
      { status: 'Closed', task: null, summary: posted, payment: paid },
      'Paid 16,50,436.90 INR on 20-Aug-2026 after a deduction of 33,682.39 INR · Reference PAY26000043',
    ],
    [
      'scheduled',
      { ...approved, summary: posted, payment: { ...unpaid(), amount: '900', paidAt: '2099-08-20' } },
      'Payment of 900.00 INR scheduled for 20-Aug-2099',
    ],
  ];
  it.each(cases)('%s', (_what, more, details) => expect(lifecycle(more).details).toBe(details));

  function unpaid() {
    return { postedAt: '2026-07-20', amount: null, deductions: null, paidAt: null, reference: null, block: null };
  }
});

describe("the steps of a document's timeline", () => {
  const brief = (more: Partial<LifecycleOf>) =>
    lifecycle(more).steps.map(({ title, state, who, when }) => [title, state, who, when.slice(0, 10)].join(' | '));

  it('show past decisions with name and date, the current level and the remaining levels', () => {
    expect(brief({})).toEqual([
      'Submitted | done | Asha Rao | 2026-07-06',
      'Initiator | done | Dev Sharma | 2026-11-20',
      'L1 | now | Lata Rao, Omar Khan | ',
      'L2 | todo | Ravi Kumar | ',
      'Bulk Approver | todo | Bina Shah | ',
      'Reviewer | todo | Rhea Iyer | ',
      'Posted | todo |  | ',
      'Paid | todo |  | ',
    ]);
    expect(lifecycle({}).steps[1]?.note).toBe('Fine, Dev Sharma');
  });

  it('show the approvers still pending at an All level and the remark of those who approved', () => {
    const level = lifecycle({ task: halfApproved() }).steps.find(step => step.title === 'L1');
    expect(level).toMatchObject({ state: 'now', who: 'Omar Khan', when: '', note: 'Lata Rao: Checked' });
  });

  it('mark the level that sent the document back', () => {
    const steps = lifecycle({ task: returned() }).steps;
    expect(steps.find(step => step.title === 'L2')).toMatchObject({ state: 'problem', note: 'Two bills' });
    expect(steps.find(step => step.state === 'now')?.title).toBe('Initiator');
  });

  it('end with the paid amount, its deduction and its reference', () => {
    const steps = lifecycle({ status: 'Closed', task: null, summary: posted, payment: paid }).steps;
    expect(steps.slice(-2)).toMatchObject([
      { title: 'Posted', state: 'done', who: '5100004043', when: '2026-07-20' },
      { title: 'Paid', who: '16,50,436.90 INR', note: 'Deduction 33,682.39 INR\nReference PAY26000043' },
    ]);
  });

  it('omit the payment when it is unknown or the document is rejected; a draft has no steps', () => {
    expect(brief(approved)).toEqual(['Submitted | done | Asha Rao | 2026-07-06', 'Posted | now |  | ']);
    expect(brief({ status: 'Rejected', task: null })).toEqual(['Submitted | done | Asha Rao | 2026-07-06']);
    expect(brief({ status: 'Draft', task: null })).toEqual([]);
  });

  it('name the open query and the person who has to answer it', () => {
    const steps = brief({ status: 'Under Query', task: null, queries: query('Under Query') });
    expect(steps[1]).toBe('Under Query | now | You | 2026-07-08');
  });
});

it('counterpartyOf returns the company for a supplier and the supplier for the buyer', () => {
  expect(getCounterparty(summary, { supplierId: 7, supplierCode: 'S7' })).toEqual({
    label: 'Company',
    name: 'Arogya Pharma',
  });
  expect(getCounterparty(summary, { supplierId: null, supplierCode: null })).toEqual({
    label: 'Supplier',
    name: 'Meridian Labs',
  });
});
