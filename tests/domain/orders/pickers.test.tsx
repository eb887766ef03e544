import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '@/features/delivery/components/SelectPoModal';
import '@/features/delivery/components/SelectReceiptsModal';
import '@/features/delivery/screens/DeliveryListScreen';
import '@/features/proforma/components/SelectOrderModal';
import '@/features/proforma/screens/ProformaListScreen';
import type { ListInput } from '@/shared/list/listTypes';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, graphqlError } from '../../support/server.ts';

interface Asked extends Record<string, unknown> {
  input: ListInput;
}

interface PickerCase {
  /** The screen's path, the button that opens the dialog, and the dialog's title. */
  path: string;
  opener: string;
  dialog: string;
  /** The query of its rows, its page size and its empty text. */
  rows: string;
  pageSize: number;
  empty: string;
  /** The query of the type options, their DTOs, and the options shown. */
  types: string;
  label: string;
  dto: { code: string; name: string }[];
  offered: string[];
  search: { label: string; name: string };
}

const services = { code: 'ZSER', name: 'Services' };
const trading = { code: 'ZTRD', name: 'Trading goods' };

/** The three dialogs that pick rows for a new invoice (spec 2 §2, spec 3 §2). */
const pickers: PickerCase[] = [
  {
    path: '/DeliveryInvoice',
    opener: 'Create against GRN',
    dialog: 'Select items',
    rows: 'grnSrnList',
    pageSize: 10,
    empty: 'No record available!',
    types: 'grnSrnTypeList',
    label: 'Receipt type',
    dto: [{ code: 'GRN', name: 'GRN' }, services],
    offered: ['GRN', 'ZSER · Services'],
    search: { label: 'Number, order, material or reference', name: 'noOrOrderNoOrItem' },
  },
  {
    path: '/DeliveryInvoice',
    opener: 'Create against PO',
    dialog: 'Select items',
    rows: 'deliveryInvoicePoList',
    pageSize: 5,
    empty: 'No record available!',
    types: 'poTypeList',
    label: 'PO type',
    // Delivery invoices exist for these types only, so other types are not offered (spec 3 §5).
    dto: [services, trading],
    offered: ['ZSER · Services'],
    search: { label: 'PO number', name: 'no' },
  },
  {
    path: '/ProformaInvoice',
    opener: 'Create New',
    dialog: 'Select Purchase Order',
    rows: 'proformaInvoicePoList',
    pageSize: 5,
    empty: 'No records available!',
    types: 'proformaInvoicePoTypeList',
    label: 'PO type',
    dto: [services, trading],
    offered: ['ZSER · Services', 'ZTRD · Trading goods'],
    search: { label: 'PO number', name: 'no' },
  },
];

async function open({ path, opener, dialog }: PickerCase) {
  for (const list of ['deliveryInvoiceList', 'proformaInvoiceList', 'filterList', 'notificationList'])
    answer(list, { [list]: { totalRecords: 0, data: [] } });
  const { user } = renderFeature({ path });
  await user.click(await screen.findByRole('button', { name: opener }));
  return { user, box: await screen.findByRole('dialog', { name: dialog }) };
}

describe.each(pickers)("the picker of '$opener'", picker => {
  const { rows, pageSize, types } = picker;
  const own = { name: 'SupplierPanOrCode', value: 'ABCDE1234F' };

  it('is 95 % wide, offers the available types and filters rows by type and text', async () => {
    const asked = answer<Asked>(rows, { [rows]: { totalRecords: 0, data: [] } });
    const options = answer(types, { [types]: { data: picker.dto } });
    const { user, box } = await open(picker);
    expect(box).toHaveStyle({ width: '95%' });
    expect((await within(box).findAllByText(picker.empty))[0]).toBeVisible();
    expect(asked).toMatchObject([{ input: { pageSize, parameters: [own] } }]);
    await user.click(within(box).getByRole('combobox', { name: picker.label }));
    const offered = await screen.findAllByTitle(/./);
    expect(offered.map(({ title }) => title)).toEqual(picker.offered);
    expect(options).toHaveLength(1);
    const last = offered.at(-1);
    if (last) await user.click(last);
    const type = { name: 'type', value: picker.dto.at(picker.offered.length - 1)?.code, type: 'checkBox' };
    await waitFor(() => expect(asked.at(-1)?.input.parameters).toEqual([own, type]));

    await user.click(within(box).getByRole('searchbox', { name: picker.search.label }));
    await user.paste(' 4500 ');
    await user.keyboard('{Enter}');
    const text = { name: picker.search.name, value: '4500' };
    await waitFor(() => expect(asked.at(-1)?.input.parameters).toEqual([own, type, text]));
    expect(asked).toHaveLength(3);

    // Fewer than three characters send no query (spec 1 §5); an empty field shows all rows again.
    const field = within(box).getByRole('searchbox', { name: picker.search.label });
    await user.clear(field);
    await waitFor(() => expect(asked.at(-1)?.input.parameters).toEqual([own, type]));
    await user.type(field, '45{Enter}');
    expect(field).toHaveAccessibleDescription('Type at least 3 characters');
    expect(field).toBeInvalid();
    expect(asked).toHaveLength(4);
    // The third character searches without Enter.
    await user.type(field, '0');
    expect(field).not.toBeInvalid();
    await waitFor(() => expect(asked.at(-1)?.input.parameters).toEqual([own, type, { ...text, value: '450' }]));
  });
});

describe('a picker', () => {
  const [, , picker] = pickers as [PickerCase, PickerCase, PickerCase];
  const { rows, types } = picker;

  it('keeps the selection when a late refresh returns new row objects in another order', async () => {
    const page = (...ids: number[]) => ({
      [rows]: { totalRecords: 2, data: ids.map(id => ({ id, no: `45000100${id}`, type: 'GRN' })) },
    });
    let arrive = (_page: ReturnType<typeof page>) => {};
    const late = new Promise<ReturnType<typeof page>>(resolve => (arrive = resolve));
    answer(types, { [types]: { data: picker.dto } });
    answer(rows, page(51, 52));
    const { user, box } = await open(picker);
    const choice = await within(box).findByLabelText(/4500010052/);
    answer(rows, () => late);
    await user.click(within(box).getByRole('button', { name: 'Refresh' }));
    // The row stays selected and keeps its element while the query runs and after it.
    await user.click(choice);
    expect(choice).toBeChecked();
    arrive(page(52, 51));
    await waitFor(() => expect(within(box).getAllByText(/^45000100/)[0]).toHaveTextContent('4500010052'));
    expect(within(box).getByLabelText(/4500010052/)).toBe(choice);
    expect(choice).toBeChecked();
    expect(within(box).getByLabelText(/4500010051/)).not.toBeChecked();
  });

  it('shows Retry when its rows fail to load, and an error when the types fail', async () => {
    answer(rows, () => graphqlError('Asleep.'));
    answer(types, () => graphqlError('Asleep, too.'));
    const { user, box } = await open(picker);
    const retry = await within(box).findByRole('button', { name: 'Retry' });
    answer(rows, { [rows]: { totalRecords: 0, data: [] } });
    await user.click(retry);
    expect((await within(box).findAllByText(picker.empty))[0]).toBeVisible();
    await user.click(within(box).getByRole('combobox', { name: picker.label }));
    expect((await screen.findAllByText('The search failed.'))[0]).toBeVisible();
  });
});

it('the order type field searches from three characters (spec 3 §5, §7)', async () => {
  for (const list of ['deliveryInvoiceList', 'deliveryInvoicePoList', 'filterList', 'notificationList'])
    answer(list, { [list]: { totalRecords: 0, data: [] } });
  const asked = answer<Asked>('poTypeList', { poTypeList: { data: [services, trading] } });
  const { user } = renderFeature({ path: '/DeliveryInvoice' });
  await user.click(await screen.findByRole('button', { name: 'Create against PO' }));
  const box = await screen.findByRole('dialog', { name: 'Select items' });
  await user.click(within(box).getByRole('combobox', { name: 'PO type' }));
  expect(await screen.findByTitle('ZSER · Services')).toBeVisible();
  const type = () => asked.at(-1)?.input.parameters.find(({ name }) => name === 'type');
  await user.keyboard('ZS');
  expect(type()).toBeUndefined();
  await user.keyboard('E');
  await waitFor(() => expect(type()).toEqual({ name: 'type', value: 'ZSE' }));
});
