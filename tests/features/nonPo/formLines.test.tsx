import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cell, openNew, pick, serveReference, typeCode } from './openForm.ts';

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
});

describe('line editing by keyboard and toolbar', () => {
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
