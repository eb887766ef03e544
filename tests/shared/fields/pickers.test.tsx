import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { billingAddresses } from '@/domain/invoice/address';
import type { FieldDef, Lookups } from '@/shared/fields/types';
import { renderUi } from '../../support/render';
import { address, meera, type Invoice } from './invoice';
import { TestForm } from './TestForm';

const billTo: FieldDef<Invoice> = {
  kind: 'pick',
  name: 'billTo',
  label: 'Bill To Location',
  lookup: 'plants',
  from: billingAddresses,
};
const approver: FieldDef<Invoice> = { kind: 'person', name: 'approver', label: 'Approver', lookup: 'employees' };
const halol = address();
const mohali = address({ code: 'P2', name: 'Mohali Unit', plantCode: '1002', city: 'Mohali', state: 'Punjab' });

const plants = vi.fn((text: string) =>
  Promise.resolve([halol, mohali].filter(row => row.name.toLowerCase().includes(text.toLowerCase()))),
);

const openPicker = async (lookups: Lookups, more: object = {}) => {
  const onSubmit = vi.fn<(values: Invoice) => void>();
  const { user } = renderUi(<TestForm defs={[billTo]} lookups={lookups} onSubmit={onSubmit} {...more} />);
  await user.click(screen.getByLabelText('Bill To Location'));
  const dialog = await screen.findByRole('dialog', { name: 'Select Address' });
  return { user, dialog, onSubmit };
};

it('the address picker lists addresses and applies the selected one', async () => {
  const { user, dialog, onSubmit } = await openPicker({ plants });
  const table = await within(dialog).findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getByRole('row', { name: /Halol Works/ })).toHaveTextContent('GST 24AAACS1234F1Z5');
  await user.click(within(table).getByRole('button', { name: 'Mohali Unit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Bill To Location')).toHaveValue('Mohali Unit');
  expect(screen.getByText(/Mohali, Punjab/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(onSubmit.mock.lastCall?.[0].billTo).toEqual(mohali));
});

it('the address picker works by keyboard: open, search, navigate, select and return focus', async () => {
  const { user } = renderUi(<TestForm defs={[billTo]} lookups={{ plants }} />);
  const field = screen.getByLabelText('Bill To Location');
  field.focus();
  await user.keyboard('{Enter}');
  const box = await screen.findByLabelText('Search address');
  await waitFor(() => expect(box).toHaveFocus());
  await screen.findByRole('button', { name: 'Halol Works' });
  await user.keyboard('mohali');
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Halol Works' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Mohali Unit' })).toBeVisible();
  });
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Mohali Unit' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(box).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(field).toHaveValue('Mohali Unit'));
  await waitFor(() => expect(field).toHaveFocus());
});

it('Enter selects the only match, even before it is listed', async () => {
  const { user } = renderUi(<TestForm defs={[billTo]} lookups={{ plants }} />);
  const field = screen.getByLabelText('Bill To Location');
  field.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Halol Works' });
  await user.keyboard('mohali{Enter}');
  await waitFor(() => expect(field).toHaveValue('Mohali Unit'));
});

it('one or two characters filter the first page; three or more query the server (spec 1 §5)', async () => {
  const asked: string[] = [];
  const search = (text: string) => {
    asked.push(text);
    return Promise.resolve([halol, mohali]);
  };
  const { user, dialog } = await openPicker({ plants: search });
  await within(dialog).findByRole('button', { name: 'Halol Works' });
  const box = within(dialog).getByLabelText('Search address');
  await user.type(box, 'mo');
  expect(within(dialog).getByRole('button', { name: 'Mohali Unit' })).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Halol Works' })).toBeNull();
  expect(asked).toEqual(['']);
  await user.type(box, 'h');
  await waitFor(() => expect(asked).toEqual(['', 'moh']));
});

it('the address picker offers a retry when loading fails', async () => {
  let down = true;
  const { user, dialog } = await openPicker({
    plants: () => (down ? Promise.reject(new Error('down')) : Promise.resolve([halol])),
  });
  expect(await within(dialog).findByText(/^The addresses could not be loaded\. Something went wrong/)).toBeVisible();
  down = false;
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await within(dialog).findByRole('button', { name: 'Halol Works' })).toBeVisible();
});

it("an optional address can be removed, a required one can't", async () => {
  const { user, dialog } = await openPicker({ plants }, { values: { billTo: halol } });
  expect((await within(dialog).findByRole('row', { name: /Halol Works/ })).getAttribute('aria-current')).toBe('true');
  await user.click(within(dialog).getByRole('button', { name: 'Remove address' }));
  await waitFor(() => expect(screen.getByLabelText('Bill To Location')).toHaveValue(''));
});

it("a locked address picker doesn't open", async () => {
  const { user } = renderUi(<TestForm defs={[{ ...billTo, mode: 'locked' }]} values={{ billTo: halol }} />);
  await user.click(screen.getByLabelText('Bill To Location'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the employee search starts at five letters and shows details that distinguish the matches', async () => {
  const employees = vi.fn(() =>
    Promise.resolve([meera, { ...meera, userId: 'U2', code: 'E102', email: 'm2@x.example' }]),
  );
  const { user } = renderUi(<TestForm defs={[approver]} lookups={{ employees }} />);
  await user.type(screen.getByLabelText('Approver'), 'meer');
  expect(await screen.findByText('Type at least 5 characters')).toBeInTheDocument();
  expect(employees).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Approver'), 'a');
  await user.click(await screen.findByText('m2@x.example · E102'));
  expect(employees).toHaveBeenCalledTimes(1);
  expect(employees).toHaveBeenCalledWith('meera', {}, expect.any(AbortSignal));
  expect(screen.getByText('m2@x.example · E102', { selector: 'p' })).toBeVisible();
});

it('a lookup receives the values that its field depends on', async () => {
  const terms = vi.fn(() => Promise.resolve([]));
  const term: FieldDef<Invoice> = {
    kind: 'remoteSelect',
    name: 'term',
    label: 'Payment Term',
    lookup: 'terms',
    dependsOn: ['company'],
  };
  const { user } = renderUi(<TestForm defs={[term]} lookups={{ terms }} />);
  await user.click(screen.getByLabelText('Payment Term'));
  expect(await screen.findByText('No Data')).toBeInTheDocument();
  expect(terms).toHaveBeenCalledWith('', { company: 'Meridian Pharma' }, expect.any(AbortSignal));
});
