import { parseDecimalText } from '@/lib/decimalText';
import { identifierKey } from '@/lib/identity';
import { FRACTION, isFraction, isRate, isTooLarge, MAX_LINES, NO_RATE, TOO_LARGE } from '@/lib/limits';
import { inputErrors } from '@/lib/inputErrors';
import type { DecimalText } from '@/lib/money';
import { first, type Database, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { mayRaise } from '../../rules/access.ts';
import { refusedFields, type FieldError } from '../../rules/errors.ts';
import { shareFiles } from '../../rules/files/linking.ts';
import { getRows, type ImportedRow } from '../../rules/importFile.ts';
import { TOO_MANY_LINES, tooLong, unreadable } from '../../rules/declared/input.ts';
import {
  amountError,
  invoiceDateError,
  invoiceNumberError,
  signAndDecimalsError,
  specialCharacterError,
  totalLimits,
} from '../../rules/records/invoiceRules.ts';
import { findParties, type Parties } from '../../rules/records/parties.ts';
import { importRoute, keepImport, type ImportReply } from '../../http/imports.ts';
import type { SentFile } from '../../http/multipart.ts';
import { TAX_DECIMALS, getTotals } from './amounts.ts';
import { staging } from './recordTypes.ts';

/** Rows of an invoice repeat its number. */
const COLUMNS = {
  'Company Code': 'companyCode',
  'Supplier Code': 'supplierCode',
  'Invoice Number': 'invoiceNumber',
  'Invoice Date': 'invoiceDate',
  Currency: 'currencyCode',
  'Line Item Description': 'lineItemDescription',
  Amount: 'amount',
  'HSN/SAC Code': 'hsnSacCode',
  'Tax Rate': 'taxRate',
  'Tax Amount': 'taxAmount',
  Narration: 'invoiceNarration',
  'Reference Number': 'refKey2',
  'Ticket/PNR Number': 'refKey3',
  'Invoice File': 'invoiceFile',
  'Supporting File': 'supportingFile',
} as const;
type Name = (typeof COLUMNS)[keyof typeof COLUMNS];
type Cells = Partial<Record<Name, string>>;

const EXAMPLE: Cells = {
  companyCode: '1000',
  supplierCode: '200101',
  invoiceNumber: 'TRV-2026-0001',
  invoiceDate: '21-11-2026',
  currencyCode: 'INR',
  lineItemDescription: 'Air fare',
  amount: '5400.00',
  hsnSacCode: '996425',
  taxRate: '5',
  invoiceNarration: 'Audit visit',
};

const HEADINGS = new Map<string, string>(Object.entries(COLUMNS).map(([heading, name]) => [name, heading]));
const REQUIRED: [Name, string][] = [
  ['companyCode', 'Company is required'],
  ['supplierCode', 'Supplier is required'],
  ['invoiceNumber', 'Invoice Number is required'],
  ['invoiceDate', 'Invoice Date is required'],
  ['currencyCode', 'Currency is required'],
  ['lineItemDescription', 'Line Item Description is required'],
  ['amount', 'Amount is required'],
];
const OF_INVOICE: Name[] = ['companyCode', 'invoiceDate', 'currencyCode'];

function rowErrors(cells: Cells): FieldError[] {
  const of = (path: Name, check: (text: string) => string | null): FieldError[] => {
    const text = cells[path];
    const message = text ? check(text) : null;
    return message === null ? [] : [{ path, message }];
  };
  const number = (path: Name, check: (amount: DecimalText) => string | null, say = inputErrors.amount) =>
    of(path, text => {
      const amount = parseDecimalText(text);
      if (amount === null) return say(text);
      return isTooLarge(amount) ? TOO_LARGE : check(amount);
    });
  return [
    ...REQUIRED.flatMap(([path, message]) => (cells[path] ? [] : [{ path, message }])),
    ...tooLong(cells, [], '', []),
    ...unreadable(cells, { invoiceNumber: 'invoice number' }),
    ...of('invoiceNumber', invoiceNumberError),
    ...of('lineItemDescription', specialCharacterError),
    ...of('invoiceDate', day => invoiceDateError(day)),
    ...number('amount', amountError),
    ...number(
      'taxRate',
      rate => signAndDecimalsError(rate) ?? (!isRate(rate) ? NO_RATE : isFraction(rate) ? FRACTION : null),
      inputErrors.number,
    ),
    ...number('taxAmount', tax => signAndDecimalsError(tax, TAX_DECIMALS)),
  ];
}

interface Upload {
  uid: string;
  fileName: string;
  mimeType: string;
  size: number;
}

interface Group {
  /** Normalized invoice number (`identifierKey`). */
  key: string;
  parties: Parties;
  rows: ImportedRow[];
  invoiceFile: Upload | undefined;
  supportingFile: Upload | undefined;
}

function getUpload(db: Sql, viewer: Viewer, name: string | undefined): Promise<Upload | undefined> {
  if (!name) return Promise.resolve(undefined);
  return first<Upload>(
    db,
    `select uid, file_name "fileName", mime_type "mimeType", size from files f
      where owner = $1 and lower(file_name) = lower($2) and not exists (select from file_record r where r.uid = f.uid)
      order by ctid desc limit 1`,
    [viewer.userId, name],
  );
}

/** Stages all invoices of a file, or none. */
export async function importStaged(db: Database, viewer: Viewer, file: SentFile): Promise<ImportReply> {
  if (!mayRaise(viewer)) return { status: '0', message: 'Your role cannot import invoices.', data: null };
  const kept = await keepImport(db, viewer, file, 'TEInvoiceImport');
  if (kept.status !== '1') return kept;
  const reading = { amounts: ['amount', 'taxAmount'], rates: ['taxRate'], days: ['invoiceDate'], example: EXAMPLE };
  const read = await getRows(file.bytes, file.fileName, COLUMNS, reading);
  if ('refused' in read) return { status: '1', message: 'failed', data: read.refused };
  const wrong: Wrong[] = [];
  const groups = new Map<string, Group>();
  for (const row of read.rows) {
    const errors = row.unreadable.length > 0 ? row.unreadable : rowErrors(row.cells);
    if (errors.length === 0) errors.push(...(await addToGroup(db, viewer, groups, row)));
    wrong.push(...errors.map(error => ({ ...error, row: row.number })));
  }
  const all = [...groups.values()];
  wrong.push(...all.flatMap(sumProblem));
  const fileUid = String(kept.data).split('|')[0] ?? '';
  // Checked inside the transaction, so that of concurrent files the second one detects the first one's numbers.
  await db.transaction(async tx => {
    wrong.push(...(await takenNumbers(tx, viewer, all)));
    if (wrong.length === 0) for (const group of all) await stage(tx, viewer, group, fileUid);
  });
  return wrong.length === 0 ? kept : { status: '1', message: 'error', data: inWords(wrong) };
}

interface Wrong extends FieldError {
  row: number;
}

const inWords = (wrong: readonly Wrong[]) =>
  wrong
    .toSorted((one, other) => one.row - other.row)
    .map(({ row, path, message }) => ({ key: `Row ${row}: ${HEADINGS.get(path) ?? path}`, value: message }));

const getFirstRow = ({ rows }: Group) => rows[0]?.number ?? 0;

/** Valid lines may add up to more than a column holds. */
function sumProblem(group: Group): Wrong[] {
  const [problem] = totalLimits(getTotals(getLines(group)));
  return problem ? [{ ...problem, row: getFirstRow(group), path: 'amount' }] : [];
}

/** Returns the invoices whose number exists on an invoice of the supplier or among the user's staged ones. */
async function takenNumbers(db: Sql, viewer: Viewer, groups: readonly Group[]): Promise<Wrong[]> {
  const taken = await db.query<{ supplierId: number; key: string }>(
    `select supplier_id "supplierId", invoice_number_key "key" from te_invoice
      where supplier_id = any($1) and invoice_number_key = any($2) and not deleted and status <> 'Rejected'
     union all
     select supplier_id, invoice_number_key from staging_te_invoice
      where supplier_id = any($1) and invoice_number_key = any($2) and not deleted and rcb = $3`,
    [groups.map(({ parties }) => parties.supplierId), groups.map(({ key }) => key), viewer.userId],
  );
  const known = new Set(taken.map(({ supplierId, key }) => `${supplierId} ${key}`));
  return groups
    .filter(({ parties, key }) => known.has(`${parties.supplierId} ${key}`))
    .map(group => ({ row: getFirstRow(group), path: 'invoiceNumber', message: 'This invoice already exist' }));
}

async function addToGroup(
  db: Sql,
  viewer: Viewer,
  groups: Map<string, Group>,
  row: ImportedRow,
): Promise<FieldError[]> {
  const cells: Cells = row.cells;
  const key = identifierKey(cells.invoiceNumber ?? '');
  const known = groups.get(`${cells.supplierCode} ${key}`);
  if (known) {
    const other = OF_INVOICE.find(name => known.rows[0]?.cells[name] !== cells[name]);
    known.rows.push(row);
    if (known.rows.length === MAX_LINES + 1) return [{ path: 'invoiceNumber', message: TOO_MANY_LINES }];
    return other ? [{ path: other, message: `Differs from row ${known.rows[0]?.number} of the same invoice` }] : [];
  }
  try {
    const parties = await findParties(db, viewer, cells, true);
    const currency = await first(db, 'select 1 from currency where lower(code) = lower($1)', [cells.currencyCode]);
    if (!currency) return [{ path: 'currencyCode', message: 'Unknown currency' }];
    const [invoiceFile, supportingFile] = await Promise.all([
      getUpload(db, viewer, cells.invoiceFile),
      getUpload(db, viewer, cells.supportingFile),
    ]);
    groups.set(`${cells.supplierCode} ${key}`, { key, parties, rows: [row], invoiceFile, supportingFile });
    const missing = (['invoiceFile', 'supportingFile'] as const).filter(
      name => cells[name] && !(name === 'invoiceFile' ? invoiceFile : supportingFile),
    );
    return missing.map(path => ({ path, message: 'No attachment with this name was uploaded' }));
  } catch (error) {
    return refusedFields(error, 'supplierCode');
  }
}

const getLines = ({ rows }: Group) =>
  rows.map(({ cells }: { cells: Cells }, index) => ({
    lineItemNo: String((index + 1) * 10).padStart(5, '0'),
    lineItemDescription: cells.lineItemDescription,
    amount: parseDecimalText(cells.amount) ?? '0',
    hsnSacCode: cells.hsnSacCode || null,
    taxRate: parseDecimalText(cells.taxRate),
    taxAmount: parseDecimalText(cells.taxAmount),
    grossAmount: null,
    splits: [],
  }));

async function stage(db: Sql, viewer: Viewer, group: Group, fileUid: string): Promise<void> {
  const { parties, rows, key, invoiceFile, supportingFile } = group;
  const head: Cells = rows[0]?.cells ?? {};
  const lines = getLines(group);
  const totals = getTotals(lines);
  const staged = await first<{ id: number }>(
    db,
    `insert into staging_te_invoice
       (rcb, created_by_name, file_uid, company_code, supplier_id, supplier_code, supplier_pan_number, supplier_gst_no, invoice_number,
        invoice_date, currency_code, document_type, invoice_narration, payment_term, ref_key2, ref_key3, items, invoice_copy,
        supporting_documents, total_amount, total_tax_amount, total_gross_amount, invoice_number_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, upper($11), 'TE', $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22) returning id`,
    [
      viewer.userId,
      viewer.userName,
      fileUid,
      parties.companyCode,
      parties.supplierId,
      parties.supplierCode,
      parties.supplierPanNumber,
      parties.supplierGstNumber,
      head.invoiceNumber,
      head.invoiceDate,
      head.currencyCode,
      head.invoiceNarration || null,
      parties.paymentTermCode,
      head.refKey2 || null,
      head.refKey3 || null,
      JSON.stringify(lines),
      JSON.stringify(attachments(invoiceFile)),
      JSON.stringify(attachments(supportingFile)),
      totals.total_amount,
      totals.total_tax_amount,
      totals.total_gross_amount,
      key,
    ],
  );
  const uids = [invoiceFile, supportingFile].flatMap(file => file?.uid ?? []);
  await shareFiles(db, { context: staging.context, contextId: staged?.id ?? 0 }, uids);
}

const attachments = (file: Upload | undefined) =>
  file
    ? [
        {
          file_uid: file.uid,
          file_name: file.fileName,
          file_status: 'done',
          fileSize: file.size,
          mimeType: file.mimeType,
        },
      ]
    : [];

/** `/auth/Import/TEInvoiceImport`: returns 'success' with the file's descriptor, 'error' with keys and values, or 'failed' with a text. */
export const teImportRoute = importRoute({ name: 'TEInvoiceImport', field: 'file', receive: importStaged });
