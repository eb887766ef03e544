import { addDays } from '../../src/lib/dates';
import { identifierKey } from '../../src/lib/identity';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentKind, RecordType } from '../rules/declared/recordType.ts';
import { documentNo } from '../rules/records/store.ts';
import type { Sql } from '../data/database.ts';
import { seedChanges } from '../seeding/recordChanges.ts';
import { insertFiles, insertRows } from '../data/seed/insert.ts';
import { seededCode } from '../data/seed/einvoice/seededCode.ts';
import { invoicePdf, type PdfInvoice } from '../data/seed/invoicePdf.ts';
import type { PlannedRecord } from '../data/seed/plan.ts';
import { playTask } from '../seeding/play.ts';
import { seedQuery } from '../seeding/recordQuery.ts';
import { getState, taskRow } from '../seeding/recordRows.ts';
import type { SeededRecord } from '../data/seed/seededRecord.ts';
import { companies } from '../data/seed/reference.ts';

export async function seedRecords(db: Sql, filesFolder: string, kind: DocumentKind): Promise<void> {
  const { seed } = kind;
  await seed.before?.(db);
  const tasks = await nextId(db, 'workflow_task');
  const queries = await nextId(db, 'record_query');
  const built: Finished[] = [];
  for (const [index, one] of seed.plan().entries()) {
    const id = index + 1;
    built.push(
      await finish(kind, one, id, { task: tasks + id, query: queries + id }, seed.build(one, id), filesFolder),
    );
  }
  const tables: [table: string, getRows: (one: Finished) => (object | null | undefined)[]][] = [
    [kind.table, one => [one.row]],
    [kind.lines.table, one => one.lines],
    ['workflow_task', one => [one.task]],
    ['workflow_log', one => one.log],
    ['record_query', one => [one.query?.query]],
    ['record_query_item', one => one.query?.items ?? []],
    ['record_change', one => one.changes],
  ];
  await insertFiles(
    db,
    built.map(one => one.file),
  );
  for (const [table, getRows] of tables)
    await insertRows(
      db,
      table,
      built.flatMap(getRows).filter(row => row != null),
    );
  for (const table of [kind.table, 'workflow_task', 'record_query', 'record_query_item'])
    await db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}

export async function nextId(db: Sql, table: string): Promise<number> {
  const [found] = await db.query<{ id: number }>(`select coalesce(max(id), 0) id from ${table}`);
  return found?.id ?? 0;
}

type Finished = Awaited<ReturnType<typeof finish>>;

async function finish(
  kind: DocumentKind,
  planned: PlannedRecord,
  id: number,
  ids: { task: number; query: number },
  seeded: SeededRecord,
  filesFolder: string,
) {
  const { stage, supplier, companyCode, creator, draw, invoiceDate } = planned;
  const { invoiceNumber, gross, row, lines, document } = seeded;
  const company = companies.find(each => each.code === companyCode);
  const createdAt = `${addDays(invoiceDate, 1)}T0${draw.int(4, 9)}:${draw.int(10, 59)}:00.000Z`;
  const played = stage === 'draft' ? null : playTask(kind.approval, planned, gross, createdAt);
  const file = await writePdf(filesFolder, kind, id, {
    number: invoiceNumber,
    date: invoiceDate,
    supplierName: supplier.name,
    supplierCode: supplier.code,
    supplierTaxNumber: supplier.gstNumber ?? supplier.pan,
    companyName: company?.name ?? '',
    currency: company?.currency_code ?? '',
    ...seeded.pdf,
    signedCode: await seededCode(seeded.signed, invoiceDate),
  });
  return {
    file: { ...file, owner: creator.userId, created_at: createdAt },
    row: {
      id,
      no: documentNo(kind.prefix, id),
      invoice_number: invoiceNumber,
      invoice_number_key: identifierKey(invoiceNumber),
      invoice_date: invoiceDate,
      rct: createdAt,
      invoice_created_date: createdAt,
      rut: played?.log.at(-1)?.at ?? createdAt,
      ...getState(planned, id, played),
      total_gross_amount: gross,
      ...row,
      [document]: [getAttachment(file)],
      supporting_documents: [],
    },
    lines: lines.map((line, index) => ({ [kind.lines.record]: id, line: index + 1, ...line })),
    task: played && taskRow(kind, planned, id, ids.task, invoiceNumber, gross, played, createdAt),
    log: (played?.log ?? []).map(entry => ({ task_id: ids.task, ...entry })),
    query: seedQuery(kind, planned, id, ids.query, played?.log.at(-1)?.at ?? createdAt),
    changes: seedChanges(kind, planned, id, { invoiceNumber, gross, createdAt, played }),
  };
}

async function writePdf(filesFolder: string, { module, context, prefix }: RecordType, id: number, content: PdfInvoice) {
  const bytes = await invoicePdf(content);
  // Deterministic and unique per record type.
  const mark = Buffer.from(prefix).toString('hex').slice(0, 4);
  const uid = `5eed0000-${mark}-4000-8000-${String(id).padStart(12, '0')}`;
  await writeFile(join(filesFolder, uid), bytes);
  return {
    uid,
    file_name: `Invoice-${content.number}.pdf`,
    mime_type: 'application/pdf',
    size: bytes.byteLength,
    module,
    context,
    context_id: id,
    path: uid,
  };
}

function getAttachment(file: { uid: string; file_name: string; mime_type: string; size: number }) {
  return {
    file_uid: file.uid,
    file_name: file.file_name,
    file_status: 'done',
    fileSize: file.size,
    mimeType: file.mime_type,
  };
}
