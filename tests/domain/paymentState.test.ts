import { describe, expect, it } from 'vitest';
import { explainStatus } from '@/domain/calls/statusHints';
import { INVOICE_STATUSES } from '@/domain/invoice/labels';
import { formatPaymentText, getPaymentText } from '@/domain/invoice/paymentText';
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
});

describe('the payment text', () => {
  const text = (more: Partial<PayableInvoice> & { pendingWith?: string; block?: string }) =>
    formatPaymentText(getPaymentText({ ...invoice({ dueDate: '2099-12-08', ...more }), ...more }));
  const late = { dueDate: '2020-01-02' };
  const pending = { status: 'Pending for approval', paidAt: undefined, pendingWith: 'Meera Iyer' };
  it.each([
    ['approved', {}, 'Due 08-Dec-2099 · not scheduled yet'],
    ['in a payment run', { paidAt: '2099-12-10' }, 'Due 08-Dec-2099 · payment run 10-Dec-2099'],
    ['paid', { paidAt: '2026-11-20' }, 'Paid on 20-Nov-2026'],
    [
      'blocked',
      { block: 'A' },
      'Due 08-Dec-2099 · payment blocked: A · with accounts payable. Ask support about this payment.',
    ],
    ['overdue', late, 'Overdue since 02-Jan-2020 · with accounts payable. Ask support about this payment.'],
    [
      'cancelled',
      { erpStatus: 'Cancelled' },
      'Due 08-Dec-2099 · posting cancelled · with accounts payable. Ask support about this payment.',
    ],
    ['pending', pending, 'Due 08-Dec-2099 · in approval'],
    [
      'pending and overdue',
      { ...pending, ...late },
      'Overdue since 02-Jan-2020 · with Meera Iyer. Send the approver a query.',
    ],
    [
      'overdue with the user',
      { ...pending, ...late, pendingWith: 'You' },
      'Overdue since 02-Jan-2020 · with you. Decide on the invoice.',
    ],
    [
      'overdue under query',
      { ...pending, ...late, status: 'Under Query', pendingWith: 'You' },
      'Overdue since 02-Jan-2020 · with you. Answer the query.',
    ],
    ['without a due date', { dueDate: null }, 'No due date · not scheduled yet'],
    ['of an unknown payment', { paidAt: undefined }, 'Due 08-Dec-2099'],
    ['rejected', { status: 'Rejected' }, ''],
  ])('of an invoice %s', (_what, more, expected) => {
    expect(text(more)).toBe(expected);
  });
});

describe('explainStatus', () => {
  it('explains every invoice status', () => {
    for (const status of INVOICE_STATUSES) expect(explainStatus(status), status).not.toEqual([]);
    expect(explainStatus('Something new')).toEqual([]);
  });

  it('names the person who has the invoice and for how long, if known', () => {
    const waits = { pendingWith: 'Meera Iyer', ageAtLevel: 3 };
    expect(explainStatus('Pending for approval', waits).at(-1)).toBe('With Meera Iyer for 3 days.');
    expect(explainStatus('SentBack', { pendingWith: 'You', ageAtLevel: 1 }).at(-1)).toBe('With you for 1 day.');
  });
});
