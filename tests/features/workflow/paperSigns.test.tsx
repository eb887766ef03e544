import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteFindings } from '@/domain/paper/findings';
import { parseListedTask } from '@/features/workflow/model/listedTask';
import { papersOf } from '@/features/workflow/model/paperSigns';
import { PaperSigns } from '@/features/workflow/parts/PaperSigns';
import { renderUi } from '../../support/render';

const task = (id: number, context = 'NonPoInvoice') =>
  parseListedTask({
    id,
    module: context,
    context,
    contextId: id,
    workflowLevelState: 2,
    recordData: JSON.stringify({ invoiceNumber: `INV-${id}` }),
  });
const differs = (...labels: string[]) => labels.map(label => ({ label, paper: '1', entered: '2', field: null }));

it('before all are approved: which differ from their paper, and how many papers were not looked at', () => {
  const tasks = [task(1), task(2, 'DeliveryInvoice'), task(3), task(4), task(5), task(6, 'SupplierUpdate')];
  const [first, second, third, fourth] = tasks.map(({ key }) => key);
  noteFindings(first ?? '', 'verified', differs('Total', 'Invoice date'));
  noteFindings(second ?? '', 'altered', []);
  noteFindings(third ?? '', 'verified', []);
  noteFindings(fourth ?? '', 'trial', differs('Total'));
  renderUi(<PaperSigns {...papersOf(tasks)} />);
  expect(screen.getByText('3 of them differ from their papers')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'INV-1: Total, Invoice date differ',
    'INV-2: its signed code was altered',
    'INV-4: it is of a trial system; Total differs',
  ]);
  expect(
    screen.getByText('The paper of 1 request you have not opened was not compared: that is done on its page.'),
  ).toBeVisible();
});

it('says nothing where every paper agrees', () => {
  const tasks = [task(1), task(6, 'SupplierUpdate')];
  noteFindings(tasks[0]?.key ?? '', 'verified', []);
  expect(papersOf(tasks)).toEqual({ odd: [], notLookedAt: 0 });
  renderUi(<PaperSigns {...papersOf(tasks)} />);
  expect(screen.queryByLabelText('Papers')).toBeNull();
});
