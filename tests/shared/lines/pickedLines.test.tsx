import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Attachment } from '@/shared/attachments/attachment';
import { createUploadGuard, UploadGuardContext } from '@/shared/attachments/uploadGuard';
import { LineTable, type LineTableProps } from '@/shared/lines/LineTable';
import { appendLines, useLinesForm, type LinesForm } from '@/shared/lines/useLinesForm';
import type { LineColumn } from '@/shared/lines/types';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { createClient } from '@/platform/graphql/client';
import { renderUi } from '../../support/render';
import { aSession } from '../../support/session';

interface Receipt {
  no: string;
  day: string;
  quantity: string;
  files: Attachment[];
  invoiced: boolean;
}

interface Doc {
  lines: Receipt[];
}

const file = (name: string): Attachment => ({ file_uid: name, file_name: name, file_status: 'Success', fileSize: 10 });
const receipt = (no: string, more: Partial<Receipt> = {}): Receipt => ({
  no,
  day: '2026-11-05',
  quantity: '1',
  files: [],
  invoiced: false,
  ...more,
});

const split = vi.fn();
const columns: LineColumn<Receipt>[] = [
  { key: 'no', title: 'GRN', width: 120, kind: 'text', computed: true },
  { key: 'day', title: 'Day', width: 120, kind: 'date' },
  { key: 'quantity', title: 'Quantity', width: 120, kind: 'number' },
  {
    key: 'files',
    title: 'Documents',
    width: 120,
    kind: 'attachment',
    upload: { module: 'DeliveryInvoice', context: 'DeliveryInvoice', contextId: '', families: ['pdf'], max: 3 },
    locked: line => line.invoiced,
  },
  {
    key: 'invoiced',
    title: 'Action',
    width: 120,
    kind: 'action',
    actions: line => [
      {
        label: 'Take all',
        disabled: line.invoiced,
        onPress: change => {
          split(line.no);
          change({ quantity: '9' });
        },
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
  renderUi(
    <PlatformProvider client={createClient()} session={aSession()}>
      <Page lines={lines} {...props} />
    </PlatformProvider>,
  );
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
    act(() => void appendLines(form, 'lines', [receipt('G-1'), receipt('G-2')]));
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

  it('are added up to the maximum number of lines', () => {
    open([receipt('G-1')]);
    let added = 0;
    act(() => {
      added = appendLines(form, 'lines', [receipt('G-2'), receipt('G-3')], 2);
    });
    expect(added).toBe(1);
    expect(numbers()).toEqual(['G-1', 'G-2']);
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
    const { user } = open([receipt('G-1'), receipt('G-2', { invoiced: true })]);
    expect(button('Line 2 Action: Take all')).toBeDisabled();
    await user.click(button('Line 1 Action: Take all'));
    expect(split).toHaveBeenCalledWith('G-1');
    expect(form.getValues('lines.0.quantity')).toBe('9');
    expect(cell(1, 'Quantity')).toHaveValue('9');
  });

  it('of files show the number of files and accept more unless the line is locked', async () => {
    const { user } = open([receipt('G-1'), receipt('G-2', { files: [file('a.pdf'), file('b.pdf')], invoiced: true })]);
    await user.click(button('Line 2 Documents: 2 files'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Line 2 Documents' }));
    expect(dialog.getByText('a.pdf')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /upload|choose/i })).toBeNull();
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await user.click(button('Line 1 Documents: Attach'));
    expect(await screen.findByRole('dialog', { name: 'Line 1 Documents' })).toBeVisible();
    expect(screen.getByLabelText(/Line 1 Documents/, { selector: 'input' })).toBeInTheDocument();
  });

  it('of files ask before a failed file is discarded and report it to the form until then', async () => {
    const guard = createUploadGuard();
    const { user } = renderUi(
      <UploadGuardContext value={guard}>
        <PlatformProvider client={createClient()} session={aSession()}>
          <Page lines={[receipt('G-1')]} />
        </PlatformProvider>
      </UploadGuardContext>,
    );
    await user.click(button('Line 1 Documents: Attach'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Line 1 Documents' }));
    const files = [new File(['MZ'], 'wrong.exe')];
    act(() => void fireEvent.change(screen.getByLabelText('Choose files: Line 1 Documents'), { target: { files } }));
    expect(await dialog.findByText(/Invalid file format/)).toBeVisible();
    expect(guard.state().failed).toEqual(['wrong.exe']);
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Close without wrong.exe?' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    await user.click(dialog.getByRole('button', { name: 'Dismiss message wrong.exe' }));
    expect(guard.state().failed).toEqual([]);
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are read-only in a read-only document: dates and files are shown without actions', () => {
    open([receipt('G-1', { files: [file('a.pdf')] })], { mode: 'read' });
    const row = within(screen.getAllByRole('row')[1] as HTMLElement);
    expect(row.getByText('05-Nov-2026')).toBeVisible();
    expect(row.getByRole('button', { name: 'Line 1 Documents: 1 file' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Action' })).toBeNull();
  });
});
