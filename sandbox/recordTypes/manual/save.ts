import { identifierKey } from '@/lib/identity';
import { lengthProblem, MAX_TEXT } from '@/lib/limits';
import { round } from '@/lib/money';
import { sameStatus } from '@/lib/status';
import { equalsIgnoreCase } from '@/lib/text';
import type { Database, Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { findRecord, mayEnterManually, seesRecord } from '../../rules/access.ts';
import { badInput, conflict, forbidden, type FieldError } from '../../rules/errors.ts';
import { checkAttachments } from '../../rules/files/attachments.ts';
import { linkFiles } from '../../rules/files/linking.ts';
import { getSnapshot, writeChanges } from '../../rules/history/history.ts';
import { exists } from '../../rules/records/duplicates.ts';
import { CLOSED } from '../../rules/query/inputs.ts';
import { toDay, summary, getText, tooLong, unreadable } from '../../rules/declared/input.ts';
import { missingFiles } from '../../rules/records/invoiceRules.ts';
import { findParties, Lookups, partiesRow } from '../../rules/records/parties.ts';
import { mustBeAsRead } from '../../rules/records/save.ts';
import { toTable, writeRecord } from '../../rules/records/store.ts';
import type { RecordType, StoredRecord } from '../../rules/declared/recordType.ts';
import type { ManualInput } from './input.ts';
import { entryErrors, NON_PO } from './rules.ts';
import { scanError } from './scans.ts';

/** Result of a save when the supplier's entry exists already (spec 3 §7). */
const EXISTS = -1;

const PARTIES = [
  'supplierId',
  'supplierCode',
  'supplierName',
  'companyCode',
  'companyName',
  'countryCode',
  'countryName',
];

interface SaveEntry {
  /** Rows of an import have no documents yet. */
  withoutFiles?: boolean;
}

/** Returns the id, or -1 for a duplicate. */
export function saveEntry(
  db: Database,
  viewer: Viewer,
  kind: RecordType,
  input: ManualInput,
  how: SaveEntry = {},
): Promise<number> {
  return db.transaction(tx => saveEntryIn(tx, viewer, kind, input, how));
}

async function saveEntryIn(
  tx: Sql,
  viewer: Viewer,
  kind: RecordType,
  input: ManualInput,
  { withoutFiles = false }: SaveEntry = {},
): Promise<number> {
  if (!mayEnterManually(viewer)) throw forbidden('Your role cannot enter invoices.');
  const former = await getSnapshot(tx, kind, input.id ?? null);
  const before = input.id ? await findEditable(tx, viewer, kind, input.id) : null;
  if (before) await mustBeAsRead(tx, kind, before, input.rut);
  const attachments = await checkAttachments(tx, viewer, kind, input);
  const { row, errors, supplierId } = await entryRow(tx, viewer, input, before === null);
  const files = withoutFiles ? [] : missingFiles(kind.files, attachments);
  const wrong = [...attachments.errors, ...files, ...errors];
  if (wrong.length > 0 || supplierId === null) throw badInput(summary(wrong, 'invoice'), wrong);
  if (await exists(tx, kind, supplierId, input)) return EXISTS;
  // Spec 3 §4: an entry with an FI document number is closed.
  const closes = Boolean(row.fiDocumentNumber);
  const id = await writeRecord(tx, viewer, kind, input.id, {
    ...toTable(kind.columns, { ...row, ...attachments.lists }),
    invoice_number_key: identifierKey(input.invoiceNumber ?? '') || null,
    created_by: 'Supplier',
    status: closes ? CLOSED : (before?.status ?? 'Open'),
    ...(closes && { query_status: null, status_before_query: null }),
    // The portal shows the user as 'Closed By'; changing a closed entry keeps the value (docs/decisions.md#changes-after-decision).
    ...(closes &&
      !sameStatus(before?.status, CLOSED) && {
        record_updated_by_name: viewer.userName,
        record_updated_by_email: viewer.email,
      }),
  });
  if (closes) await endQueries(tx, kind, id);
  for (const name of Object.keys(kind.files))
    await linkFiles(tx, kind.context, id, name, attachments.lists[name] ?? []);
  await writeChanges(tx, viewer, kind, id, former);
  return id;
}

/** Only its creator may edit it, and not when Rejected (spec 3 §4). */
async function findEditable(db: Sql, viewer: Viewer, kind: RecordType, id: number): Promise<StoredRecord> {
  const record = await findRecord(db, kind, id);
  if (!record || record.rcb !== viewer.userId) throw forbidden('Only the creator can edit this invoice.');
  if (sameStatus(record.status, 'Rejected')) throw conflict('This invoice is Rejected and can no longer be edited.');
  return record;
}

async function entryRow(db: Sql, viewer: Viewer, input: ManualInput, isNew: boolean) {
  const lookups = new Lookups(db);
  const named = (path: string, wanted: string | null | undefined, table: string, what: string) => {
    const code = getText(wanted);
    const sql = `select code, name from ${table} where lower(code) = lower($1) and active and not deleted`;
    return lookups.find<{ code: string; name: string }>(path, code, `Unknown ${what}`, sql, [code]);
  };
  const type = await named('documentTypeCode', input.documentTypeCode, 'manual_document_type', 'document type');
  const category = await named(
    'apSubCategoryCode',
    input.apSubCategoryCode,
    'manual_ap_sub_category',
    'AP sub-category',
  );
  const currency = await named('currencyCode', input.currencyCode, 'currency', 'currency');
  const location = getText(input.businessLocation1);
  await lookups.find(
    'businessLocation1',
    location,
    'Unknown business location',
    'select 1 from manual_business_location where name1 = $1 and active and not deleted',
    [location],
  );
  const ofScan = await scanError(db, viewer, getText(input.scanUrn));
  const own = entryErrors({ ...input, documentTypeCode: type?.code ?? input.documentTypeCode }, isNew);
  const errors: FieldError[] = [
    ...tooLong(input, [], '', ['uploadInvoice', 'invoiceAttachment']),
    ...unreadable(input, { invoiceNumber: 'invoice number' }),
    ...lookups.errors,
    ...(ofScan === null ? [] : [{ path: 'scanUrn', message: ofScan }]),
    ...own,
  ];
  const known = own.every(({ path }) => path !== 'companyCode' && path !== 'supplierCode');
  const parties = known ? await findParties(db, viewer, input, true) : null;
  if (parties && !equalsIgnoreCase(parties.countryCode, input.countryCode ?? ''))
    errors.push({ path: 'countryCode', message: `${parties.companyName} is not in this country` });
  const ofParties = Object.entries(parties ? partiesRow(parties) : {}).filter(([name]) => PARTIES.includes(name));
  return {
    supplierId: parties?.supplierId ?? null,
    errors,
    row: {
      ...Object.fromEntries(ofParties),
      documentTypeCode: type?.code ?? null,
      documentTypeName: type?.name ?? null,
      apSubCategoryCode: category?.code ?? null,
      apSubCategoryName: category?.name ?? null,
      currencyCode: currency?.code ?? null,
      currency: currency?.name ?? null,
      purchaseOrder: type?.code === NON_PO ? null : getText(input.purchaseOrder),
      invoiceNumber: getText(input.invoiceNumber),
      invoiceDate: toDay(input.invoiceDate),
      invoiceAmount: round(input.invoiceAmount ?? '0'),
      fiDocumentNumber: isNew ? null : getText(input.fiDocumentNumber),
      remarks: getText(input.remarks),
      scanUrn: getText(input.scanUrn),
      businessLocation1: location,
      emailSender: getText(input.emailSender),
    },
  };
}

export interface Remark {
  id: number;
  remarks?: string | null;
  status?: string | null;
}

/** Closes an entry with a remark: its creator cancels it, or a reviewer ends the review (spec 3 §4, §6). */
export function closeEntry(db: Database, viewer: Viewer, kind: RecordType, { id, remarks, status }: Remark) {
  return db.transaction(async tx => {
    const record = await findRecord(tx, kind, id);
    if (!record || !(await seesRecord(tx, viewer, kind, id))) throw badInput("This invoice doesn't exist.");
    if (!sameStatus(status, 'Closed')) throw badInput("status is 'Closed'");
    const text = getText(remarks);
    if (text === null) throw badInput('Remark is empty', [{ path: 'remarks', message: 'Remark is empty' }]);
    const long = lengthProblem(text, MAX_TEXT);
    if (long !== null) throw badInput(long, [{ path: 'remarks', message: long }]);
    if (record.rcb !== viewer.userId && !viewer.roleGroups.includes('reviewer'))
      throw forbidden('Only the creator or a reviewer can close this invoice.');
    const isOver =
      record.status === 'Closed' || (record.status === 'Rejected' && !viewer.roleGroups.includes('reviewer'));
    if (isOver) throw conflict(`This invoice is already ${record.status}.`);
    const former = await getSnapshot(tx, kind, id);
    await tx.query(
      `update ${kind.table} set status = 'Closed', remarks = $2, query_status = null, status_before_query = null, rub = $3,
              record_updated_by_name = $4, record_updated_by_email = $5 where id = $1`,
      [id, text, viewer.userId, viewer.userName, viewer.email],
    );
    await endQueries(tx, kind, id);
    await writeChanges(tx, viewer, kind, id, former);
    return id;
  });
}

async function endQueries(db: Sql, { context }: RecordType, id: number): Promise<void> {
  await db.query(
    `update record_query set is_closed = true, status = $3, rut = now()
      where context = $1 and context_id = $2 and not is_closed`,
    [context, id, CLOSED],
  );
}
