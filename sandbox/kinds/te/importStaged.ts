import { parseDecimalText } from '@/lib/decimalText';
import { decimalsOf } from '@/lib/money';
import { first, type Database, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { mayRaise } from '../../rules/access.ts';
import { refusedFields, type FieldError } from '../../rules/errors.ts';
import { rowsOf, type ImportedRow } from '../../rules/importFile.ts';
import {
  amountError,
  invoiceDateError,
  invoiceNumberError,
  specialCharacterError,
} from '../../rules/records/invoiceRules.ts';
import { findParties, type Parties } from '../../rules/records/parties.ts';
import { importRoute, keepImport, type ImportReply } from '../../server/imports.ts';
import type { SentFile } from '../../server/multipart.ts';
import { totalsOf } from './amounts.ts';
import { staging } from './kinds.ts';

/** The template's headings: a row for each line item, the rows of an invoice repeat its number. */
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
/** What all lines of an invoice agree in. */
const OF_INVOICE: Name[] = ['companyCode', 'invoiceDate', 'currencyCode'];

/** What is wrong with one row by itself, in the words of the form. */
function rowErrors(cells: Cells): FieldError[] {
  const of = (path: Name, check: (text: string) => string | null): FieldError[] => {
    const text = cells[path];
    const message = text ? check(text) : null;
    return message === null ? [] : [{ path, message }];
  };
  return [
    ...REQUIRED.flatMap(([path, message]) => (cells[path] ? [] : [{ path, message }])),
    ...of('invoiceNumber', invoiceNumberError),
    ...of('lineItemDescription', specialCharacterError),
    ...of('invoiceDate', day => invoiceDateError(day)),
    ...of('amount', text => {
      const amount = parseDecimalText(text);
      if (amount === null) return 'Enter a number';
      return Number(amount) === 0 ? 'Amount is required' : amountError(amount);
    }),
    ...(['taxRate', 'taxAmount'] as const).flatMap(path =>
      of(path, text => {
        const amount = parseDecimalText(text);
        if (amount === null) return 'Enter a number';
        if (amount.startsWith('-')) return 'Negative value not allowed';
        const most = path === 'taxRate' ? 2 : 3;
        return decimalsOf(amount) > most ? `Upto ${most} decimals allowed` : null;
      }),
    ),
  ];
}

interface Upload {
  uid: string;
  fileName: string;
  mimeType: string;
  size: number;
}

interface Group {
  parties: Parties;
  rows: ImportedRow[];
  invoiceFile: Upload | undefined;
  supportingFile: Upload | undefined;
}

/** The person's latest upload of this name that belongs to no record yet. */
function uploadOf(db: Sql, viewer: Viewer, name: string | undefined): Promise<Upload | undefined> {
  if (!name) return Promise.resolve(undefined);
  return first<Upload>(
    db,
    `select uid, file_name "fileName", mime_type "mimeType", size from files
      where owner = $1 and context_id is null and lower(file_name) = lower($2) order by ctid desc limit 1`,
    [viewer.userId, name],
  );
}

/** Stages the invoices of a file: all of them, or none and every row that is wrong. */
async function importStaged(db: Database, viewer: Viewer, file: SentFile): Promise<ImportReply> {
  if (!mayRaise(viewer)) return { status: '0', message: 'Your role cannot import invoices.', data: null };
  const kept = await keepImport(db, viewer, file, 'TEInvoiceImport');
  if (kept.status !== '1') return kept;
  const read = await rowsOf(file.bytes, file.fileName, viewer.userId, COLUMNS);
  if ('refused' in read) return { status: '1', message: 'failed', data: read.refused };
  const wrong: { key: string; value: string }[] = [];
  const groups = new Map<string, Group>();
  for (const row of read.rows) {
    const errors = rowErrors(row.cells);
    if (errors.length === 0) errors.push(...(await addToGroup(db, viewer, groups, row)));
    for (const { path, message } of errors)
      wrong.push({ key: `Row ${row.number}: ${HEADINGS.get(path) ?? path}`, value: message });
  }
  if (wrong.length > 0) return { status: '1', message: 'error', data: wrong };
  const fileUid = String(kept.data).split('|')[0] ?? '';
  await db.transaction(async tx => {
    for (const group of groups.values()) await stage(tx, viewer, group, fileUid);
  });
  return kept;
}

async function addToGroup(
  db: Sql,
  viewer: Viewer,
  groups: Map<string, Group>,
  row: ImportedRow,
): Promise<FieldError[]> {
  const cells: Cells = row.cells;
  const key = `${cells.supplierCode} ${cells.invoiceNumber?.toLowerCase()}`;
  const known = groups.get(key);
  if (known) {
    const other = OF_INVOICE.find(name => known.rows[0]?.cells[name] !== cells[name]);
    known.rows.push(row);
    return other ? [{ path: other, message: `Differs from row ${known.rows[0]?.number} of the same invoice` }] : [];
  }
  try {
    const parties = await findParties(db, viewer, cells, true);
    const currency = await first(db, 'select 1 from currency where lower(code) = lower($1)', [cells.currencyCode]);
    if (!currency) return [{ path: 'currencyCode', message: 'This currency is not known' }];
    const taken = await first(
      db,
      `select 1 from te_invoice where supplier_id = $1 and lower(invoice_number) = lower($2) and not deleted and status <> 'Rejected'
       union all
       select 1 from staging_te_invoice where supplier_id = $1 and lower(invoice_number) = lower($2) and not deleted and rcb = $3`,
      [parties.supplierId, cells.invoiceNumber, viewer.userId],
    );
    if (taken) return [{ path: 'invoiceNumber', message: 'This invoice already exist' }];
    const [invoiceFile, supportingFile] = await Promise.all([
      uploadOf(db, viewer, cells.invoiceFile),
      uploadOf(db, viewer, cells.supportingFile),
    ]);
    groups.set(key, { parties, rows: [row], invoiceFile, supportingFile });
    const missing = (['invoiceFile', 'supportingFile'] as const).filter(
      name => cells[name] && !(name === 'invoiceFile' ? invoiceFile : supportingFile),
    );
    return missing.map(path => ({ path, message: 'No attachment of this name was uploaded' }));
  } catch (error) {
    return refusedFields(error, 'supplierCode');
  }
}

async function stage(db: Sql, viewer: Viewer, group: Group, fileUid: string): Promise<void> {
  const { parties, rows, invoiceFile, supportingFile } = group;
  const head: Cells = rows[0]?.cells ?? {};
  const lines = rows.map(({ cells }: { cells: Cells }, index) => ({
    lineItemNo: String((index + 1) * 10).padStart(5, '0'),
    lineItemDescription: cells.lineItemDescription,
    amount: parseDecimalText(cells.amount) ?? '0',
    hsnSacCode: cells.hsnSacCode || null,
    taxRate: parseDecimalText(cells.taxRate),
    taxAmount: parseDecimalText(cells.taxAmount),
    grossAmount: null,
    splits: [],
  }));
  const totals = totalsOf(lines);
  const staged = await first<{ id: number }>(
    db,
    `insert into staging_te_invoice
       (rcb, created_by_name, file_uid, company_code, supplier_id, supplier_code, supplier_pan_number, supplier_gst_no, invoice_number,
        invoice_date, currency_code, document_type, invoice_narration, payment_term, ref_key2, ref_key3, items, invoice_copy,
        supporting_documents, total_amount, total_tax_amount, total_gross_amount)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, upper($11), 'TE', $12, $13, $14, $15, $16, $17, $18, $19, $20, $21) returning id`,
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
    ],
  );
  await db.query('update files set context = $2, context_id = $3 where uid = any($1)', [
    [invoiceFile, supportingFile].flatMap(file => file?.uid ?? []),
    staging.context,
    staged?.id,
  ]);
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

/** `/auth/Import/TEInvoiceImport`: answers 'success' with the file's descriptor, 'error' with keys and values, or 'failed' with a text. */
export const teImportRoute = importRoute({ name: 'TEInvoiceImport', field: 'file', receive: importStaged });
