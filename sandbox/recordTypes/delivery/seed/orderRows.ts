import { addDays } from '@/lib/dates';
import { multiply, toPercent, round, sum } from '@/lib/money';
import { SEED_DAY } from '../../../data/seed/plan.ts';
import { companies, costCentres, plants, taxes } from '../../../data/seed/reference.ts';
import { rowsIn } from '../../../data/seed/rows.ts';
import { suppliers } from '../../../data/seed/suppliers.ts';

export interface OrderPlan {
  /** Index of the supplier in the seed. */
  supplier: number;
  companyCode: string;
  type: string;
  lines: LinePlan[];
  /** User id of the requester. */
  initiator: string;
  /** Days before the seed day. */
  age: number;
  isMSME?: boolean;
  isAribaVendor?: boolean;
  paymentTermCode?: string;
  subject?: string;
}

export interface LinePlan {
  /** Index among the items of its type. */
  item: number;
  kind: 'Service' | 'Material';
  quantity: string;
  price: string;
  /** One receipt per entry. Lines of one type received in the same turn share the receipt. */
  received?: string[];
  charges?: Record<string, string | null>;
  name?: string;
  /** The ERP accepts no further invoices. */
  closed?: true;
}

// item type | code | name | unit | HSN/SAC
const ITEMS = rowsIn(`
Service | SRV-5010 | Preventive maintenance of chillers, quarter | AU | 998717
Service | SRV-5022 | Dissolution testing, per batch | AU | 998346
Service | SRV-5035 | Warehouse housekeeping, month | AU | 998533
Service | SRV-5041 | Road transport, plant to depot | TRP | 996511
Service | SRV-5058 | Batch record software, changes | AU | 998314
Material | MAT-8101 | Aluminium foil, 25 micron | KG | 76071190
Material | MAT-8117 | HDPE bottles, 100 ml | NOS | 39233090
Material | MAT-8124 | Corrugated shippers, seven ply | NOS | 48191010
Material | MAT-8139 | Silica gel sachets, 1 g | NOS | 28112200
Material | MAT-8150 | Compression punches, set of 27 | SET | 84212190
`);
const getItems = (kind: string) => ITEMS.filter(([type]) => type === kind);

function getTax(companyCode: string, gstNumber: string | null) {
  const code = { '1000': 'G3', '2000': 'G3', '3000': 'U0', '4000': 'V2' }[companyCode] ?? 'G0';
  const found = code === 'G3' && !gstNumber ? 'G0' : code;
  return taxes.find(tax => tax.code === found) ?? { code: found, rate: '0' };
}

const MOVEMENTS = {
  GRN: { movement_type_code: '101', movement_type_name: 'Goods receipt' },
  SRN: { movement_type_code: '105', movement_type_name: 'Service entry' },
};

export interface Counters {
  order: number;
  item: number;
  receipt: number;
  receiptItem: number;
}

export function orderRows(plan: OrderPlan, next: Counters) {
  const supplier = suppliers[plan.supplier];
  const company = companies.find(each => each.code === plan.companyCode);
  const own = plants.filter(each => each.company_code === plan.companyCode);
  const plant = own[plan.lines.length % own.length];
  if (!supplier || !company || !plant) throw new Error(`No supplier ${plan.supplier} or company ${plan.companyCode}`);
  const id = ++next.order;
  const date = addDays(SEED_DAY, -plan.age);
  const parties = {
    supplier_id: plan.supplier + 1,
    supplier_code: supplier.code,
    supplier_pan_number: supplier.pan,
  };
  const items = plan.lines.map((line, index) => itemRow(line, index, id, plan.companyCode, supplier.gstNumber, next));
  const order = {
    id,
    uid: `seed-po-${id}`,
    no: String(4_500_060_000 + id * 3),
    date,
    delivery: addDays(date, 60),
    type: plan.type,
    currency: company.currency_code,
    amount: round(sum(items.map(item => item.total_amount))),
    company_code: plan.companyCode,
    ...parties,
    is_msme: plan.isMSME ?? false,
    is_ariba_vendor: plan.isAribaVendor ?? false,
    purchasing_group: `G${plan.companyCode.slice(0, 1)}${10 + (id % 80)}`,
    purchase_organization: `P${plan.companyCode}`,
    plant_code: plant.code,
    erp_approval_date: addDays(date, 2),
    payment_term_code: plan.paymentTermCode ?? supplier.paymentTermCode,
    pr_initiator_id: plan.initiator,
    supplier_acceptance: 'Accepted',
    supplier_acknowledgement: 'Acknowledged',
    subject: plan.subject ?? items[0]?.item_name ?? '',
    active: true,
    deleted: false,
  };
  return { order, items, plant, supplier, receipts: receiptRows(plan, items, { id, date, ...parties }, next) };
}

export type OrderRows = ReturnType<typeof orderRows>;

function itemRow(line: LinePlan, index: number, poId: number, companyCode: string, gst: string | null, next: Counters) {
  const kinds = getItems(line.kind);
  const [, code = '', name = '', uom = '', hsn = ''] = kinds[line.item % kinds.length] ?? [];
  const centre = costCentres.find(each => each.company_code === companyCode);
  const tax = getTax(companyCode, gst);
  const charges = line.charges ?? {};
  const net = sum([multiply(line.quantity, line.price), ...Object.values(charges)]);
  const taxAmount = toPercent(net, tax.rate);
  return {
    id: ++next.item,
    po_id: poId,
    line_item_number: String((index + 1) * 10).padStart(5, '0'),
    item_id: 7100 + (line.item % kinds.length) + (line.kind === 'Service' ? 0 : 50),
    item_code: code,
    item_name: line.name ?? name,
    item_short_text: line.name ?? name,
    item_type: line.kind,
    uom,
    quantity: line.quantity,
    hsn_code: company(companyCode) ? hsn : null,
    price: line.price,
    discount_on_gross: index % 3 === 1 ? '2.5' : null,
    charges,
    tax_code: tax.code,
    tax_rate: tax.rate,
    tax_amount: taxAmount,
    total_amount: round(sum([net, taxAmount])),
    cost_center_code: centre?.code,
    cost_center_name: centre?.name,
    internal_order_no: index % 2 === 0 ? `IO${70_000 + next.item}` : null,
    status: line.closed ? 'Closed' : 'Open',
  };
}

/** Only India prints HSN/SAC codes. */
const company = (code: string) => companies.find(each => each.code === code)?.country_code === 'IN';

function receiptRows(
  { lines }: OrderPlan,
  items: ReturnType<typeof itemRow>[],
  order: { id: number; date: string; supplier_id: number; supplier_code: string; supplier_pan_number: string | null },
  next: Counters,
) {
  const { id: po_id, date: ordered, ...parties } = order;
  const turns = Math.max(0, ...lines.map(line => line.received?.length ?? 0));
  return Array.from({ length: turns }, (_value, turn) => turn).flatMap(turn =>
    (['GRN', 'SRN'] as const).flatMap(type => {
      const came = items.filter(
        (item, index) => (item.item_type === 'Service') === (type === 'SRN') && lines[index]?.received?.[turn],
      );
      if (came.length === 0) return [];
      const id = ++next.receipt;
      const date = addDays(ordered, 12 + turn * 6);
      return {
        row: {
          id,
          uid: `seed-grn-${id}`,
          no: String((type === 'GRN' ? 5_000_060_000 : 5_100_060_000) + id * 3),
          type,
          date,
          grn_date: addDays(date, 1),
          po_id,
          ...parties,
          ...MOVEMENTS[type],
          created_source: 'ERP',
          invoice_reference: type === 'GRN' ? `DC-${id}` : null,
          deleted: false,
        },
        lines: came.map((item, index) => {
          const quantity = lines[items.indexOf(item)]?.received?.[turn] ?? '0';
          return {
            id: ++next.receiptItem,
            receipt_id: id,
            line_item_no: String(index + 1).padStart(4, '0'),
            order_item_id: item.id,
            quantity,
            batch_number: type === 'GRN' ? `B${id}-${index + 1}` : null,
            amount_lc: round(multiply(quantity, item.price)),
          };
        }),
      };
    }),
  );
}
