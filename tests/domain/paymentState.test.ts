import { describe, expect, it } from 'vitest';
import { paymentStateOf, type PayableFacts } from '@/domain/record/paymentState';
import { explainPaymentState, explainStatus } from '@/domain/record/statusWords';
import { INVOICE_STATUSES } from '@/domain/invoice/words';

const invoice = (more: Partial<PayableFacts> = {}): PayableFacts => ({
  status: 'Approved',
  dueDate: '2026-11-10',
  erpStatus: 'Posted',
  paidAt: null,
  ...more,
});

describe('whether an invoice is paid or overdue', () => {
  it.each<[string, Partial<PayableFacts>, string | null]>([
    ['approved, due before today, not paid', {}, 'Overdue'],
    ['due today', { dueDate: '2026-11-24' }, null],
    ['paid late', { paidAt: '2026-11-20', status: 'Closed' }, 'Paid'],
    ['still with an approver after its due date', { status: 'Pending for approval', paidAt: undefined }, 'Overdue'],
    ['approved, and nobody knows whether it is paid', { paidAt: undefined }, null],
    ['a draft', { status: 'Draft' }, null],
    ['rejected', { status: 'Rejected' }, null],
    ['closed without a payment', { status: 'Closed' }, null],
    ['cancelled in accounting', { erpStatus: 'Cancelled' }, null],
    ['without a due date', { dueDate: null }, null],
  ])('%s', (_what, more, state) => {
    expect(paymentStateOf(invoice(more), '2026-11-24')).toBe(state);
  });

  it('says since when, and who acts next', () => {
    expect(explainPaymentState(invoice({ paidAt: '2026-11-20' }))[0]).toBe('Accounting paid it on 20-Nov-2026.');
    const due = 'Its payment was due on 02-Jan-2020, and accounting has not reported one.';
    expect(explainPaymentState(invoice({ dueDate: '2020-01-02' }))).toEqual([due, 'Accounting acts next.']);
  });
});

describe('what a status means', () => {
  it('is said of every status of an invoice, with who acts next', () => {
    for (const status of INVOICE_STATUSES) expect(explainStatus(status), status).toHaveLength(2);
    expect(explainStatus('Something new')).toEqual([]);
  });

  it('names whom it waits for, and for how long, where that is known', () => {
    const waits = { pendingWith: 'Meera Iyer', ageAtLevel: 3 };
    expect(explainStatus('Pending for approval', waits).at(-1)).toBe('With Meera Iyer for 3 days.');
    expect(explainStatus('SentBack', { pendingWith: 'You', ageAtLevel: 1 }).at(-1)).toBe('With You for 1 day.');
  });
});
