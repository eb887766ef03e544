import { compare, round, subtract, sum } from '@/lib/money';
import { orders } from '../../data/seed/orders.ts';
import { planRecords, type Counts, type PlannedRecord } from '../../data/seed/plan.ts';
import { getAddress, getParties, paymentRow, getTerms } from '../../seeding/recordRows.ts';
import type { SeededRecord } from '../../data/seed/seededRecord.ts';
import { companies, plants } from '../../data/seed/reference.ts';
import { getBank, withholdings } from '../../data/seed/suppliers.ts';

const COUNTS: Counts = {
  draft: 4,
  step0: 4,
  step1: 4,
  step2: 3,
  step3: 3,
  step4: 3,
  step5: 3,
  approved: 9,
  closed: 3,
  rejectedAtStep0: 3,
  rejectedAtStep3: 3,
  sentBackByStep0: 3,
  sentBackByStep1: 3,
  underQuery: 3,
  workInProgress: 3,
};
const TERMS = ['Advance with the order', 'Advance on readiness for dispatch'];

export const plan = () => planRecords(COUNTS, 20261120);

/** Claimed amount by order id. */
const claimed = new Map<number, string>();

export function build(planned: PlannedRecord, id: number): SeededRecord {
  const { stage, supplier, supplierId, companyCode, draw } = planned;
  if (id === 1) claimed.clear();
  const gross = round(String(draw.int(...getRange(stage))));
  const order = orders.find(
    each =>
      each.supplier === supplier &&
      each.row.company_code === companyCode &&
      compare(subtract(each.row.amount, claimed.get(each.row.id)), gross) >= 0,
  );
  if (!order) throw new Error(`No order of ${supplier.code} has ${gross} left`);
  const { row: po, items } = order;
  if (!stage.startsWith('rejected')) claimed.set(po.id, sum([claimed.get(po.id), gross]));
  const plant = plants.find(each => each.code === po.plant_code);
  const company = companies.find(each => each.code === companyCode);
  const half = round(String(Math.floor(Number(gross) / 2)));
  const amounts = draw.int(0, 1) === 0 ? [gross] : [half, subtract(gross, half)];
  if (!plant) throw new Error(`No plant ${po.plant_code}`);
  return {
    invoiceNumber: `PI-${planned.invoiceDate.slice(2, 4)}${String(id).padStart(4, '0')}`,
    gross,
    document: 'invoice_document',
    pdf: {
      lines: amounts.map((amount, index) => ({
        lineItemDescription: TERMS[index] ?? null,
        amount,
        taxAmount: '0.00',
        grossAmount: amount,
      })),
      totalAmount: gross,
      totalTaxAmount: '0.00',
      totalGrossAmount: gross,
    },
    row: {
      ...getParties(planned, company, plant),
      ...getTerms(planned, company),
      bill_to_location: getAddress(plant),
      bill_to_location_gst_number: plant.gst_number,
      po_id: po.id,
      po_no: po.no,
      po_type: po.type,
      po_gross_amount: po.amount,
      // Offset 5: mixes passed and failed audits and payment blocks.
      ...paymentRow(planned, id + 5, gross),
      invoice_narration: 'Advance as agreed',
      ...getBank(supplier.countryCode, supplierId - 1),
      withholding_tax:
        withholdings
          .filter(each => each.supplier_code === supplier.code && each.company_code === companyCode)
          .map(each => each.code)
          .join(', ') || null,
    },
    lines: amounts.map((amount, index) => ({
      uid: `seed-pfi-${id}-${index}`,
      po_item_id: items[index]?.id,
      po_item_line_number: items[index]?.line_item_number,
      po_item_amount: items[index]?.total_amount,
      item_id: items[index]?.item_id,
      item_code: items[index]?.item_code,
      item_type: items[index]?.item_type,
      item_description: items[index]?.item_short_text,
      line_item_description: TERMS[index],
      amount,
    })),
  };
}

/** Reviewers see larger invoices, the last step only those above 1,000,000. */
function getRange(stage: PlannedRecord['stage']): [number, number] {
  if (stage === 'step5') return [1_100_000, 1_400_000];
  if (stage === 'step4' || stage === 'rejectedAtStep3') return [80_000, 400_000];
  return [6_000, 70_000];
}
