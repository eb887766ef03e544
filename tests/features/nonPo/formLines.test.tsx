import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { atList, cell, openNew, openNonPo, pick, saveDraft, serveReference, submit, typeCode } from './openForm.ts';
import { serveForm, submitted } from './record.ts';

const getRow = (line: number) => cell(line, 'Amount').closest('tr') ?? document.body;
const total = () => screen.getByRole('table', { name: 'Calculation' });
const block = (...rows: string[][]) => rows.map(cells => cells.join('\t')).join('\r\n');
const actions = () => within(screen.getAllByLabelText('Line actions')[0] ?? document.body);

/** Opens a new Indian invoice under IGST with the focus in the first line's description. */
async function open() {
  const served = serveReference();
  const { user } = await openNew();
  await pick(user, 'Tax Type', 'IGST');
  await user.click(cell(1, 'Description'));
  return { ...served, user };
}

describe('cells pasted from a spreadsheet', () => {
  it('fill lines from the focused cell on: parse amounts, look up each code once, update totals', async () => {
    const { user, hsn } = await open();
    await user.paste(
      block(
        ['Testing', '1,23,456.50', '998346'],
        ['Courier', '₹ 2,500', '996812'],
        ['Transport', ' 1 000.00 ', '996511'],
      ),
    );
    expect(await screen.findByText(/^Pasted 9 cells into 3 lines\. 2 lines added\./)).toBeVisible();
    expect(cell(2, 'Description')).toHaveValue('Courier');
    expect(cell(2, 'Amount')).toHaveValue('2,500.00');
    await waitFor(() => expect(getRow(1)).toHaveTextContent(/18.*22,222\.17.*1,45,678\.67/));
    await waitFor(() => expect(getRow(2)).toHaveTextContent(/18.*450\.00.*2,950\.00/));
    expect(total()).toHaveTextContent(/1,\d\d,\d\d\d\.50/);
    expect(hsn).toHaveLength(3);
    await user.click(actions().getByText('Undo the paste'));
    expect(cell(1, 'Description')).toHaveValue('');
    expect(screen.queryByLabelText('Line 2 Amount')).toBeNull();
  });

  it('keep invalid values with an error in the cell, and nothing is sent', async () => {
    const { user, saved } = await open();
    await user.paste(
      block(
        ['Credit', '-500', '998346'],
        ['Words', 'twelve', '996812'],
        ['Fine', '10.125', '998346'],
        ['Unknown', '10', '123456'],
      ),
    );
    expect(
      await screen.findByText(/^Pasted 12 cells into 4 lines\..* 4 lines need attention \(5 problems\)\.$/),
    ).toBeVisible();
    const told = async (line: number, title: string, message: string) =>
      waitFor(() => expect(cell(line, title)).toHaveAccessibleDescription(message));
    await told(1, 'Amount', 'Negative value not allowed');
    await told(2, 'Amount', "'twelve' is not an amount");
    expect(cell(2, 'Amount')).toHaveValue('twelve');
    await told(3, 'Amount', 'Upto 2 decimals allowed');
    await told(3, 'HSN/SAC Code', 'HSN Code must be different in every line');
    await submit(user);
    await told(4, 'HSN/SAC Code', 'This code is not in the list. Select one from the list');
    expect(saved).toEqual([]);
  });

  it('are all rejected when they have 10,000 rows', async () => {
    const { user } = await open();
    await user.paste(Array.from({ length: 10_000 }, (_, i) => `Row ${i}\t1`).join('\n'));
    expect(await screen.findByText(/At most|at most 1,000 are allowed\. Nothing was pasted\./)).toBeVisible();
    expect(cell(1, 'Description')).toHaveValue('');
  });
});

describe('line editing by keyboard and toolbar', () => {
  it('adds, duplicates, fills down, navigates and removes lines', async () => {
    const { user } = await open();
    await user.keyboard('Work{Tab}100');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(cell(2, 'Description')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(cell(1, 'Description')).toHaveFocus();
    await user.keyboard('{Control>}d{/Control}');
    expect(cell(2, 'Description')).toHaveValue('Work');
    await user.click(actions().getByText('Duplicate'));
    expect(await screen.findByText('Line 2 added.')).toBeVisible();
    expect(cell(2, 'Amount')).toHaveValue('100.00');
    await user.click(cell(3, 'Amount'));
    await user.keyboard('50{Enter}'); // Enter moves down to a new line
    await waitFor(() => expect(cell(4, 'Description')).toHaveFocus());
    await waitFor(() => expect(total()).toHaveTextContent('250.00'));
    await user.click(cell(1, 'Description'));
    await user.click(actions().getByText('Remove'));
    expect(await screen.findByText('Line 1 removed.')).toBeVisible();
    await waitFor(() => expect(total()).toHaveTextContent('150.00'));
    expect(screen.queryByLabelText('Line 4 Amount')).toBeNull();
  });

  it('fills rate, tax and gross amount from a selected code, and recalculates on a tax type change', async () => {
    const { user } = await open();
    await user.keyboard('Work{Tab}1000');
    await typeCode(user, 1, '996511');
    await waitFor(() => expect(getRow(1)).toHaveTextContent(/5.*50\.00.*1,050\.00/));
    await pick(user, 'Tax Type', 'CGST & SGST');
    const calculation = screen.getByText('Gross amount (INR)').closest('table');
    await waitFor(() => expect(calculation).toHaveTextContent(/CGST25\.00SGST25\.00/));
    await pick(user, 'Tax Type', 'No Tax');
    await waitFor(() => expect(getRow(1)).toHaveTextContent(/0.*0\.00.*1,000\.00/));
    expect(calculation).not.toHaveTextContent('CGST');
  });

  it('offers only the condition types JIIG and JIIN', async () => {
    const { user } = await open();
    await user.click(cell(1, 'HSN/SAC Code'));
    await user.keyboard('99651');
    const options = await screen.findAllByRole('option', { name: /99651/ });
    expect(options.map(option => option.textContent)).toEqual(['996511 · Road transport (5%)']);
  });
});

it('500 lines are rendered partially, but totals and save include all of them', async () => {
  const { saved } = serveReference();
  const items = Array.from({ length: 500 }, (_, i) => ({
    uid: `l${i}`,
    lineItemDescription: `Work ${i + 1}`,
    amount: '10.10',
    hsnSacCode: String(100_000 + i),
    hsnSacName: 'Testing',
    taxCode: 'G3',
    taxName: 'GST',
    taxRate: '18',
    taxAmount: '1.82',
    grossAmount: '11.92',
  }));
  serveForm(() => ({ ...submitted, status: 'Draft', items }));
  const { user } = await openNonPo('/NonPoInvoice/Edit?id=12');
  expect(screen.getAllByLabelText(/^Line \d+ Amount$/).length).toBeLessThan(40);
  expect(total()).toHaveTextContent(/5,050\.00.*910\.00.*5,960\.00/);
  await user.clear(cell(2, 'Amount'));
  await user.type(cell(2, 'Amount'), '20.10');
  await waitFor(() => expect(total()).toHaveTextContent('5,060.00'));
  await saveDraft(user);
  await atList();
  const sent = saved[0]?.input['items'] as { lineItemDescription: string; amount: string }[];
  expect(sent).toHaveLength(500);
  expect(sent[499]).toMatchObject({ lineItemDescription: 'Work 500', amount: '10.10' });
  expect(saved[0]?.input).toMatchObject({ totalAmount: '5060.00', totalTaxAmount: '911.80' });
});
