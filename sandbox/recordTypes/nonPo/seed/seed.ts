import { planRecords, type Counts, type PlannedRecord } from '../../../data/seed/plan.ts';
import { getAnswer, type SeededCode } from '../../../data/seed/einvoice/seededCode.ts';
import { getAddress, getParties, getTerms } from '../../../seeding/recordRows.ts';
import type { SeededRecord } from '../../../data/seed/seededRecord.ts';
import { companies, plants, taxTypes } from '../../../data/seed/reference.ts';
import { CREATED_SOURCE, toTable } from '../../../rules/records/store.ts';
import { itemColumns, nonPoColumns } from '../columns.ts';
import { addedToGross } from '../extras.ts';
import { getTotals } from '../lines.ts';
import { buyersRow, seedExtras } from './extras.ts';
import { getLines, splitInfo, getTaxType } from './lines.ts';

const COUNTS: Counts = {
  draft: 14,
  step0: 14,
  step1: 12,
  step2: 10,
  step3: 8,
  step4: 8,
  step5: 4,
  approved: 40,
  closed: 14,
  rejectedAtStep0: 6,
  rejectedAtStep3: 4,
  sentBackByStep0: 10,
  sentBackByStep1: 6,
  underQuery: 6,
  workInProgress: 4,
};

export const plan = () => planRecords(COUNTS, 20261118);

export function build(planned: PlannedRecord, id: number): SeededRecord {
  const { stage, supplier, companyCode, draw } = planned;
  const company = companies.find(each => each.code === companyCode);
  const plant = draw.pick(plants.filter(each => each.company_code === companyCode));
  const taxType = getTaxType(planned, plant);
  const lines = getLines(planned, taxType);
  const { shippingDetails, ...extras } = seedExtras(planned, id, getTotals(lines).totalAmount);
  const totals = getTotals(lines, addedToGross({ ...extras, shippingDetails }));
  const inErp = stage === 'approved' || stage === 'closed';
  const invoiceNumber = `${supplier.name.slice(0, 2).toUpperCase()}-${planned.invoiceDate.slice(2, 4)}${String(id).padStart(4, '0')}`;
  return {
    invoiceNumber,
    signed: getCode(planned, id, plant.gst_number, {
      number: invoiceNumber,
      total: totals.totalGrossAmount,
      itemCount: lines.length,
      mainHsn: lines[0]?.hsnSacCode ?? '',
    }),
    gross: totals.totalGrossAmount,
    document: 'invoice_copies',
    pdf: { lines, ...totals },
    row: {
      ...getParties(planned, company, plant),
      ...getTerms(planned, company),
      currency: company?.currency_code,
      document_type_code: 'KR',
      document_type_name: 'Invoice/Debit Note',
      tax_type: taxType,
      tax_type_code: taxTypes.find(each => each.country_code === company?.country_code && each.name === taxType)?.code,
      agreement_doc_ref_no: company?.code === '2000' || draw.int(0, 2) === 0 ? `AGR26${draw.int(10000, 99999)}` : null,
      item_text: company?.code === '2000' ? `Batch VB${draw.int(100, 999)}` : null,
      notes: company?.code === '3000' ? 'Budgeted operating spend of the quarter' : null,
      calculate_tax: true,
      ...toTable(nonPoColumns, { ...extras, ...totals }),
      shipping_details: shippingDetails,
      bill_to_location: getAddress(plant),
      shipping_document: [],
      ...buyersRow(planned, id, totals.totalGrossAmount),
    },
    lines: lines.map(line => ({
      ...toTable(itemColumns, { ...line, uid: `${line.uid}-${id}`, createdSource: CREATED_SOURCE }),
      items_split_info: inErp ? splitInfo(planned) : null,
    })),
  };
}

/** Only for the first persona: drawing a code is slow, and every test run seeds a database. */
function getCode(
  { supplier, supplierId, stage }: PlannedRecord,
  id: number,
  buyerGstin: string | null,
  invoice: Pick<SeededCode, 'number' | 'total' | 'itemCount' | 'mainHsn'>,
): SeededCode | null {
  const answer = getAnswer(id);
  const isWaiting = stage === 'draft' || stage.startsWith('step') || stage.startsWith('sentBack');
  if (answer === 'none' || supplierId !== 1 || !isWaiting || !supplier.gstNumber || !buyerGstin) return null;
  return { answer, sellerGstin: supplier.gstNumber, buyerGstin, ...invoice };
}
