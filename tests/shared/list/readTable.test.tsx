import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { onReport, type ProblemReport } from '@/platform/report';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { renderUi } from '../../support/render';

interface Step {
  role: string;
  remarks: string;
  mail: string;
}

const long = 'Line\n'.repeat(12).trim();
const steps: Step[] = [
  { role: 'Initiator', remarks: long, mail: 'asha@meridian-labs.example' },
  { role: 'Reviewer', remarks: '', mail: '' },
];
const onOpen = vi.fn<(step: Step) => void>();

const columns: ReadColumn<Step>[] = [
  { kind: 'text', name: 'role', title: 'Role', namesRow: true, second: step => `as ${step.role}` },
  { kind: 'longText', name: 'remarks', title: 'Remarks', inFull: true, none: () => 'Nothing was said' },
  { kind: 'text', name: 'mail', title: 'Email' },
  {
    kind: 'actions',
    name: 'open',
    title: 'Action',
    actions: step => [
      { label: 'Open', name: `Open ${step.role}`, onPress: () => onOpen(step), opensDialog: true as const },
    ],
  },
];

describe('read-only table', () => {
  it('shows a dash for a cell that a malformed row breaks, and reports the column', () => {
    const reports: ProblemReport[] = [];
    onTestFinished(onReport(report => reports.push(report)));
    const size: ReadColumn<Step> = {
      kind: 'text',
      name: 'size',
      title: 'Size',
      value: step => step.remarks.length,
      second: step => step.mail.trim(),
    };
    const malformed = { role: 'Reviewer', remarks: null, mail: null } as unknown as Step;
    renderUi(
      <ReadTable label="Steps" columns={[columns[0] ?? size, size]} rows={[steps[0] ?? malformed, malformed]} />,
    );
    const cells = screen.getAllByRole('cell').map(cell => cell.textContent);
    expect(cells[0]).toContain(String(long.length));
    expect(cells[1]).toBe('–');
    expect(reports).toContainEqual({ what: 'error', name: 'TypeError', code: 'column size' });
  });

  it('has column and row headers, shows long text in full and a placeholder for empty values', () => {
    renderUi(<ReadTable label="Steps" columns={columns} rows={steps} />);
    const table = within(screen.getByRole('table', { name: 'Steps' }));
    expect(table.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
      'Role',
      'Remarks',
      'Email',
      'Action',
    ]);
    const [first, second] = table.getAllByRole('rowheader');
    expect(first).toHaveTextContent('Initiatoras Initiator');
    expect(second).toHaveTextContent('Reviewer');
    expect(table.getAllByRole('cell')[0]?.textContent).toBe(long);
    expect(table.getByRole('cell', { name: 'Nothing was said' })).toBeVisible();
  });

  it('marks actions that open a dialog', async () => {
    const { user } = renderUi(<ReadTable label="Steps" columns={columns} rows={steps} />);
    const open = screen.getByRole('button', { name: 'Open Reviewer' });
    expect(open).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(open);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(steps[1]);
  });

  it('omits the empty actions cell from the card of a row without actions', () => {
    const [open, ...others] = columns.toReversed();
    if (open?.kind !== 'actions') throw new Error('no actions');
    const some = { ...open, actions: (step: Step) => (step.mail ? open.actions(step) : []) };
    renderUi(<ReadTable label="Steps" columns={[...others.toReversed(), some]} rows={steps} />);
    const places = screen.getAllByRole('row').map(row => row.lastElementChild?.getAttribute('data-phone'));
    expect(places).toEqual([null, null, 'no']);
  });

  it('shows the default or a custom message when there are no rows', () => {
    const { unmount } = renderUi(<ReadTable label="Steps" columns={columns} rows={[]} />);
    expect(screen.getByText('No records available!')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    unmount();
    renderUi(<ReadTable columns={columns} rows={[]} empty={<p>The steps were not kept.</p>} />);
    expect(screen.getByText('The steps were not kept.')).toBeVisible();
  });
});
