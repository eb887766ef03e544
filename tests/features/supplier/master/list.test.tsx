import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { supplierList, supplierListTitle } from '@/features/supplier/master/model/supplierList';
import '@/features/supplier/master/screens/SupplierListScreen';
import '@/shared/list/panel/FilterPanel';
import { env } from '@/platform/env';
import type { Session } from '@/platform/session/session';
import { describeList } from '../../../support/describeList.tsx';
import { renderFeature } from '../../../support/renderApp.tsx';
import { answer, server } from '../../../support/server.ts';
import { aSession } from '../../../support/session.ts';

const row = {
  id: 41,
  companyCode: '1000',
  code: '200101',
  name: '<b>Meridian</b> Labs',
  gstNumber: '27ABCDE1234F1Z5',
  city: 'Pune',
  paymentTermCode: 'Z045',
  active: true,
  companyIsActive: false,
};
const inMasterData = (data: unknown) => {
  const asked: URL[] = [];
  const respond = ({ request }: { request: Request }) => {
    asked.push(new URL(request.url));
    return HttpResponse.json({ totalRecords: 1, data });
  };
  server.use(http.get('*/masterdata/companyList', respond));
  return asked;
};
beforeEach(() => void inMasterData([{ code: '1000', name: 'Vireya' }]));

describeList(supplierList, {
  path: '/Supplier',
  title: '[ABCDE1234F] Asha Rao',
  operation: 'masterSupplierList',
  alias: 'masterSupplierList',
  row,
  texts: ['1000', '<b>Meridian</b> Labs', '27ABCDE1234F1Z5', 'Pune', 'Z045', 'Yes', 'No'],
  links: {
    'Supplier 41, <b>Meridian</b> Labs': '/sportal/SupplierDetails/41',
    '200101, company 1000': '/sportal/SupplierDetails/41',
    '<b>Meridian</b> Labs, company 1000': '/sportal/SupplierDetails/41',
  },
  always: [{ name: 'panOrCode', value: 'ABCDE1234F' }],
  filtered: {
    search: '?f.city=Pune&f.companyCode=1000&f.active=true',
    parameters: [
      { name: 'companyCode', value: '1000', type: 'checkBox' },
      { name: 'city', value: 'Pune' },
      { name: 'active', value: 'true', type: 'checkBox' },
    ],
  },
  exportPath: 'ExportSuppliers',
});

const employee: Partial<Session> = { roles: ['employee'], supplierId: null, supplierPan: null, supplierCode: null };
const agency: Partial<Session> = { ...employee, roles: ['userwithsupplier'] };

it('the supplier list has the columns of the specification, in its order', () => {
  expect(supplierList.columns.map(({ title }) => title)).toEqual([
    'Id',
    'Company',
    'Code',
    'Name',
    'GST Number',
    'City',
    'Payment Term',
    'Is Active',
    'Company Is Active',
  ]);
});

it('the supplier list has all page steps of the specification, even on one page', async () => {
  answer('masterSupplierList', { masterSupplierList: { totalRecords: 1, data: [row] } });
  renderFeature({ path: '/Supplier' });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(pages.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Refresh',
    'First',
    'Prev',
    'Next',
    'Last',
  ]);
});

it.each<[string, Partial<Session>, string]>([
  ['a supplier with a PAN', {}, '[ABCDE1234F] Asha Rao'],
  ['a supplier without a code', { supplierPan: null }, '[S0007] Asha Rao'],
  ['a user with suppliers, regardless of other stored values', { roles: ['userwithsupplier'] }, 'Suppliers'],
  ['an employee without supplier and PAN', employee, 'Suppliers'],
])('%s sees the list title of the role', (_who, session, title) => {
  expect(supplierListTitle(aSession(session))).toBe(title);
});

it.each<[string, Partial<Session>, object[], boolean]>([
  ['a supplier without a PAN', { supplierPan: null }, [{ name: 'panOrCode', value: 'S0007' }], true],
  ['an employee', employee, [], true],
  ['a user with suppliers', agency, [], false],
])('%s sees the permitted suppliers, and the export if allowed', async (_who, session, parameters, exports) => {
  const asked = answer('masterSupplierList', { masterSupplierList: null });
  renderFeature({ path: '/Supplier', session });
  await screen.findAllByText('No records available!');
  expect(asked).toMatchObject([{ input: { parameters } }]);
  expect(screen.queryByRole('button', { name: 'Export to Excel' }) !== null).toBe(exports);
  expect(screen.queryByRole('button', { name: 'Export to CSV' }) !== null).toBe(exports);
});

it('the company filter loads all companies from master data at once (spec 1 §7 “lists of type api”)', async () => {
  const asked = inMasterData([{ code: '1000', name: 'Vireya' }, { code: 7 }, 'broken']);
  answer('masterSupplierList', { masterSupplierList: null });
  answer('filterList', { filterList: null });
  const { user } = renderFeature({ path: '/Supplier' });
  await screen.findAllByText('No records available!');
  const company = screen.queryByRole('group', { name: 'Company' });
  if (!company) await user.click(screen.getByRole('button', { name: 'Filters, 0 active' }));
  const options = await screen.findByRole('group', { name: 'Company' });
  expect(await within(options).findByRole('checkbox', { name: '1000 · Vireya' })).toBeVisible();
  expect(within(options).getAllByRole('checkbox')).toHaveLength(1);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    parameters: '[]',
    pageSize: '0',
    currentPage: '1',
  });
});

describe('supplier list in production', () => {
  afterEach(() => void Object.assign(env, { name: 'dev' }));
  it('rows link to /Supplier/View', async () => {
    Object.assign(env, { name: 'prod' });
    answer('masterSupplierList', { masterSupplierList: { totalRecords: 1, data: [row] } });
    renderFeature({ path: '/Supplier' });
    expect(await screen.findByRole('link', { name: '200101, company 1000' })).toHaveAttribute(
      'href',
      '/sportal/Supplier/View/41',
    );
  });
});
