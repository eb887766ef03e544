import { identifierKey } from '@/lib/identity';
import { addDays } from '@/lib/dates';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from '../../data/database.ts';
import { personas } from '../../data/personas.ts';
import { insertFiles, insertRows, type OwnedFileRow } from '../../data/seed/insert.ts';
import { invoicePdf } from '../../data/seed/invoicePdf.ts';
import { employees } from '../../data/seed/people.ts';
import { SEED_DAY } from '../../data/seed/plan.ts';
import { companies, costCentres, plants } from '../../data/seed/reference.ts';
import { getAddress } from '../../seeding/recordRows.ts';
import { suppliers } from '../../data/seed/suppliers.ts';
import { getTotals } from './amounts.ts';
import { final, staging } from './recordTypes.ts';

/** Read-only roles and the unregistered supplier. */
const WITHOUT_ANY = ['reviewer', 'auditor', 'supplier-new'];
/** The three supplier personas bill for themselves, the others for a transport company. */
const IMPORTERS = personas.filter(({ key }) => !WITHOUT_ANY.includes(key));
const CARRIER = suppliers.findIndex(({ name }) => name.startsWith('Konkan Logistics'));
const AGENCY_SUPPLIER = suppliers.findIndex(({ code }) => code === '200104');

const STAGED = ['ready', 'split', 'withoutFile', 'lostFile', 'duplicate', 'evidence'] as const;
type Staged = (typeof STAGED)[number];

const STATUSES = [
  'Pending for approval',
  'Approved',
  'Rejected',
  'SentBack',
  'Under Query',
  'Work in Progress',
  'Closed',
] as const;

interface SeededFile {
  uid: string;
  name: string;
  size: number;
}

export async function seed(db: Sql, filesFolder: string): Promise<void> {
  const bytes = await invoicePdf({
    number: 'TRAVEL',
    date: '2026-10-05',
    supplierName: 'Travel desk',
    supplierCode: '',
    supplierTaxNumber: null,
    companyName: companies[0]?.name ?? '',
    currency: 'INR',
    lines: [],
    totalAmount: '0.00',
    totalTaxAmount: '0.00',
    totalGrossAmount: '0.00',
  });
  const path = '5eed0000-7e00-4000-8000-000000000000';
  await writeFile(join(filesFolder, path), bytes);
  const files: OwnedFileRow[] = [];
  const getFile = (context: string, id: number, place: number, name: string, owner: string): SeededFile => {
    const uid = `5eed0000-7e${context === final.context ? '02' : '01'}-400${place}-8000-${String(id).padStart(12, '0')}`;
    const size = bytes.byteLength;
    const row = { uid, file_name: name, mime_type: 'application/pdf', size, module: 'TEInvoice', context, owner, path };
    files.push({ ...row, context_id: id });
    return { uid, name, size };
  };

  const invoices = finals(getFile);
  const staged = stagedRows(getFile);
  await insertFiles(db, files);
  await insertRows(db, final.table, invoices);
  await insertRows(db, staging.table, staged);
  for (const { table } of [final, staging])
    await db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}

type FileOf = (context: string, id: number, place: number, name: string, owner: string) => SeededFile;

function stagedRows(getFile: FileOf): object[] {
  return IMPORTERS.flatMap(({ key, userId }, importer) =>
    STAGED.map((state, turn) => {
      const id = importer * STAGED.length + turn + 1;
      const supplierId = getSupplier(key) + 1;
      const number = state === 'duplicate' ? finalNumber(supplierId, 0) : `TRV-${String(4100 + id)}`;
      const copy =
        state === 'withoutFile'
          ? []
          : [fileFor(state, () => getFile(staging.context, id, 1, `${slug(number)}.pdf`, userId))];
      const evidence = state === 'evidence' || state === 'split';
      return {
        ...commonRow(id, supplierId, userId, number, linesFor(state, id)),
        invoice_copy: copy.map(getAttachment),
        supporting_documents: evidence
          ? [getAttachment(getFile(staging.context, id, 2, `Boarding pass ${id}.pdf`, userId))]
          : [],
      };
    }),
  );
}

/** A file name without a file in the service. */
const fileFor = (state: Staged, stored: () => SeededFile): SeededFile =>
  state === 'lostFile'
    ? { uid: '5eed0000-7e09-4000-8000-000000000000', name: 'Lost receipt.pdf', size: 48_120 }
    : stored();

function finals(getFile: FileOf): object[] {
  return [0, 1, 2, AGENCY_SUPPLIER, CARRIER].flatMap((supplier, group) =>
    STATUSES.map((status, turn) => {
      const id = group * STATUSES.length + turn + 1;
      const supplierId = supplier + 1;
      const creator = supplier < 3 ? `usr-s-00${supplierId}` : supplier === CARRIER ? 'usr-e-007' : 'usr-m-001';
      const number = finalNumber(supplierId, turn);
      const lines = linesFor(turn % 2 === 0 ? 'split' : 'ready', id);
      const row = commonRow(id, supplierId, creator, number, lines);
      const inErp = status === 'Approved' || status === 'Closed';
      const tcs = turn === 1 ? (Number(row.total_amount) / 1000).toFixed(2) : undefined;
      const taxLine = turn === 6 ? '250.00' : undefined;
      return {
        ...row,
        ...getTotals(lines, { tcs, taxLine }),
        no: `TEI/${String(id).padStart(6, '0')}`,
        status,
        posting_flag: inErp ? 'Y' : 'N',
        work_flow_status: getWorkflow(status),
        work_flow_remark: status === 'SentBack' ? 'The boarding pass is missing.' : null,
        work_flow_approval_date: inErp ? addDays(row.invoice_date, 9) : null,
        due_date: addDays(row.invoice_date, 30),
        title: 'Travel and expense',
        item_text: 'Business travel',
        agreement_doc_ref_no: `AGR-${2200 + id}`,
        ship_to_location: row.bill_to_location,
        is_tcs: tcs !== undefined,
        tcs_rate: tcs ? '0.1' : null,
        tcs_line_amount: tcs ? row.total_amount : null,
        tcs_amount: tcs ?? null,
        tcs_gl_code: tcs ? '241510' : null,
        include_tax_line: taxLine !== undefined,
        tax_line_description: taxLine ? 'Airport service tax' : null,
        tax_line_amount: taxLine ?? null,
        erp_no: inErp ? String(5_190_000_000 + id) : null,
        erp_sync: inErp ? (status === 'Closed' ? 'Posted' : 'Parked') : null,
        erp_sync_flag: inErp,
        erp_posting_date: status === 'Closed' ? addDays(row.invoice_date, 12) : null,
        invoice_copy: [getAttachment(getFile(final.context, id, 1, `${slug(number)}.pdf`, creator))],
        supporting_documents:
          turn % 2 === 0 ? [getAttachment(getFile(final.context, id, 2, `Boarding pass ${id}.pdf`, creator))] : [],
      };
    }),
  );
}

function getWorkflow(status: (typeof STATUSES)[number]): string {
  if (status === 'Rejected') return 'Rejected';
  if (status === 'SentBack') return 'Sentback';
  return status === 'Approved' || status === 'Closed' ? 'Approved' : 'Pending';
}

const finalNumber = (supplierId: number, turn: number) => `TRV/${supplierId}-${3000 + turn}`;
const slug = (number: string) => number.replaceAll('/', '-');
const getAttachment = ({ uid, name, size }: SeededFile) => ({
  file_uid: uid,
  file_name: name,
  file_status: 'done',
  fileSize: size,
  mimeType: 'application/pdf',
});

function getSupplier(persona: string): number {
  const own = ['supplier', 'supplier-pan', 'supplier-overseas'].indexOf(persona);
  if (own >= 0) return own;
  return persona === 'userwithsupplier' ? AGENCY_SUPPLIER : CARRIER;
}

type Lines = ReturnType<typeof linesFor>;

function commonRow(id: number, supplierId: number, creator: string, number: string, lines: Lines) {
  const supplier = suppliers[supplierId - 1];
  const company = companies.find(({ code }) => code === supplier?.companies[0]);
  const plant = plants.find(({ company_code }) => company_code === company?.code);
  const department = employees[0];
  if (!supplier || !company || !plant || !department) throw new Error(`No supplier ${supplierId}`);
  const invoiceDate = addDays(SEED_DAY, -(4 + (id % 55)));
  const centre = costCentres.find(({ company_code }) => company_code === company.code);
  return {
    id,
    uid: `seed-te-${number}-${creator}-${id}`,
    rct: `${addDays(invoiceDate, 2)}T0${(id % 5) + 4}:20:00.000Z`,
    rcb: creator,
    created_by_name: getName(creator),
    file_uid: null,
    company_code: company.code,
    supplier_id: supplierId,
    supplier_code: supplier.code,
    supplier_pan_number: supplier.pan,
    supplier_gst_no: supplier.gstNumber,
    supplier_site: supplier.city.toUpperCase(),
    invoice_number: number,
    invoice_number_key: identifierKey(number),
    invoice_date: invoiceDate,
    invoice_receipt_date: addDays(invoiceDate, 1),
    currency_code: company.currency_code,
    company_gst_number: plant.gst_number,
    bill_to_location: getAddress(plant),
    document_type: 'TE',
    invoice_narration:
      id % 7 === 3
        ? 'Air travel Mumbai to Frankfurt and back for the annual audit of the contract laboratory, with two changes of date at the request of the site <b>(see evidence)</b>'
        : `Air travel, week ${1 + (id % 50)}`,
    assignment: `EMP${1200 + id}`,
    payment_term: supplier.paymentTermCode,
    billable: id % 4 === 0,
    payment_method: 'T',
    payment_method_supplement: id % 5 === 0 ? '01' : null,
    io_no: `IO-${70_100 + id}`,
    ref_key1: `TR${900 + id}`,
    ref_key2: `REF-${5200 + id}`,
    ref_key3: `PNR${(id * 7919).toString(36).toUpperCase().padStart(6, 'X').slice(-6)}`,
    tax_type: supplier.gstNumber ? 'IGST' : 'No Tax',
    approver_id: employees[[0, 1, 2, 3, 8][id % 5] ?? 0]?.userId,
    requestor_id: employees[9 + (id % 8)]?.userId,
    department: 'Quality Control',
    sub_function: 'Field audit',
    ap_subcategory_code: 'TRN',
    ap_subcategory_description: 'Training',
    items: lines.map(line => ({
      ...line,
      splits: line.splits.map(split => ({
        ...split,
        costCenterCode: centre?.code,
        costCenterName: centre?.name,
        generalLedgerCode: centre?.general_ledger_code,
        generalLedgerName: centre?.general_ledger_name,
      })),
    })),
    ...getTotals(lines),
  };
}

function getName(userId: string): string {
  return (
    employees.find(each => each.userId === userId)?.name ??
    (userId === 'usr-m-001' ? 'Neha Kulkarni' : (suppliers[Number(userId.slice(-3)) - 1]?.name ?? userId))
  );
}

/** Amounts are odd on purpose: their calculated tax has more than three decimals. */
function linesFor(state: Staged, id: number) {
  const split = state === 'split';
  const fare = `${4000 + ((id * 137) % 9000)}.37`;
  const line = (place: number, description: string, amount: string, taxRate: string, given: boolean) => {
    const taxAmount = given ? (Math.floor(Number(amount) * Number(taxRate) * 10) / 1000).toFixed(2) : null;
    const shares = split ? [0.6, 0.4] : [1];
    const first = (Math.floor(Number(amount) * 60) / 100).toFixed(2);
    return {
      lineItemNo: String(place * 10).padStart(5, '0'),
      lineItemDescription: description,
      amount,
      hsnSacCode: '996425',
      hsnSacName: 'Domestic scheduled air transport services of passengers',
      taxRate,
      taxCode: taxRate === '5' ? 'G1' : 'G3',
      taxName: `GST ${taxRate}%`,
      taxAmount,
      grossAmount: taxAmount === null ? null : (Number(amount) + Number(taxAmount)).toFixed(2),
      whtDetail: '194C, 1%',
      splits: shares.map((_, index) => ({
        distributionText: shares.length === 1 ? description : `${description}, share ${index + 1}`,
        amount: shares.length === 1 ? amount : index === 0 ? first : (Number(amount) - Number(first)).toFixed(2),
        taxRate,
        taxCode: taxRate === '5' ? 'G1' : 'G3',
        taxName: `GST ${taxRate}%`,
        taxAmount: null,
        grossAmount: null,
        wbsNo: `WBS-${id}-${place}`,
        easNo: `EAS${6000 + id}`,
        ioNo: `IO-${70_100 + id}`,
        ioCode: `IO${id}`,
        ioName: 'Field audit 2026',
        profitCenter: 'PC-1000',
      })),
    };
  };
  return split
    ? [line(1, 'Air fare', fare, '5', false), line(2, 'Hotel, two nights', '6133.33', '18', false)]
    : [line(1, 'Air fare', fare, '5', true)];
}
