import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { ReadGrid } from '@/shared/fields/ReadGrid';
import { resolveFields } from '@/shared/fields/resolve';
import type { FieldDef } from '@/shared/fields/types';
import { renderUi } from '../../support/render';
import { address, blank, fields, meera, type Invoice } from './invoice';

const filled: Invoice = {
  number: 'INV/1',
  notes: 'First line\nSecond line',
  amount: '1234567.5',
  days: '12',
  date: '2026-11-21',
  taxType: 'N',
  term: { code: 'Z030', name: 'Net 30' },
  urgent: true,
  plants: ['H', 'X'],
  registered: false,
  gst: { text: '24AAACS1234F1Z5', verified: true },
  copies: [{ file_uid: '1', file_name: 'invoice.pdf', file_status: 'Success', fileSize: 48_200 }],
  billTo: address(),
  approver: meera,
  company: 'Meridian Pharma',
  sentAt: '2026-11-21T10:00:00',
  state: 'Draft',
  site: 'H',
};

function draw(values: Invoice, defs = fields) {
  return renderUi(
    <FieldsProvider lookups={{}} country="IN">
      <ReadGrid resolved={resolveFields(defs, [], [], values)} values={values} />
    </FieldsProvider>,
  );
}

const under = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it('every field type is shown under its label, without a control', () => {
  draw(filled);
  expect(under('Invoice Number')).toBe('INV/1');
  expect(under('Notes')).toBe('First line\nSecond line');
  expect(under('Amount')).toBe('12,34,567.50');
  expect(under('Delivery Days')).toBe('12');
  expect(under('Invoice Date')).toBe('21-Nov-2026');
  expect(under('Tax Type')).toBe('No Tax');
  expect(under('Payment Term')).toBe('Net 30');
  expect(under('Urgent')).toBe('Yes');
  expect(under('Plants')).toBe('H, X');
  expect(under('Registered')).toBe('No');
  expect(under('GST Number')).toBe('24AAACS1234F1Z5Verified');
  expect(under('Bill To Location')).toContain('Halol Works');
  expect(under('Bill To Location')).toContain('Plot 3, Industrial Estate\nHalol, Gujarat, 389350\nIndia');
  expect(under('Bill To Location')).toContain('GST 24AAACS1234F1Z5');
  expect(under('Approver')).toBe('Meera Nairmeera.nair@buyer.example · E101');
  expect(under('Company')).toBe('Meridian Pharma');
  expect(screen.getByRole('button', { name: 'Download invoice.pdf' })).toBeVisible();
  for (const role of ['textbox', 'combobox', 'checkbox'] as const) expect(screen.queryByRole(role)).toBeNull();
});

it('empty fields show that no value is given, and file fields that there are no files', () => {
  draw({ ...blank, company: '' });
  expect(screen.getAllByText('Not given')).toHaveLength(fields.length - 2);
  expect(screen.getByText('No records available!')).toBeVisible();
  expect(under('Urgent')).toBe('No');
});

it('amounts show their currency; invalid values are shown unchanged', () => {
  const defs: FieldDef<Invoice>[] = [
    { kind: 'money', name: 'amount', label: 'Amount', currency: ({ company }) => company },
    { kind: 'date', name: 'date', label: 'Invoice Date' },
    { kind: 'select', name: 'taxType', label: 'Tax Type', options: () => [] },
  ];
  draw({ ...filled, amount: '12x', date: '31-Feb-2026', taxType: 'OLD', company: 'USD' }, defs);
  expect(under('Amount')).toBe('12x USD');
  expect(under('Invoice Date')).toBe('31-Feb-2026');
  expect(under('Tax Type')).toBe('OLD');
});

it('markup and formulas are shown as plain text', () => {
  const hostile = '<a href="javascript:alert(1)">x</a>=1+1';
  const { container } = draw({
    ...filled,
    number: hostile,
    notes: hostile,
    company: hostile,
    term: { code: hostile, name: hostile },
    approver: { ...meera, name: hostile },
    billTo: address({ name: hostile, address: hostile }),
    copies: [{ file_uid: '1', file_name: hostile, file_status: 'Success', fileSize: 1 }],
  });
  expect(container.querySelector('a, script, img')).toBeNull();
  for (const label of ['Invoice Number', 'Notes', 'Payment Term', 'Company']) expect(under(label)).toBe(hostile);
});

it('sections are shown under headings', () => {
  const defs = fields.map(field => ({ ...field, section: field.kind === 'boolean' ? 'More' : 'Invoice' }));
  draw(filled, defs as FieldDef<Invoice>[]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)).toEqual([
    'Invoice',
    'More',
    'Invoice',
  ]);
  expect(within(screen.getByRole('region', { name: 'More' })).getByText('Yes')).toBeVisible();
});

it.each([true, false])('a statement is printed with its label only if it is accepted: %s', accepted => {
  const agree: FieldDef<Invoice> = { kind: 'boolean', name: 'urgent', label: 'Disclaimer', statement: 'I agree.' };
  draw({ ...filled, urgent: accepted }, [agree]);
  const item = screen.getByText('Disclaimer').parentElement;
  expect(item?.dataset['print']).toBe(accepted ? undefined : 'no');
  expect(screen.getByRole('checkbox', { name: 'I agree.' })).toHaveProperty('checked', accepted);
});
