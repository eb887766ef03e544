import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteComparison } from '@/domain/einvoice/compare/comparisons';
import { parseListedTask } from '@/features/workflow/model/listedTask';
import { getComparedTasks } from '@/features/workflow/model/comparedTasks';
import { ComparisonWarnings } from '@/features/workflow/components/ComparisonWarnings';
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
const differs = (...labels: string[]) => labels.map(label => ({ label, extracted: '1', entered: '2', field: null }));

it('Approve All lists tasks that differ from their attached document, and counts unchecked documents', () => {
  const tasks = [task(1), task(2, 'DeliveryInvoice'), task(3), task(4), task(5), task(6, 'SupplierUpdate')];
  const [first, second, third, fourth] = tasks.map(({ key }) => key);
  noteComparison(first ?? '', 'verified', differs('Total', 'Invoice date'));
  noteComparison(second ?? '', 'altered', []);
  noteComparison(third ?? '', 'verified', []);
  noteComparison(fourth ?? '', 'trial', differs('Total'));
  renderUi(<ComparisonWarnings {...getComparedTasks(tasks)} />);
  expect(screen.getByText('3 requests do not match their documents')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'INV-1: Total, Invoice date differ',
    'INV-2: its QR code was altered',
    'INV-4: it was signed by a test system; Total differs',
  ]);
  expect(screen.getByText('1 request was not opened, so its document was not checked.')).toBeVisible();
});

it('Approve All shows no warning when all attached documents agree', () => {
  const tasks = [task(1), task(6, 'SupplierUpdate')];
  noteComparison(tasks[0]?.key ?? '', 'verified', []);
  expect(getComparedTasks(tasks)).toEqual({ odd: [], notLookedAt: 0 });
  renderUi(<ComparisonWarnings {...getComparedTasks(tasks)} />);
  expect(screen.queryByLabelText('Documents')).toBeNull();
});
