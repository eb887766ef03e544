import { parseWhole } from '@/lib/decimalText';
import { ownRows } from '../rules/access.ts';
import { listQuery, parameterOf, searchIn, type ListDefinition, type ListInput } from '../rules/lists/listQuery.ts';
import { itemsOfOrder } from '../rules/orders/items.ts';
import { deliveryOrders, findOrder, orderList } from '../rules/orders/orders.ts';
import { openReceipts, pickedItemsOf, pickedReceipts } from '../rules/orders/picked.ts';
import { findReceipt, itemsOfReceipt, receiptList, receiptTypes } from '../rules/orders/receipts.ts';
import type { Resolver, Resolvers } from './context.ts';

type OfList = Resolver<{ input: ListInput }>;
type OfId = Resolver<{ id: number }>;

/** Suppliers find their own, by PAN or code. */
const own =
  (list: ListDefinition): OfList =>
  (_source, { input }, { db, viewer }) =>
    listQuery(db, list, input, ownRows(viewer, true));

const open =
  (list: ListDefinition): OfList =>
  (_source, { input }, { db }) =>
    listQuery(db, list, input);

const poTypes: ListDefinition = {
  from: 'po_type',
  columns: {
    id: { sql: 'id', kind: 'int' },
    code: { sql: 'code', kind: 'text' },
    name: { sql: 'name', kind: 'text' },
    active: { sql: 'active', kind: 'boolean' },
    deleted: { sql: 'deleted', kind: 'boolean' },
  },
  parameters: { type: searchIn('code', 'name') },
  sort: ['code', 'asc'],
};

const poById: OfId = async (_source, { id }, { db, viewer }) => (await findOrder(db, viewer, id)) ?? null;
const grnById: OfId = (_source, { id }, { db, viewer }) => findReceipt(db, viewer, id);

/** An invoice that is edited claims its own lines again. */
interface OfInvoice {
  id: number;
  ownInvoice?: number;
}

const grnSrnDetailsList: OfList = async (_source, { input }, { db, viewer }) => {
  const { totalRecords, data } = await listQuery<OfInvoice>(db, pickedReceipts, input, ownRows(viewer, true));
  const ownInvoice = parseWhole(parameterOf(input, 'deliveryInvoiceId')) ?? 0;
  return { totalRecords, data: data.map(row => ({ ...row, ownInvoice })) };
};

const orderItems: Resolver<object, OfInvoice> = ({ id, ownInvoice = 0 }, _args, { db }) =>
  itemsOfOrder(db, id, ownInvoice);
const receiptItems: Resolver<object, OfInvoice> = ({ id }, _args, { db }) => itemsOfReceipt(db, id);
const pickedItems: Resolver<object, OfInvoice> = ({ id, ownInvoice = 0 }, _args, { db }) =>
  pickedItemsOf(db, id, ownInvoice);

/** Orders and receipts belong to no kind of record: several are raised against them. */
export const orderResolvers: Resolvers = {
  Query: {
    poById,
    poList: own(orderList),
    poTypeList: open(poTypes),
    // The same types under the name that the picker of an advance asks for.
    proformaInvoicePoTypeList: open(poTypes),
    deliveryInvoicePoList: own(deliveryOrders),
    grnById,
    grnList: own(receiptList),
    grnSrnList: own(openReceipts),
    grnSrnTypeList: open(receiptTypes),
    grnSrnDetailsList,
  },
  PurchaseOrder: { items: orderItems },
  GoodsReceipt: { items: receiptItems },
  GrnSrn: { items: pickedItems },
};
