import { act, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LineTable, type LineTableProps } from '@/shared/lines/LineTable';
import { RevealContext, type Reveals } from '@/shared/lines/reveal';
import { useLines, useLinesForm, useLineTotal } from '@/shared/lines/useLinesForm';
import { renderUi } from '../../support/render';
import { blank, columns, derive, item, type Doc, type Item } from './sample';

const useItemsForm = (items: Item[]) => useLinesForm<Doc>({ initial: { title: '', items }, lineTables: ['items'] });
type Form = ReturnType<typeof useItemsForm>;
let form: Form;
const tableTotals = ['amount', 'gross'] as const;

function Watched({ form: watched }: { form: Form }) {
  const items = useLines(watched, 'items');
  const total = useLineTotal(watched, 'items', 'amount');
  return (
    <p>
      Form sees {items.map(line => line.amount).join(' ')}; sum {total}
    </p>
  );
}

function Page({ items, ...props }: { items: Item[] } & Partial<LineTableProps<Doc, Item>>) {
  const mine = useItemsForm(items);
  const now = useSyncExternalStore(mine.onChange, () => JSON.stringify(mine.getValues('items')));
  useLayoutEffect(() => {
    form = mine;
  });
  return (
    <>
      <LineTable
        form={mine}
        name="items"
        label="Items"
        columns={columns}
        blank={blank}
        derive={derive}
        totals={tableTotals}
        {...props}
      />
      <Watched form={mine} />
      <p>{now}</p>
    </>
  );
}

function open(items: Item[], props: Partial<LineTableProps<Doc, Item>> = {}) {
  const shown = renderUi(<Page items={items} {...props} />);
  return { ...shown, copy: (text: string) => shown.user.paste(text) };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => item({ text: `text ${i + 1}`, amount: `${i + 1}` }));
const cell = (line: number, title: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Line ${line} ${title}` });
const code = (line: number) => screen.getByRole<HTMLInputElement>('combobox', { name: `Line ${line} HSN/SAC` });
const amounts = () => form.getValues('items').map(line => line.amount);
const getRow = (line: number) => within(cell(line, 'Amount').closest('tr') ?? document.body);
const totalRow = () => within(screen.getByRole('row', { name: /^Total/ }));

afterEach(() => vi.useRealTimers());

describe('typing in cells', () => {
  it('rerenders only the edited line in a virtualized table of 500 lines', async () => {
    const looked = new Set<string>();
    const watching = columns.map(column =>
      column.key === 'tax'
        ? { ...column, format: (value: unknown, line: Item) => (looked.add(line.text), String(value)) }
        : column,
    );
    const { user } = open(many(500), { columns: watching });
    const table = screen.getByRole('table', { name: 'Items' });
    expect(table).toHaveAttribute('aria-rowcount', '502');
    expect(within(table).getAllByRole('row').length).toBeLessThan(40);

    await user.click(cell(3, 'Amount'));
    await screen.findByRole('button', { name: /^Fill down/ });
    looked.clear();
    await user.keyboard('{End}7');
    expect([...looked]).toEqual(['text 3']);
    expect(form.getValues('items')[2]).toMatchObject({ amount: '37', gross: '37.00' });
    expect(form.getValues('items')).toHaveLength(500);
  });

  it('calculates dependent cells and totals exactly', async () => {
    const { user } = open([item({ amount: '0.1', rate: '18' }), item({ amount: '0.2', rate: '18' })]);
    await user.clear(cell(1, 'Amount'));
    await user.type(cell(1, 'Amount'), '1000.10');
    expect(getRow(1).getByText('180.02')).toBeVisible();
    expect(getRow(1).getByText('1180.12')).toBeVisible();
    expect(await totalRow().findByText('1,000.30')).toBeVisible();
    expect(await screen.findByText('Form sees 1000.10 0.2; sum 1000.3')).toBeVisible();
  });

  it("widens an amount's column to fit its sum, also without a total below the lines", async () => {
    const { user } = open([item({ amount: '1' })], { totals: [] });
    const tracks = () => screen.getByRole('table', { name: 'Items' }).style.getPropertyValue('--tracks');
    const narrow = tracks();
    await user.clear(cell(1, 'Amount'));
    await user.type(cell(1, 'Amount'), '1200000000.00');
    expect(tracks()).not.toBe(narrow);
    // 12 digits, 5 signs and the padding, in pixels.
    expect(tracks()).toContain('146px');
  });

  it("updates the form immediately, so that a save doesn't depend on blur", async () => {
    const { user } = open([item()]);
    await user.type(cell(1, 'Description'), 'Visit');
    expect(form.getValues('items')[0]?.text).toBe('Visit');
    expect(screen.getByText(/"text":"Visit"/)).toBeVisible();
  });

  it("formats a grouped amount on blur, and keeps and marks text that isn't a number", async () => {
    const { user } = open([item(), item()]);
    await user.type(cell(1, 'Amount'), '1,23,456.50{Tab}');
    expect(amounts()[0]).toBe('123456.50');
    await user.type(cell(2, 'Amount'), 'abc{Tab}');
    expect(amounts()[1]).toBe('abc');
    await waitFor(() => expect(cell(2, 'Amount')).toHaveAccessibleDescription("'abc' is not an amount"));
    expect(cell(2, 'Amount')).toBeInvalid();
    await user.type(cell(2, 'Amount'), '{Backspace}');
    expect(cell(2, 'Amount')).toBeValid();
  });

  it('restores the previous cell value on Escape', async () => {
    const { user } = open([item({ text: 'before' })]);
    await user.type(cell(1, 'Description'), ' and after');
    expect(cell(1, 'Description')).toHaveValue('before and after');
    await user.keyboard('{Escape}');
    expect(form.getValues('items')[0]?.text).toBe('before');
  });
});

describe('external changes', () => {
  it('shows values that were set from outside', async () => {
    open([item({ amount: '1' })]);
    act(() => form.setValue('items', [item({ amount: '8' }), item({ amount: '9' })]));
    expect(cell(2, 'Amount')).toHaveValue('9.00');
    expect(await totalRow().findAllByText('17.00')).toHaveLength(2);
  });

  it('follows a form reset and stays editable', async () => {
    const { user } = open([item({ amount: '1' }), item({ amount: '2' })]);
    await user.type(cell(1, 'Amount'), '0');
    act(() => form.reset({ title: '', items: [item({ amount: '5' })] }, {}));
    expect(screen.queryByRole('textbox', { name: 'Line 2 Amount' })).not.toBeInTheDocument();
    await user.type(cell(1, 'Amount'), '{End}6');
    expect(amounts()).toEqual(['56']);
    await user.tab();
    expect(await screen.findByText('Form sees 56; sum 56')).toBeVisible();
  });

  it('recalculates all lines when the derivation changes', async () => {
    const { rerender } = open([item({ amount: '100', rate: '18' })]);
    const untaxed = (line: Item) => ({ ...line, tax: '0.00', gross: line.amount });
    rerender(<Page items={[]} derive={untaxed} />);
    expect(form.getValues('items')[0]).toMatchObject({ tax: '0.00', gross: '100' });
    expect(await totalRow().findAllByText('100.00')).toHaveLength(2);
  });
});

describe('keyboard navigation', () => {
  it("moves up and down within a column, also to lines that aren't rendered", async () => {
    const { user } = open(many(100));
    await user.click(cell(1, 'Amount'));
    await user.keyboard('{ArrowDown}');
    expect(cell(2, 'Amount')).toHaveFocus();
    await user.keyboard('{Enter}{Shift>}{Enter}{/Shift}{ArrowUp}{ArrowUp}');
    expect(cell(1, 'Amount')).toHaveFocus();
    for (let i = 0; i < 40; i++) await user.keyboard('{ArrowDown}');
    expect(cell(41, 'Amount')).toHaveFocus();
  });

  it('moves through the cells of a line and on to the next line with Tab', async () => {
    const { user } = open(many(2));
    await user.click(cell(1, 'Description'));
    await user.tab();
    expect(cell(1, 'Amount')).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(code(1)).toHaveFocus();
    await user.tab();
    expect(cell(2, 'Description')).toHaveFocus();
    await user.tab({ shift: true });
    expect(code(1)).toHaveFocus();
  });

  it('moves down with Enter and adds a line at the end, but not after a blank one', async () => {
    const { user } = open(many(2));
    await user.click(cell(1, 'Amount'));
    await user.keyboard('{Enter}{Enter}');
    expect(cell(3, 'Description')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(amounts()).toEqual(['1', '2', '']);
  });

  it('commits with Enter, so that Escape restores only uncommitted input', async () => {
    const { user } = open([item({ text: 'one' })], { maxRows: 1 });
    await user.type(cell(1, 'Description'), ' two{Enter}');
    await user.type(cell(1, 'Description'), ' three');
    expect(cell(1, 'Description')).toHaveValue('one two three');
    await user.keyboard('{Escape}{Escape}');
    expect(form.getValues('items')[0]?.text).toBe('one two');
  });

  it('adds a line below with Ctrl+Enter', async () => {
    const { user } = open(many(2));
    await user.click(cell(1, 'Amount'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(cell(2, 'Description')).toHaveFocus();
    expect(amounts()).toEqual(['1', '', '2']);
  });
});

describe('adding and removing lines', () => {
  it('adds a line at the end and focuses it', async () => {
    const { user } = open(many(500));
    await user.click(screen.getByRole('button', { name: 'Add line' }));
    expect(cell(501, 'Description')).toHaveFocus();
    expect(screen.getByText('Line 501 added.')).toBeVisible();
    expect(form.getValues('items')).toHaveLength(501);
  });

  it('duplicates a line under a new ID', async () => {
    const { user } = open(many(2));
    await user.click(screen.getByRole('button', { name: 'Duplicate line 1' }));
    const items = form.getValues('items');
    expect(items.map(line => line.text)).toEqual(['text 1', 'text 1', 'text 2']);
    expect(new Set(items.map(line => line.uid)).size).toBe(3);
  });

  it('removes a line and restores it, including later edits', async () => {
    const { user } = open(many(3));
    await user.click(cell(2, 'Amount'));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(amounts()).toEqual(['1', '3']);
    expect(await totalRow().findAllByText('4.00')).toHaveLength(2);
    await user.type(cell(1, 'Amount'), '{End}5');
    await user.click(screen.getByRole('button', { name: 'Undo the removal' }));
    expect(amounts()).toEqual(['15', '2', '3']);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  it('enforces the minimum and maximum number of lines', async () => {
    const { user } = open(many(2), { minRows: 2, maxRows: 2 });
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(screen.getByText('At least 2 lines are required.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add line' }));
    expect(screen.getByText('At most 2 lines are allowed.')).toBeVisible();
    expect(amounts()).toEqual(['1', '2']);
  });
});

describe('pasting blocks of cells', () => {
  it('fills cells and adds lines, and can be undone', async () => {
    const { user, copy } = open([item({ text: 'old', amount: '1' })]);
    await user.click(cell(1, 'Description'));
    await copy('First\t1,23,456.50\nSecond\t-5\nThird\t"1,000"');
    expect(amounts()).toEqual(['123456.50', '-5', '1000']);
    expect(form.getValues('items')[0]?.gross).toBe('123456.50');
    expect(screen.getByText('Pasted 6 cells into 3 lines. 2 lines added.')).toBeVisible();
    expect(await totalRow().findAllByText('1,24,451.50')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo the paste' }));
    expect(form.getValues('items')).toMatchObject([{ text: 'old', amount: '1' }]);
  });

  it("keeps and marks values that can't be read and links to them", async () => {
    const { user, copy } = open([item()]);
    await user.click(cell(1, 'Amount'));
    await copy(Array.from({ length: 312 }, (_, i) => (i === 311 ? 'n/a' : `${i}.5`)).join('\n'));
    expect(screen.getByText(/312 lines.*1 line needs attention\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: "Line 312: 'n/a' is not an amount" }));
    expect(cell(312, 'Amount')).toHaveFocus();
    expect(cell(312, 'Amount')).toHaveValue('n/a');
  });

  it('looks up pasted codes: matches fill the line, unknown codes are marked', async () => {
    const { user, copy } = open([item({ amount: '100' })]);
    await user.click(code(1));
    await copy('998311\n123456\n998311');
    await waitFor(() =>
      expect(form.getValues('items')[2]).toMatchObject({ codeName: 'Management consulting', rate: '18' }),
    );
    expect(form.getValues('items')[0]?.gross).toBe('118.00');
    await waitFor(() => expect(code(2)).toHaveAccessibleDescription("'123456' is not in the list"));
    expect(code(2)).toHaveValue('123456');
  });

  it('counts lines with errors only after their codes are looked up', async () => {
    const check = (lines: readonly Item[]) =>
      lines.flatMap((line, index) =>
        line.codeName === '' ? [{ index, key: 'code' as const, message: 'Not in the list' }] : [],
      );
    const { user, copy } = open([item({ amount: '100' })], { check });
    await user.click(code(1));
    await copy('998311\n123456\n998312');
    expect(
      await screen.findByText('Pasted 3 cells into 3 lines. 2 lines added. 1 line needs attention.'),
    ).toBeVisible();
  });

  it('fills down a choice with all its dependent values', async () => {
    const { user } = open([item({ code: '996511', codeName: 'Road transport', rate: '5' }), ...many(3)]);
    await user.click(code(1));
    await user.keyboard('{Control>}d{/Control}');
    expect(form.getValues('items').map(line => line.codeName)).toEqual(Array(4).fill('Road transport'));
    expect(form.getValues('items')[3]?.gross).toBe('3.15');
    expect(screen.getByText('Filled HSN/SAC of 3 lines below.')).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    expect(form.getValues('items').map(line => line.rate)).toEqual(['5', '0', '0', '0']);
  });
});

describe('code from a searchable list', () => {
  it.each(['a click', 'ArrowDown'])(
    'can be selected from the first page, which %s opens in an empty cell',
    async how => {
      const { user } = open([item(), item()]);
      if (how === 'a click') await user.click(code(1));
      else {
        act(() => code(1).focus());
        await user.keyboard('{ArrowDown}');
      }
      expect(await screen.findByRole('option', { name: '998311 - Management consulting' })).toBeVisible();
      // One or two letters filter the loaded page.
      await user.keyboard('ro');
      await waitFor(() => expect(screen.queryByRole('option', { name: /consulting/ })).toBeNull());
      await user.keyboard('{Enter}');
      expect(form.getValues('items')[0]).toMatchObject({ code: '996511', codeName: 'Road transport' });
    },
  );

  it("isn't selected from an open list without a highlighted option", async () => {
    const { user } = open([item({ text: 'Visit' }), item()]);
    await user.click(code(1));
    await screen.findAllByRole('option');
    await user.keyboard('{Enter}');
    expect(form.getValues('items')[0]?.code).toBe('');
    expect(code(2)).toHaveFocus();
  });

  it('can be selected by keyboard, fills its line and moves to the next line', async () => {
    const { user } = open([item({ amount: '200' }), item()]);
    await user.type(code(1), '9983');
    expect(await screen.findByRole('option', { name: '998311 - Management consulting' })).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(form.getValues('items')[0]).toMatchObject({ code: '998312', rate: '12', gross: '224.00' });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(code(2)).toHaveFocus();
  });

  it('keeps its list open when typing scrolls the page, and closes it when its cell leaves the viewport', async () => {
    const { user } = open([item()]);
    await user.type(code(1), '9983');
    await screen.findByRole('option', { name: '998311 - Management consulting' });
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(screen.getByRole('listbox')).toBeVisible();
    vi.spyOn(code(1), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -80, 100, 30));
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('looks up codes of the loaded record, and undoes a paste together with its lookup results', async () => {
    const opening = columns.map(column =>
      column.kind === 'code' ? { ...column, unresolved: (line: Item) => line.codeName === '' } : column,
    );
    const { user, copy } = open([item({ code: '996511', amount: '100' })], { columns: opening });
    await waitFor(() =>
      expect(form.getValues('items')[0]).toMatchObject({ codeName: 'Road transport', gross: '105.00' }),
    );
    await user.click(cell(1, 'Description'));
    await copy('a\t1\tEA\t998311\nb\t2\tEA\t998312');
    await waitFor(() => expect(form.getValues('items')[1]?.codeName).toBe('Business consulting'));
    await user.click(screen.getByRole('button', { name: 'Undo the paste' }));
    expect(form.getValues('items')).toMatchObject([{ text: '', code: '996511', codeName: 'Road transport' }]);
  });

  it('looks up codes that are set from outside while the table is open', async () => {
    const opening = columns.map(column =>
      column.kind === 'code' ? { ...column, unresolved: (line: Item) => line.codeName === '' } : column,
    );
    open([item()], { columns: opening });
    act(() =>
      form.setValue('items', [item({ code: '996511', amount: '100' }), item({ code: '998312', amount: '10' })]),
    );
    await waitFor(() =>
      expect(form.getValues('items')).toMatchObject([
        { codeName: 'Road transport', gross: '105.00' },
        { codeName: 'Business consulting', gross: '11.20' },
      ]),
    );
  });

  it('is restored by Escape together with its dependent values', async () => {
    const { user } = open([item({ code: '996511', codeName: 'Road transport', rate: '5', amount: '100' })]);
    await user.type(code(1), '9');
    expect(form.getValues('items')[0]).toMatchObject({ codeName: '', rate: '0' });
    await user.keyboard('{Escape}{Escape}');
    expect(form.getValues('items')[0]).toMatchObject({ code: '996511', rate: '5', gross: '105.00' });
  });

  it.each(['{Enter}', '{Tab}'])('is accepted in full with %s before its list has loaded', async key => {
    const { user } = open([item()]);
    await user.type(code(1), `996511${key}`);
    await waitFor(() => expect(form.getValues('items')[0]).toMatchObject({ code: '996511', rate: '5' }));
    await user.click(code(1));
    await user.keyboard('{Escape}');
    expect(form.getValues('items')[0]?.code).toBe('996511');
  });

  it.each([
    ['several lines', '9983', '{Enter}'],
    ['one line', '9965', '{Tab}'],
  ])("isn't accepted from a prefix that %s (%s%s), before or after its list loads", async (...typed) => {
    const [, part, key] = typed;
    const { user } = open([item(), item()]);
    await user.type(code(1), part + key);
    const note = `'${part}' is not a complete code. Select one from the list`;
    await waitFor(() => expect(code(1)).toHaveAccessibleDescription(note));
    await user.type(code(2), part);
    await screen.findAllByRole('option');
    await user.keyboard(key);
    await waitFor(() => expect(code(2)).toHaveAccessibleDescription(note));
    expect(form.getValues('items').slice(0, 2)).toMatchObject(Array(2).fill({ code: part, codeName: '', rate: '0' }));
  });

  it('shows a failed search and offers a retry', async () => {
    let isDown = true;
    const lookup = () =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve([{ code: '1234', name: 'Up', rate: '1' }]);
    const { user } = open([item()], {
      columns: columns.map(column => (column.kind === 'code' ? { ...column, lookup } : column)),
    });
    await user.type(code(1), '1234');
    expect(await screen.findByText('The search failed. Press Enter to try again.')).toBeVisible();
    isDown = false;
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: '1234 - Up' })).toBeVisible();
  });
});

describe('validation errors', () => {
  const required = (lines: readonly Item[]) =>
    lines.flatMap((line, index) =>
      line.amount === '' ? [{ index, key: 'amount' as const, message: 'Amount is required' }] : [],
    );

  it('of the form appear in their cells, even in unrendered lines, and are listed by the form only', async () => {
    const reveals: Reveals = new Map();
    const { user } = renderUi(
      <RevealContext value={reveals}>
        <Page items={many(400)} />
      </RevealContext>,
    );
    act(() => form.setError('items.311.amount', { type: 'custom', message: 'Amount is required' }));
    expect(screen.queryByRole('region', { name: 'Lines to correct' })).not.toBeInTheDocument();
    act(() => reveals.get('items')?.('items.311.amount'));
    expect(cell(312, 'Amount')).toHaveFocus();
    expect(cell(312, 'Amount')).toHaveAccessibleDescription('Amount is required');
    await user.keyboard('5');
    expect(cell(312, 'Amount')).toBeValid();
  });

  it('of the line table as a whole are shown', async () => {
    open([item()]);
    act(() => form.setError('items', { type: 'custom', message: 'Add at least one line' }));
    expect(await screen.findByText('Add at least one line')).toBeVisible();
  });

  it('stay with their line when lines above are removed', async () => {
    const { user } = open(many(3));
    act(() => form.setError('items.2.amount', { type: 'custom', message: 'Too much' }));
    await waitFor(() => expect(cell(3, 'Amount')).toHaveAccessibleDescription('Too much'));
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(cell(2, 'Amount')).toHaveAccessibleDescription('Too much');
  });

  it("of the table's own check appear after the user leaves the cell", async () => {
    const { user } = open([item({ amount: '1' }), item()], { check: required });
    await user.clear(cell(1, 'Amount'));
    expect(cell(1, 'Amount')).toBeValid();
    await user.tab();
    await waitFor(() => expect(cell(1, 'Amount')).toBeInvalid());
    expect(cell(2, 'Amount')).toBeValid();
  });
});

it('a select with many options is searchable', async () => {
  const options = Array.from({ length: 1000 }, (_, at) => ({ value: `U${at}`, label: `Unit ${at}` }));
  const { user } = open([item({ unit: 'U7' }), item()], {
    columns: columns.map(column => (column.kind === 'select' ? { ...column, options } : column)),
  });
  const unit = (line: number) => screen.getByRole('combobox', { name: `Line ${line} Unit` });
  expect(unit(1)).toHaveDisplayValue('Unit 7');
  expect(screen.queryByRole('option')).toBeNull();
  await user.click(unit(2));
  expect(await screen.findAllByRole('option')).toHaveLength(100);
  expect(screen.getByText('900 more. Type to filter.')).toBeVisible();
  await user.keyboard('unit 99');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(11));
  await user.click(screen.getByRole('option', { name: 'Unit 999' }));
  expect(form.getValues('items')[1]?.unit).toBe('U999');
  await user.tab();
  expect(unit(2)).toHaveDisplayValue('Unit 999');
  await user.clear(unit(1));
  await user.type(unit(1), 'crate');
  await user.tab();
  expect(await screen.findByText("'crate' is not in the list")).toBeVisible();
});
