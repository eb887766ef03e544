import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/renderApp';
import { answer } from '../../support/server';

const OWN = { name: 'SupplierPanOrCode', value: 'ABCDE1234F' };
const ids = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

const aTask = (id: number, recordData: object) => ({
  id,
  context: 'NonPoInvoice',
  contextId: id,
  workflowLevelState: 2,
  recordData: JSON.stringify({ invoiceNumber: `INV-${id}`, currencyCode: 'INR', countryCode: 'IN', ...recordData }),
});
const overview = {
  reportNonPoInvoiceAgingList: null,
  reportProformaInvoiceAgingList: null,
  reportDeliveryInvoiceAgingList: null,
  reportNonPoInvoiceList: null,
  reportProformaInvoiceTransactionList: null,
  reportDeliveryInvoiceTransactionList: null,
};
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent);

describe('the action center', () => {
  it('counts what waits for a supplier, with the ways there, and asks for no approvals', async () => {
    answer('sentBackCount', { getWorkflowTaskSentback: ids(3) });
    answer('queryResponseCount', { getQueryResponseList: [...ids(2), { id: 9, isClosed: true }] });
    answer('supplierOverview', overview);
    renderApp({ path: '/' });
    const row = within(await screen.findByRole('row', { name: /SentBack Invoices/ }));
    expect(await row.findByText('3')).toBeVisible();
    expect(row.getByRole('link', { name: 'View SentBack Invoices' })).toHaveAttribute(
      'href',
      '/sportal/bulkSentBackItemCenter',
    );
    expect(screen.getByRole('link', { name: 'View Query Response' })).toHaveAttribute('href', '/sportal/queryResponse');
    const queries = within(screen.getByRole('row', { name: /Query Response/ }));
    expect(await queries.findByText('2')).toBeVisible();
    expect(screen.queryByText('Pending Approvals')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Payment Related Queries' })).toBeVisible();
  });

  it('shows a supplier with whom the invoices of all kinds are, those due first, and what was paid lately, once each', async () => {
    answer('sentBackCount', { getWorkflowTaskSentback: [] });
    answer('queryResponseCount', { getQueryResponseList: [] });
    const invoice = { totalGrossAmount: '120000', currencyCode: 'INR', countryCode: 'IN' };
    const delivered = { grandTotal: '120000', currency: 'INR', countryCode: 'IN' };
    const paid = {
      paymentAmount: '120000',
      currency: 'INR',
      countryCode: 'IN',
      id: 9,
      invoiceNumber: 'DI-9',
      paymentReference: 'PAY9',
      paymentDate: '2026-11-03',
    };
    const asked = answer('supplierOverview', {
      ...overview,
      reportNonPoInvoiceAgingList: {
        totalRecords: 7,
        data: [{ ...invoice, id: 1, invoiceNumber: 'NP-1', pendingWith: 'Meera Iyer', dueDate: '2099-02-01' }],
      },
      reportDeliveryInvoiceAgingList: {
        totalRecords: 1,
        data: [{ ...delivered, id: 2, invoiceNumber: 'DI-2', pendingWith: 'Dev Sharma', dueDate: '2020-01-01' }],
      },
      reportNonPoInvoiceList: {
        data: [{ ...paid, id: 3, invoiceNumber: 'NP-3', paymentReference: 'PAY3', paymentDate: '2026-11-01' }],
      },
      reportDeliveryInvoiceTransactionList: { data: [paid, paid] },
    });
    renderApp({ path: '/workbench' });
    expect(await rowsOf('On Their Way')).toEqual([
      'DI-21,20,000.00 INRDev Sharma01-Jan-2020Overdue',
      'NP-11,20,000.00 INRMeera Iyer01-Feb-2099',
    ]);
    expect(screen.getByText('The 2 due first of 8')).toBeVisible();
    expect(await rowsOf('Paid Lately')).toEqual([
      'DI-91,20,000.00 INR03-Nov-2026PAY9',
      'NP-31,20,000.00 INR01-Nov-2026PAY3',
    ]);
    expect(screen.getByRole('link', { name: 'DI-9' })).toHaveAttribute('href', '/sportal/DeliveryInvoice/View/9');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      waiting: { pageSize: 5, parameters: [OWN], sortBy: 'dueDate', sortOrder: 'asc' },
      paid: { pageSize: 5, parameters: [OWN, { name: 'paymentDate' }], sortBy: 'paymentDate', sortOrder: 'desc' },
    });
  });

  it('shows an approver what waits longest and what is large, a currency at a time', async () => {
    answer('sentBackCount', { getWorkflowTaskSentback: [] });
    answer('queryResponseCount', { getQueryResponseList: [] });
    answer('getWorkflowTaskByApproverId', {
      getWorkflowTaskByApproverId: [
        aTask(1, { pendingSince: '2026-03-01T08:00:00Z', totalGrossAmount: '900' }),
        aTask(2, { pendingSince: '2026-01-01T08:00:00Z', totalGrossAmount: '100000' }),
        aTask(3, {
          pendingSince: '2026-02-01T08:00:00Z',
          totalGrossAmount: '500',
          currencyCode: 'USD',
          countryCode: 'US',
        }),
      ],
    });
    renderApp({ path: '/workbench', session: { roles: ['approver'] } });
    const links = async (name: string) =>
      within(await screen.findByRole('table', { name }))
        .getAllByRole('link')
        .map(link => link.textContent);
    expect(await links('Waiting Longest')).toEqual(['INV-2', 'INV-3', 'INV-1']);
    expect(await links('Largest Amounts')).toEqual(['INV-2', 'INV-1', 'INV-3']);
    expect(screen.getByRole('link', { name: 'View Pending Approvals' })).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Pending Approvals/ })).getByText('3')).toBeVisible();
  });

  it('says when nothing waits', async () => {
    answer('sentBackCount', { getWorkflowTaskSentback: null });
    answer('queryResponseCount', { getQueryResponseList: [] });
    answer('supplierOverview', overview);
    renderApp({ path: '/workbench' });
    expect(await screen.findByText('Nothing is waiting for you.')).toBeVisible();
    expect(await screen.findByText('None of your invoices is waiting for anybody.')).toBeVisible();
  });

  it('offers a quiet retry beside the counts that came', async () => {
    let broken = true;
    answer('getWorkflowTaskByApproverId', {
      getWorkflowTaskByApproverId: Array.from({ length: 12 }, (_, id) => aTask(id + 1, {})),
    });
    answer('sentBackCount', () =>
      broken ? new HttpResponse(null, { status: 500 }) : { getWorkflowTaskSentback: ids(2) },
    );
    answer('queryResponseCount', { getQueryResponseList: [] });
    const { user } = renderApp({ path: '/workbench', session: { roles: ['approver'] } });
    expect(await screen.findByText('12')).toBeVisible();
    const retry = await screen.findByRole('button', { name: 'Retry SentBack Invoices' });
    broken = false;
    await user.click(retry);
    expect(await screen.findByText('2')).toBeVisible();
  });
});

describe('the sent-back items', () => {
  it('say why and from whom each came back, and lead to its correction', async () => {
    answer('getWorkflowTaskSentback', {
      getWorkflowTaskSentback: [
        {
          id: 1,
          module: 'NonPoInvoice',
          context: 'NonPoInvoice',
          contextId: 8,
          contextPath: 'javascript:alert(1)',
          workflowLevelState: 1,
          workflowStatus: 'Sentback',
          requesterName: null,
          requesterEmail: null,
          currentRemarks: null,
          title: null,
          recordData: JSON.stringify({ invoiceNumber: 'INV-8', remarks: '<b>Sign it</b>', sentBackBy: 'Dev Sharma' }),
        },
      ],
    });
    renderApp({ path: '/bulkSentBackItemCenter' });
    expect(await screen.findByRole('link', { name: 'INV-8' })).toHaveAttribute('href', '/sportal/NonPoInvoice/View/8');
    expect(screen.getByText('<b>Sign it</b>')).toBeVisible();
    expect(screen.getByText('Dev Sharma')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit INV-8' })).toHaveAttribute('href', '/sportal/NonPoInvoice/Edit?id=8');
  });

  it('say when there are none', async () => {
    answer('getWorkflowTaskSentback', { getWorkflowTaskSentback: [] });
    renderApp({ path: '/bulkSentBackItemCenter' });
    expect(await screen.findByText('No record available!')).toBeVisible();
  });
});
