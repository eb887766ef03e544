import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOfOrder, getProgress, type OrderRecords } from '@/domain/orders/progress';
import { compare } from '@/lib/money';

type Line = OrderRecords['lines'][number];
const line = (more: Partial<Line>): Line => ({
  lineItemNumber: '00010',
  quantity: '1',
  deliveryInvoiceAvailableQuantity: '1',
  totalAmount: '590.00',
  status: 'Open',
  ...more,
});
const invoice = (status: string, grandTotal: string, overheads?: string): OrderRecords['invoices'][number] => ({
  status,
  grandTotal,
  overheads: overheads === undefined ? [] : [{ grossAmount: overheads }],
});
/** One line of 30 units at 100.00. */
const thirty = (left: string, patch: Partial<OrderRecords> = {}, status = 'Open') =>
  getProgress({
    amount: '3000.00',
    advanced: '0',
    lines: [line({ quantity: '30', deliveryInvoiceAvailableQuantity: left, totalAmount: '3000.00', status })],
    received: [],
    invoices: [],
    ...patch,
  });

const details = (patch: Partial<OrderRecords> = {}): OrderRecords => ({
  amount: '1180.00',
  advanced: '200.00',
  lines: [
    line({ lineItemNumber: '00010', quantity: '10', deliveryInvoiceAvailableQuantity: '4' }),
    line({ lineItemNumber: '00020', deliveryInvoiceAvailableQuantity: '0.75' }),
  ],
  received: [{ poLineItemNo: '10', quantity: '5' }],
  invoices: [
    invoice('Approved', '318.00', '200.00'),
    invoice('Pending for approval', '236.00'),
    invoice('Draft', '147.50'),
    invoice('Rejected', '300.00'),
  ],
  ...patch,
});

describe('the progress of an order', () => {
  it('values received, open and invoiced quantities by line, and drafts separately', () => {
    expect(getProgress(details())).toEqual({
      ordered: '1180.00',
      received: '295.00',
      invoiced: '354.00',
      drafted: '147.50',
      advanced: '200.00',
      open: '678.50',
    });
  });

  it("doesn't count charges that only the invoice adds", () => {
    const invoices = [invoice('Approved', '3500.00', '800.00')];
    expect(thirty('3', { invoices })).toMatchObject({ invoiced: '2700.00', open: '300.00', drafted: '0.00' });
  });

  it('has no open amount for a line closed by the ERP, and still counts what was invoiced', () => {
    expect(thirty('0', { invoices: [invoice('Approved', '900.00')] }, 'Closed')).toMatchObject({
      invoiced: '900.00',
      open: '0.00',
    });
    expect(thirty('0', { invoices: [invoice('Draft', '900.00')] })).toMatchObject({
      invoiced: '0.00',
      drafted: '3000.00',
    });
  });

  it('counts the whole order amount as received when all lines are received', () => {
    const all = [
      { poLineItemNo: '00010', quantity: '4' },
      { poLineItemNo: '00010', quantity: '6' },
      { poLineItemNo: '00020', quantity: '1.000' },
    ];
    expect(getProgress(details({ amount: '1234.56', received: all })).received).toBe('1234.56');
  });

  it('has no open amount when more is invoiced than ordered, and handles an order without lines', () => {
    const unknown = [line({ deliveryInvoiceAvailableQuantity: null })];
    expect(getProgress(details({ lines: unknown, invoices: [invoice('Closed', '2000')] })).open).toBe('0.00');
    expect(getProgress(details({ lines: unknown, invoices: [invoice('Closed', '80')] })).open).toBe('1100.00');
    expect(getProgress(details({ amount: null, lines: [], advanced: null, invoices: [] }))).toEqual({
      ordered: '0.00',
      received: '0.00',
      invoiced: '0.00',
      drafted: '0.00',
      advanced: '0.00',
      open: '0.00',
    });
  });

  it('never shows 0% for a part, 100% for less than all, or a value outside 0 to 100', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000_00 }).map(paise => (paise / 100).toFixed(2));
    fc.assert(
      fc.property(amount, amount, (ordered, part) => {
        const share = percentOfOrder(part, { ...getProgress(details()), ordered });
        if (compare(ordered, 0) === 0 || compare(part, 0) === 0) expect(share).toBe(0);
        else if (compare(part, ordered) >= 0) expect(share).toBe(100);
        else expect(share >= 1 && share <= 99).toBe(true);
      }),
    );
  });
});
