import { describe, expect, it } from 'vitest';
import { explainPaymentState, explainStatus } from '@/domain/calls/statusHints';
import { INVOICE_STATUSES } from '@/domain/invoice/labels';
import { getPaymentState, type PayableInvoice, type PaymentState } from '@/lib/paymentState';

const invoice = (more: Partial<PayableInvoice> = {}): PayableInvoice => ({
  status: 'Approved',
  dueDate: '2026-11-10',
  erpStatus: 'Posted',
  paidAt: null,
  ...more,
});

describe('the payment state of an invoice', () => {
  it.each<[string, Partial<PayableInvoice>, PaymentState | null | undefined]>([
    ['approved, due before today, not paid', {}, 'Overdue'],
    ['due today', { dueDate: '2026-11-24' }, 'Due'],
    ['paid late', { paidAt: '2026-11-20', status: 'Closed' }, 'Paid'],
    ['paid today', { paidAt: '2026-11-24T00:00:00Z' }, 'Paid'],
    ['to be paid on a later day, after its due date', { paidAt: '2026-11-25' }, 'Scheduled'],
    ['with an approver after its due date', { status: 'Pending for approval', paidAt: undefined }, 'Overdue'],
    ['under query after its due date', { status: 'Under Query', paidAt: undefined }, 'Overdue'],
    ['approved, and it is not known whether it is paid', { paidAt: undefined }, undefined],
    ['a draft', { status: 'Draft' }, null],
    ['a draft with a payment date', { status: 'Draft', paidAt: '2026-11-20' }, null],
    ['sent back: it is with the supplier', { status: 'SentBack' }, null],
    ['rejected', { status: 'Rejected' }, null],
    ['closed without a payment', { status: 'Closed' }, null],
    ['approved, its posting cancelled', { erpStatus: 'Cancelled' }, 'Cancelled'],
    ['without a due date', { dueDate: null }, 'Due'],
  ])('%s', (_what, more, state) => {
    expect(getPaymentState(invoice(more), '2026-11-24')).toBe(state);
  });

  it('is explained with its date and who acts next', () => {
    expect(explainPaymentState(invoice({ paidAt: '2026-11-20' }))[0]).toBe('Accounting paid it on 20-Nov-2026.');
    const due = 'Its payment was due on 02-Jan-2020, and accounting has not reported one.';
    expect(explainPaymentState(invoice({ dueDate: '2020-01-02' }))).toEqual([due, 'Accounting acts next.']);
  });
});

describe('explainStatus', () => {
  it('explains every invoice status and who acts next', () => {
    for (const status of INVOICE_STATUSES) expect(explainStatus(status), status).toHaveLength(2);
    expect(explainStatus('Something new')).toEqual([]);
  });

  it('names the person who has the invoice and for how long, if known', () => {
    const waits = { pendingWith: 'Meera Iyer', ageAtLevel: 3 };
    expect(explainStatus('Pending for approval', waits).at(-1)).toBe('With Meera Iyer for 3 days.');
    expect(explainStatus('SentBack', { pendingWith: 'You', ageAtLevel: 1 }).at(-1)).toBe('With You for 1 day.');
  });
});
