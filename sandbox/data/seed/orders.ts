import { addDays } from '@/lib/dates';
import { multiply, toPercent, round, sum } from '@/lib/money';
import type { Sql } from '../database.ts';
import { insertRows } from './insert.ts';
import { SEED_DAY } from './plan.ts';
import { createDraw } from './random.ts';
import { employees } from './people.ts';
import { companies, costCentres, plants } from './reference.ts';
import { rowsIn } from './rows.ts';
import { suppliers } from './suppliers.ts';

/** Order types of the picker (spec 3 §5) and one for receipt-based invoices only; the names are invented. */
const poTypes = rowsIn(`
ZCER | Certification services
ZARB | Annual rate contracts
ZCMS | Construction and civil works
ZCON | Consumables
ZENG | Engineering goods and spares
ZIPD | Import purchases
ZPRM | Promotional material
ZSCT | Subcontracting
ZSEC | Security services
ZSER | Services
ZSEU | Utilities
ZFO | Freight orders
ZNB | Standard orders
`).map(([code = '', name = '']) => ({ code, name }));

// item type | code | name | unit | HSN/SAC
const ITEMS = rowsIn(`
Service | SRV-4101 | Stability study, six months | AU | 998346
Material | MAT-7730 | Compression tooling, set of 27 | SET | 84212190
Service | SRV-4188 | Qualification of clean room | AU | 998717
Material | MAT-2054 | Corrugated shippers, five ply | NOS | 48191010
Service | SRV-4230 | Validation of the batch record software | AU | 998314
Material | MAT-9012 | HPLC columns, C18 | NOS | 38220090
`);

/** Order sizes in the supplier's currency, so that an advance of any size finds an order. */
const SIZES = [240_000, 1_150_000, 3_600_000, 9_800_000];

/** Orders per supplier and company; fixed, so that advance invoices can reference them. */
export const orders = planOrders();
export type SeededOrder = (typeof orders)[number];

function planOrders() {
  const draw = createDraw(20261119);
  return suppliers
    .flatMap((supplier, index) =>
      supplier.companies.map(companyCode => ({ supplier, supplierId: index + 1, companyCode })),
    )
    .flatMap(party => SIZES.map(size => ({ ...party, size })))
    .map(({ supplier, supplierId, companyCode, size }, index) => {
      const id = index + 1;
      const company = companies.find(each => each.code === companyCode);
      const type = draw.pick(poTypes.slice(0, 11)).code;
      const items = getItems(id, size, companyCode, supplier.gstNumber !== null, draw.int(0, ITEMS.length - 1));
      const date = addDays(SEED_DAY, -draw.int(60, 300));
      return {
        supplier,
        items,
        row: {
          id,
          uid: `seed-po-${id}`,
          no: String(4500010000 + id * 7),
          date,
          type,
          currency: company?.currency_code,
          amount: round(sum(items.map(item => item.total_amount))),
          company_code: companyCode,
          supplier_id: supplierId,
          supplier_code: supplier.code,
          supplier_pan_number: supplier.pan,
          is_msme: index % 5 === 0,
          is_ariba_vendor: index % 11 === 3,
          purchasing_group: `G${companyCode.slice(0, 1)}${draw.int(10, 99)}`,
          purchase_organization: `P${companyCode}`,
          plant_code: draw.pick(plants.filter(plant => plant.company_code === companyCode)).code,
          erp_approval_date: addDays(date, 3),
          delivery: addDays(date, 45),
          payment_term_code: supplier.paymentTermCode,
          pr_initiator_id: employees[id % 4 === 0 ? 8 + (id % 10) : 0]?.userId,
          supplier_acceptance: 'Accepted',
          supplier_acknowledgement: 'Acknowledged',
          subject: items[0]?.item_name ?? '',
          active: true,
          deleted: false,
        },
      };
    });
}

function getItems(poId: number, size: number, companyCode: string, gst: boolean, start: number) {
  const indian = companyCode === '1000' || companyCode === '2000';
  const centre = costCentres.find(each => each.company_code === companyCode);
  const count = 3;
  return Array.from({ length: count }, (_value, index) => {
    const [type = '', code = '', name = '', uom = '', hsn = ''] = ITEMS[(start + index) % ITEMS.length] ?? [];
    const quantity = type === 'Service' ? '1' : String(10 * (index + 1));
    const price = round(String(Math.floor(size / count / Number(quantity))));
    const net = multiply(quantity, price);
    const taxRate = indian && gst ? '18' : '0';
    const taxAmount = toPercent(net, taxRate);
    return {
      id: (poId - 1) * count + index + 1,
      po_id: poId,
      line_item_number: String((index + 1) * 10).padStart(5, '0'),
      item_id: 7000 + ((start + index) % ITEMS.length),
      item_code: code,
      item_name: name,
      item_short_text: name,
      item_type: type,
      uom,
      quantity,
      hsn_code: indian ? hsn : null,
      price,
      tax_code: indian ? (taxRate === '18' ? 'G3' : 'G0') : null,
      tax_rate: taxRate,
      tax_amount: taxAmount,
      total_amount: round(sum([net, taxAmount])),
      cost_center_code: centre?.code,
      cost_center_name: centre?.name,
      status: 'Open',
    };
  });
}

export async function seedOrders(db: Sql): Promise<void> {
  await insertRows(db, 'po_type', poTypes);
  await insertRows(
    db,
    'purchase_order',
    orders.map(order => order.row),
  );
  await insertRows(
    db,
    'purchase_order_item',
    orders.flatMap(order => order.items),
  );
  for (const table of ['purchase_order', 'purchase_order_item'])
    await db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}
