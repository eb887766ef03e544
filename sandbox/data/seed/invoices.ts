import { addDays } from '@/lib/dates';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from '../database.ts';
import { totalsOf } from '../../rules/nonPo/lines.ts';
import { CREATED_SOURCE } from '../../rules/nonPo/store.ts';
import { participantsOf } from '../../rules/workflow/levels.ts';
import { NON_PO } from '../../rules/workflow/taskStore.ts';
import { insertRows } from './insert.ts';
import { linesOf, splitInfo, taxTypeOf } from './invoiceLines.ts';
import { invoicePdf } from './invoicePdf.ts';
import { planInvoices, type PlannedInvoice } from './invoicePlan.ts';
import { playTask, type SeededTask } from './invoiceTask.ts';
import { companies, paymentTerms, plants, taxTypes, type Company, type Plant } from './reference.ts';

const STATUS: Partial<Record<PlannedInvoice['stage'], string>> = {
  draft: 'Draft',
  approved: 'Approved',
  closed: 'Closed',
  rejectedAtStep0: 'Rejected',
  rejectedAtStep3: 'Rejected',
  sentBackByStep0: 'SentBack',
  sentBackByStep1: 'SentBack',
  underQuery: 'Under Query',
  workInProgress: 'Work in Progress',
};

/** Writes the planned invoices with their lines, tasks and PDF files. */
export async function seedInvoices(db: Sql, filesFolder: string): Promise<void> {
  const built = await Promise.all(planInvoices().map((planned, index) => build(planned, index + 1, filesFolder)));
  await insertRows(
    db,
    'files',
    built.map(each => each.file),
  );
  await insertRows(
    db,
    'non_po_invoice',
    built.map(each => each.invoice),
  );
  await insertRows(
    db,
    'non_po_invoice_item',
    built.flatMap(each => each.items),
  );
  await insertRows(
    db,
    'workflow_task',
    built.flatMap(each => each.task ?? []),
  );
  await insertRows(
    db,
    'workflow_log',
    built.flatMap(each => each.log),
  );
  for (const table of ['non_po_invoice', 'workflow_task'])
    await db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}

async function build(planned: PlannedInvoice, id: number, filesFolder: string) {
  const { stage, supplier, companyCode, creator, draw } = planned;
  const company = companies.find(each => each.code === companyCode);
  const plant = draw.pick(plants.filter(each => each.company_code === companyCode));
  const taxType = taxTypeOf(planned, plant);
  const lines = linesOf(planned, taxType);
  const totals = totalsOf(lines);
  const invoiceNumber = `${supplier.name.slice(0, 2).toUpperCase()}-${planned.invoiceDate.slice(2, 4)}${String(id).padStart(4, '0')}`;
  const createdAt = `${addDays(planned.invoiceDate, 1)}T0${draw.int(4, 9)}:${draw.int(10, 59)}:00.000Z`;
  const played = stage === 'draft' ? null : playTask(planned, totals.totalGrossAmount, createdAt);
  const file = await writePdf(filesFolder, id, {
    number: invoiceNumber,
    date: planned.invoiceDate,
    supplierName: supplier.name,
    supplierCode: supplier.code,
    supplierTaxNumber: supplier.gstNumber ?? supplier.pan,
    companyName: company?.name ?? '',
    currency: company?.currency_code ?? '',
    lines,
    ...totals,
  });
  return {
    file: { ...file, owner: creator.userId, created_at: createdAt },
    invoice: {
      id,
      no: `NPI/${String(id).padStart(6, '0')}`,
      invoice_number: invoiceNumber,
      invoice_date: planned.invoiceDate,
      rct: createdAt,
      invoice_created_date: createdAt,
      ...partiesOf(planned, company, plant),
      ...termsOf(planned, taxType, company),
      ...stateOf(planned, id, played),
      total_amount: totals.totalAmount,
      total_tax_amount: totals.totalTaxAmount,
      total_gross_amount: totals.totalGrossAmount,
      bill_to_location: addressOf(plant),
      invoice_copies: [attachmentOf(file)],
      supporting_documents: [],
      calculate_tax: true,
    },
    items: lines.map((line, index) => ({
      invoice_id: id,
      line: index + 1,
      uid: `${line.uid}-${id}`,
      line_item_description: line.lineItemDescription,
      amount: line.amount,
      hsn_sac_code: line.hsnSacCode,
      hsn_sac_name: line.hsnSacName,
      tax_code: line.taxCode,
      tax_name: line.taxName,
      tax_rate: line.taxRate,
      tax_amount: line.taxAmount,
      gross_amount: line.grossAmount,
      created_source: CREATED_SOURCE,
      items_split_info: stage === 'approved' || stage === 'closed' ? splitInfo(planned) : null,
    })),
    task: played && taskRow(planned, id, invoiceNumber, totals.totalGrossAmount, played, createdAt),
    log: (played?.log ?? []).map(entry => ({ task_id: id, ...entry })),
  };
}

function partiesOf({ supplier, supplierId, companyCode }: PlannedInvoice, company: Company | undefined, plant: Plant) {
  return {
    supplier_id: supplierId,
    supplier_code: supplier.code,
    supplier_name: supplier.name,
    supplier_email: supplier.email,
    supplier_address: [supplier.address, supplier.city, supplier.state, supplier.pinCode].join(', '),
    supplier_gst_number: supplier.gstNumber,
    supplier_pan_number: supplier.pan,
    supplier_contact_number: `9${String(848000000 + (supplierId - 1) * 7919)}`,
    supplier_company_code: companyCode,
    supplier_urgent: false,
    company_code: companyCode,
    company_name: company?.name,
    company_gst_number: plant.gst_number,
    country_code: company?.country_code,
    country_name: company?.country_name,
  };
}

function termsOf(planned: PlannedInvoice, taxType: string, company: Company | undefined) {
  const { supplier, approver, draw, invoiceDate } = planned;
  const term = paymentTerms.find(each => each.code === supplier.paymentTermCode);
  return {
    document_type_code: 'KR',
    document_type_name: 'Invoice/Debit Note',
    payment_term_code: term?.code,
    payment_term_name: term?.name,
    due_date: addDays(invoiceDate, Number(term?.days ?? 0)),
    currency_code: company?.currency_code,
    currency: company?.currency_code,
    tax_type: taxType,
    tax_type_code: taxTypes.find(each => each.country_code === company?.country_code && each.name === taxType)?.code,
    approver_id: approver.userId,
    approver_code: approver.code,
    approver_name: approver.name,
    approver_email: approver.email,
    agreement_doc_ref_no: company?.code === '2000' || draw.int(0, 2) === 0 ? `AGR26${draw.int(10000, 99999)}` : null,
    item_text: company?.code === '2000' ? `Batch VB${draw.int(100, 999)}` : null,
    notes: company?.code === '3000' ? 'Budgeted operating spend of the quarter' : null,
  };
}

function stateOf({ stage, creator, draw }: PlannedInvoice, id: number, played: SeededTask | null) {
  const status = STATUS[stage] ?? 'Pending for approval';
  const erpSync = stage === 'closed' ? 'Posted' : draw.pick(['In Process', 'Parked', 'Posted', 'Posted', 'Cancelled']);
  const inErp = stage === 'closed' || stage === 'approved';
  const sentBack = status === 'SentBack';
  return {
    status,
    work_flow_status: sentBack ? 'Sentback' : (played?.task.status ?? null),
    work_flow_remark: played?.remarks ?? null,
    sent_back_level: sentBack ? (stage === 'sentBackByStep0' ? 1 : 2) : null,
    query_status: status === 'Under Query' || status === 'Work in Progress' ? status : null,
    is_agree: stage !== 'draft',
    created_by: creator.bySupplier ? 'Supplier' : 'employee',
    created_by_name: creator.name,
    created_source: CREATED_SOURCE,
    rcb: creator.userId,
    rut: played?.log.at(-1)?.at ?? null,
    erp_sync: inErp ? erpSync : null,
    erp_no: inErp && erpSync !== 'In Process' ? String(5100004000 + id) : null,
    erp_sync_flag: inErp && erpSync !== 'In Process',
  };
}

function taskRow(
  { supplier, companyCode, creator, invoiceDate }: PlannedInvoice,
  id: number,
  invoiceNumber: string,
  gross: string,
  { task, log, remarks }: SeededTask,
  at: string,
) {
  return {
    id,
    module: NON_PO.module,
    context: NON_PO.context,
    context_id: id,
    context_path: `${NON_PO.path}${id}`,
    workflow_level_state: task.levelState,
    workflow_status: task.status,
    record_data: {
      InvoiceNumber: invoiceNumber,
      InvoiceDate: invoiceDate,
      SupplierCode: supplier.code,
      SupplierName: supplier.name,
      CompanyCode: companyCode,
      TotalGrossAmount: gross,
    },
    requester_id: creator.userId,
    requester_name: creator.name,
    requester_email: creator.email,
    rcb: creator.userId,
    title: `Non-PO Invoice ${invoiceNumber}`,
    current_remarks: remarks,
    workflow_actions: task.levels,
    participants: participantsOf(task.levels),
    rct: at,
    rut: log.at(-1)?.at ?? at,
  };
}

function addressOf(plant: Plant) {
  const { code, name, address, city, state, country, zone } = plant;
  return {
    code,
    name,
    address,
    gstNumber: plant.gst_number,
    businessPlace: plant.business_place,
    billToBusinessPlace: plant.business_place,
    city,
    state,
    country,
    zone,
    pinCode: plant.pin_code,
    plantCode: plant.plant_code,
    plantName: plant.plant_name,
  };
}

async function writePdf(filesFolder: string, id: number, content: Parameters<typeof invoicePdf>[0]) {
  const bytes = await invoicePdf(content);
  const uid = `5eed0000-0000-4000-8000-${String(id).padStart(12, '0')}`;
  await writeFile(join(filesFolder, uid), bytes);
  return {
    uid,
    file_name: `Invoice-${content.number}.pdf`,
    mime_type: 'application/pdf',
    size: bytes.byteLength,
    module: NON_PO.module,
    context: NON_PO.context,
    context_id: id,
    path: uid,
  };
}

function attachmentOf(file: { uid: string; file_name: string; mime_type: string; size: number }) {
  return {
    file_uid: file.uid,
    file_name: file.file_name,
    file_status: 'done',
    fileSize: file.size,
    mimeType: file.mime_type,
  };
}
