import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readTableFile } from '@/lib/tableFile';
import { addDays, formatDay, today } from '@/lib/dates';
import { CallError } from '@/platform/graphql/callError';
import type { ImportResult, ImportDef, SendImport } from '@/shared/importing/importDef';
import { createImportGuard } from '@/shared/importing/importGuard';
import { ImportWorkbench } from '@/shared/importing/ImportWorkbench';
import { renderUi } from '../../support/render';
import { aSession, storeSession } from '../../support/session';
import { told } from '../../support/told.ts';
import { sample } from './sample';

beforeEach(() => {
  storeSession(aSession());
});

const DAY = addDays(today(), -10);
const HEADINGS = 'Entry Number,Entry Date,Amount,Count,Document Type,Order,Remarks';
const line = (number: string, amount = '10', type = 'PO') => `${number},${DAY},${amount},,${type},4500000001,`;
const csv = (...lines: string[]) => new File([[HEADINGS, ...lines].join('\n')], 'entries.csv', { type: 'text/csv' });

const ACCEPTED: ImportResult = { ok: true, message: 'Done', total: 1, succeeded: 1 };

/** Opens the workbench with these server responses in order, and returns the sent data. */
function open(answers: (ImportResult | Error)[] = [ACCEPTED], def: ImportDef = sample) {
  const sent: string[][][] = [];
  const send = vi.fn<SendImport>(async (file, { setMessage: say, progress }) => {
    const table = await readTableFile(new Uint8Array(await file.arrayBuffer()), file.name, { rows: 10_000 });
    if ('refused' in table) throw new Error(table.refused);
    sent.push(table.sheets[0]?.rows ?? []);
    progress(1);
    say(`${file.name} file uploaded successfully.`);
    const answer = answers.shift() ?? ACCEPTED;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const onAccepted = vi.fn();
  const guard = createImportGuard();
  const view = renderUi(
    <ImportWorkbench def={def} send={send} guard={guard} onCancel={() => {}} onAccepted={onAccepted} />,
  );
  const pick = async (file: File) =>
    view.user.upload(screen.getByLabelText(/File to import|Choose another file/), file);
  // Exact name: during a transfer, the button is disabled and its name shows that.
  const submit = async () => view.user.click(await screen.findByRole('button', { name: 'Submit' }));
  return { ...view, pick, submit, sent, onAccepted, guard };
}

const problem = (name: RegExp) => within(screen.getByRole('list', { name: 'Problems' })).getByRole('button', { name });
const cell = (text: string) => screen.getByRole('cell', { name: text });

it('the workbench lists errors, moves focus to the cell and sends the shown rows after correction', async () => {
  const { user, pick, submit, sent, onAccepted } = open();
  await pick(csv(line('A B'), line('INV-2', 'ten'), line('INV-3')));
  await user.click(await screen.findByRole('button', { name: /Row 2 · Entry Number Space is not allowed/ }));
  await waitFor(() => expect(cell('A B')).toHaveFocus());
  await submit();
  await told('2 rows have problems. Fix or exclude them.');
  cell('A B').focus();
  await user.keyboard('{F2}');
  await user.clear(screen.getByRole('textbox', { name: 'Row 2 Entry Number' }));
  await user.keyboard('INV-1{Enter}');
  await waitFor(() => expect(cell('INV-2')).toHaveFocus());
  await user.click(problem(/Row 3 · Amount 'ten' is not an amount/));
  await waitFor(() => expect(cell('ten')).toHaveFocus());
  await user.keyboard('12.5{Enter}');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Problems' })).not.toBeInTheDocument());
  await submit();
  await waitFor(() => expect(onAccepted).toHaveBeenCalledWith(ACCEPTED));
  expect(sent).toEqual([
    [
      HEADINGS.split(','),
      ['INV-1', DAY, '10', '', 'PO', '4500000001', ''],
      ['INV-2', DAY, '12.5', '', 'PO', '4500000001', ''],
      ['INV-3', DAY, '10', '', 'PO', '4500000001', ''],
    ],
  ]);
});

it('the user can paste a block, fill down, replace text and undo it', async () => {
  const { user, pick } = open();
  await pick(csv(line('INV-1'), line('INV-2'), line('INV-3')));
  await user.click(await screen.findByRole('cell', { name: 'INV-2' }));
  await user.paste('N-2\tx\nN-3\n"N 4"\tx');
  expect(screen.getByText("3 cells changed. 1 row didn't fit and was left out.")).toBeVisible();
  expect(cell('N-3')).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(cell('INV-3')).toBeVisible());
  await user.click(cell('INV-1'));
  await user.keyboard('{Control>}d{/Control}');
  await waitFor(() => expect(screen.getAllByRole('cell', { name: 'INV-1' })).toHaveLength(3));
  expect(await screen.findByRole('button', { name: /Duplicates 2/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Find and replace' }));
  await user.type(screen.getByRole('textbox', { name: 'Find' }), 'inv-');
  await user.type(screen.getByRole('textbox', { name: 'Replace with' }), '=');
  await user.click(screen.getByRole('button', { name: 'Replace all' }));
  expect(screen.getByText('Replaced in 3 cells.')).toBeVisible();
  expect(cell('=3')).toBeVisible();
});

it('amounts are grouped for the country of their row, edited as typed and found in both formats', async () => {
  const { user, pick, submit, sent, onAccepted } = open();
  await pick(csv(line('INV-1', '125000.5'), `${line('INV-2', '125000.5')}US`));
  await user.click(await screen.findByRole('cell', { name: '1,25,000.50' }));
  expect(cell('125,000.50')).toBeVisible();
  await user.keyboard('{F2}');
  expect(screen.getByRole('textbox', { name: 'Row 2 Amount' })).toHaveValue('125000.5');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Find and replace' }));
  await user.type(screen.getByRole('textbox', { name: 'Find' }), '1,25,');
  await user.type(screen.getByRole('textbox', { name: 'Replace with' }), '3,25,');
  await user.click(screen.getByRole('button', { name: 'Replace all' }));
  expect(screen.getByText('Replaced in 1 cell.')).toBeVisible();
  await user.click(cell('125,000.50'));
  await user.click(screen.getByRole('button', { name: 'Replace' })); // not in this cell
  await submit();
  await waitFor(() => expect(onAccepted).toHaveBeenCalled());
  expect(sent[0]?.map(cells => cells[2])).toEqual(['Amount', '325000.5', '125000.5']);
});

it('rows can be excluded and included again; only the remaining rows are sent', async () => {
  const { user, pick, submit, sent, onAccepted } = open();
  await pick(csv(line('INV-1'), line('A B'), line('INV-1')));
  await user.click(await screen.findByRole('button', { name: 'Exclude rows with problems' }));
  expect(await screen.findByRole('button', { name: /Excluded 2/ })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Import row 4' }));
  expect(await screen.findByRole('button', { name: /Duplicates 1/ })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Import row 4' }));
  await submit();
  await waitFor(() => expect(onAccepted).toHaveBeenCalled());
  expect(sent[0]?.map(cells => cells[0])).toEqual(['Entry Number', 'INV-1']);
});

it('the user maps unknown columns, and the rows are read with that mapping', async () => {
  const { user, pick } = open();
  await pick(new File([`Nummer,Tag,Betrag,Art,Order\nINV-1,${DAY},10,PO,1\n`], 'fremd.csv'));
  expect(await screen.findByText(/^No headings match|^Some headings/)).toBeVisible();
  for (const [heading, column] of [
    ['Entry Number', 'Nummer'],
    ['Entry Date', 'Tag'],
    ['Amount', 'Betrag'],
    ['Document Type', 'Art'],
  ])
    await user.selectOptions(
      screen.getByRole('combobox', { name: `Column in your file for ${heading}` }),
      column ?? '',
    );
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  expect(await screen.findByRole('cell', { name: formatDay(DAY) })).toBeVisible();
});

it('unused columns of the file that contain values are named', async () => {
  const { user, pick } = open();
  const headings = HEADINGS.replace('Count,', 'Count (optional),').replace('Remarks', 'Remarks,Cost center,Empty');
  const lines = [`INV-1,${DAY},10,3,PO,4500000001,,77,`, `INV-2,${DAY},10,,PO,4500000001,,,`];
  await pick(new File([[headings, ...lines].join('\n')], 'entries.csv'));
  expect(await screen.findByText('Columns not imported: Count (optional), Cost center')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const column = await screen.findByRole('combobox', { name: 'Column in your file for Count' });
  await user.selectOptions(column, 'Count (optional)');
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  expect(await screen.findByText('Column not imported: Cost center')).toBeVisible();
  await pick(csv(line('INV-1')));
  expect(await screen.findByText(/^1 row/)).toBeVisible();
  expect(screen.queryByText(/not imported:/)).toBeNull();
});

it('a file with another separator is read; the user picks the date format of a column once', async () => {
  const { user, pick } = open();
  const [year, month] = DAY.split('-');
  const days = [`${month}/05/${year}`, `${month}/25/${year}`];
  await pick(
    new File([[HEADINGS, ...days.map((day, at) => line(`INV-${at}`).replace(DAY, day))].join('\n')], 'us.csv'),
  );
  const check = await screen.findByRole('button', { name: 'Check rows' });
  expect(check).toHaveAttribute('aria-disabled', 'true');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Format of Entry Date' }), [
    screen.getByRole('option', { name: /Month first/ }),
  ]);
  await user.click(check);
  expect(await screen.findByRole('cell', { name: formatDay(`${year}-${month}-05`) })).toBeVisible();
  expect(screen.getByRole('cell', { name: formatDay(`${year}-${month}-25`) })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Separator' }), 'Semicolon');
  expect(await screen.findByText(/^No headings match/)).toBeVisible();
});

it('a lost response keeps all rows, shows an unknown outcome and asks before sending the file again', async () => {
  const { user, pick, submit, sent, onAccepted } = open([new CallError('outage')]);
  await pick(csv(line('INV-1')));
  await screen.findByRole('cell', { name: 'INV-1' });
  await submit();
  expect(await screen.findByText(/The connection was lost while saving. We cannot tell whether/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
  const answerWith = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog', { name: 'Send again?' })).getByRole('button', { name }));
  await submit();
  await answerWith('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent).toHaveLength(1);
  await submit();
  await answerWith('Send again');
  await waitFor(() => expect(onAccepted).toHaveBeenCalled());
  expect(sent).toHaveLength(2);
});

it('a file is sent again without confirmation when the server clearly refused it', async () => {
  const { pick, submit, onAccepted } = open([new CallError('validation', { message: 'Not this one' })]);
  await pick(csv(line('INV-1')));
  await screen.findByRole('cell', { name: 'INV-1' });
  await submit();
  expect(await screen.findByText('Not this one')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy details' })).toBeNull();
  await submit();
  await waitFor(() => expect(onAccepted).toHaveBeenCalled());
});

it('a rejected file shows the reason, and the user confirms before corrections are lost', async () => {
  const { user, pick, guard } = open();
  await pick(new File([''], 'entries.csv'));
  expect(await screen.findByText('entries.csv: This file is empty.')).toBeVisible();
  await pick(csv(line('INV-1')));
  await user.click(await screen.findByRole('cell', { name: 'INV-1' }));
  expect(await guard.mayClose()).toBe(true);
  await user.keyboard('INV-2{Enter}');
  const closing = guard.mayClose();
  const question = await screen.findByRole('alertdialog', { name: 'Discard your corrections?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(await closing).toBe(false);
});

it('a phone shows the error list first and a row as a form', async () => {
  const small = vi.spyOn(window, 'matchMedia').mockImplementation(
    query =>
      ({
        matches: query.includes('768'),
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as never,
  );
  const { user, pick } = open();
  await pick(csv(line('A B', '125000'), line('INV-2', 'ten')));
  // A row is identified by its unique value, its day and its amount.
  expect(await screen.findByRole('button', { name: /^Row 3 · 1 problem INV-2 · .+ · ten/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Row 2 · Entry Number/ }));
  const field = screen.getByRole('textbox', { name: /Entry Number/ });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Space is not allowed');
  await user.clear(field);
  await user.type(field, 'INV-1');
  const amount = screen.getByRole('textbox', { name: /Amount/ });
  expect(amount).toHaveValue('1,25,000.00');
  await user.click(amount);
  expect(amount).toHaveValue('125000');
  await user.click(screen.getByRole('button', { name: 'Next problem' }));
  expect(await screen.findByRole('region', { name: 'Row 3' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to list' }));
  // The list updates after the checks, which run after typing.
  const problems = () => within(screen.getByRole('list', { name: 'Problems' })).getAllByRole('button');
  await waitFor(() => expect(problems()).toHaveLength(1));
  small.mockRestore();
});
