import { addDays } from '@/lib/dates';
import { multiply, round } from '@/lib/money';
import type { Sql } from '../database.ts';
import { insertRows } from './insert.ts';
import { orders, type SeededOrder } from './orders.ts';

type Share = 'none' | 'half' | 'all';

/** Rotates: most orders are new, some are partly received, some fully. */
function getShare({ row }: SeededOrder): Share {
  if (row.id % 4 === 2) return 'half';
  return row.id % 8 === 3 ? 'all' : 'none';
}

const MOVEMENTS = {
  GRN: { movement_type_code: '101', movement_type_name: 'Goods receipt' },
  SRN: { movement_type_code: '105', movement_type_name: 'Service entry' },
};

function getReceipts(order: SeededOrder, share: Share) {
  const { row, items } = order;
  return (['GRN', 'SRN'] as const).flatMap((type, turn) => {
    const received = items.filter(item => (item.item_type === 'Service') === (type === 'SRN'));
    if (share === 'none' || received.length === 0) return [];
    const id = row.id * 2 + turn;
    const date = addDays(row.date, 30);
    return {
      row: {
        id,
        uid: `seed-grn-${id}`,
        no: String((type === 'GRN' ? 5_000_010_000 : 5_100_010_000) + id * 3),
        type,
        date,
        grn_date: addDays(date, 1),
        po_id: row.id,
        supplier_id: row.supplier_id,
        supplier_code: row.supplier_code,
        supplier_pan_number: row.supplier_pan_number,
        ...MOVEMENTS[type],
        created_source: 'ERP',
        invoice_reference: type === 'GRN' ? `DC-${id}` : null,
        deleted: false,
      },
      items: received.map((item, index) => {
        const quantity = share === 'all' ? item.quantity : multiply(item.quantity, '0.5');
        return {
          receipt_id: id,
          line_item_no: String(index + 1).padStart(4, '0'),
          order_item_id: item.id,
          quantity,
          batch_number: type === 'GRN' ? `B${row.id}${index}` : null,
          amount_lc: round(multiply(quantity, item.price)),
        };
      }),
    };
  });
}

export async function seedReceipts(db: Sql): Promise<void> {
  const receipts = orders.flatMap(order => getReceipts(order, getShare(order)));
  await insertRows(
    db,
    'goods_receipt',
    receipts.map(receipt => receipt.row),
  );
  await insertRows(
    db,
    'goods_receipt_item',
    receipts.flatMap(receipt => receipt.items),
  );
  await db.query(`select setval(pg_get_serial_sequence('goods_receipt', 'id'), (select max(id) from goods_receipt))`);
}
