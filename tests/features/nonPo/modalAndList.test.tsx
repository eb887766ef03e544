import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Imported up front, so that no interaction waits for the module transform.
import '@/domain/invoice/CreateInvoiceModal';
import '@/features/nonPo/screens/NonPoListScreen';
import '@/features/nonPo/screens/NonPoViewScreen';
import { nonPoRoutes } from '@/features/nonPo/routes';
import type { Session } from '@/platform/session/session';
import { held } from '../../support/held.ts';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, graphqlError } from '../../support/server.ts';
import { bareRecord, serveForm, submitted } from './record.ts';

const row = (code: string, companyCode: string, companyName: string) => ({
  id: Number(companyCode),
  code,
  name: `Supplier ${code}`,
  companyCode,
  companyName,
  countryCode: 'IN',
});

const open = (session: Partial<Session> = {}) => {
  serveForm(() => null);
  return renderFeature({ path: '/NonPoInvoice', routes: nonPoRoutes, session });
};
const createNew = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Create New' }));
  return screen.findByRole('dialog', { name: 'Create Invoice' });
};

describe("the 'Create Invoice' modal", () => {
  it("waits for a supplier's companies, focuses Company, and returns the focus on cancel", async () => {
    const answering = held();
    const asked = answer('masterSupplierList', async () => {
      await answering.until;
      const data = [row('S0007', '1000', 'Vellum Pharma'), row('S0007', '2000', 'Vellum Biologics')];
      return { masterSupplierList: { totalRecords: 2, data } };
    });
    const { user } = open();
    const dialog = within(await createNew(user));
    expect(await dialog.findByText('Please Wait')).toBeVisible();
    answering.release();
    const company = await dialog.findByRole('combobox', { name: 'Company' });
    await waitFor(() => expect(dialog.queryByText('Please Wait')).toBeNull());
    await waitFor(() => expect(company).toHaveFocus());
    expect(dialog.queryByRole('combobox', { name: 'Supplier' })).toBeNull();
    // The PAN finds all companies of the supplier.
    expect(asked).toMatchObject([{ input: { pageSize: 0, parameters: [{ name: 'panOrCode', value: 'ABCDE1234F' }] } }]);

    await user.click(dialog.getByRole('button', { name: 'Create Invoice' }));
    expect(await dialog.findByText('Company is required')).toBeVisible();
    expect(company).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create New' })).toHaveFocus());
  });

  it('keeps text and Enter typed before the companies load, and continues with the matching company', async () => {
    const answering = held();
    answer('masterSupplierList', async () => {
      await answering.until;
      const data = [row('S0007', '1000', 'Vellum Pharma'), row('S0007', '2000', 'Vellum Biologics')];
      return { masterSupplierList: { totalRecords: 2, data } };
    });
    answer('companyList', { companyList: { totalRecords: 0, data: [] } });
    answer('tdsSupplierList', { tdsSupplierList: { totalRecords: 0 } });
    const { user, router } = open();
    const dialog = within(await createNew(user));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Company' })).toHaveFocus());
    await user.keyboard('biolog{Enter}{Enter}');
    expect(router.state.location.pathname).toBe('/sportal/NonPoInvoice');
    answering.release();
    await waitFor(() => expect(router.state.location.search).toBe('?company=2000&country=IN&supplier=S0007'));
    await screen.findByText('No Data Found');
  });

  it('opens the form for the selected company with the navigation state of spec 2 §2', async () => {
    answer('masterSupplierList', {
      masterSupplierList: {
        totalRecords: 2,
        data: [row('S0007', '1000', 'Vellum Pharma'), row('S0007', '2000', 'Vellum Biologics')],
      },
    });
    answer('companyList', { companyList: { totalRecords: 0, data: [] } });
    answer('tdsSupplierList', { tdsSupplierList: { totalRecords: 0 } });
    const { user, router } = open();
    const dialog = within(await createNew(user));
    await user.click(await dialog.findByRole('combobox', { name: 'Company' }));
    await user.click(await screen.findByTitle('Vellum Biologics (2000)'));
    await user.click(dialog.getByRole('button', { name: 'Create Invoice' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sportal/NonPoInvoice/Add'));
    expect(router.state.location.search).toBe('?company=2000&country=IN&supplier=S0007');
    expect(router.state.location.state).toEqual({
      mode: 'Add',
      selectedItem: { companyCode: '2000', countryCode: 'IN', supplierCode: 'S0007' },
    });
    await screen.findByText('No Data Found');
  });

  it('for an employee starts with the supplier and loads its companies after selection', async () => {
    const answering = held();
    const asked = answer<{ input: { parameters: { name: string; value: string }[] } }>(
      'masterSupplierList',
      async ({ input }) => {
        if (input.parameters.some(({ name }) => name === 'panOrCode')) await answering.until;
        return { masterSupplierList: { totalRecords: 1, data: [row('V200', '1000', 'Vellum Pharma')] } };
      },
    );
    const { user } = open({ roles: ['employee'], supplierPan: null, supplierCode: null, supplierId: null });
    const dialog = within(await createNew(user));
    const supplier = await dialog.findByRole('combobox', { name: 'Supplier' });
    await waitFor(() => expect(supplier).toHaveFocus());
    expect(asked).toEqual([]);
    await user.type(supplier, 'Sup');
    await user.click(await screen.findByTitle('Supplier V200'));
    expect(await dialog.findByText('Please Wait')).toBeVisible();
    answering.release();
    // A single company is preselected.
    expect(await dialog.findByTitle('Vellum Pharma (1000)')).toBeVisible();
    expect(asked.flatMap(({ input }) => input.parameters)).toContainEqual({ name: 'panOrCode', value: 'V200' });
  });

  it('shows at Supplier that the company is missing until one is selected', async () => {
    const { user } = open({ roles: ['userwithsupplier'], supplierPan: null, supplierCode: null, supplierId: null });
    const dialog = within(await createNew(user));
    const supplier = await dialog.findByRole('combobox', { name: 'Supplier' });
    expect(supplier).toBeRequired();
    await user.click(dialog.getByRole('button', { name: 'Create Invoice' }));
    expect(await dialog.findByText('Company is required')).toBeVisible();
    expect(supplier).toHaveAccessibleDescription('Company is required');
    expect(supplier).toHaveFocus();
  });

  it('finds a supplier by code or PAN as well and lists it once', async () => {
    const asked = answer<{ input: { pageSize: number; parameters: { name: string; value: string }[] } }>(
      'masterSupplierList',
      ({ input }) => {
        const found = input.parameters.some(({ name }) => name === 'panOrCode' || name === 'code');
        const data = found ? [row('V200', '1000', 'Vellum Pharma')] : [];
        return { masterSupplierList: { totalRecords: data.length, data } };
      },
    );
    const { user } = open({ roles: ['userwithsupplier'], supplierPan: null, supplierCode: null, supplierId: null });
    const dialog = within(await createNew(user));
    await user.type(await dialog.findByRole('combobox', { name: 'Supplier' }), 'V200');
    expect(await screen.findAllByTitle('Supplier V200')).toHaveLength(1);
    const byColumn = asked.map(({ input }) => [input.pageSize, ...input.parameters]);
    for (const name of ['panOrCode', 'code', 'name']) expect(byColumn).toContainEqual([10, { name, value: 'V200' }]);
  });

  it('loads the companies first for another user with a supplier', async () => {
    answer('masterSupplierList', () => graphqlError('Down for a moment'));
    const { user } = open({ roles: ['employee'], supplierPan: null, supplierCode: 'V300' });
    const dialog = within(await createNew(user));
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    const asked = answer('masterSupplierList', {
      masterSupplierList: { totalRecords: 1, data: [row('V300', '1000', 'Vellum Pharma')] },
    });
    await user.click(retry);
    expect(await dialog.findByTitle('Vellum Pharma (1000)')).toBeVisible();
    expect(asked).toMatchObject([{ input: { parameters: [{ name: 'panOrCode', value: 'V300' }] } }]);
    expect(dialog.queryByRole('combobox', { name: 'Supplier' })).toBeNull();
  });

  it('is hidden from read-only users', async () => {
    open({ roles: ['reviewer'] });
    await screen.findByRole('heading', { level: 1, name: 'Invoice List' });
    expect(screen.queryByRole('button', { name: 'Create New' })).toBeNull();
  });
});

describe('navigation from the list to a view', () => {
  it("isn't interrupted by the list, which doesn't change the URL without saved filters", async () => {
    serveForm(() => submitted);
    answer('nonPoInvoiceList', {
      nonPoInvoiceList: { totalRecords: 1, data: [{ ...bareRecord, ...submitted, invoiceCreatedDate: null }] },
    });
    answer('nonPoDeferredColumns', { reportNonPoInvoiceAgingList: null, reportNonPoInvoiceList: null });
    const { user, router } = renderFeature({ path: '/NonPoInvoice', routes: nonPoRoutes });
    // The list's own navigation would abort an earlier navigation by a click.
    const actions: string[] = [];
    router.subscribe(({ historyAction }) => actions.push(historyAction));
    await user.click(await screen.findByRole('link', { name: 'INV-12' }));
    expect(await screen.findByRole('heading', { level: 1, name: /#INV-12/ })).toBeVisible();
    expect(new Set(actions)).toEqual(new Set(['POP', 'PUSH']));
  });
});
