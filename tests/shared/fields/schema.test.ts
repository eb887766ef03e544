import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { resolveFields } from '@/shared/fields/resolve';
import { buildSchema } from '@/shared/fields/schema';
import type { Intent } from '@/shared/fields/intent';
import type { FieldConfig, FieldDef } from '@/shared/fields/types';
import { address, amountField, blank, entry, fields, meera, numberField, type Invoice } from './invoice';

function getIssues(
  defs: FieldDef<Invoice>[],
  values: Partial<Record<keyof Invoice, unknown>>,
  { intent = 'submit', config = [] }: { intent?: Intent; config?: FieldConfig[] } = {},
): Record<string, string> {
  const all = { ...blank, ...values } as Invoice;
  const result = z.safeParse(buildSchema(resolveFields(defs, config, ['supplier'], all), intent), all);
  return Object.fromEntries((result.error?.issues ?? []).map(issue => [issue.path.join('.'), issue.message]));
}

describe('required fields', () => {
  it.each([
    ['number', '', '   '],
    ['date', '', undefined],
    ['taxType', '', null],
    ['term', null, undefined],
    ['urgent', false, undefined],
    ['copies', [], undefined],
    ['billTo', null, undefined],
    ['approver', null, undefined],
  ])('%s: treats blank and missing values alike', (name, ...empties) => {
    const config = [entry({ fieldName: name, isRequired: true, isRequiredMessage: 'Please' })];
    for (const value of empties)
      expect(getIssues(fields, { number: 'A', amount: '1', [name]: value }, { config })).toEqual({ [name]: 'Please' });
  });

  it('are not checked for a draft', () => {
    expect(getIssues([numberField], {}, { intent: 'draft' })).toEqual({});
  });

  it.each([{ visible: false }, { disable: true }, { roleGroup: 'reviewer' }])('are not checked with %j', over => {
    expect(getIssues([numberField], {}, { config: [entry({ fieldName: 'number', ...over })] })).toEqual({});
  });
});

it("additional checks report their errors together with the schema's own", () => {
  const schema = buildSchema(resolveFields([numberField], [], [], blank), 'submit').check(({ issues, value }) => {
    issues.push({ code: 'custom', path: ['lines', 0], message: 'Amount is required', input: value });
  });
  const found = z.safeParse(schema, blank).error?.issues.map(({ message }) => message);
  expect(found).toEqual(['Invoice Number is required', 'Amount is required']);
});

describe('validation rules', () => {
  it.each([
    ['INV 1', 'Space is not allowed'],
    ['INV 1#', 'Space is not allowed'],
    ['12345678901234567', 'Maximum 16 characters allowed'],
  ])('apply to an invoice number: %s', (number, message) => {
    expect(getIssues([numberField], { number }).number).toBe(message);
  });

  it.each([
    ['', 'Amount is required'],
    ['0.00', 'Amount is required'],
    ['-5', 'Negative value not allowed'],
    ['1.234', 'Upto 2 decimals allowed'],
    ['12x', "'12x' is not an amount"],
    ['1180.50', undefined],
    ['9999999999999.99', undefined],
    ['10000000000000', 'Amount is too large'],
  ])('apply to an amount: %s', (amount, message) => {
    expect(getIssues([amountField], { amount }).amount).toBe(message);
  });

  it('apply to a draft only when they are marked for drafts or check the format', () => {
    expect(getIssues([numberField], { number: 'INV 1' }, { intent: 'draft' })).toEqual({});
    expect(getIssues([numberField], { number: '12345678901234567' }, { intent: 'draft' })).toHaveProperty('number');
    expect(getIssues([amountField], { amount: '0' }, { intent: 'draft' })).toEqual({});
    expect(getIssues([amountField], { amount: 'ten' }, { intent: 'draft' })).toEqual({
      amount: "'ten' is not an amount",
    });
  });

  it('can read the other values', () => {
    const later: FieldDef<Invoice> = {
      kind: 'text',
      name: 'notes',
      label: 'Notes',
      dependsOn: ['number'],
      rules: [{ test: (notes, { number }) => notes !== number, message: 'Say something else' }],
    };
    expect(getIssues([later], { number: 'A1', notes: 'A1' })).toEqual({ notes: 'Say something else' });
    expect(getIssues([later], { number: 'A1', notes: 'A2' })).toEqual({});
  });

  it('are skipped for empty values and for hidden or locked fields', () => {
    const optional: FieldDef<Invoice> = { ...numberField, required: false };
    expect(getIssues([optional], { number: '' })).toEqual({});
    for (const over of [{ visible: false }, { disable: true }])
      expect(getIssues([optional], { number: 'INV 1' }, { config: [entry({ fieldName: 'number', ...over })] })).toEqual(
        {},
      );
  });

  it("use the definition's message before the field type's message", () => {
    const days: FieldDef<Invoice> = {
      kind: 'number',
      name: 'days',
      label: 'Delivery Days',
      rules: [{ test: text => /^\d+$/.test(text), message: 'Delivery Days is must be number' }],
    };
    expect(getIssues([days], { days: 'soon' })).toEqual({ days: 'Delivery Days is must be number' });
  });
});

describe('value shapes', () => {
  it.each([
    ['date', '31-Feb-2026', "'31-Feb-2026' is not a valid date. Use DD-MMM-YYYY"],
    ['days', '1.5.2', "'1.5.2' is not a number"],
    ['number', 7, "Invoice Number can't be read. Enter it again"],
    ['term', 'Z030', "Payment Term can't be read. Enter it again"],
    ['term', { code: 'Z030' }, undefined],
    ['urgent', 'yes', "Urgent can't be read. Enter it again"],
    ['copies', ['a.pdf'], undefined],
    ['billTo', 'Halol', "Bill To Location can't be read. Enter it again"],
  ])('%s cannot be %j', (name, value, message) => {
    const found = getIssues(fields, { number: 'A', amount: '1', [name]: value });
    expect(Object.keys(found)).toEqual([name]);
    if (message) expect(found[name]).toBe(message);
  });

  it('pass with the values that the editors produce', () => {
    const values = {
      number: 'INV/1',
      notes: '<b>hello</b> =1+1',
      amount: '10.5',
      days: '3',
      date: '2026-11-21',
      taxType: 'N',
      term: { code: 'Z030', name: 'Net 30', days: 30 },
      urgent: true,
      copies: [{ file_uid: '1', file_name: 'a.pdf', file_status: 'Success', fileSize: 1 }],
      billTo: address(),
      approver: meera,
    };
    expect(getIssues(fields, values)).toEqual({});
  });
});

describe('files of a field', () => {
  const files = {
    kind: 'attachment',
    name: 'copies',
    label: 'Bank Documents',
    families: ['pdf'],
    module: 'M',
    context: 'C',
  } as const;
  const file = (title?: string) => ({ file_uid: 'u', file_name: 'a.pdf', file_status: 'Success', fileSize: 1, title });
  const say = (def: FieldDef<Invoice>, copies: Invoice['copies'], intent: 'draft' | 'submit' = 'submit') => {
    const values = { ...blank, copies };
    const result = z.safeParse(buildSchema(resolveFields([def], [], [], values), intent), values);
    return result.success ? null : result.error.issues[0]?.message;
  };
  it('are limited in number', () => {
    expect(say({ ...files, max: 2 }, [file(), file()])).toBeNull();
    expect(say({ ...files, max: 2 }, [file(), file(), file()])).toBe(
      'Only 2 documents are allowed. Remove one to add another',
    );
    expect(say({ ...files, max: 1 }, [file(), file()])).toBe(
      'Only one document is allowed you can remove old and add new',
    );
  });
  it('require one of the offered titles each on submit', () => {
    const titled: FieldDef<Invoice> = {
      ...files,
      titles: ({ taxType }) => (taxType ? [] : ['Bank Letter', 'Invoice']),
    };
    expect(say(titled, [file('Invoice'), file()])).toBe('Select a title for a.pdf');
    expect(say(titled, [file('Old')])).toBe('Select a title for a.pdf');
    expect(say(titled, [file()], 'draft')).toBeNull();
    expect(say(titled, [file('Invoice'), file('Bank Letter')])).toBeNull();
  });
});
