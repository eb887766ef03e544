import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { addDays, formatDay, today } from '@/lib/dates';
import { noteDecision } from '@/platform/recentRecords';
import { renderApp } from '../../support/renderApp';
import { answer } from '../../support/server';
import { aSession, storeSession } from '../../support/session';

const OWN = { name: 'SupplierPanOrCode', value: 'ABCDE1234F' };
const aTask = (id: number, recordData: object) => ({
  id,
  context: 'NonPoInvoice',
  contextId: id,
  workflowLevelState: 2,
  recordData: JSON.stringify({ invoiceNumber: `INV-${id}`, currencyCode: 'INR', countryCode: 'IN', ...recordData }),
});
const none = {
  reportNonPoInvoiceAgingList: null,
  reportProformaInvoiceAgingList: null,
  reportDeliveryInvoiceAgingList: null,
  approvedNonPo: null,
  approvedProforma: null,
  approvedDelivery: null,
  reportNonPoInvoiceList: null,
  reportProformaInvoiceTransactionList: null,
  reportDeliveryInvoiceTransactionList: null,
};
const toPage = (...data: object[]) => ({ totalRecords: data.length, data });
const getRows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent);
const getTotals = async () =>
  within(await screen.findByRole('group', { name: 'Payments shown' }))
    .getAllByRole('button')
    .map(button => button.textContent);
/** Answers empty lists by default. */
function nothingWaits() {
  answer('getWorkflowTaskSentback', { getWorkflowTaskSentback: [] });
  answer('waitingQueries', { getQueryResponseList: [] });
}
const aQuery = (id: number, more: object = {}) => ({
  id,
  context: 'NonPoInvoice',
  contextId: id,
  contextUrl: null,
  title: 'Which quarter is it?',
  createdByName: 'Meera Iyer',
  isClosed: false,
  invoiceNumber: `Q-${id}`,
  supplierName: null,
  supplierCode: null,
  invoiceAmount: '10',
  currencyCode: 'INR',
  countryCode: 'IN',
  ageInDay: 3,
  ...more,
});

describe('workbench', () => {
  it("shows a supplier's pending counts with links, and loads no approvals", async () => {
    answer('getWorkflowTaskSentback', { getWorkflowTaskSentback: [1, 2, 3].map(id => aTask(id, {})) });
    answer('waitingQueries', { getQueryResponseList: [aQuery(5), aQuery(6), aQuery(9, { isClosed: true })] });
    answer('supplierPayments', none);
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

  it("lists the user's pending items, oldest first, with direct links and links to the full lists", async () => {
    const back = (id: number, since: string) => aTask(id, { sentBackAt: since, remarks: 'Sign it', sentBackBy: 'Dev' });
    answer('getWorkflowTaskSentback', {
      getWorkflowTaskSentback: [
        back(1, '2026-03-01T08:00:00Z'),
        back(2, '2026-01-01T08:00:00Z'),
        ...[11, 12, 13, 14].map(id => back(id, '2026-04-01T08:00:00Z')),
      ],
    });
    answer('waitingQueries', { getQueryResponseList: [aQuery(7, { ageInDay: 9000 })] });
    answer('supplierPayments', none);
    renderApp({ path: '/workbench' });
    await screen.findByRole('link', { name: 'Q-7' });
    const table = within(await screen.findByRole('table', { name: 'Waiting for you' }));
    const links = table.getAllByRole('link');
    expect(links.slice(0, 3).map(link => link.textContent)).toEqual(['Q-7', 'INV-2', 'INV-1']);
    expect(links).toHaveLength(5);
    expect(links[0]).toHaveAttribute('href', '/sportal/NonPoInvoice/View/7');
    expect(table.getByRole('row', { name: /Q-7/ })).toHaveTextContent(
      /Answer queryWhich quarter is it\?Meera Iyer10\.00 INR9000 days$/,
    );
    expect(table.getByRole('row', { name: /INV-2/ })).toHaveTextContent('Correct and resubmitSign itDev');
    expect(screen.getByRole('link', { name: 'View all sent-back items' })).toHaveAttribute(
      'href',
      '/sportal/bulkSentBackItemCenter',
    );
  });

  it('counts a record in both lists once, with the required action', async () => {
    const returned = { workflowLevelState: 1, workflowStatus: 'Pending' };
    const toCorrect = { ...aTask(3, {}), workflowLevelState: 1, workflowStatus: 'Sentback' };
    answer('getWorkflowTaskByApproverId', {
      getWorkflowTaskByApproverId: [1, 2].map(id => ({ ...aTask(id, {}), ...returned })),
    });
    answer('getWorkflowTaskSentback', { getWorkflowTaskSentback: [{ ...aTask(2, {}), ...returned }, toCorrect] });
    answer('waitingQueries', { getQueryResponseList: [] });
    renderApp({ path: '/workbench', session: { roles: ['approver'] } });
    await screen.findByRole('link', { name: 'INV-3' });
    await waitFor(async () => expect(await getRows('Waiting for you')).toHaveLength(3));
    expect(await getRows('Waiting for you')).toEqual([
      expect.stringMatching(/^INV-1Approve as/),
      expect.stringMatching(/^INV-2Approve as/),
      expect.stringMatching(/^INV-3Correct and resubmit/),
    ]);
    // A count matches the list that it links to.
    for (const place of [/Pending Approvals/, /SentBack Invoices/])
      expect(within(screen.getByRole('row', { name: place })).getByText('2')).toBeVisible();
  });

  it('shows a supplier upcoming payments with dates per currency, and past payments, once each', async () => {
    nothingWaits();
    const invoice = {
      status: 'Pending for approval',
      pendingWith: 'Meera Iyer',
      currencyCode: 'INR',
      countryCode: 'IN',
    };
    const approved = {
      status: 'Approved',
      grandTotal: '120000',
      currency: 'INR',
      countryCode: 'IN',
      erpSync: 'Posted',
      paymentDate: null,
      dueDate: '2020-01-01',
    };
    const paid = {
      status: 'Closed',
      paymentAmount: '900.5',
      currency: 'INR',
      countryCode: 'IN',
      id: 9,
      invoiceNumber: 'DI-9',
      paymentReference: 'PAY9',
      paymentDate: today(),
    };
    const asked = answer('supplierPayments', {
      ...none,
      reportNonPoInvoiceAgingList: toPage(
        { ...invoice, id: 1, invoiceNumber: 'NP-1', totalGrossAmount: '100.10', dueDate: '2099-02-01' },
        { ...invoice, id: 5, invoiceNumber: 'NP-5', totalGrossAmount: '7', currencyCode: 'USD', dueDate: null },
        // Pending with the supplier.
        { ...invoice, id: 6, invoiceNumber: 'NP-6', totalGrossAmount: '9', status: 'SentBack', dueDate: '2020-02-01' },
      ),
      approvedDelivery: toPage(
        { ...approved, id: 2, invoiceNumber: 'DI-2' },
        { ...approved, id: 4, invoiceNumber: 'DI-4', grandTotal: '20.50', dueDate: '2099-02-02', paymentBlock: 'A' },
        { ...approved, id: 7, invoiceNumber: 'DI-7', erpSync: 'Cancelled' },
        { ...approved, id: 8, invoiceNumber: 'DI-8', paymentDate: '2020-03-01' },
      ),
      reportNonPoInvoiceList: toPage({
        ...paid,
        id: 3,
        invoiceNumber: 'NP-3',
        paymentReference: 'PAY3',
        paymentDate: addDays(today(), 2),
      }),
      reportDeliveryInvoiceTransactionList: toPage(paid, paid),
    });
    const { user } = renderApp({ path: '/workbench' });
    expect(await getRows('Payments: Overdue')).toEqual(['DI-21,20,000.00 INRAccounts payable01-Jan-2020Ask support']);
    expect(screen.getByRole('link', { name: 'Ask support about DI-2' })).toHaveAttribute(
      'href',
      expect.stringContaining('Invoice%20number%3A%20DI-2'),
    );
    expect(await getTotals()).toEqual([
      'Overdue (1)1,20,000.00 INR',
      'Upcoming (4)1,021.10 INR7.00 USD',
      'Paid in the last 30 days (1)900.50 INR',
    ]);
    await user.click(screen.getByRole('button', { name: /^Upcoming/ }));
    const run = formatDay(addDays(today(), 2));
    expect(await getRows('Payments: Upcoming')).toEqual([
      `NP-3900.50 INRAccounts payablePayment run ${run}`,
      'NP-1100.10 INRMeera Iyer01-Feb-2099In approval',
      'DI-420.50 INRAccounts payable02-Feb-2099Payment blocked: A',
      'NP-57.00 USDMeera IyerIn approval',
    ]);
    await user.click(screen.getByRole('button', { name: /^Paid in the last 30 days/ }));
    expect(await getRows('Payments: Paid in the last 30 days')).toEqual([`DI-9900.50 INRPAY9${formatDay(today())}`]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      waiting: { parameters: [OWN], sortBy: 'dueDate', sortOrder: 'asc' },
      approved: { parameters: [OWN, { name: 'status', value: 'Approved' }] },
      paid: { parameters: [OWN, { name: 'paymentDate' }] },
    });
  });

  it('shows an approver the longest waiting and largest tasks per currency, and recent decisions', async () => {
    nothingWaits();
    const record = { href: '/NonPoInvoice/View/70', name: 'INV-70', detail: 'Non-PO Invoice' };
    storeSession(aSession({ userId: 'usr-1' }));
    noteDecision('usr-1', record, 'Approved');
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
        ...[4, 5, 6].map(id => aTask(id, { pendingSince: '2026-03-02T08:00:00Z', totalGrossAmount: '1' })),
      ],
    });
    renderApp({ path: '/workbench', session: { roles: ['approver'], userId: 'usr-1' } });
    const links = async (name: string) =>
      within(await screen.findByRole('table', { name }))
        .getAllByRole('link')
        .map(link => link.textContent);
    expect((await links('Waiting for you')).slice(0, 3)).toEqual(['INV-2', 'INV-3', 'INV-1']);
    expect(await screen.findByRole('link', { name: 'View all approvals' })).toHaveAttribute(
      'href',
      '/sportal/Approvalcenter',
    );
    expect(await links('Largest amounts')).toEqual(['INV-2', 'INV-1', 'INV-4', 'INV-5', 'INV-3']);
    expect(await links('Recently decided')).toEqual(['INV-70']);
    expect(screen.getByText(/^In total/)).toHaveTextContent('In total 1,00,903.00 INR + 500.00 USD');
    expect(screen.getByRole('link', { name: 'View Pending Approvals' })).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Pending Approvals/ })).getByText('6')).toBeVisible();
  });

  it('shows an administrator without approvals the payments of all suppliers with supplier names', async () => {
    nothingWaits();
    answer('getWorkflowTaskByApproverId', { getWorkflowTaskByApproverId: [] });
    const invoice = {
      status: 'Approved',
      currencyCode: 'INR',
      countryCode: 'IN',
      dueDate: '2099-02-01',
      erpSync: null,
      paymentDate: null,
    };
    const asked = answer('supplierPayments', {
      ...none,
      approvedNonPo: toPage(
        { ...invoice, id: 1, invoiceNumber: 'NP-1', totalGrossAmount: '100', supplierName: 'Kaveri Crate Works' },
        { ...invoice, id: 2, invoiceNumber: 'NP-2', totalGrossAmount: '50', supplierName: 'Anand Horticulture' },
      ),
    });
    renderApp({ path: '/workbench', session: { roles: ['admin'] } });
    expect(await getRows('Payments: Upcoming')).toEqual([
      'NP-1Kaveri Crate Works100.00 INRAccounts payable01-Feb-2099Not scheduled yet',
      'NP-2Anand Horticulture50.00 INRAccounts payable01-Feb-2099Not scheduled yet',
    ]);
    expect(await getTotals()).toEqual(['Overdue (0)–', 'Upcoming (2)150.00 INR', 'Paid in the last 30 days (0)–']);
    expect(asked).toHaveLength(1);
  });

  it('shows an auditor failed audits, latest changes of closed entries and closed invoices', async () => {
    nothingWaits();
    answer('getWorkflowTaskByApproverId', { getWorkflowTaskByApproverId: [] });
    const row = { id: 1, supplierName: 'Kaveri Crate Works', auditRemark: null, auditDate: null, paymentDate: null };
    const failed = { ...row, invoiceNumber: 'NP-1', auditRemark: 'Signed late', auditDate: '2026-11-02' };
    const closed = { ...row, invoiceNumber: 'DI-1', paymentDate: '2026-11-05' };
    const entry = {
      id: 7,
      invoiceNumber: 'MI-7',
      supplierName: 'Anand',
      recordUpdatedByName: 'Dev',
      rut: '2026-11-08',
    };
    const asked = answer('auditWork', {
      failedNonPo: toPage(failed),
      failedProforma: null,
      failedDelivery: toPage({ ...failed, invoiceNumber: 'DI-2', auditDate: '2026-11-04' }),
      closedNonPo: null,
      closedProforma: null,
      closedDelivery: toPage(closed, closed),
      manualInvoiceEntryList: toPage(entry),
    });
    renderApp({ path: '/workbench', session: { roles: ['auditor'] } });
    expect(await getRows('Failed audits')).toEqual([
      'DI-2Kaveri Crate WorksSigned late04-Nov-2026',
      'NP-1Kaveri Crate WorksSigned late02-Nov-2026',
    ]);
    expect(await getRows('Closed manual entries, latest change first')).toHaveLength(1);
    expect(await getRows('Recently closed invoices')).toEqual(['DI-1Kaveri Crate Works05-Nov-2026']);
    expect(screen.getByRole('link', { name: 'Delivery report' })).toHaveAttribute(
      'href',
      '/sportal/ReportDeliveryInvoiceTransaction?f.auditStatus=Fail',
    );
    expect(asked[0]).toMatchObject({ failed: { parameters: [{ name: 'auditStatus', value: 'Fail' }] } });
  });

  it('shows a message when nothing is pending', async () => {
    nothingWaits();
    answer('supplierPayments', none);
    renderApp({ path: '/workbench' });
    expect(await screen.findByText('No record available!')).toBeVisible();
    expect(await screen.findByText('No upcoming payments')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Waiting for you' })).toBeNull();
  });

  it('offers an inline Retry for a failed count beside the loaded ones', async () => {
    let broken = true;
    answer('getWorkflowTaskByApproverId', {
      getWorkflowTaskByApproverId: Array.from({ length: 12 }, (_, id) => aTask(id + 1, {})),
    });
    answer('getWorkflowTaskSentback', () =>
      broken ? new HttpResponse(null, { status: 500 }) : { getWorkflowTaskSentback: [aTask(31, {}), aTask(32, {})] },
    );
    answer('waitingQueries', { getQueryResponseList: [] });
    const { user } = renderApp({ path: '/workbench', session: { roles: ['approver'] } });
    const places = within(await screen.findByRole('table', { name: 'Action Center' }));
    expect(await places.findByText('12')).toBeVisible();
    const retry = await places.findByRole('button', { name: 'Retry SentBack Invoices' });
    expect(places.getByRole('button', { name: 'Copy details' })).toBeVisible();
    broken = false;
    await user.click(retry);
    expect(await places.findByText('2')).toBeVisible();
  });
});

describe('sent-back items', () => {
  it('show reason and sender, and link to the correction', async () => {
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
});
