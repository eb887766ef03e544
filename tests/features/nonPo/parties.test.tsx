import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { env } from '@/platform/env';
import { answer } from '../../support/server.ts';
import { renderFeature } from '../../support/renderApp.tsx';
import { nonPoRoutes } from '@/features/nonPo/routes';
import { cell, openNew, serveReference } from './openForm.ts';
import { bareRecord, serveForm, studyItem } from './record.ts';

describe('supplier of a new invoice', () => {
  const open = () =>
    renderFeature({ path: '/NonPoInvoice/Add?company=1000&country=IN&supplier=S0007', routes: nonPoRoutes });

  it("shows 'No Data Found' when it doesn't belong to the company", async () => {
    serveReference();
    answer('masterSupplierList', { masterSupplierList: { totalRecords: 0, data: [] } });
    open();
    expect(await screen.findByText('No Data Found')).toBeVisible();
    expect(screen.queryByLabelText('Invoice Number')).toBeNull();
  });
});

describe('configuration of parties, computed columns and totals (spec 2 §2)', () => {
  const config = [
    { fieldName: 'supplierPanNumber', roleGroup: 'employee' },
    { fieldName: 'supplierContactNumber', visible: false },
    { fieldName: 'supplierName', label: 'Billed by' },
    { fieldName: 'taxRate', visible: false },
    { fieldName: 'grossAmount', label: 'With tax' },
    { fieldName: 'totalTaxAmount', visible: false },
    { fieldName: 'totalGrossAmount', label: 'To be paid' },
  ];
  const NOTICE = /Some settings of this page could not be read/;
  const told = async () => {
    const supplier = within(await screen.findByRole('region', { name: 'Billed by' }));
    expect(supplier.getByText('accounts@meridian-labs.example')).toBeInTheDocument();
    expect(screen.queryByText('9848000000')).toBeNull();
    expect(screen.getAllByText('With tax').length).toBeGreaterThan(0);
    expect(screen.queryByText(/Rate \(%\)/, { selector: 'th *, th' })).toBeNull();
    const sums = within(screen.getByRole('table', { name: 'Calculation' }));
    expect(sums.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Amount',
      'To be paid (INR)',
    ]);
    expect(screen.queryByText(NOTICE)).toBeNull();
    return supplier;
  };

  it('applies to the form for the configured role groups', async () => {
    serveReference('IN', config);
    await openNew();
    expect((await told()).queryByText('ABCDE1234F')).toBeNull();
  });

  it('hides a section without visible fields', async () => {
    const hidden = ['companyName', 'supplierName'].map(fieldName => ({ fieldName, visible: false }));
    serveReference('IN', hidden);
    await openNew();
    expect(screen.queryByRole('heading', { name: 'Parties' })).toBeNull();
    expect(screen.getAllByRole('heading', { name: 'Invoice' }).length).toBeGreaterThan(0);
  });

  it('applies to the view', async () => {
    const record = {
      ...bareRecord,
      companyCode: '1000',
      supplierEmail: 'accounts@meridian-labs.example',
      supplierPanNumber: 'ABCDE1234F',
      supplierContactNumber: '9848000000',
      items: [studyItem],
    };
    serveForm(() => record, JSON.stringify({ fields: config }));
    const view = { path: '/NonPoInvoice/View/1', routes: nonPoRoutes };
    const { unmount } = renderFeature({ ...view, session: { roleGroups: ['employee'] } });
    expect((await told()).getByText('ABCDE1234F')).toBeInTheDocument();
    unmount();
    renderFeature(view);
    expect((await told()).queryByText('ABCDE1234F')).toBeNull();
  });
});

describe('F9 in the shipping section', () => {
  const { name } = env;
  afterEach(() => void Object.assign(env, { name }));

  const press = async () => {
    serveReference();
    const { user } = await openNew();
    await user.click(cell(1, 'Mode of Transport'));
    await user.keyboard('{F9}');
    return cell(1, 'Mode of Transport').value;
  };

  it('fills in sample values', async () => {
    expect(await press()).not.toBe('');
    expect(cell(1, 'Delivery Days').value).toMatch(/^\d{1,3}$/);
    expect(cell(1, 'Tracking No').value).not.toBe('');
  });

  it('does nothing in production', async () => {
    Object.assign(env, { name: 'prod' });
    expect(await press()).toBe('');
  });
});
