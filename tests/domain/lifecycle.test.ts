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
  const DUE = 'Payment was due on 19-Aug-2020.';
  const cases: [what: string, more: Partial<LifecycleOf>, sentence: string][] = [
    ['a draft', { status: 'Draft', task: null }, 'This draft has not been submitted yet.'],
    ['not decided yet', { task: taskAt(1) }, `With Dev Sharma (Initiator) since 06-Jul-2026. Next: L1. ${DUE}`],
    ['with L1', {}, `With Lata Rao, Omar Khan (L1) since 20-Nov-2026. Next: L2, Ravi Kumar. ${DUE}`],
    [
      'with the current user',
      { user: people.lata },
      `With you, Omar Khan (L1) since 20-Nov-2026. Next: L2, Ravi Kumar. ${DUE}`,
    ],
    [
      'with the other approver of a level where all must approve',
      { task: halfApproved(), user: people.omar },
      `With you (L1) since 20-Nov-2026. Next: L2, Ravi Kumar. ${DUE}`,
    ],
    [
      'not due yet',
      { task: taskAt(5), summary: { ...summary, dueDate: '2099-08-19' } },
      'With Rhea Iyer (Reviewer) since 23-Nov-2026. Payment is due on 19-Aug-2099.',
    ],
    ['with the last level', { task: taskAt(5) }, `With Rhea Iyer (Reviewer) since 23-Nov-2026. ${DUE}`],
    [
      'sent back to an approver',
      { status: 'SentBack', task: returned() },
      'With Dev Sharma (Initiator) since 09-Jul-2026. Next: L1, Lata Rao, Omar Khan.',
    ],
    [
      'sent back to the requester',
      { status: 'SentBack', task: parseTask(taskRow('', { workflowStatus: 'Sentback' })) },
      'With Meera Supplies for correction. The approval starts again when it is submitted.',
    ],
    ['rejected', { status: 'Rejected' }, 'It was rejected and will not be paid.'],
    [
      'under query',
      { status: 'Under Query', task: null, queries: query('Under Query') },
      'Waiting for you to answer the query of 08-Jul-2026. The approval goes on once it is closed.',
    ],
    [
      'answered',
      { status: 'Work in Progress', task: null, queries: query('Work in Progress') },
      'The query of 08-Jul-2026 is answered; Lata Rao can close it. The approval goes on once it is closed.',
    ],
    ['approved', { ...approved, payment: null }, `Approved. ${DUE}`],
    ['approved, and it is not known whether it is paid', approved, 'Approved. Due date: 19-Aug-2020.'],
    [
      'in accounting',
      { ...approved, summary: { ...summary, erpStatus: 'Parked' }, payment: null },
      `Approved; accounting has it (Parked). ${DUE}`,
    ],
    [
      'posted',
      { ...approved, summary: posted, payment: unpaid() },
      `Approved and posted as 5100004043 on 20-Jul-2026. ${DUE}`,
    ],
    [
      'blocked',
      { ...approved, summary: posted, payment: { ...unpaid(), block: 'A' } },
      'Approved and posted as 5100004043 on 20-Jul-2026. Its payment is blocked: A.',
    ],
    [
      'cancelled in accounting',
      { ...approved, summary: { ...summary, erpStatus: 'Cancelled' } },
      'Approved, but its posting was cancelled in accounting.',
    ],
    [
      'paid',
      { status: 'Closed', task: null, summary: posted, payment: paid },
      'Paid 16,50,436.90 INR on 20-Aug-2026 after a deduction of 33,682.39 INR. Reference PAY26000043.',
    ],
    [
      'scheduled',
      { ...approved, summary: posted, payment: { ...unpaid(), amount: '900', paidAt: '2099-08-20' } },
      'Payment of 900.00 INR is scheduled for 20-Aug-2099.',
    ],
  ];
  it.each(cases)('%s', (_what, more, sentence) => expect(lifecycle(more).sentence).toBe(sentence));

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
      'Due | todo |  | 2020-08-19',
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
    expect(steps.slice(-3)).toMatchObject([
      { title: 'Posted', state: 'done', who: '5100004043', when: '2026-07-20' },
      { title: 'Due', state: 'done' },
      { title: 'Paid', who: '16,50,436.90 INR', note: 'Deduction 33,682.39 INR\nReference PAY26000043' },
    ]);
  });

  it('omit the payment when it is unknown or the document is rejected; a draft has no steps', () => {
    expect(brief(approved)).toEqual([
      'Submitted | done | Asha Rao | 2026-07-06',
      'Posted | now |  | ',
      'Due | todo |  | 2020-08-19',
    ]);
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
