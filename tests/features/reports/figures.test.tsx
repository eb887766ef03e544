import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import '@/features/reports/screens/ReportScreen';
import { countByLevel, getSums } from '@/features/reports/model/figures';
import type { ListInput } from '@/shared/list/listTypes';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer } from '../../support/server.ts';

const inr = { currencyCode: 'INR', countryCode: 'IN' };
const figures = [
  { id: 1, amount: '100000.50', ...inr, ageInDay: 3, level: 'L1' },
  { id: 2, amount: '200000.00', ...inr, ageInDay: 9, level: 'L1' },
  { id: 3, amount: '50.25', currencyCode: 'USD', countryCode: 'US', ageInDay: 44, level: 'Reviewer' },
];
const rows = figures.map(({ amount, ...figure }) => ({
  ...figure,
  totalGrossAmount: amount,
  invoiceNumber: `INV-${figure.id}`,
  status: 'Pending for approval',
}));
const EMPLOYEE = { roles: ['employee'], supplierPan: null, supplierCode: null };

describe('report totals', () => {
  it('are exact, separate for each currency, and count an invoice of several rows once', () => {
    const twice = [...figures, { ...figures[0], id: 1, amount: '100000.50' }];
    expect(getSums(twice as typeof figures).map(({ currencyCode, amount }) => [currencyCode, amount])).toEqual([
      ['INR', '300000.5'],
      ['USD', '50.25'],
    ]);
  });

  it('by level and age include both limits of each age range', () => {
    const ages = [0, 7, 8, 15, 16, 30, 31, 400].map(ageInDay => ({
      ...inr,
      id: ageInDay,
      amount: '1',
      ageInDay,
      level: 'L1',
    }));
    expect(countByLevel(ages, ['Initiator', 'L1'])).toEqual([
      [0, 0, 0, 0],
      [2, 2, 2, 2],
    ]);
  });
});

describe('aging report', () => {
  let asked: { input: ListInput }[];
  let added: { input: ListInput }[];
  beforeEach(() => {
    asked = answer('reportNonPoInvoiceAgingList', { page: { totalRecords: rows.length, data: rows } });
    added = answer('nonPoAgingFigures', { figures: { totalRecords: rows.length, data: figures } });
    answer('filterList', { filterList: null });
  });
  const open = () => renderFeature({ path: '/ReportNonPoInvoiceAging', session: EMPLOYEE });
  const cell = (name: string) => screen.findByRole('button', { name });
  const openLevels = async (user: UserEvent) => user.click(await cell('All levels'));

  it('shows the number of invoices by level and age; each number toggles a filter of the list', async () => {
    const { user } = open();
    expect(await cell('1 at all levels, 8–15 days')).toBeVisible();
    await openLevels(user);
    await user.click(await cell('1 L1, 8–15 days'));
    await waitFor(() =>
      expect(asked.at(-1)?.input.parameters).toEqual([
        { name: 'ageInDay', value: '8', operator: '>=', type: 'int' },
        { name: 'ageInDay', value: '15', operator: '<=', type: 'int' },
        { name: 'level', value: 'L1', type: 'checkBox' },
      ]),
    );
    expect(await cell('1 L1, 8–15 days')).toHaveAttribute('aria-pressed', 'true');
    // The other figures stay visible and are not fetched again.
    expect(await cell('1 Reviewer, 31+ days')).toBeVisible();
    expect(added).toHaveLength(1);
    expect(screen.getByText('1 row').parentElement).toHaveTextContent('1 row2,00,000.00 INR');

    await user.click(await cell('1 L1, 8–15 days'));
    await waitFor(() => expect(asked.at(-1)?.input.parameters).toEqual([]));
    expect(screen.getByText('All 3 rows').parentElement).toHaveTextContent('All 3 rows3,00,000.50 INR50.25 USD');
  });

  it('adds up the selected rows', async () => {
    const { user } = open();
    const table = within(await screen.findByRole('table', { name: 'Non PO Aging Report' }));
    const [, first, , third] = await table.findAllByRole('checkbox');
    await user.click(first as HTMLElement);
    await user.click(third as HTMLElement);
    expect(screen.getByText('2 selected').parentElement).toHaveTextContent('2 selected1,00,000.50 INR50.25 USD');
    expect(screen.getByText('Exports include all 3 rows')).toBeVisible();
  });

  it('fetches all rows when a page holds fewer, and shows no totals above the limit', async () => {
    added = answer<{ input: ListInput }>('nonPoAgingFigures', ({ input }) => ({
      figures: { totalRecords: 1_001, data: input.pageSize === 0 ? figures : [] },
    }));
    const { user } = open();
    await openLevels(user);
    expect(await cell('1 L1, 8–15 days')).toBeVisible();
    expect(added.map(({ input }) => input.pageSize)).toEqual([1_000, 0]);
  });
});
