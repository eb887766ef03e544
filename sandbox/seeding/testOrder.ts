import { multiply, toPercent, round, sum, type DecimalText } from '../../src/lib/money';
import type { Charges } from '../rules/orders/charges.ts';
import { first, type Sql } from '../data/database.ts';
import { insertRows } from '../data/seed/insert.ts';

export interface NewOrder {
  /** Code of a supplier that serves the company. */
  supplierCode: string;
  /** Defaults to the first company of the supplier. */
  companyCode?: string;
  /** Default ZSER. */
  type?: string;
  isMSME?: boolean;
  isAribaVendor?: boolean;
  /** User id of the Step 0 approver; defaults to the persona. */
  prInitiatorId?: string;
  items: NewOrderItem[];
}

interface NewOrderItem {
  /** Default Material. */
  itemType?: 'Service' | 'Material';
  quantity: DecimalText;
  price: DecimalText;
  name?: string;
  /** In percent; default 0. */
  taxRate?: DecimalText;
  charges?: Charges;
  /** One receipt per quantity. */
  received?: DecimalText[];
}

export interface MadeOrder {
  id: number;
  no: string;
  items: number[];
  receipts: { id: number; no: string; type: 'GRN' | 'SRN'; itemId: number; quantity: DecimalText }[];
}

export async function createOrder(db: Sql, wanted: NewOrder): Promise<MadeOrder> {
  const items = wanted.items.map(toItem);
  const order = await first<{ id: number; no: string; supplierId: number; pan: string | null }>(
    db,
    `insert into purchase_order (no, date, delivery, type, currency, amount, company_code, supplier_id, supplier_code,
                                 supplier_pan_number, plant_code, payment_term_code, pr_initiator_id, is_msme, is_ariba_vendor, subject)
     select (4600000000 + (select count(*) from purchase_order))::text, current_date, current_date + 30, $3, c.currency_code, $4, c.code,
            s.id, s.code, s.pan, (select code from plant where company_code = c.code order by id limit 1), ms.payment_term_code, $5, $6,
            $7, 'Test order'
       from master_supplier ms join supplier s on s.id = ms.supplier_id join company c on c.code = ms.company_code
      where s.code = $1 and ($2::text is null or c.code = $2) order by c.code limit 1
     returning id, no, supplier_id "supplierId", supplier_pan_number pan`,
    [
      wanted.supplierCode,
      wanted.companyCode ?? null,
      wanted.type ?? 'ZSER',
      round(sum(items.map(item => item.total_amount))),
      wanted.prInitiatorId ?? 'usr-e-001',
      wanted.isMSME ?? false,
      wanted.isAribaVendor ?? false,
    ],
  );
  if (!order) throw new Error(`Supplier ${wanted.supplierCode} serves no such company`);
  await insertRows(
    db,
    'purchase_order_item',
    items.map(item => ({ ...item, po_id: order.id })),
  );
  const made = await db.query<{ id: number }>(
    'select id from purchase_order_item where po_id = $1 order by line_item_number',
    [order.id],
  );
  const result: MadeOrder = { id: order.id, no: order.no, items: made.map(item => item.id), receipts: [] };
  for (const [index, item] of wanted.items.entries())
    for (const quantity of item.received ?? []) {
      const orderItemId = result.items[index] ?? 0;
      result.receipts.push(await createReceipt(db, { ...order, ...wanted }, orderItemId, item, quantity));
    }
  return result;
}

function toItem(
  { itemType = 'Material', quantity, price, name, taxRate = '0', charges = {} }: NewOrderItem,
  index: number,
) {
  const net = sum([multiply(quantity, price), ...Object.values(charges)]);
  const tax = toPercent(net, taxRate);
  const called = name ?? `Test ${itemType === 'Service' ? 'service' : 'material'} ${index + 1}`;
  return {
    line_item_number: String((index + 1) * 10).padStart(5, '0'),
    item_id: 9000 + index,
    item_code: `${itemType === 'Service' ? 'SRV' : 'MAT'}-${index + 1}`,
    item_name: called,
    item_short_text: called,
    item_type: itemType,
    uom: itemType === 'Service' ? 'AU' : 'NOS',
    quantity,
    hsn_code: itemType === 'Service' ? '998346' : '48191010',
    price,
    charges,
    tax_code: taxRate === '0' ? null : 'G3',
    tax_rate: taxRate,
    tax_amount: tax,
    total_amount: round(sum([net, tax])),
    status: 'Open',
  };
}

async function createReceipt(
  db: Sql,
  order: { id: number; supplierId: number; supplierCode: string; pan: string | null },
  orderItemId: number,
  { itemType, price }: NewOrderItem,
  quantity: DecimalText,
): Promise<MadeOrder['receipts'][number]> {
  const type = itemType === 'Service' ? 'SRN' : 'GRN';
  const receipt = await first<{ id: number; no: string; itemId: number }>(
    db,
    `with receipt as (
       insert into goods_receipt (no, type, date, grn_date, po_id, supplier_id, supplier_code, supplier_pan_number, movement_type_code,
                                  movement_type_name, created_source)
       values ((5600000000 + (select count(*) from goods_receipt))::text, $1, current_date, current_date, $2, $3, $4, $5, '101',
               'Goods receipt', 'ERP')
       returning id, no), line as (
       insert into goods_receipt_item (receipt_id, line_item_no, order_item_id, quantity, batch_number, amount_lc)
       select id, '0001', $6, $7, 'B-1', $8 from receipt returning id)
     select receipt.id, receipt.no, line.id "itemId" from receipt, line`,
    [
      type,
      order.id,
      order.supplierId,
      order.supplierCode,
      order.pan,
      orderItemId,
      quantity,
      round(multiply(quantity, price)),
    ],
  );
  return { id: receipt?.id ?? 0, no: receipt?.no ?? '', itemId: receipt?.itemId ?? 0, type, quantity };
}
