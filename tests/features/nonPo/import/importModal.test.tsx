import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
// Imported up front, so that no interaction waits for the module transform.
import '@/features/nonPo/import/components/ImportInvoiceModal';
import { ImportInvoice } from '@/features/nonPo/import/components/ImportInvoice';
import { env } from '@/platform/env';
import { createClient } from '@/platform/graphql/client';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { gif, pdf, protectedPdf, type Bytes } from '../../../shared/attachments/realFiles';
import { renderUi } from '../../../support/render';
import { answer, server } from '../../../support/server';
import { aSession } from '../../../support/session';

const company = { companyCode: '1000', companyName: 'Vellum Pharma', countryCode: 'IN', code: 'S0007' };

beforeEach(() => {
  answer('masterSupplierList', { masterSupplierList: { totalRecords: 1, data: [{ id: 7, ...company }] } });
  server.use(http.post('*/files/api/upload', () => HttpResponse.json({ result: 'success', statusText: 'OK' })));
});

function Landing() {
  const { search, state } = useLocation();
  return <pre data-testid="landing">{JSON.stringify({ search, state: state as unknown })}</pre>;
}

async function open() {
  const session = aSession();
  const router = createMemoryRouter(
    [
      { path: '/', element: <ImportInvoice session={session} /> },
      { path: '/NonPoInvoice/Add', element: <Landing /> },
    ],
    { initialEntries: ['/'] },
  );
  const view = renderUi(
    <PlatformProvider client={createClient({ retryDelay: 1 })} session={session}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await view.user.click(screen.getByRole('button', { name: 'Import Invoice' }));
  await screen.findByRole('dialog', { name: 'Create Invoice' });
  await screen.findByRole('combobox', { name: 'Company' });
  const give = async (bytes: Bytes, name = 'invoice.pdf') =>
    view.user.upload(screen.getByLabelText('Choose file: Invoice'), new File([bytes], name));
  const attach = async (bytes: Bytes, name = 'invoice.pdf') => {
    await give(bytes, name);
    await screen.findByRole('button', { name: `Delete ${name}` });
  };
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Submit' }));
  return { ...view, give, attach, submit };
}

const submitted = () => answer('mutationPostNonPoInvoiceFile', { mutationPostNonPoInvoiceFile: { result: 'Success' } });
const read = (result: string, data: unknown = null) =>
  answer('queryOcrInvoiceData', { queryOcrInvoiceData: { result, data: data && JSON.stringify(data) } });

describe('invoice import', () => {
  it('opens the create form in copy mode with the extracted data and the file', async () => {
    const { attach, submit } = await open();
    const files = submitted();
    read('Success', { supplierCode: 'S0007', invoiceNumber: 'A-1' });
    await attach(await pdf());
    await submit();
    const landing = JSON.parse((await screen.findByTestId('landing')).textContent) as Record<string, unknown>;
    expect(landing['search']).toBe('?company=1000&country=IN&supplier=S0007');
    expect(landing['state']).toMatchObject({ mode: 'copy', itsCopy: true, selectedItem: { companyCode: '1000' } });
    const [call] = files as { input: { file: string; companyCode: string } }[];
    const { file = '', companyCode } = call?.input ?? {};
    expect(companyCode).toBe('1000');
    expect(file).toMatch(/^[\w-]{36}\|invoice\.pdf\|http.*\/files\/api\/download\/[\w-]{36}\|\d+$/);
  });

  it('waits for a pending upload after Submit and then continues automatically', async () => {
    let arrive = () => {};
    const onItsWay = new Promise<void>(resolve => (arrive = resolve));
    server.use(
      http.post('*/files/api/upload', async () => {
        await onItsWay;
        return HttpResponse.json({ result: 'success', statusText: 'OK' });
      }),
    );
    const submits = submitted();
    read('Success', { supplierCode: 'S0007', invoiceNumber: 'INV-9' });
    const { give, submit } = await open();
    await give(await pdf());
    await submit();
    expect(await screen.findByRole('button', { name: /Processing/ })).toBeVisible();
    expect(submits).toEqual([]);
    arrive();
    expect(await screen.findByTestId('landing')).toHaveTextContent('INV-9');
    expect(submits).toHaveLength(1);
  });

  it('requires a file and a company', async () => {
    const { submit } = await open();
    await submit();
    expect(await screen.findByText('Please upload a file and select a company.')).toBeVisible();
  });

  it('shows an error for an unreadable image, keeps the file and allows manual entry', async () => {
    const { user, attach, submit } = await open();
    submitted();
    read('Failed');
    await attach(gif, 'scan.gif');
    await submit();
    expect(await screen.findByText('Failed to fetch data from ICR Service')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete scan.gif' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Enter manually' }));
    const { state } = JSON.parse((await screen.findByTestId('landing')).textContent) as Record<string, unknown>;
    expect(state).toMatchObject({ copyData: { data: null, invoiceCopies: [{ file_name: 'scan.gif' }] } });
  });

  it("accepts a protected PDF with a note, and shows an error when it can't be read", async () => {
    const { attach, submit } = await open();
    answer('mutationPostNonPoInvoiceFile', { mutationPostNonPoInvoiceFile: { result: 'Failed' } });
    await attach(await protectedPdf());
    expect(screen.getByText(/This PDF is protected/)).toBeVisible();
    await submit();
    expect(await screen.findByText('Failed to process Invoice.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
  });

  it('shows Processing, and Cancel stops polling', async () => {
    const { user, attach, submit } = await open();
    submitted();
    const polls = read('Pending');
    await attach(await pdf());
    await submit();
    expect(await screen.findByRole('button', { name: /Processing/ })).toBeVisible();
    await waitFor(() => expect(polls).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(polls).toHaveLength(1);
  });

  it('is hidden in production', () => {
    const { name } = env;
    Object.assign(env, { name: 'prod' });
    try {
      renderUi(
        <MemoryRouter>
          <ImportInvoice session={aSession()} />
        </MemoryRouter>,
      );
      expect(screen.queryByRole('button')).toBeNull();
    } finally {
      Object.assign(env, { name });
    }
  });
});
