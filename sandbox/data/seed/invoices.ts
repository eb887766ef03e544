import { addDays } from '@/lib/dates';
import { identifierKey } from '@/lib/identity';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from '../database.ts';
import { addedToGross } from '../../rules/nonPo/extras.ts';
import { totalsOf } from '../../rules/nonPo/lines.ts';
import { CREATED_SOURCE, extrasRow } from '../../rules/nonPo/store.ts';
import { NON_PO } from '../../rules/workflow/taskStore.ts';
import { insertRows } from './insert.ts';
import { addressOf, partiesOf, stateOf, taskRow, termsOf } from './invoiceRows.ts';
import { linesOf, splitInfo, taxTypeOf } from './invoiceLines.ts';
import { buyersRow, seedExtras } from './invoiceExtras.ts';
import { seedChanges } from './invoiceHistory.ts';
import { invoicePdf } from './invoicePdf.ts';
import { planInvoices, type PlannedInvoice } from './invoicePlan.ts';
import { seedQuery } from './invoiceQuery.ts';
import { playTask } from './invoiceTask.ts';
import { companies, plants } from './reference.ts';

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
  const queries = built.flatMap(each => each.query ?? []);
  await insertRows(
    db,
    'record_query',
    queries.map(each => each.query),
  );
  await insertRows(
    db,
    'record_query_item',
    queries.flatMap(each => each.items),
  );
  await insertRows(
    db,
    'record_change',
    built.flatMap(each => each.changes),
  );
  for (const table of ['non_po_invoice', 'workflow_task', 'record_query', 'record_query_item'])
    await db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}

async function build(planned: PlannedInvoice, id: number, filesFolder: string) {
  const { stage, supplier, companyCode, creator, draw } = planned;
  const company = companies.find(each => each.code === companyCode);
  const plant = draw.pick(plants.filter(each => each.company_code === companyCode));
  const taxType = taxTypeOf(planned, plant);
  const lines = linesOf(planned, taxType);
  const extras = seedExtras(planned, id, totalsOf(lines).totalAmount);
  const totals = totalsOf(lines, addedToGross(extras));
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
      invoice_number_key: invoiceNumber && identifierKey(invoiceNumber),
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
      ...extrasRow({ extras }),
      shipping_details: extras.shippingDetails,
      ...buyersRow(planned, id, totals.totalGrossAmount),
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
    query: seedQuery(planned, id, played?.log.at(-1)?.at ?? createdAt),
    changes: seedChanges(planned, id, { invoiceNumber, gross: totals.totalGrossAmount, createdAt, played }),
    log: (played?.log ?? []).map(entry => ({ task_id: id, ...entry })),
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
