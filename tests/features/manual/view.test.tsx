import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ManualEntry } from '@/features/manual/api/operations';
import '@/domain/record/DecisionStrip';
import '@/features/manual/components/EntryModal';
import '@/features/manual/components/RemarkModal';
import '@/features/manual/screens/ManualViewScreen';
import type { Session } from '@/platform/session/session';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, graphqlError, server } from '../../support/server.ts';
import { atField } from '../../support/told.ts';
import { anEntry } from './entry.ts';
import { fill } from '../../support/render.tsx';

const REVIEWER: Partial<Session> = {
  userId: 'u-8',
  userEmail: 'r@x.example',
  userName: 'Ravi Nair',
  roles: ['reviewer'],
  roleGroups: ['reviewer'],
  supplierId: null,
  supplierCode: null,
  supplierPan: null,
};

let stored: ManualEntry | null;
let saved: { name: string; size: number }[];

beforeEach(() => {
  stored = anEntry();
  saved = [];
  answer('manualInvoiceEntryById', () => ({ manualInvoiceEntryById: stored }));
  answer('workflowTaskQuery', { workflowTaskQuery: { totalRecords: 0, data: [] } });
  answer('queryList', { queryList: { totalRecords: 0, data: [] } });
  answer('SupplerInfoHistory', { SupplerInfoHistory: [] });
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    saved.push({ name: '', size: (blob as Blob).size });
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const last = saved.at(-1);
    if (last) last.name = this.download;
  });
});

const open = (session?: Partial<Session>) =>
  renderFeature({ path: '/ManualInvoiceEntry/View/12', ...(session && { session }) });
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('manual entry view', () => {
  it('shows the entry, its attachments and the user who closed it, and links back to the list', async () => {
    stored = anEntry({
      status: 'Closed',
      fiDocumentNumber: '1900000001',
      recordUpdatedByName: 'Ravi Nair',
      paymentDate: '2026-11-20',
      paymentAmountPaid: '115640.49',
      auditStatus: 'Pass',
    });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Manual Invoice Entry [#12] #MAN-12' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manual Invoice Entry' })).toHaveAttribute(
      'href',
      '/sportal/ManualInvoiceEntry',
    );
    expect(screen.getAllByText('Closed')[0]).toBeVisible();
    expect(valueOf('Closed By')).toBe('Ravi Nair');
    expect(valueOf('Purchase Order')).toBe('4500000001');
    expect(valueOf('FI Document Number')).toBe('1900000001');
    const amounts = screen.getAllByText('Invoice Amount', { selector: 'dt' });
    expect(amounts.map(({ nextElementSibling }) => nextElementSibling?.textContent)).toEqual([
      '1,18,000.50 INR',
      '1,18,000.50 INR',
    ]);
    expect(valueOf('Payment Date')).toBe('20-Nov-2026');
    expect(valueOf('Audit Status')).toBe('Pass');
    expect(screen.queryByText('Payment Block')).toBeNull();
    expect(screen.getByRole('button', { name: 'Download man-12.pdf' })).toBeVisible();
    // Manual entries have no approval, so neither progress nor a due date is shown.
    expect(screen.queryByRole('button', { name: 'Details' })).toBeNull();
    expect(screen.queryByText('Due')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Scanned documents' })).toBeNull();
  });

  it('hides the purchase order of a NonPO entry', async () => {
    stored = anEntry({ documentTypeCode: 'NonPO', documentTypeName: 'Non PO' });
    open();
    expect(await screen.findByText('Non PO')).toBeVisible();
    expect(screen.queryByText('Purchase Order')).toBeNull();
  });

  it.each<[who: string, status: string, session: Partial<Session>, offered: string[]]>([
    ['its creator', 'Rejected', {}, []],
    ['a reviewer', 'Under Query', REVIEWER, ['Review']],
    ['a reviewer', 'Closed', REVIEWER, []],
  ])('offers %s the actions allowed for status %s', async (_who, status, session, offered) => {
    stored = anEntry({ status });
    open(session);
    await screen.findByRole('heading', { level: 1, name: /MAN-12/ });
    const found = ['Edit', 'Review'].filter(name => screen.queryByRole('button', { name }));
    expect(found).toEqual(offered);
  });
});

describe('closed manual entry', () => {
  const entry = (id: number, username: string, changeDate: string, delta: object) => ({
    id,
    entityName: 'ManualInvoiceEntry',
    entityLabel: 'Manual Invoice',
    entityId: 12,
    changeDate,
    delta: JSON.stringify(delta),
    rcb: 'u-1',
    type: 'Update',
    username,
  });
  const closing = entry(1, 'Ravi Nair', '2026-11-20T05:00:00Z', {
    status: { OldValue: 'Open', NewValue: 'Closed', Label: 'Status' },
  });
  const amount = entry(2, 'Asha Rao', '2026-11-21T05:00:00Z', {
    totalGrossAmount: { OldValue: '125000.75', NewValue: '999999.00', Label: 'Invoice Amount' },
  });
  const tell = (...records: object[]) =>
    answer('SupplerInfoHistory', { SupplerInfoHistory: [{ tableName: 'ManualInvoiceEntry', records }] });
  beforeEach(() => {
    stored = anEntry({ status: 'Closed', recordUpdatedByName: 'Ravi Nair' });
  });

  it('shows who closed it, and each later change with old and new value, user and date', async () => {
    tell(closing, amount);
    open(REVIEWER);
    const strip = within(await screen.findByRole('region', { name: 'Closed' }));
    expect(strip.getByText('Closed by Ravi Nair on 20-Nov-2026 10:30 AM.')).toBeVisible();
    expect(strip.getByRole('status')).toHaveTextContent('1 value changed after the decision');
    expect(strip.getByRole('listitem')).toHaveTextContent(
      'Invoice Amount from 1,25,000.75 to 9,99,999.00, by Asha Rao on 21-Nov-2026 10:30 AM',
    );
  });

  it('shows no changes when there are none, and a note when the history is incomplete', async () => {
    tell(closing);
    const { unmount } = open(REVIEWER);
    const strip = within(await screen.findByRole('region', { name: 'Closed' }));
    expect(strip.queryByRole('status')).toBeNull();
    unmount();
    tell();
    open(REVIEWER);
    expect(await screen.findByText('The history does not show who closed it.')).toBeVisible();
  });

  it('shows the creator a confirmation before editing', async () => {
    tell(closing);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const asked = await screen.findByRole('alertdialog', { name: 'This invoice is Closed. Edit it anyway?' });
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: /PO Invoice Entry Form/ })).toBeVisible();
  });
});

describe('review dialog', () => {
  it('closes the entry with a remark and shows it as closed', async () => {
    const closed = answer('updateManualInvoiceEntryRemark', () => {
      stored = anEntry({ status: 'Closed', remarks: 'Paid outside', recordUpdatedByName: 'Ravi Nair' });
      return { updateManualInvoiceEntryRemark: { id: 12 } };
    });
    const { user } = open(REVIEWER);
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review and close invoice MAN-12' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Remark' })).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Close invoice' }));
    expect(await dialog.findByText('Remark is empty', atField)).toBeVisible();
    expect(closed).toEqual([]);
    await fill(user, dialog.getByRole('textbox', { name: 'Remark' }), ' Paid outside ');
    await user.click(dialog.getByRole('button', { name: 'Close invoice' }));
    expect(await screen.findByText('Invoice closed Successfully')).toBeVisible();
    expect(closed).toEqual([{ input: { id: 12, remarks: 'Paid outside', status: 'Closed' } }]);
    await waitFor(() => expect(valueOf('Closed By')).toBe('Ravi Nair'));
    expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
  });

  it.each([
    ['fails', { updateManualInvoiceEntryRemark: { id: 0 } }, null],
    ['is refused', null, 'This invoice is Closed already.'],
  ])("shows 'Something went wrong' when the request %s", async (_what, data, why) => {
    answer('updateManualInvoiceEntryRemark', () => data ?? graphqlError(why ?? '', { code: 'BAD_USER_INPUT' }));
    const { user } = open(REVIEWER);
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review and close invoice MAN-12' }));
    await fill(user, dialog.getByRole('textbox', { name: 'Remark' }), 'Paid outside');
    await user.click(dialog.getByRole('button', { name: 'Close invoice' }));
    expect((await screen.findAllByText('Something went wrong'))[0]).toBeVisible();
    if (why) expect(await dialog.findByText(why)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Remark' })).toHaveValue('Paid outside');
  });
});

describe('scanned documents', () => {
  const scans = (names: unknown, status = 200) =>
    server.use(
      http.get('*/InvoiceAzureDocument/GetManualInvoiceDocuments/URN7', () =>
        HttpResponse.json(names as string[], { status }),
      ),
    );
  const files = (path: string, body: string | null) =>
    server.use(
      http.get(`*/InvoiceAzureDocument/${path}`, () =>
        body === null ? new HttpResponse(null, { status: 404 }) : new HttpResponse(body),
      ),
    );
  beforeEach(() => {
    stored = anEntry({ scanUrn: 'URN7', showAzureDocuments: true });
  });

  it('are grouped into invoices and supporting documents and can be downloaded by name', async () => {
    scans(['URN7.pdf', 'URN7_GRN.pdf']);
    files('DownloadManualInvoiceDocument/URN7_GRN.pdf', 'grn');
    files('DownloadScanInvoice/URN7', 'scan');
    const { user } = open();
    const supporting = within(await screen.findByRole('list', { name: 'Supporting documents' }));
    expect(within(screen.getByRole('list', { name: 'Invoices' })).getByText('URN7.pdf')).toBeVisible();
    await user.click(supporting.getByRole('button', { name: 'Download URN7_GRN.pdf' }));
    await waitFor(() => expect(saved).toEqual([{ name: 'URN7_GRN.pdf', size: 3 }]));
    await user.click(screen.getByRole('button', { name: 'Download scanned invoice' }));
    await waitFor(() => expect(saved[1]).toEqual({ name: 'URN7.pdf', size: 4 }));
  });

  it.each([
    ['are missing', null],
    ['are empty', ''],
  ])("show 'Error while downlaoding invoice. Please try again' when their contents %s", async (_what, body) => {
    scans(['URN7.pdf']);
    files('DownloadManualInvoiceDocument/URN7.pdf', body);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download URN7.pdf' }));
    expect(await screen.findByText('Error while downlaoding invoice. Please try again')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it("are previewed beside the entry's files and fetched once", async () => {
    let asked = 0;
    server.use(
      http.get('*/InvoiceAzureDocument/GetManualInvoiceDocuments/URN7', () => {
        asked += 1;
        return HttpResponse.json(['URN7.gif', 'URN7_GRN.gif']);
      }),
    );
    server.use(http.get('*/api/download/:uid', () => HttpResponse.json({ result: 'noResult' })));
    files('DownloadManualInvoiceDocument/URN7_GRN.gif', 'GIF89a');
    files('DownloadManualInvoiceDocument/URN7.gif', null);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Documents (3)' }));
    const shown = await screen.findByRole('combobox', { name: 'Document shown' });
    await user.selectOptions(shown, 'Scanned document: URN7_GRN.gif');
    expect(await screen.findByRole('img', { name: 'URN7_GRN.gif' })).toBeVisible();
    await user.selectOptions(shown, 'Scanned invoice: URN7.gif');
    expect(await screen.findByText('File not exists')).toBeVisible();
    expect(asked).toBe(1);
  });

  it('are not fetched when the backend hides them; the scanned invoice stays (spec 3 §3)', async () => {
    stored = anEntry({ scanUrn: 'URN7', showAzureDocuments: false });
    let asked = 0;
    server.use(
      http.get('*/InvoiceAzureDocument/GetManualInvoiceDocuments/:urn', () => {
        asked += 1;
        return HttpResponse.json(['URN7.pdf']);
      }),
    );
    files('DownloadScanInvoice/URN7', 'scan');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download scanned invoice' }));
    await waitFor(() => expect(saved).toEqual([{ name: 'URN7.pdf', size: 4 }]));
    expect(asked).toBe(0);
    expect(screen.queryByRole('list', { name: 'Invoices' })).toBeNull();
  });

  it("show 'No documents found' when there are none", async () => {
    scans([]);
    open();
    expect(await screen.findByText('No documents found')).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    scans({ wrong: true });
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    scans(['URN7.pdf']);
    await user.click(retry);
    expect(await screen.findByText('URN7.pdf')).toBeVisible();
  });
});
