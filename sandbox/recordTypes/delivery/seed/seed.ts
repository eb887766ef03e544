import { addDays } from '@/lib/dates';
import { round, sum } from '@/lib/money';
import type { Sql } from '../../../data/database.ts';
import { insertRows } from '../../../data/seed/insert.ts';
import type { PlannedRecord } from '../../../data/seed/plan.ts';
import { getAddress, getParties, paymentRow, getTerms } from '../../../seeding/recordRows.ts';
import { companies, paymentTerms } from '../../../data/seed/reference.ts';
import { rowsIn } from '../../../data/seed/rows.ts';
import { getBank } from '../../../data/seed/suppliers.ts';
import type { SeededRecord } from '../../../data/seed/seededRecord.ts';
import { toJsonRow } from '../../../rules/records/store.ts';
import { itemColumns } from '../columns.ts';
import { toLine, type Line } from '../lines.ts';
import { toOverhead } from '../overheads.ts';
import { getTotals } from '../rules.ts';
import { getOrder, planned, tryouts, getWay } from './plans.ts';
import { orderRows, type Counters, type OrderRows } from './orderRows.ts';

/** Draws the values of orders before those of invoices, so that every database of this process is identical. */
export function plan(): PlannedRecord[] {
  const invoices = planned();
  for (const [index, one] of invoices.entries()) getOrder(one, index + 1);
  return invoices;
}

const overheadTypes = rowsIn(`
OH01 | Freight | Freight charged on the invoice
OH02 | Packing | Packing and forwarding
OH03 | Insurance | Transit insurance
OH04 | Loading | Loading and unloading
OH05 | Clearing | Customs clearing and handling
OH06 | Other | Other charges as agreed
`).map(([code, name, description], index) => ({
  id: index + 1,
  code: code ?? '',
  name: name ?? '',
  description: description ?? '',
}));

/** First ids of this seed; the earlier orders keep theirs. */
const FIRST: Counters = { order: 1000, item: 10_000, receipt: 2000, receiptItem: 20_000 };
const seeded = seedOrders();

function seedOrders(): OrderRows[] {
  const next = { ...FIRST };
  return [...planned().map((one, index) => getOrder(one, index + 1)), ...tryouts].map(one => orderRows(one, next));
}

export async function prepareOrders(db: Sql): Promise<void> {
  await insertRows(
    db,
    'overhead_type',
    overheadTypes.map(type => ({ ...type, active: true, deleted: false })),
  );
  const receipts = seeded.flatMap(each => each.receipts);
  await insertRows(
    db,
    'purchase_order',
    seeded.map(each => each.order),
  );
  await insertRows(
    db,
    'purchase_order_item',
    seeded.flatMap(each => each.items),
  );
  await insertRows(
    db,
    'goods_receipt',
    receipts.map(each => each.row),
  );
  await insertRows(
    db,
    'goods_receipt_item',
    receipts.flatMap(each => each.lines),
  );
  for (const table of ['purchase_order', 'purchase_order_item', 'goods_receipt', 'goods_receipt_item', 'overhead_type'])
    await db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}

export function build(one: PlannedRecord, id: number): SeededRecord {
  const rows = seeded[id - 1];
  if (!rows) throw new Error(`No order for invoice ${id}`);
  const { order, plant, supplier } = rows;
  const way = getWay(id);
  const company = companies.find(each => each.code === order.company_code);
  const lines = getLines(rows, id);
  const overheads = way === 'goods' && id % 2 === 0 ? [getOverhead(company?.country_code ?? '')] : [];
  const totals = getTotals(lines, overheads);
  const receipts = rows.receipts.filter(each => each.lines.some(line => lines.some(own => own.grnItemId === line.id)));
  return {
    invoiceNumber: `DI-${one.invoiceDate.slice(2, 4)}${String(id).padStart(4, '0')}`,
    gross: totals.grandTotal,
    document: 'invoice_pdf',
    pdf: {
      lines: lines.map((line, index) => ({
        lineItemDescription: rows.items[index]?.item_name ?? null,
        amount: line.amount,
        taxAmount: line.taxAmount,
        grossAmount: round(sum([line.amount, line.taxAmount])),
      })),
      totalAmount: totals.totalAmount,
      totalTaxAmount: totals.totalTax,
      totalGrossAmount: totals.grandTotal,
    },
    row: {
      ...getParties(one, company, plant),
      ...getTerms(one, company),
      payment_term_name: paymentTerms.find(each => each.code === order.payment_term_code)?.name,
      bill_to_location: getAddress(plant),
      ...getBank(supplier.countryCode, one.supplierId - 1),
      total_amount: totals.totalAmount,
      total_tax: totals.totalTax,
      type: receipts.length > 0 ? 'GRNSRN' : 'PO',
      po_id: order.id,
      po_no: order.no,
      po_date: order.date,
      po_type: order.type,
      is_msme: order.is_msme,
      grn_no: receipts.map(each => each.row.no).join(', ') || null,
      grn_date: receipts.at(-1)?.row.grn_date ?? null,
      plant_code: plant.code,
      plant_name: plant.plant_name,
      overheads,
      // Offset 2: mixes passed and failed audits and payment blocks.
      ...paymentRow(one, id + 2, totals.grandTotal),
      ...(one.stage === 'approved' ? onTheWay(one, id) : {}),
    },
    lines: lines.map((line, index) => toJsonRow(itemColumns, { ...line, uid: `seed-dli-${id}-${index}` })),
  };
}

function onTheWay({ invoiceDate }: PlannedRecord, id: number) {
  const erp_sync = ['Open', 'In Process', 'Parked', 'Posted'][id % 4];
  const posted = erp_sync === 'Posted';
  return {
    erp_sync,
    erp_no: posted || erp_sync === 'Parked' ? String(5_220_000_000 + id) : null,
    erp_sync_flag: posted,
    erp_posting_date: posted ? addDays(invoiceDate, 15) : null,
  };
}

/** Returns the lines: all receipts of the first turn, or a part of the order. */
function getLines({ items, receipts }: OrderRows, id: number): Line[] {
  if (receipts.length === 0)
    return items.map(item => {
      const service = item.item_type === 'Service';
      const sent = service ? { amount: round(String(Number(item.price) / 2)) } : { quantity: '25' };
      return toLine(sent, { item: asItem(item), receipt: null });
    });
  const [first] = receipts;
  const taken = id % 2 === 0 ? receipts : receipts.filter(each => each === first);
  return taken.flatMap(({ row, lines }) =>
    lines.map(line => {
      const item = items.find(each => each.id === line.order_item_id);
      if (!item) throw new Error(`No item ${line.order_item_id}`);
      const receipt = {
        id: line.id,
        orderItemId: item.id,
        type: row.type,
        grnNo: row.no,
        grnDate: row.grn_date,
        available: line.quantity,
        price: item.price,
      };
      return toLine({ quantity: line.quantity }, { item: asItem(item), receipt });
    }),
  );
}

/** Returns the item as a list does, without claims. */
function asItem(item: OrderRows['items'][number]) {
  return {
    id: item.id,
    poId: item.po_id,
    lineItemNumber: item.line_item_number,
    itemId: item.item_id,
    itemCode: item.item_code,
    itemName: item.item_name,
    itemType: item.item_type,
    itemShortText: item.item_short_text,
    uom: item.uom,
    hsnCode: item.hsn_code,
    taxCode: item.tax_code ?? null,
    taxRate: item.tax_rate ?? '0',
    quantity: item.quantity,
    price: item.price,
    totalAmount: item.total_amount,
    status: item.status,
    deliveryInvoiceAvailableQuantity: item.quantity,
    claimedCost: '0',
    chargesJson: JSON.stringify(item.charges),
  };
}

function getOverhead(countryCode: string) {
  const [, type] = overheadTypes;
  const india = countryCode === 'IN';
  const code = {
    code: india ? '996511' : 'V2',
    name: 'Transport',
    taxCode: india ? 'G1' : 'V2',
    taxName: india ? 'GST 5%' : 'Umsatzsteuer 19%',
    rate: india ? '5' : '19',
  };
  return toOverhead(
    { uid: 'seed-oh', overheadTypeId: type?.id ?? null, amount: '750.00', hsnSacCode: code.code, taxCode: code.code },
    { india, types: overheadTypes, codes: new Map([[code.code, code]]) },
  );
}
