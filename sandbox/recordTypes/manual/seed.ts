import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '@/lib/dates';
import { identifierKey } from '@/lib/identity';
import type { Sql } from '../../data/database.ts';
import { seedChanges } from '../../seeding/recordChanges.ts';
import { insertFiles, insertRows } from '../../data/seed/insert.ts';
import { invoicePdf } from '../../data/seed/invoicePdf.ts';
import { employees } from '../../data/seed/people.ts';
import { planRecords, type PlannedRecord } from '../../data/seed/plan.ts';
import { seedQuery } from '../../seeding/recordQuery.ts';
import { paymentRow } from '../../seeding/recordRows.ts';
import { companies, currencies } from '../../data/seed/reference.ts';
import { suppliers } from '../../data/seed/suppliers.ts';
import { CREATED_SOURCE, documentNo } from '../../rules/records/store.ts';
import type { RecordType } from '../../rules/declared/recordType.ts';
import { apSubCategories, businessLocations, documentTypes } from './lookups.ts';

/** Status by planned stage. Approved entries have an FI document; a reviewer closed the closed ones. */
const STATUS: Partial<Record<PlannedRecord['stage'], string>> = {
  step0: 'Open',
  underQuery: 'Under Query',
  workInProgress: 'Work in Progress',
  approved: 'Closed',
  closed: 'Closed',
  rejectedAtStep0: 'Rejected',
};
const COUNTS = { step0: 24, underQuery: 12, workInProgress: 12, approved: 18, closed: 18, rejectedAtStep0: 12 };

interface Creator {
  userId: string;
  name: string;
  email: string;
}

const AGENCY: Creator = {
  userId: 'usr-m-001',
  name: 'Neha Kulkarni',
  email: 'neha.kulkarni@tridentdesk.example',
};
const AGENCY_SUPPLIER = 3;
const BUYERS: Creator[] = [0, 1, 2, 3, 6].flatMap(index => employees[index] ?? []);
const REVIEWER = employees[4];

const PDF = 'application/pdf';
const ERP = ['Parked', 'Posted', 'In Process', 'Cancelled'];
const REMARKS = ['Paid outside the portal', 'Entered twice, see the other entry', 'Settled with the credit note'];

/** Every persona with the right to enter invoices has some in every status. */
export async function seedEntries(db: Sql, filesFolder: string, kind: RecordType): Promise<void> {
  await insertRows(db, 'manual_document_type', documentTypes);
  await insertRows(db, 'manual_ap_sub_category', apSubCategories);
  await insertRows(db, 'manual_business_location', businessLocations);
  const [found] = await db.query<{ id: number }>('select coalesce(max(id), 0) id from record_query');
  const firstQuery = found?.id ?? 0;
  const built = [];
  for (const [index, planned] of planEntries().entries())
    built.push(await getEntry(filesFolder, kind, planned, index + 1, firstQuery + index + 1));
  const tables: [table: string, rows: object[]][] = [
    [kind.table, built.map(one => one.row)],
    ['azure_document', built.flatMap(one => one.scans)],
    ['record_query', built.flatMap(one => one.query?.query ?? [])],
    ['record_query_item', built.flatMap(one => one.query?.items ?? [])],
    ['record_change', built.flatMap(one => one.changes)],
  ];
  await insertFiles(
    db,
    built.map(one => one.file),
  );
  for (const [table, rows] of tables) await insertRows(db, table, rows);
  for (const table of [kind.table, 'record_query', 'record_query_item'])
    await db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}

/** The reviewer asks queries, the creator responds. */
function planEntries(): PlannedRecord[] {
  const due = new Map<string, { suppliers: Set<number>; others: Creator[] }>();
  return planRecords(COUNTS, 20261122).map(planned => {
    const { stage, supplierId } = planned;
    const left = due.get(stage) ?? { suppliers: new Set([1, 2, 3]), others: [AGENCY, ...BUYERS] };
    due.set(stage, left);
    const entry = { ...planned, approver: REVIEWER ?? planned.approver };
    const creator = left.suppliers.delete(supplierId) ? undefined : left.others.shift();
    if (!creator) return entry;
    const ofAgency = creator === AGENCY && suppliers[AGENCY_SUPPLIER];
    const party = ofAgency
      ? { supplier: ofAgency, supplierId: AGENCY_SUPPLIER + 1, companyCode: ofAgency.companies[0] ?? '' }
      : {};
    const { userId, name, email } = creator;
    return { ...entry, ...party, creator: { userId, name, email, bySupplier: creator === AGENCY } };
  });
}

async function getEntry(filesFolder: string, kind: RecordType, planned: PlannedRecord, id: number, queryId: number) {
  const { stage, supplier, supplierId, companyCode, creator, invoiceDate, draw } = planned;
  const company = companies.find(each => each.code === companyCode);
  const status = STATUS[stage] ?? 'Open';
  const isPo = draw.int(0, 3) > 0;
  const type = documentTypes[isPo ? 0 : 1];
  const category = draw.pick(apSubCategories);
  const gross = `${draw.int(1_500, 480_000)}.${draw.pick(['00', '50', '25'])}`;
  const invoiceNumber = `MI-${invoiceDate.slice(2, 4)}${String(id).padStart(4, '0')}`;
  const createdAt = `${addDays(invoiceDate, 1)}T0${draw.int(4, 9)}:${draw.int(10, 59)}:00.000Z`;
  const closed = status === 'Closed';
  const closer = stage === 'closed' ? (REVIEWER ?? creator) : creator;
  const scanUrn = id % 3 === 0 ? `URN${invoiceDate.slice(0, 4)}${String(id).padStart(6, '0')}` : null;
  const uid = `5eed0000-4d49-4000-8000-${String(id).padStart(12, '0')}`;
  const bytes = await invoicePdf({
    number: invoiceNumber,
    date: invoiceDate,
    supplierName: supplier.name,
    supplierCode: supplier.code,
    supplierTaxNumber: supplier.gstNumber ?? supplier.pan,
    companyName: company?.name ?? '',
    currency: company?.currency_code ?? '',
    lines: [{ lineItemDescription: 'As per order', amount: gross, taxAmount: '0.00', grossAmount: gross }],
    totalAmount: gross,
    totalTaxAmount: '0.00',
    totalGrossAmount: gross,
  });
  await writeFile(join(filesFolder, uid), bytes);
  const file = { uid, file_name: `Invoice-${invoiceNumber}.pdf`, mime_type: PDF, size: bytes.byteLength };
  const { module, context } = kind;
  const { file_name, mime_type } = file;
  const created = seedChanges(kind, planned, id, { invoiceNumber, gross, createdAt, played: null }).map(change => ({
    ...change,
    delta: { ...change.delta, status: { OldValue: null, NewValue: 'Open', Label: 'Status' } },
  }));
  const query = seedQuery(kind, planned, id, queryId, createdAt);
  return {
    file: { ...file, module, context, context_id: id, path: uid, owner: creator.userId, created_at: createdAt },
    row: {
      id,
      uid: `seed-mie-${id}`,
      no: documentNo(kind.prefix, id),
      invoice_number: invoiceNumber,
      invoice_number_key: identifierKey(invoiceNumber),
      invoice_date: invoiceDate,
      rct: createdAt,
      invoice_created_date: createdAt,
      rut: createdAt,
      status,
      query_status: stage === 'underQuery' || stage === 'workInProgress' ? status : null,
      status_before_query: stage === 'underQuery' || stage === 'workInProgress' ? 'Open' : null,
      supplier_id: supplierId,
      supplier_code: supplier.code,
      supplier_name: supplier.name,
      company_code: companyCode,
      company_name: company?.name,
      country_code: company?.country_code,
      country_name: company?.country_name,
      currency_code: company?.currency_code,
      currency: currencies.find(each => each.code === company?.currency_code)?.name,
      total_gross_amount: gross,
      document_type_code: type?.code,
      document_type_name: type?.name,
      ap_sub_category_code: category.code,
      ap_sub_category_name: category.name,
      purchase_order: isPo ? String(4_500_063_000 + id * 3) : null,
      upload_invoice: [{ file_uid: uid, file_name, file_status: 'done', fileSize: file.size, mimeType: mime_type }],
      invoice_attachment: [],
      fi_document_number: stage === 'approved' ? String(1_900_004_000 + id) : null,
      remarks: stage === 'closed' ? draw.pick(REMARKS) : null,
      iap_creation_date: scanUrn ? addDays(invoiceDate, 1) : null,
      scan_urn: scanUrn,
      business_location1: id % 2 === 0 ? draw.pick(businessLocations).name1 : null,
      email_sender: id % 4 === 0 ? supplier.email : null,
      record_updated_by_name: closed ? closer.name : null,
      record_updated_by_email: closed ? closer.email : null,
      created_by: 'Supplier',
      created_by_name: creator.name,
      created_source: CREATED_SOURCE,
      rcb: creator.userId,
      erp_sync: closed ? draw.pick(ERP) : null,
      erp_no: stage === 'approved' ? String(5_100_009_000 + id) : null,
      erp_sync_flag: stage === 'approved',
      ...paymentRow(stage === 'approved' ? { ...planned, stage: 'closed' } : { ...planned, stage: 'draft' }, id, gross),
    },
    // Spec 3 §7: the supporting document has an underscore in its name.
    scans: scanUrn ? [scanUrn, `${scanUrn}_GRN`].map(name => getScan(name, scanUrn, uid)) : [],
    query,
    changes: [...created, ...(closed ? created.map(change => closedIn(change, closer, addDays(invoiceDate, 2))) : [])],
  };
}

function closedIn(created: ReturnType<typeof seedChanges>[number], closer: Creator, day: string) {
  return {
    ...created,
    type: 'Update' as const,
    delta: {
      status: { OldValue: 'Open', NewValue: 'Closed', Label: 'Status' },
      recordUpdatedByName: { OldValue: null, NewValue: closer.name, Label: 'Closed By' },
    },
    trackingid: `${created.trackingid}-closed`,
    rcb: closer.userId,
    username: closer.name,
    change_date: `${day}T05:30:00.000Z`,
  };
}

const getScan = (name: string, scan_urn: string, path: string) => ({
  name: `${name}.pdf`,
  scan_urn,
  mime_type: PDF,
  path,
});
