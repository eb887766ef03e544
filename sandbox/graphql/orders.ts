import { parseWhole } from '@/lib/decimalText';
import { ownRows } from '../rules/access.ts';
import { codeName, flags } from '../rules/lists/listColumns.ts';
import { listQuery, getParameter, searchIn, type ListDefinition } from '../rules/lists/listQuery.ts';
import { itemsOfOrder } from '../rules/orders/items.ts';
import { deliveryOrders, findOrder, orderList } from '../rules/orders/orders.ts';
import { openReceipts, getPickedItems, pickedReceipts } from '../rules/orders/picked.ts';
import { findReceipt, itemsOfReceipt, receiptList, receiptTypes } from '../rules/orders/receipts.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';
import { listed, type OfList } from '../rules/lists/listed.ts';

type OfId = Resolver<{ id: number }>;

/** Suppliers see their own rows, by PAN or code. */
const own = (list: ListDefinition) => listed(list, viewer => ownRows(viewer, true));

const poTypes: ListDefinition = {
  from: 'po_type',
  columns: { ...codeName, ...flags },
  parameters: { type: searchIn('code', 'name') },
  sort: ['code', 'asc'],
};

const poById: OfId = async (_source, { id }, { db, viewer }) => (await findOrder(db, viewer, id)) ?? null;
const grnById: OfId = (_source, { id }, { db, viewer }) => findReceipt(db, viewer, id);

/** An edited invoice may claim its own lines again. */
interface OfInvoice {
  id: number;
  ownInvoice?: number;
}

const grnSrnDetailsList: OfList = async (_source, { input }, { db, viewer }) => {
  const { totalRecords, data } = await listQuery<OfInvoice>(db, pickedReceipts, input, ownRows(viewer, true));
  const ownInvoice = parseWhole(getParameter(input, 'deliveryInvoiceId')) ?? 0;
  return { totalRecords, data: data.map(row => ({ ...row, ownInvoice })) };
};

const orderItems: Resolver<object, OfInvoice> = ({ id, ownInvoice = 0 }, _args, { db }) =>
  itemsOfOrder(db, id, ownInvoice);
const receiptItems: Resolver<object, OfInvoice> = ({ id }, _args, { db }) => itemsOfReceipt(db, id);
const pickedItems: Resolver<object, OfInvoice> = ({ id, ownInvoice = 0 }, _args, { db }) =>
  getPickedItems(db, id, ownInvoice);

/** Orders and receipts are shared by several record types. */
export const orderResolvers: Resolvers = {
  Query: {
    poById,
    poList: own(orderList),
    poTypeList: listed(poTypes),
    // Same types under the name that the advance picker queries.
    proformaInvoicePoTypeList: listed(poTypes),
    deliveryInvoicePoList: own(deliveryOrders),
    grnById,
    grnList: own(receiptList),
    grnSrnList: own(openReceipts),
    grnSrnTypeList: listed(receiptTypes),
    grnSrnDetailsList,
  },
  PurchaseOrder: { items: orderItems },
  GoodsReceipt: { items: receiptItems },
  GrnSrn: { items: pickedItems },
};
