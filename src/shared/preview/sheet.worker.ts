import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/web-worker';
import { SHEET_LIMITS, type SheetAnswer, type SheetPart } from './sheetLimits';

// Opens a person's file away from the page: whoever started this worker ends it when it takes too long.
onmessage = ({ data: { bytes, csv } }: MessageEvent<{ bytes: ArrayBuffer; csv: boolean }>) => {
  (csv ? Promise.resolve([cut('', parseCsv(bytes))]) : readSheets(bytes)).then(
    sheets => postMessage({ sheets } satisfies SheetAnswer),
    () => postMessage({ failed: true } satisfies SheetAnswer),
  );
};

async function readSheets(bytes: ArrayBuffer): Promise<SheetPart[]> {
  const sheets = await readWorkbook(new Blob([bytes]));
  return sheets.slice(0, SHEET_LIMITS.sheets).map(({ sheet, data }) => cut(sheet, data));
}

/** UTF-8 or UTF-16 by their marks; what is not UTF-8 is taken for Windows-1252, as spreadsheets write it. */
function parseCsv(bytes: ArrayBuffer): string[][] {
  const [first, second] = new Uint8Array(bytes);
  const little = first === 0xff && second === 0xfe;
  const big = first === 0xfe && second === 0xff;
  const marked = little ? 'utf-16le' : big ? 'utf-16be' : null;
  return Papa.parse<string[]>(decode(bytes, marked), { skipEmptyLines: true }).data;
}

function decode(bytes: ArrayBuffer, marked: string | null): string {
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function cut(name: string, rows: readonly (readonly unknown[])[]): SheetPart {
  return {
    name,
    rows: rows
      .slice(0, SHEET_LIMITS.rows)
      .map(row => Array.from(row.slice(0, SHEET_LIMITS.columns), cell => textOf(cell))),
    totalRows: rows.length,
    totalColumns: rows.reduce((widest, row) => Math.max(widest, row.length), 0),
  };
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}
