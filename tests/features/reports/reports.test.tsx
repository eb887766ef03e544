import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { nonPoAging } from '@/features/reports/declarations/nonPoAging';
import { nonPoTransactions } from '@/features/reports/declarations/nonPoTransactions';
import type { ListInput } from '@/shared/list/listTypes';
import { renderApp } from '../../support/renderApp';
import { answer, server } from '../../support/server';

const row = {
  id: 41,
  invoiceNumber: 'INV-41',
  invoiceDate: '2026-03-05',
  invoiceCreatedDate: '2026-03-05T08:30:00Z',
  status: 'Approved',
  totalGrossAmount: '123456.50',
  currencyCode: 'INR',
  countryCode: 'IN',
  supplierUrgent: true,
  rejectedRemarks: '<img src=x onerror=alert(1)>',
};

interface Asked extends Record<string, unknown> {
  input: ListInput;
}

const table = (name: string) => screen.findByRole('table', { name });

describe('the Non PO Transactions Report', () => {
  it('shows 15 a page in report formats, hostile text as text, and links the id to the view', async () => {
    const asked = answer<Asked>('reportNonPoInvoiceList', { page: { totalRecords: 1, data: [row] } });
    renderApp({ path: '/ReportNonPoInvoice' });
    const grid = await table('Non PO Transactions Report');
    const link = await within(grid).findByRole('link', { name: '41' });
    expect(link).toHaveAttribute('href', '/sportal/NonPoInvoice/View/41');
    for (const text of ['05-03-2026', '05-03-2026 02:00 PM', '1,23,456.50', row.rejectedRemarks])
      expect(within(grid).getByText(text)).toBeInTheDocument();
    expect(asked).toEqual([
      { input: { currentPage: 1, pageSize: 15, parameters: [], sortBy: 'id', sortOrder: 'desc' } },
    ]);
  });

  it('sends the filters of its address, exports by them, and says when the export failed', async () => {
    const asked = answer<Asked>('reportNonPoInvoiceList', { page: null });
    const bodies: unknown[] = [];
    server.use(
      http.post('*/ImportExport/ExportReportNonPoInvoice', async ({ request }) => {
        bodies.push(await request.json());
        return new HttpResponse(null, { status: 500 });
      }),
    );
    const { user } = renderApp({ path: '/ReportNonPoInvoice?f.supplierUrgent=true&f.departmentName=Legal' });
    expect((await screen.findAllByText('No records available!')).length).toBeGreaterThan(0);
    const parameters = [
      { name: 'supplierUrgent', value: 'true', type: 'checkBox' },
      { name: 'departmentName', value: 'Legal', type: 'checkBox' },
    ];
    expect(asked[0]?.input.parameters).toEqual(parameters);
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await waitFor(() => expect(bodies).toEqual([{ query: parameters, exportType: 'xlsx' }]));
    expect((await screen.findAllByText('Error while export. Please try again')).length).toBeGreaterThan(0);
  });

  it('asks for the option lists of its filters once, all together', async () => {
    answer('reportNonPoInvoiceList', { page: null });
    answer('filterList', { filterList: null });
    const asked = answer('nonPoTransactionOptions', {
      department: { data: [{ name: 'Legal' }, { name: 'Legal' }, { name: null }] },
      country: { data: [{ name: 'India' }] },
      apSubCategory: null,
    });
    const { user } = renderApp({ path: '/ReportNonPoInvoice' });
    await screen.findAllByText('No records available!');
    const filters = screen.getByRole('button', { name: /^Filters/ });
    if (filters.getAttribute('aria-expanded') !== 'true') await user.click(filters);
    expect(await screen.findByRole('checkbox', { name: 'Legal' })).toBeInTheDocument();
    expect(await screen.findByRole('checkbox', { name: 'India' })).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });
});

describe('the Non PO Aging Report', () => {
  it('says who has to act and since how many days', async () => {
    const aging = {
      ...row,
      status: 'Pending for approval',
      pendingWith: 'Ravi Nair',
      ageInDay: 12,
      ageAtLevel: 3,
      level: 'L1',
    };
    answer('reportNonPoInvoiceAgingList', { page: { totalRecords: 1, data: [aging] } });
    renderApp({ path: '/reportnonpoinvoiceaging' });
    const grid = await table('Non PO Aging Report');
    expect(await within(grid).findByText('Ravi Nair')).toBeInTheDocument();
    for (const text of ['12', '3', 'L1']) expect(within(grid).getByText(text)).toBeInTheDocument();
  });
});

describe('report declarations', () => {
  it('name each column and filter once, and export as the specification says', () => {
    for (const { columns, filters = [] } of [nonPoTransactions, nonPoAging]) {
      expect(new Set(columns.map(column => column.name)).size).toBe(columns.length);
      expect(new Set(filters.map(filter => filter.name)).size).toBe(filters.length);
    }
    const aging = nonPoAging.columns.map(column => column.name);
    // Spec 3 §3 'Aging and transaction report rows'.
    expect(aging.filter(name => /^(status|pendingWith|age|level)/.test(name))).toEqual([
      'status',
      'pendingWith',
      'ageInDay',
      'ageAtLevel',
      'level',
    ]);
    expect(nonPoAging.export).toEqual({
      path: '/ImportExport/ExportReportNonPoInvoiceAging',
      fileName: 'ReportNonPoInvoiceAgingList',
    });
  });
});
