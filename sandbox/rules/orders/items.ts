import type { Sql } from '../../data/database.ts';
import { selection } from '../lists/listQuery.ts';
import { int, getList, money, rate, text, texts } from '../declared/columns.ts';
import { chargeColumns } from './charges.ts';

const items = getList('purchase_order_item i join order_items_state($2) s on s.id = i.id', '', {
  ...texts('lineItemNumber', 'itemCode', 'itemName', 'itemShortText', 'itemType', 'uom', 'hsnCode', 'taxCode'),
  ...texts('costCenterCode', 'costCenterName', 'internalOrderNo', 'status'),
  itemId: int(),
  quantity: rate(),
  deliveryInvoiceAvailableQuantity: rate(undefined, { sql: 's.available' }),
  price: money(),
  taxRate: rate(),
  taxAmount: money(),
  totalAmount: money(),
  discountOnGross: rate(),
  discountPerQuantity: money(),
  absoluteDiscount: money(),
  totalOverheadsAmount: money(undefined, { sql: `nullif(charges_sum(i.charges), 0)` }),
  ...chargeColumns('i.charges'),
  // For the rules only.
  poId: int(),
  chargesJson: text(undefined, { sql: 'i.charges::text' }),
  claimedCost: rate(undefined, { sql: 's.claimed_cost' }),
});

export interface OrderItem {
  id: number;
  poId: number;
  lineItemNumber: string;
  itemId: number | null;
  itemCode: string | null;
  itemName: string | null;
  itemType: string;
  itemShortText: string | null;
  uom: string | null;
  hsnCode: string | null;
  taxCode: string | null;
  taxRate: string;
  quantity: string;
  price: string;
  totalAmount: string;
  status: string;
  deliveryInvoiceAvailableQuantity: string;
  claimedCost: string;
  /** JSON text: charges for the whole quantity, by name. */
  chargesJson: string;
}

/** `own`: an invoice of the order whose claims count as available. */
export function itemsOfOrder(db: Sql, orderId: number, own = 0): Promise<OrderItem[]> {
  return db.query<OrderItem>(
    `select ${selection(items)} from ${items.from} where i.po_id = $1 and s.po_id = $1 order by i.line_item_number`,
    [orderId, own],
  );
}
