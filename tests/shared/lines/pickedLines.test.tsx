import { act, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LineTable, type LineTableProps } from '@/shared/lines/LineTable';
import { appendLines, useLinesForm, type LinesForm } from '@/shared/lines/useLinesForm';
import type { LineColumn } from '@/shared/lines/types';
import { renderUi } from '../../support/render';

interface Receipt {
  no: string;
  day: string;
  quantity: string;
  invoiced: boolean;
}

interface Doc {
  lines: Receipt[];
}

const receipt = (no: string, more: Partial<Receipt> = {}): Receipt => ({
  no,
  day: '2026-11-05',
  quantity: '1',
  invoiced: false,
  ...more,
});

const split = vi.fn();
const columns: LineColumn<Receipt>[] = [
  { key: 'no', title: 'GRN', width: 120, kind: 'text', computed: true },
  { key: 'day', title: 'Day', width: 120, kind: 'date' },
  { key: 'quantity', title: 'Quantity', width: 120, kind: 'number' },
  {
    key: 'invoiced',
    title: 'Action',
    width: 120,
    kind: 'action',
    actions: line => [
      {
        label: 'Take all',
        onPress: () => void split(line.no),
      },
    ],
  },
];
const blank = () => receipt('');
const whyKept = (line: Receipt) => (line.invoiced ? `${line.no} is invoiced already and stays.` : null);

let form: LinesForm<Doc>;

function Page({ lines, ...props }: { lines: Receipt[] } & Partial<LineTableProps<Doc, Receipt>>) {
  const mine = useLinesForm<Doc>({ initial: { lines }, lineTables: ['lines'] });
  const [opened, setOpened] = useState(0);
  useLayoutEffect(() => {
    form = mine;
  });
  return (
    <>
      <LineTable
        form={mine}
        name="lines"
        label="Receipts"
        columns={columns}
        blank={blank}
        whyKept={whyKept}
        picker={{ label: 'Select GRNs', open: () => setOpened(opened + 1) }}
        {...props}
      />
      <p>picker opened {opened} times</p>
    </>
  );
}

const open = (lines: Receipt[], props: Partial<LineTableProps<Doc, Receipt>> = {}) =>
  renderUi(<Page lines={lines} {...props} />);
const numbers = () => form.getValues('lines').map(line => line.no);
const button = (name: string) => screen.getByRole('button', { name });
const cell = (line: number, title: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Line ${line} ${title}` });

describe('lines from a picker', () => {
  it('start empty and are added by the picker only, in one step that can be undone', async () => {
    const { user } = open([]);
    expect(screen.getByText("No lines yet. Add them with 'Select GRNs'.")).toBeVisible();
    for (const name of ['Add line', 'Insert below', 'Duplicate'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(button('Select GRNs'));
    expect(screen.getByText('picker opened 1 times')).toBeVisible();
    act(() => appendLines(form, 'lines', [receipt('G-1'), receipt('G-2')]));
    expect(numbers()).toEqual(['G-1', 'G-2']);
    expect(screen.queryByRole('button', { name: 'Duplicate line 1' })).toBeNull();
    await user.click(cell(1, 'Quantity'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByText("Add lines with 'Select GRNs'.")).toBeVisible();
    await user.click(button('Undo adding lines'));
    expect(numbers()).toEqual([]);
  });

  it('accept a paste into existing lines, but not beyond them', async () => {
    const { user } = open([receipt('G-1'), receipt('G-2')]);
    await user.click(cell(1, 'Quantity'));
    await user.paste('4\n5');
    expect(form.getValues('lines').map(line => line.quantity)).toEqual(['4', '5']);
    await user.click(cell(2, 'Quantity'));
    await user.paste('6\n7');
    expect(screen.getByText('The copied block has more lines than there are here. Nothing was pasted.')).toBeVisible();
    expect(form.getValues('lines').map(line => line.quantity)).toEqual(['4', '5']);
  });
});

describe("line that can't be removed", () => {
  it('stays and shows why; other lines can be removed down to the minimum', async () => {
    const { user } = open([receipt('G-1', { invoiced: true }), receipt('G-2'), receipt('G-3')], { minRows: 2 });
    const first = button('Remove line 1');
    expect(first).toHaveAttribute('aria-disabled', 'true');
    await user.click(first);
    expect(screen.getByText('G-1 is invoiced already and stays.')).toBeVisible();
    await user.click(button('Remove line 2'));
    expect(numbers()).toEqual(['G-1', 'G-3']);
    await user.click(button('Remove line 2'));
    expect(screen.getByText('At least 2 lines are required.')).toBeVisible();
    expect(numbers()).toEqual(['G-1', 'G-3']);
  });

  it('can be defined by its position: a line that moves up to that position stays, too', async () => {
    const firstStays = (_: Receipt, index: number) => (index === 0 ? 'The first line stays.' : null);
    const { user } = open([receipt('G-1'), receipt('G-2')], { whyKept: firstStays, picker: undefined });
    await user.click(button('Remove line 1'));
    expect(screen.getByText('The first line stays.')).toBeVisible();
    act(() => form.setValue('lines', [receipt('G-2'), receipt('G-3')]));
    expect(button('Remove line 1')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Remove line 2')).not.toHaveAttribute('aria-disabled');
    await user.click(button('Remove line 2'));
    expect(numbers()).toEqual(['G-2']);
  });
});

describe('cells of picked lines', () => {
  it('of a date accept typed text and show it as a formatted date', async () => {
    const { user } = open([receipt('G-1')]);
    expect(cell(1, 'Day')).toHaveValue('05-Nov-2026');
    await user.clear(cell(1, 'Day'));
    await user.type(cell(1, 'Day'), '7/11/26');
    await user.tab();
    expect(form.getValues('lines.0.day')).toBe('2026-11-07');
    expect(cell(1, 'Day')).toHaveValue('07-Nov-2026');
    await user.clear(cell(1, 'Day'));
    await user.type(cell(1, 'Day'), 'soon');
    await user.tab();
    expect(await screen.findAllByText(/'soon' is not a valid date\. Use DD-MMM-YYYY/)).not.toHaveLength(0);
    expect(form.getValues('lines.0.day')).toBe('soon');
  });

  it('of an action act on their line', async () => {
    const { user } = open([receipt('G-1')]);
    await user.click(button('Line 1 Action: Take all'));
    expect(split).toHaveBeenCalledWith('G-1');
  });
});
