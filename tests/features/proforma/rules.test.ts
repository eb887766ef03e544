import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endingFields, headerFields } from '@/features/proforma/fields/proforma.fields';
import { getOrderContext } from '@/features/proforma/fields/order';
import { fromApi, toEdit, toFormPath, toInput } from '@/features/proforma/model/proforma.mappers';
import { lineIssues, proformaIssues } from '@/features/proforma/model/proforma.rules';
import { advanceLines, type ProformaLine } from '@/features/proforma/fields/proforma.lines';
import { blankValues, withItem, type ProformaValues } from '@/features/proforma/model/proforma.values';
import { addDays, today } from '@/lib/dates';
import { resolveFields } from '@/shared/fields/resolve';
import { buildSchema } from '@/shared/fields/schema';
import { settledFields } from '../../support/settledFields.ts';
import { draft, order } from './order.ts';

const { blank: blankLine } = advanceLines;
const fields = settledFields(advanceLines);
const documentContext = getOrderContext(order);
const good = { poItemLineNumber: '00010', lineItemDescription: 'Advance on order', amount: '100' };
const line = (patch: Partial<ProformaLine> = {}): ProformaLine => ({ ...blankLine(), ...good, ...patch });
const told = (lines: ProformaLine[], intent: 'draft' | 'submit' = 'submit') =>
  lineIssues(fields, lines, intent).map(({ index, key, message }) => `${index}.${key}: ${message}`);

describe('line validation on submit (spec 2 §5)', () => {
  it.each<[string, Partial<ProformaLine>, string[]]>([
    ['a valid line', {}, []],
    ['no item', { poItemLineNumber: '' }, ['0.poItemLineNumber: PO Line Item is required']],
    ['no description', { lineItemDescription: ' ' }, ['0.lineItemDescription: Description is required']],
    ['a short description', { lineItemDescription: 'Four' }, ['0.lineItemDescription: Minimum 5 characters required']],
    [
      'a description with special characters',
      { lineItemDescription: 'Half <now>' },
      ['0.lineItemDescription: Special character not allowed'],
    ],
    ['no amount', { amount: '' }, ['0.amount: Amount is required']],
    ['zero', { amount: '0.00' }, ['0.amount: Amount is required']],
    ['a negative amount', { amount: '-5' }, ['0.amount: Negative value not allowed']],
    ['three decimals', { amount: '1.005' }, ['0.amount: Upto 2 decimals allowed']],
  ])('%s', (_what, patch, wanted) => expect(told([line(patch)])).toEqual(wanted));

  it('allows each order item once', () => {
    expect(told([line(), line()])).toEqual(['1.poItemLineNumber: Select different line item']);
    expect(told([line(), line({ poItemLineNumber: '00020' })])).toEqual([]);
  });

  it('ignores blank lines, but requires the first line', () => {
    expect(told([line(), blankLine()])).toEqual([]);
    expect(told([blankLine()])).toHaveLength(3);
    expect(told([blankLine()], 'draft')).toEqual([]);
  });

  it('checks only formats in a draft', () => {
    expect(told([line({ poItemLineNumber: '', lineItemDescription: '', amount: '' })], 'draft')).toEqual([]);
    expect(told([line({ lineItemDescription: 'Half', amount: '1.005' })], 'draft')).toHaveLength(2);
  });
});

describe('claimed order amount', () => {
  it.each(['draft', 'submit'] as const)('includes only items of the order, also in a %s', intent => {
    const about = { intent, doc: { rowFields: () => fields } as never, documentContext };
    const told = proformaIssues({ ...blankValues(), lineItems: [line({ poItemLineNumber: '10' }), line()] }, about);
    expect(told).toEqual([{ path: ['lineItems', 0, 'poItemLineNumber'], message: "'10' is not in the list" }]);
  });

  const issues = (lines: ProformaLine[], about = documentContext) =>
    proformaIssues(
      { ...blankValues(), lineItems: lines },
      { intent: 'submit', doc: { rowFields: () => fields } as never, documentContext: about },
    );
  it.each([
    ['600', 'PO Line Item', 0],
    ['600.01', 'one paisa too much', 1],
  ])('with a second line of %s: %s', (second, _what, count) => {
    expect(issues([line({ amount: second })])).toHaveLength(count);
  });

  it('shows the open amount at the last amount field', () => {
    const [issue] = issues([line({ amount: '500' }), line({ poItemLineNumber: '00020', amount: '200' })]);
    expect(issue).toEqual({
      path: ['lineItems', 1, 'amount'],
      message: 'Only 600.00 INR of the order is left for advances. Lower the amounts.',
    });
  });

  it('of a saved invoice can reuse its own amount', () => {
    expect(issues([line({ amount: '700' })], getOrderContext(order, draft))).toEqual([]);
    expect(issues([line({ amount: '700.01' })], getOrderContext(order, draft))).toHaveLength(1);
  });
});

describe('header validation', () => {
  const filled = { ...fromApi(draft), isAgree: true };
  const fields = [...headerFields, ...endingFields(true)];
  const getMessages = (patch: object, intent: 'draft' | 'submit' = 'submit') => {
    const values = { ...filled, ...patch };
    const result = z.safeParse(buildSchema(resolveFields<ProformaValues>(fields, [], [], values), intent), values);
    return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
  it.each<[object, string]>([
    [{ invoiceNumber: '' }, 'invoiceNumber: Invoice Number is required'],
    [{ invoiceNumber: 'A B' }, 'invoiceNumber: Space is not allowed'],
    [{ invoiceNumber: 'A-12345678901234567' }, 'invoiceNumber: Maximum 16 characters allowed'],
    [{ invoiceDate: '' }, 'invoiceDate: Invoice Date is required'],
    [{ invoiceDate: addDays(today(), 1) }, 'invoiceDate: Invoice date cannot be in the future'],
    [{ approverId: null }, 'approverId: Approver is required'],
    [{ invoiceNarration: 'Four' }, 'invoiceNarration: Minimum 5 characters required'],
    [{ invoiceNarration: 'x'.repeat(31) }, 'invoiceNarration: Maximum 30 characters allowed'],
    [{ notes: '<b>' }, 'notes: Special character not allowed'],
    [{ isAgree: false }, 'isAgree: You must agree with the Terms and Conditions'],
    [{}, 'invoiceDocument: Add attachment'],
  ])('%j: %s', (patch, message) => expect(getMessages(patch)).toContain(message));

  it('allows saving an almost empty draft', () => {
    expect(getMessages({ invoiceNumber: '', invoiceDate: '', approverId: null, isAgree: false }, 'draft')).toEqual([]);
  });
});

describe('proforma mappers', () => {
  it('send the order, its item and the exact total, and leave out blank lines', () => {
    const values = { ...fromApi(draft), lineItems: [blankLine(), line({ amount: '100.10' }), line({ amount: '.2' })] };
    expect(toInput(values, { intent: 'submit', documentContext, record: draft })).toMatchObject({
      poId: 5,
      poNo: '4500010056',
      assignment: 'A-7',
      companyCode: '1000',
      supplierId: 7,
      billToLocationGstNumber: '36AABCV4417K1Z7',
      currencyCode: 'INR',
      approverEmail: 'dev@buyer.example',
      totalGrossAmount: '100.30',
      lineItems: [
        { poItemId: 51, itemCode: 'SRV-1', itemDescription: 'Calibration', amount: '100.10' },
        { amount: '0.20' },
      ],
    });
  });

  it('read a record, and add a blank line when it has none', () => {
    expect(fromApi(draft)).toMatchObject({
      invoiceDate: '2026-11-16',
      approverId: { userId: 'e-1' },
      lineItems: [{ poItemLineNumber: '00020', poItemAmount: '300.00', amount: '100.00' }],
    });
    expect(toEdit(fromApi({ ...draft, lineItems: null })).lineItems).toHaveLength(1);
  });

  it('map server errors to visible fields', () => {
    const values = { ...blankValues(), lineItems: [blankLine(), line()] };
    expect(toFormPath('lineItems.0.poItemId', values)).toBe('lineItems.1.poItemLineNumber');
    expect(toFormPath('approverEmail', values)).toBe('approverId');
    expect(toFormPath('totalGrossAmount', values)).toBe('lineItems.0.amount');
  });

  it('fill a line from its item, and return the same line when nothing changed', () => {
    const filled = withItem(line(), documentContext.items);
    expect(filled).toMatchObject({ itemDescription: 'Calibration', poItemAmount: '700.00' });
    expect(withItem(filled, documentContext.items)).toBe(filled);
    expect(withItem({ ...filled, poItemLineNumber: '' }, documentContext.items)).toMatchObject({ itemDescription: '' });
  });
});
