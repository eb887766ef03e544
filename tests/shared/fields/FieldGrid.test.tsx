import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { billingAddresses } from '@/domain/invoice/address';
import type { FieldDef, FieldOf } from '@/shared/fields/types';
import { renderUi } from '../../support/render';
import { address, amountField, entry, fields, meera, numberField, type Invoice } from './invoice';
import { TestForm } from './TestForm';

const notesField: FieldOf<Invoice, 'longText'> = { kind: 'longText', name: 'notes', label: 'Notes' };
const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join(' | ');

describe('field editors', () => {
  it('renders a labeled control for every field type', () => {
    renderUi(<TestForm defs={fields} />);
    expect(screen.getByRole('textbox', { name: 'Invoice Number' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Notes' })).toBeInstanceOf(HTMLTextAreaElement);
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('inputmode', 'decimal');
    expect(screen.getByRole('textbox', { name: 'Delivery Days' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Invoice Date' })).toHaveAttribute('placeholder', 'DD-MMM-YYYY');
    expect(screen.getByRole('combobox', { name: 'Tax Type' })).toBeEnabled();
    expect(screen.getByRole('combobox', { name: 'Payment Term' })).toBeEnabled();
    expect(screen.getByRole('combobox', { name: 'Approver' })).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: 'Urgent' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: /Invoice Copy/ })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Bill To Location' })).toHaveAttribute('readonly');
    expect(screen.getByText('Meridian Pharma')).toBeVisible();
  });

  it('submits the entered value of each editor', async () => {
    const onSubmit = vi.fn<(values: Invoice) => void>();
    const { user } = renderUi(
      <TestForm
        defs={fields}
        onSubmit={onSubmit}
        lookups={{
          terms: () => Promise.resolve([{ code: 'Z030', name: 'Net 30', days: 30 }]),
          plants: () => Promise.resolve([{ code: 'G', name: 'Goa' }]),
        }}
      />,
    );
    await user.click(screen.getByLabelText('Invoice Number'));
    await user.paste('INV/1');
    await user.click(screen.getByLabelText('Notes'));
    await user.paste('As agreed');
    await user.click(screen.getByLabelText('Amount'));
    await user.paste('1,180.50');
    await user.click(screen.getByLabelText('Delivery Days'));
    await user.paste('12');
    await user.click(screen.getByLabelText('Invoice Date'));
    await user.paste('21/11/2026');
    await user.click(screen.getByLabelText('Tax Type'));
    await user.click(await screen.findByTitle('No Tax'));
    await user.click(screen.getByLabelText('Payment Term'));
    await user.click(await screen.findByText('Net 30'));
    await user.click(screen.getByLabelText('Urgent'));
    await user.click(screen.getByLabelText('Plants'));
    await user.click(await screen.findByText('Goa'));
    await user.click(within(screen.getByRole('radiogroup', { name: 'Registered' })).getByLabelText('No'));
    await user.click(screen.getByLabelText('GST Number'));
    await user.paste(' 24aaacs1234f1z5 ');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      number: 'INV/1',
      notes: 'As agreed',
      amount: '1180.50',
      days: '12',
      date: '2026-11-21',
      taxType: 'N',
      term: { code: 'Z030', name: 'Net 30', days: 30 },
      urgent: true,
      plants: ['Goa'],
      registered: false,
      gst: { text: '24AAACS1234F1Z5', verified: false },
      copies: [],
      billTo: null,
      approver: null,
      company: 'Meridian Pharma',
      sentAt: '',
      state: '',
      site: '',
    });
  });

  it('converts input to capitals when the definition requires it', async () => {
    const { user } = renderUi(<TestForm defs={[{ kind: 'text', name: 'number', label: 'GST', uppercase: true }]} />);
    await user.click(screen.getByLabelText('GST'));
    await user.paste('24aaacs');
    expect(screen.getByLabelText('GST')).toHaveValue('24AAACS');
  });

  it('shows a statement next to its checkbox, under its heading', async () => {
    const onSubmit = vi.fn();
    const agree: FieldDef<Invoice> = {
      kind: 'boolean',
      name: 'urgent',
      label: 'Disclaimer',
      statement: 'I confirm that the goods were delivered.',
      required: 'You must agree with the Terms and Conditions',
    };
    const { user } = renderUi(<TestForm defs={[agree]} onSubmit={onSubmit} />);
    expect(screen.getByText('Disclaimer')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('You must agree with the Terms and Conditions')).toBeVisible();
    const box = screen.getByRole('checkbox', { name: 'I confirm that the goods were delivered.' });
    expect(box).toBeInvalid();
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  });

  it('renders text of any field type as plain text', () => {
    const hostile = '<img src=x onerror="document.title=1">=HYPERLINK("http://x")javascript:alert(1)';
    const { container } = renderUi(
      <TestForm
        defs={[
          { ...numberField, label: hostile, help: hostile },
          { ...notesField, section: hostile },
          { kind: 'person', name: 'approver', label: 'Approver', lookup: 'x' },
          { kind: 'pick', name: 'billTo', label: 'Bill To', lookup: 'x', from: billingAddresses },
          { kind: 'readOnly', name: 'company', label: 'Company' },
        ]}
        values={{
          number: hostile,
          notes: hostile,
          company: hostile,
          approver: { ...meera, name: hostile, email: hostile },
          billTo: address({ name: hostile, address: hostile }),
        }}
      />,
    );
    expect(container.querySelector('img, a, script')).toBeNull();
    expect(screen.getAllByText(hostile, { exact: false }).length).toBeGreaterThanOrEqual(6);
    expect(screen.getByRole('textbox', { name: hostile })).toHaveValue(hostile);
  });
});

describe('visibility and mode', () => {
  const config = [
    entry({ fieldName: 'number', label: 'Bill No.', disable: true }),
    entry({ fieldName: 'notes', visible: false }),
    entry({ fieldName: 'days', roleGroup: 'reviewer' }),
  ];

  it('hides, renames and locks fields as configured and still submits hidden fields', async () => {
    const onSubmit = vi.fn<(values: Invoice) => void>();
    const { user } = renderUi(
      <TestForm
        defs={fields}
        config={config}
        roleGroups={['supplier']}
        values={{ number: 'A 1', notes: 'kept', amount: '1', days: 'kept, too' }}
        onSubmit={onSubmit}
      />,
    );
    expect(screen.queryByText('Notes')).toBeNull();
    expect(screen.queryByText('Delivery Days')).toBeNull();
    expect(screen.getByLabelText('Bill No.')).toBeDisabled();
    expect(screen.getByText('Locked')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ number: 'A 1', notes: 'kept', days: 'kept, too' });
  });

  it('locks every field type', () => {
    const all = fields.map(field => entry({ fieldName: field.name, disable: true }));
    renderUi(<TestForm defs={fields} config={all} />);
    for (const role of ['textbox', 'combobox', 'checkbox', 'radio'] as const)
      for (const control of screen.getAllByRole(role)) expect(control).toBeDisabled();
    expect(screen.getByRole('button', { name: /Invoice Copy/ })).toBeDisabled();
  });

  it('shows a read-only field as text and updates it when its dependencies change', async () => {
    const total: FieldDef<Invoice> = {
      kind: 'readOnly',
      name: 'company',
      label: 'Says',
      dependsOn: ['number'],
      format: (_, { number }) => `number ${number || 'none'}`,
    };
    const { user } = renderUi(
      <TestForm
        defs={[numberField, total, { ...amountField, mode: 'read' }]}
        values={{ amount: '1234567.5' }}
        country="IN"
      />,
    );
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    expect(screen.getByText('12,34,567.50')).toBeVisible();
    await user.type(screen.getByLabelText('Invoice Number'), '7');
    expect(screen.getByText('number 7')).toBeVisible();
  });

  it('shows and hides a field depending on another value', async () => {
    const defs: FieldDef<Invoice>[] = [
      { kind: 'boolean', name: 'urgent', label: 'Urgent' },
      { ...notesField, dependsOn: ['urgent'], visible: ({ urgent }) => urgent },
    ];
    const { user } = renderUi(<TestForm defs={defs} values={{ notes: 'why' }} />);
    expect(screen.queryByLabelText('Notes')).toBeNull();
    await user.click(screen.getByLabelText('Urgent'));
    expect(screen.getByLabelText('Notes')).toHaveValue('why');
    await user.click(screen.getByLabelText('Urgent'));
    expect(screen.queryByLabelText('Notes')).toBeNull();
  });

  it('groups fields under headings; omits empty headings and a single heading', () => {
    const defs: FieldDef<Invoice>[] = [
      { ...numberField, section: 'Invoice' },
      { ...amountField, section: 'Invoice' },
      { ...notesField, section: 'Notes' },
      { kind: 'boolean', name: 'urgent', label: 'Urgent', section: 'More' },
    ];
    const hidden = (...names: string[]) => names.map(fieldName => entry({ fieldName, visible: false }));
    const { rerender } = renderUi(<TestForm defs={defs} config={hidden('notes')} />);
    expect(within(screen.getByRole('region', { name: 'Invoice' })).getAllByRole('textbox')).toHaveLength(2);
    expect(screen.getAllByRole('heading').map(heading => heading.textContent)).toEqual(['Invoice', 'More']);
    rerender(<TestForm defs={defs} config={hidden('notes', 'urgent')} />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
  });
});

describe('validation messages', () => {
  it('moves focus to the first error and shows each error next to its field', async () => {
    const { user } = renderUi(<TestForm defs={[notesField, numberField, amountField]} />);
    const number = screen.getByLabelText('Invoice Number');
    expect(number).toBeRequired();
    expect(number).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(number).toHaveFocus());
    await waitFor(() => expect(number).toBeInvalid());
    expect(described(number)).toBe('Invoice Number is required | 0 / 16 characters');
    expect(described(screen.getByLabelText('Amount'))).toBe('Amount is required');
    expect(screen.getByLabelText('Notes')).toBeValid();
    await user.type(number, 'A 1');
    expect(await screen.findByText('Space is not allowed')).toBeVisible();
    await user.clear(number);
    await user.type(number, 'A1');
    await waitFor(() => expect(number).toBeValid());
  });

  it.each(['date', 'taxType', 'term', 'urgent', 'plants', 'registered', 'gst', 'copies', 'billTo', 'approver'])(
    'moves focus to an error in %s',
    async name => {
      const def = fields.filter(field => field.name === name);
      const config = [entry({ fieldName: name, isRequired: true, isRequiredMessage: 'Please' })];
      const { user, container } = renderUi(<TestForm defs={def} config={config} />);
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      expect(await screen.findByText('Please')).toBeVisible();
      await waitFor(() =>
        expect(container.querySelector(`[data-field="${name}"]`)).toContainElement(
          document.activeElement as HTMLElement,
        ),
      );
    },
  );

  it('counts characters of limited text and marks excess characters without cutting them', async () => {
    const { user } = renderUi(<TestForm defs={[numberField]} />);
    await user.click(screen.getByLabelText('Invoice Number'));
    await user.paste('12345678901234567890');
    expect(screen.getByText('20 / 16', { exact: false })).toHaveAttribute('data-over', 'true');
    expect(screen.getByLabelText('Invoice Number')).toHaveValue('12345678901234567890');
  });

  it('shows a warning without blocking submit; an error replaces the warning', async () => {
    const onSubmit = vi.fn();
    const warned: FieldOf<Invoice, 'text'> = {
      ...numberField,
      help: 'As printed',
      warn: number => (number.startsWith('0') ? 'Leading zero' : null),
    };
    const { user } = renderUi(<TestForm defs={[warned]} onSubmit={onSubmit} />);
    const number = screen.getByLabelText('Invoice Number');
    await user.type(number, '01');
    expect(screen.getByText('Leading zero')).toBeVisible();
    expect(described(number)).toBe('Leading zero | As printed | 2 / 16 characters');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    await user.type(number, ' ');
    expect(await screen.findByText('Space is not allowed')).toBeVisible();
    expect(screen.queryByText('Leading zero')).toBeNull();
  });

  it('revalidates a field when a field that it depends on changes', async () => {
    const defs: FieldDef<Invoice>[] = [
      { ...numberField, rules: [] },
      {
        ...notesField,
        kind: 'longText',
        dependsOn: ['number'],
        rules: [{ test: (notes, { number }) => notes !== number, message: 'Say something else' }],
      },
    ];
    const { user } = renderUi(<TestForm defs={defs} values={{ number: 'A', notes: 'A' }} />);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Say something else')).toBeVisible();
    await user.type(screen.getByLabelText('Invoice Number'), 'B');
    await waitFor(() => expect(screen.queryByText('Say something else')).toBeNull());
    await user.clear(screen.getByLabelText('Invoice Number'));
    await user.type(screen.getByLabelText('Invoice Number'), 'A');
    expect(await screen.findByText('Say something else')).toBeVisible();
  });
});
