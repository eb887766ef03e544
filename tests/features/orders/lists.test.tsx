import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderList } from '@/features/orders/fields/order.list';
import { grnList, srnList } from '@/features/orders/fields/receipt.list';
import '@/features/orders/screens/OrderListScreen';
import '@/features/orders/screens/ReceiptListScreen';
import '@/shared/list/panel/FilterPanel';
import { describeList } from '../../support/describeList.tsx';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer } from '../../support/server.ts';
import { serveOrder } from './order.ts';

/** Suppliers see their own records only: by PAN, or by code if they have no PAN (spec 3 §2). */
const own = { name: 'SupplierPanOrCode', value: 'ABCDE1234F' };

const orderRow = {
  id: 5,
  no: '4500010056',
  date: '2026-05-09',
  type: 'ZSER',
  poStatus: 'Partially Invoiced',
  amount: '123456.50',
  currency: 'INR',
  countryCode: 'IN',
  companyName: '<b>Vireya</b>',
  supplierName: 'Meridian Labs',
  isMSME: true,
  isAribaVendor: false,
};
const options = {
  poTypeList: { poTypeList: { data: [{ code: 'ZSER', name: 'Services' }] } },
  companyNames: { companyList: { data: [{ name: 'Vireya' }] } },
};

describeList(orderList, {
  path: '/PurchaseOrder',
  title: 'Purchase Orders',
  operation: 'poList',
  alias: 'poList',
  later: { ...options, orderProgress: { orders: null, goods: null, services: null, invoices: null } },
  row: orderRow,
  texts: ['09-May-2026', 'Partially Invoiced', '1,23,456.50', '<b>Vireya</b>', 'ZSER'],
  links: { '4500010056': '/sportal/PurchaseOrder/View/5' },
  always: [own],
  filtered: {
    search: '?f.isMSME=true&f.poStatus=New&f.type=ZSER',
    parameters: [
      { name: 'type', value: 'ZSER', type: 'checkBox' },
      { name: 'poStatus', value: 'New', type: 'checkBox' },
      { name: 'isMSME', value: 'true', type: 'checkBox' },
    ],
  },
  exportPath: 'ExportPurchaseOrder',
  empty: 'No record available!',
});

for (const [type, sent, def, path, title] of [
  ['GRN', 'GRN', grnList, '/Grn', 'Goods Receipt Notes (GRN)'],
  ['SRN', 'Srn', srnList, '/Srn', 'Service Receipt Notes (SRN)'],
] as const)
  describeList(def, {
    path,
    title,
    operation: 'grnList',
    alias: 'grnList',
    later: options,
    row: {
      id: 11,
      no: `${type}-11`,
      date: '2026-06-01',
      poId: 5,
      poNo: '4500010056',
      grnStatus: 'Invoice Pending',
      invoiceNumber: '<i>DI-1</i>',
      companyName: 'Vireya',
    },
    texts: ['01-Jun-2026', 'Invoice Pending', '<i>DI-1</i>'],
    links: {
      [`${type}-11`]: `/sportal/${path.slice(1)}/View/11`,
      'Purchase order 4500010056': '/sportal/PurchaseOrder/View/5',
    },
    always: [{ name: 'type', value: sent }, own],
    filtered: { search: '?f.poNo=4500', parameters: [{ name: 'poNo', value: '4500' }] },
    exportPath: 'ExportGrn',
    empty: 'No record available!',
  });

it.each([
  ['a supplier without a PAN', { supplierPan: null }, [{ name: 'SupplierPanOrCode', value: 'S0007' }]],
  ['an employee', { roles: ['employee'], supplierPan: null, supplierCode: null }, []],
  ['a user with several suppliers', { roles: ['userwithsupplier'] }, []],
])('%s sees only the permitted orders', async (_who, session, parameters) => {
  const asked = answer('poList', { poList: null });
  renderFeature({ path: '/PurchaseOrder', session });
  await screen.findAllByText('No record available!');
  expect(asked).toMatchObject([{ input: { parameters } }]);
});

it('the list adds the open amount of each order after the rows have loaded', async () => {
  const { progress } = serveOrder();
  answer('poList', { poList: { totalRecords: 1, data: [orderRow] } });
  renderFeature({ path: '/PurchaseOrder' });
  expect(await screen.findByText('236.00 left')).toBeInTheDocument();
  expect(screen.getByText('80% invoiced')).toBeInTheDocument();
  expect(progress).toHaveLength(1);
});

it('the filters offer the existing order types and companies', async () => {
  answer('poList', { poList: null });
  answer('filterList', { filterList: null });
  for (const [name, data] of Object.entries(options)) answer(name, data);
  const { user } = renderFeature({ path: '/PurchaseOrder' });
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  expect(await screen.findByRole('checkbox', { name: 'ZSER · Services' })).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'Vireya' })).toBeVisible();
});
