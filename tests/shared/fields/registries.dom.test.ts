import { expect, it } from 'vitest';
import { billingAddresses } from '@/domain/invoice/address';
import { fieldTypes } from '@/shared/fieldTypes/fieldTypes';
import { LAYOUT } from '@/shared/fieldTypes/layout';
import type { AnyFieldOf } from '@/shared/fields/types';
import type { FieldType } from '@/shared/fieldTypes/types';
import { address, blank, fields, meera } from './invoice';

it('a blank form consists of blank values', () => {
  for (const { kind, name } of fields)
    if (kind !== 'readOnly') expect([name, fieldTypes[kind].blank()]).toEqual([name, blank[name]]);
});

function getText<K extends FieldType>(kind: K, value: unknown, def: object = {}, country = 'IN'): string {
  const cell = fieldTypes[kind] as { text(value: unknown, def: AnyFieldOf<K>, context: object): string };
  return cell.text(value, { kind, ...def } as unknown as AnyFieldOf<K>, { country, values: { currency: 'INR' } });
}

it.each([
  ['text', 'A', 'A'],
  ['money', '1234567.5', '12,34,567.50'],
  ['money', '0.125', '0.125'],
  ['money', '', ''],
  ['money', 'ten', 'ten'],
  ['number', '3', '3'],
  ['date', '2026-11-21', '21-Nov-2026'],
  ['date', '', ''],
  ['remoteSelect', { code: 'Z', name: '' }, 'Z'],
  ['remoteSelect', null, ''],
  ['boolean', false, 'No'],
  ['multiSelect', ['A', 'B'], 'A, B'],
  ['yesNo', null, ''],
  ['yesNo', false, 'No'],
  ['identity', { text: '24AAACS1234F1Z5', verified: true }, '24AAACS1234F1Z5'],
  ['attachment', [{ file_name: 'a.pdf' }, { file_name: 'b.pdf' }], 'a.pdf, b.pdf'],
  ['pick', address(), 'Halol Works, Plot 3, Industrial Estate, Halol, Gujarat, 389350, India'],
  ['pick', null, ''],
  ['person', meera, 'Meera Nair'],
  ['person', null, ''],
  ['readOnly', 7, '7'],
  ['readOnly', { a: 1 }, ''],
] as const)('the table cell of %s %j', (kind, value, text) => {
  expect(getText(kind, value, { from: billingAddresses })).toBe(text);
});

it('numbers are aligned at the end; the currency is added only to non-empty amounts', () => {
  expect([LAYOUT.money.align, LAYOUT.number.align, LAYOUT.text.align]).toEqual(['end', 'end', 'start']);
  const def = { currency: (values: Record<string, unknown>) => String(values['currency']) };
  expect(getText('money', '5', def)).toBe('5.00 INR');
  expect(getText('money', '', def)).toBe('');
  expect(getText('money', '1234567', {}, 'US')).toBe('1,234,567.00');
});
