import { parseDecimalText } from '@/lib/decimalText';
import type { Database } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import type { Resolver, Resolvers } from '../../rules/context.ts';
import { mayEnterManually } from '../../rules/access.ts';
import { forbidden, refusedFields } from '../../rules/errors.ts';
import { getRows, uploadedBytes, type ImportedRow } from '../../rules/importFile.ts';
import { importRoute, keepImport } from '../../http/imports.ts';
import type { ManualInput } from './input.ts';
import { manual } from './recordType.ts';
import { saveEntry } from './save.ts';

const COLUMNS: Record<string, keyof ManualInput> = {
  'Country Code': 'countryCode',
  'Company Code': 'companyCode',
  'Supplier Code': 'supplierCode',
  Currency: 'currencyCode',
  'Document Type': 'documentTypeCode',
  'AP Sub-Category': 'apSubCategoryCode',
  'Purchase Order': 'purchaseOrder',
  'Invoice Number': 'invoiceNumber',
  'Invoice Date': 'invoiceDate',
  'Invoice Amount': 'invoiceAmount',
  'Email Sender': 'emailSender',
  'Business Location': 'businessLocation1',
  'Scan URN': 'scanUrn',
  Remarks: 'remarks',
};
const EXAMPLE = {
  countryCode: 'IN',
  companyCode: '1000',
  supplierCode: '100001',
  currencyCode: 'INR',
  documentTypeCode: 'PO',
  apSubCategoryCode: 'GENERAL',
  purchaseOrder: '4500000001',
  invoiceNumber: 'INV-2026-0001',
  invoiceDate: '21-11-2026',
  invoiceAmount: '1180.00',
  emailSender: 'accounts@supplier.example',
};
const HEADINGS = new Map(Object.entries(COLUMNS).map(([heading, name]) => [name as string, heading]));

interface ImportFileInput {
  fileUid: string;
  fileName: string;
}

interface ImportProblem {
  key: string;
  row: number;
  value: string;
}

/** Imports the file row by row: valid rows become entries, invalid ones are reported with their row number and the form's messages. */
async function importEntries(db: Database, viewer: Viewer, { fileUid, fileName }: ImportFileInput) {
  if (!mayEnterManually(viewer)) throw forbidden('Your role cannot enter invoices.');
  const failed = (errorCode: string, message: string) => ({
    id: 0,
    result: 'Failed',
    errorCode,
    message,
    totalRecordCount: 0,
    succeedRecordCount: 0,
    data: [],
  });
  const bytes = await uploadedBytes(db, viewer, fileUid);
  if (!bytes) return failed('FILE_NOT_FOUND', 'The file was not uploaded.');
  const reading = { amounts: ['invoiceAmount'], days: ['invoiceDate'], example: EXAMPLE };
  const file = await getRows(bytes, fileName, COLUMNS, reading);
  if ('refused' in file) return failed('FILE', file.refused);
  const data: ImportProblem[] = [];
  let succeeded = 0;
  for (const row of file.rows) {
    const problems = await importRow(db, viewer, row);
    if (problems.length === 0) succeeded += 1;
    data.push(...problems);
  }
  const total = file.rows.length;
  const whole = succeeded === total;
  return {
    id: whole ? 1 : 0,
    result: whole ? 'Success' : 'Failed',
    errorCode: whole ? null : 'VALIDATION',
    message: whole ? 'success' : `${total - succeeded} of ${total} records were not imported`,
    totalRecordCount: total,
    succeedRecordCount: succeeded,
    data,
  };
}

async function importRow(
  db: Database,
  viewer: Viewer,
  { number, cells, unreadable }: ImportedRow,
): Promise<ImportProblem[]> {
  const input: ManualInput = {
    ...cells,
    invoiceAmount: parseDecimalText(cells['invoiceAmount']) ?? cells['invoiceAmount'] ?? null,
  };
  const said = (path: string, value: string) => ({ key: HEADINGS.get(path) ?? path, row: number, value });
  if (unreadable.length > 0) return unreadable.map(({ path, message }) => said(path, message));
  try {
    const id = await saveEntry(db, viewer, manual, input, { withoutFiles: true });
    return id < 0 ? [said('invoiceNumber', 'This Invoice already exists')] : [];
  } catch (error) {
    return refusedFields(error, 'supplierCode').map(({ path, message }) => said(path, message));
  }
}

const importFile: Resolver<{ input: ImportFileInput }> = (_source, { input }, { db, viewer }) =>
  importEntries(db, viewer, input);

/** Spec 3 §4 'Bulk import flow'. */
export const manualImports: Resolvers = { Mutation: { manualInvoiceImport: importFile } };

export const manualImportRoute = importRoute({
  name: 'ManualInvoice',
  field: 'image',
  receive: (db, viewer, file) => {
    if (!mayEnterManually(viewer))
      return Promise.resolve({ status: '0', message: 'Your role cannot enter invoices.', data: null });
    return keepImport(db, viewer, file, 'ManualInvoiceImport');
  },
});
