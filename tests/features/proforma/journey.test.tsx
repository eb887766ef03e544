import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import '@/features/proforma/components/SelectOrderModal';
import '@/features/proforma/screens/ProformaFormScreens';
import '@/features/proforma/screens/ProformaListScreen';
import { proformaRoutes } from '@/features/proforma/routes';
import { formatDay, today } from '@/lib/dates';
import { pdf } from '../../shared/attachments/realFiles.ts';
import { renderApp, renderFeature } from '../../support/renderApp.tsx';
import { answer, server } from '../../support/server.ts';
import { order, serveProforma } from './order.ts';

const cell = (title: string) => screen.getByLabelText<HTMLInputElement>(`Line 1 ${title}`);

it('a user selects an order, fills in the form and submits the invoice', async () => {
  const { orders, warned } = serveProforma();
  server.use(http.post('*/files/api/upload', () => HttpResponse.json({ result: 'success', statusText: 'OK' })));
  const saved = answer('proformaInvoiceCreate', { proformaInvoiceCreate: { id: 60 } });
  const { user, router } = renderApp({ path: '/ProformaInvoice', routes: proformaRoutes });

  await user.click(await screen.findByRole('button', { name: 'Create New' }));
  const dialog = await screen.findByRole('dialog', { name: 'Select Purchase Order' });
  const choice = await within(dialog).findByRole('radio', { name: /4500010056/ });
  expect(orders[0]?.input).toMatchObject({ pageSize: 5, parameters: [{ name: 'SupplierPanOrCode' }] });
  await user.click(within(dialog).getByRole('button', { name: 'Create Invoice' }));
  expect(await within(dialog).findByText('Please select purchase order')).toBeVisible();
  await user.click(choice);
  await user.click(within(dialog).getByRole('button', { name: 'Create Invoice' }));

  const number = await screen.findByLabelText('Invoice Number');
  expect(router.state.location).toMatchObject({
    pathname: '/sportal/ProformaInvoice/Create',
    search: '?po=5',
    state: { poId: 5 },
  });
  const submit = await screen.findByRole('button', { name: 'Submit Proforma Invoice' });
  expect(submit).toBeDisabled();
  await user.click(number);
  await user.paste('PI-60');
  await user.click(screen.getByLabelText('Invoice Date'));
  await user.paste(formatDay(today()));
  await user.keyboard('{Enter}');
  await user.click(screen.getByLabelText('Approver'));
  await user.paste('Dev S');
  await user.click(await screen.findByTitle('Dev Sharma'));
  await user.click(screen.getByLabelText('Narration'));
  await user.paste('Advance as agreed');
  await user.upload(screen.getByLabelText(/^Choose files?: Upload Invoice$/), new File([await pdf()], 'invoice.pdf'));
  await screen.findByLabelText('Delete invoice.pdf');
  await user.selectOptions(cell('PO Line Item'), '00010');
  await user.click(cell('Advance Term'));
  await user.paste('Half with the order');
  await user.click(cell('Amount'));
  await user.paste('350.00');
  await user.click(screen.getByLabelText(/I agree with the Terms and Conditions/));
  await waitFor(() => expect(submit).toBeEnabled());
  await user.click(submit);

  expect(await screen.findByText('Proforma invoice Created')).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: 'Proforma Invoice List' });
  expect(warned).toHaveLength(1);
  expect(saved).toMatchObject([
    {
      input: {
        poId: order.id,
        status: 'Pending for approval',
        createdBy: 'Supplier',
        invoiceNumber: 'PI-60',
        totalGrossAmount: '350.00',
        lineItems: [{ poItemId: 51, lineItemDescription: 'Half with the order', amount: '350.00' }],
      },
    },
  ]);
});

it("the first line can't be deleted, other lines can", async () => {
  serveProforma();
  const { user } = renderFeature({ path: '/ProformaInvoice/Create?po=5', routes: proformaRoutes });
  await user.click(await screen.findByRole('button', { name: 'Add line' }));
  await user.click(await screen.findByRole('button', { name: 'Remove line 1' }));
  expect(screen.getByText('The first line cannot be deleted.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove line 2' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove line 2' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove line 2' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Remove line 1' })).toHaveAttribute('aria-disabled', 'true');
});

it('the create form opens from a URL, and without an order returns to the list with a message', async () => {
  serveProforma();
  const { router } = renderApp({ path: '/ProformaInvoice/Create', routes: proformaRoutes });
  expect(await screen.findByText('Please select purchase order')).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: 'Proforma Invoice List' });
  await screen.findByText('Total Records: 0');
  await router.navigate('/ProformaInvoice/Create?po=5');
  expect(await screen.findByText('PO 4500010056 · ZSER · Net 45 days')).toBeVisible();
});

it('the create form opened with a stored invoice edits it (spec 2 §2)', async () => {
  serveProforma();
  const state = { selectedItem: { id: 54 } };
  const { router } = renderFeature({ path: '/ProformaInvoice/Create', routes: proformaRoutes, state });
  expect(await screen.findByRole('heading', { level: 1, name: /^Edit Proforma Invoice \[#54\]/ })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/sportal/ProformaInvoice/Edit', search: '?id=54' });
  expect(screen.queryByText('Please select purchase order')).toBeNull();
});

it('an order of another supplier shows an error message', async () => {
  serveProforma();
  answer('poById', ({ id }: { id: number }) => ({ poById: id === 5 ? order : null }));
  renderFeature({ path: '/ProformaInvoice/Create', routes: proformaRoutes, state: { poId: 6 } });
  expect(await screen.findByText(/This purchase order doesn't exist, or you can't open it\./)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
