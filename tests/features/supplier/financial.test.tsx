import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FinancialChart } from '@/features/supplier/financial/FinancialChart';
import { financialSection } from '@/features/supplier/financial/financial.section';
import { getUnit, type FinancialValues } from '@/features/supplier/financial/financial.fields';
import { today } from '@/lib/dates';
import type { SectionRow } from '@/features/supplier/section/section';
import { describeSection, showSection } from '../../support/describeSection.tsx';
import { renderUi } from '../../support/render.tsx';
import { answer } from '../../support/server.ts';

const PAPER = '[{"file_uid":"f-1","file_name":"audit.pdf","file_status":"Success","fileSize":10}]';

describeSection('financial', {
  operations: {
    list: 'supplierFinancialInformationList',
    create: 'createSupplierFinancialInformation',
    remove: 'createSupplierFinancialInformation', // deletes by saving the list of years
  },
  inList: true,
  words: {
    title: 'Financial Information',
    modal: 'Revenue Information',
    noun: 'year',
    remove: 'Delete',
    saved: 'Details has been submit successfully!',
  },
  row: {
    id: 1,
    year: 2020,
    currency: 'INR',
    turnover: '1250.50',
    netProfit: '000',
    financialAttachment: PAPER,
    taxReturnsAttachment: null,
    status: 'Approved',
    deleted: false,
  },
  columns: ['Year', 'Revenue', 'Net Profit', 'Financial Statement', 'Tax Returns', 'Status', 'Action'],
  cells: ['2020', '1,250.50 INR Crores', '0.00 INR Crores', 'audit.pdf', '', 'Approved', 'Open'],
  required: ['Currency is required', 'Revenue is required', 'netProfit is required'],
  locked: ['Year'],
  removes: [{ id: 1, supplierId: 7, deleted: true }],
  rules: [
    {
      what: 'earns no more than its revenue',
      patch: { netProfit: '1250.51' },
      says: 'Net profit cannot exceed revenue',
    },
    { what: 'may have lost', patch: { netProfit: '-12.5' }, says: null },
    { what: 'has no revenue below 0', patch: { turnover: '-1', netProfit: '-2' }, says: 'Negative value not allowed' },
    {
      what: 'takes 000 of a new organization (docs/decisions.md#financial-years)',
      patch: { turnover: '000', netProfit: '000' },
      says: null,
    },
  ],
});

const yearRow = (year: number): SectionRow<FinancialValues> => {
  const values = { ...financialSection.blank([]), year: String(year) };
  return { key: String(year), values };
};

it('a currency change is confirmed and then saved for all years', async () => {
  const year = { id: 1, year: 2019, currency: 'USD', turnover: '5', netProfit: '1', status: null, deleted: false };
  const data = [year, { ...year, id: 2, year: 2020 }].map(row => ({
    ...row,
    financialAttachment: null,
    taxReturnsAttachment: null,
  }));
  answer('supplierFinancialInformationList', { supplierFinancialInformationList: { data } });
  answer('profileCurrencies', { currencyList: { data: [{ id: 1, code: 'INR', name: 'INR' }] } });
  const sent = answer('createSupplierFinancialInformation', { createSupplierFinancialInformation: { id: 1 } });
  const { user } = showSection('financial');
  await user.click(await screen.findByRole('button', { name: /^Open year 2/ }));
  const modal = within(await screen.findByRole('dialog', { name: 'Revenue Information' }));
  await user.click(modal.getByRole('button', { name: 'Edit' }));
  await user.click(await modal.findByRole('combobox', { name: 'Currency' }));
  await user.click(await screen.findByTitle('INR'));
  await user.click(modal.getByRole('button', { name: 'Save' }));
  const name = 'Change the currency of all years to INR?';
  await user.click(within(await screen.findByRole('alertdialog', { name })).getByRole('button', { name: 'Cancel' }));
  expect((await modal.findAllByText('The other years are in USD'))[0]).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(modal.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Change all years' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const input = [
    { id: 2, year: 2020, currency: 'INR', turnover: '5' },
    { id: 1, year: 2019, currency: 'INR', turnover: '5' },
  ];
  expect(sent).toMatchObject([{ input }]);
});

it('the chart is hidden for years in different currencies', async () => {
  const row = (year: number, code: string) => {
    const values = { ...financialSection.blank([]), year: String(year), currency: { code, name: code } };
    return { key: String(year), values };
  };
  const { user } = renderUi(<FinancialChart rows={[row(2019, 'INR'), row(2020, 'USD')]} />);
  await user.click(screen.getByText('Chart'));
  expect(await screen.findByText(/^No chart: the years have different currencies/)).toBeVisible();
});

it('a new year starts at 2019 and continues by one; gaps are filled first', () => {
  expect(financialSection.blank([]).year).toBe('2019');
  expect(financialSection.blank([2019, 2021].map(yearRow)).year).toBe('2020');
});

it('a future year is rejected', () => {
  const last = Number(today().slice(0, 4));
  const all = Array.from({ length: last - 2018 }, (_, index) => yearRow(2019 + index));
  expect(financialSection.cannotAdd?.(all)).toBe('Future data not allow');
  expect(financialSection.cannotAdd?.(all.slice(0, -1))).toBeNull();
});

it("the first year can't be deleted", () => {
  expect(financialSection.cannotDelete?.(yearRow(2019), [])).not.toBeNull();
  expect(financialSection.cannotDelete?.(yearRow(2020), [])).toBeNull();
});

it.each([
  [null, 'Crores'],
  ['INR', 'Crores'],
  ['USD', 'Millions'],
])('amounts in currency %s are shown in %s', (code, unit) =>
  expect(getUnit(code === null ? null : { code, name: code })).toBe(unit),
);
