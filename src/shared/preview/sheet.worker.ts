import Papa from 'papaparse';
import { decodeText } from '@/lib/textEncoding';
import { openWorkbook } from '@/lib/workbook';
import { SHEET_LIMITS, type SheetPart } from './sheetLimits';

// Parses a user's file in a worker; no sheets if it fails. The caller ends the worker on timeout.
onmessage = ({ data: { bytes, csv } }: MessageEvent<{ bytes: ArrayBuffer; csv: boolean }>) => {
  (csv ? Promise.resolve([cut('', parseCsv(bytes))]) : readSheets(bytes)).then(
    sheets => postMessage(sheets),
    () => postMessage([]),
  );
};

async function readSheets(bytes: ArrayBuffer): Promise<SheetPart[]> {
  const { sheets } = await openWorkbook(new Uint8Array(bytes));
  return sheets.slice(0, SHEET_LIMITS.sheets).map(({ name, rows }) => cut(name, rows));
}

function parseCsv(bytes: ArrayBuffer): string[][] {
  return Papa.parse<string[]>(decodeText(new Uint8Array(bytes)), { skipEmptyLines: true }).data;
}

function cut(name: string, rows: readonly (readonly string[])[]): SheetPart {
  return {
    name,
    rows: rows.slice(0, SHEET_LIMITS.rows).map(row => row.slice(0, SHEET_LIMITS.columns)),
    totalRows: rows.length,
    totalColumns: rows.reduce((widest, row) => Math.max(widest, row.length), 0),
  };
}
