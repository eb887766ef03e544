import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';
import { Parser } from 'saxen';
import { valueText, type TableSheet, type TableValue } from './tableColumns';
import { NO_RESULT } from './unreadable';

export interface OpenWorkbook {
  sheets: Required<TableSheet>[];
  /** Number of cells whose saved formula result was read. */
  formulas: number;
  /** Number of merged ranges; only the first cell of each has the value. */
  merged: number;
  hidden: string[];
}

export class TooManyRows extends Error {
  override name = 'TooManyRows';
  readonly rows: number;
  constructor(rows: number) {
    super(`${rows} rows`);
    this.rows = rows;
  }
}

export class UnsafeCompression extends Error {
  override name = 'UnsafeCompression';
}

/** A 10 MB workbook unpacks to a few hundred megabytes at most. fflate never unpacks more than a part declares. */
const MAX_UNPACKED_BYTES = 250_000_000;

/** Reads the visible worksheets of an xlsx file that `judgeBytes` accepted. @throws if a part is damaged, `TooManyRows`, and `UnsafeCompression` above the size limit. */
export async function openWorkbook(bytes: Uint8Array, maxRows = Infinity): Promise<OpenWorkbook> {
  let room = MAX_UNPACKED_BYTES;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (!/\.(?:xml|rels)$/i.test(name)) return false;
    room -= originalSize;
    if (room < 0) throw new UnsafeCompression();
    return true;
  };
  const parts = new Map(Object.entries(unzipSync(bytes, { filter })).map(([name, part]) => [partName(name), part]));
  const part = (name: string): string => {
    const found = parts.get(partName(name));
    if (!found) throw new Error(`The part ${name} is missing`);
    return strFromU8(found);
  };
  const bookPath = getRelations(parts, '').find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  const book = readBook(part(bookPath));
  const relations = getRelations(parts, bookPath);
  const getPath = (type: string) => relations.find(relation => relation.type === type)?.path;
  const [stringsPath, stylesPath] = [getPath('sharedStrings'), getPath('styles')];
  const strings = stringsPath ? readStrings(part(stringsPath)) : [];
  const formats = stylesPath && parts.has(partName(stylesPath)) ? readFormats(part(stylesPath)) : [];
  const needsDisplay = formats.some(({ kind, code }) => kind !== 'plain' && code !== null);
  const ssf = needsDisplay ? await loadFormatter() : null;
  const readCell = cellReader({ strings, formats, isFrom1904: book.isFrom1904, ssf });
  const found: OpenWorkbook = { sheets: [], formulas: 0, merged: 0, hidden: [] };
  for (const { name, id, isHidden } of book.sheets) {
    const target = relations.find(relation => relation.id === id);
    // Chart sheets and dialogs have no cells.
    if (target?.type !== 'worksheet') continue;
    if (isHidden) found.hidden.push(name);
    else found.sheets.push({ name, ...readSheet(part(target.path), readCell, maxRows, found) });
  }
  return found;
}

/** Some writers change case, use backslashes or add a leading slash. */
const partName = (path: string) => path.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

/** Calls `open` and `close` with local names without prefix, and `text` with decoded text. */
function readXml(
  xml: string,
  on: {
    open?: (name: string, attributes: () => Record<string, string>, decode: (text: string) => string) => void;
    close?: (name: string) => void;
    text?: (text: string) => void;
  },
): void {
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  new Parser()
    .on('openTag', (name, attributes, decode) => on.open?.(local(name), attributes, decode))
    .on('closeTag', name => on.close?.(local(name)))
    .on('text', (text, decode) => on.text?.(decode(text)))
    .on('cdata', text => on.text?.(text))
    .on('error', error => {
      throw error;
    })
    .parse(xml);
}

interface Relation {
  id: string;
  type: string;
  path: string;
}

function getRelations(parts: ReadonlyMap<string, Uint8Array>, path: string): Relation[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const bytes = parts.get(partName(`${folder}_rels/${path.slice(folder.length)}.rels`));
  const relations: Relation[] = [];
  if (!bytes) return relations;
  readXml(strFromU8(bytes), {
    open: (name, attributes, decode) => {
      if (name !== 'Relationship') return;
      const { Id: id = '', Type: type = '', Target: target = '' } = attributes();
      const { pathname } = new URL(decode(target).replaceAll('\\', '/'), `file:///${folder}`);
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), path: decodeURIComponent(pathname.slice(1)) });
    },
  });
  return relations;
}

function readBook(xml: string) {
  const sheets: { name: string; id: string; isHidden: boolean }[] = [];
  let isFrom1904 = false;
  readXml(xml, {
    open: (tag, attributes, decode) => {
      if (tag === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes()['date1904'] ?? '');
      if (tag !== 'sheet') return;
      const all = attributes();
      const id = Object.entries(all).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      sheets.push({ name: decode(all['name'] ?? ''), id, isHidden: /hidden$/i.test(all['state'] ?? '') });
    },
  });
  return { sheets, isFrom1904 };
}

function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isGuide = false;
  readXml(xml, {
    open: name => {
      if (name === 'si') text = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isGuide = true;
    },
    text: part => {
      if (isText && !isGuide) text += part;
    },
    close: name => {
      if (name === 'si') strings.push(decodeXstring(text));
      if (name === 't') isText = false;
      if (name === 'rPh') isGuide = false;
    },
  });
  return strings;
}

/** Characters that XML can't contain are written as `_x0041_` (ECMA-376 ST_Xstring). */
const decodeXstring = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** Meaning of a number format. `code` formats the number as Excel does; null if that depends on the locale or changes nothing. */
interface NumberFormat {
  kind: 'plain' | 'percent' | 'day' | 'padded';
  code: string | number | null;
}

const PLAIN: NumberFormat = { kind: 'plain', code: null };

/** `XLSX.SSF` is documented in the package's README but missing in its types. */
interface DisplayFormatter {
  format: (code: string | number, value: number) => string;
}

/** Loads the formatter. In Node, `SSF` is only on the default export of the CommonJS build. */
async function loadFormatter(): Promise<DisplayFormatter> {
  const xlsx: { SSF?: DisplayFormatter; default?: { SSF?: DisplayFormatter } } = await import('xlsx');
  const ssf = xlsx.SSF ?? xlsx.default?.SSF;
  if (!ssf) throw new Error('xlsx has no SSF');
  return ssf;
}

/** Reads the number format of each cell style (`s`). */
function readFormats(xml: string): NumberFormat[] {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isCellStyle = false;
  readXml(xml, {
    open: (name, attributes, decode) => {
      if (name === 'cellXfs') isCellStyle = true;
      if (name === 'numFmt') codes.set(Number(attributes()['numFmtId']), decode(attributes()['formatCode'] ?? ''));
      if (name !== 'xf' || !isCellStyle) return;
      const id = Number(attributes()['numFmtId'] ?? 0);
      const code = codes.get(id);
      formats.push(code === undefined ? builtInFormat(id) : customFormat(code));
    },
    close: name => {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return formats;
}

function builtInFormat(id: number): NumberFormat {
  if (id === 9 || id === 10) return { kind: 'percent', code: null };
  if ((id >= 15 && id <= 21) || (id >= 45 && id <= 47)) return { kind: 'day', code: id };
  // The user's locale decides how these formats show a day.
  if (id === 14 || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return { kind: 'day', code: null };
  return PLAIN;
}

function customFormat(code: string): NumberFormat {
  const [section = ''] = code.split(';');
  const bare = section.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');
  if (/[dmyhs]/i.test(bare)) return { kind: 'day', code };
  if (bare.includes('%')) return { kind: 'percent', code: null };
  const hasLiteral = /"[^"]+"|\\./.test(section);
  // Grouping and decimals only decorate an amount; leading zeros and literals belong to numbers such as 00004512.
  return /^[-#0 /()+:]+$/.test(bare) && (hasLiteral || /0[-0 /()+:]*0/.test(bare)) ? { kind: 'padded', code } : PLAIN;
}

interface StoredCell {
  type: string;
  style: number;
  value: string;
  hasValue: boolean;
  isFormula: boolean;
}

type ReadCell = (cell: StoredCell) => { text: string; value: TableValue };

/** Days from 1899-12-30 (day 0 of spreadsheets) to 1970-01-01. */
const EPOCH_SERIAL = 25_569;
const DAY_MS = 86_400_000;
const LAST_SERIAL = 2_958_465;
/** Offset in days of workbooks that count from 1904. */
const SERIAL_OF_1904 = 1462;

function cellReader(book: {
  strings: readonly string[];
  formats: readonly NumberFormat[];
  isFrom1904: boolean;
  ssf: DisplayFormatter | null;
}): ReadCell {
  const same = (text: string) => ({ text, value: text });
  return ({ type, style, value, hasValue, isFormula }) => {
    if (isFormula && value === '' && !(type === 'str' && hasValue)) return same(NO_RESULT);
    if (type === 's') return same(book.strings[Number(value)] ?? '');
    if (type === 'str' || type === 'inlineStr') return same(decodeXstring(value));
    if (type === 'b') return same(value === '1' ? 'TRUE' : value === '' ? '' : 'FALSE');
    if (type === 'd') return same(value.slice(0, 10));
    const number = Number(value);
    if (type === 'e' || value === '' || Number.isNaN(number)) return same(value);
    const { kind, code } = book.formats[style] ?? PLAIN;
    if (kind === 'percent') return same(`${valueText(number * 100)}%`);
    const serial = kind === 'day' && book.isFrom1904 ? number + SERIAL_OF_1904 : number;
    const day = kind === 'day' && serial >= 1 && serial <= LAST_SERIAL ? toDay(serial) : null;
    const shown = code === null ? null : book.ssf?.format(code, serial);
    return { text: shown ?? day ?? valueText(number), value: day ?? number };
  };
}

const toDay = (serial: number) => new Date((Math.floor(serial) - EPOCH_SERIAL) * DAY_MS).toISOString().slice(0, 10);

/** Shared by all empty rows: a sheet may have 100,000. */
const NO_CELLS: string[] = [];
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

/** Returns the column number: 'AB12' is 27. */
const getColumn = (place: string) =>
  Array.from(/^[A-Z]*/.exec(place)?.[0] ?? '').reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function readSheet(
  xml: string,
  readCell: ReadCell,
  maxRows: number,
  counts: { formulas: number; merged: number },
): Omit<Required<TableSheet>, 'name'> {
  const rows: string[][] = [];
  const values: TableValue[][] = [];
  const hiddenRows: number[] = [];
  let filled = 0;
  let row = -1;
  let isHidden = false;
  let texts: string[] = [];
  let stored: TableValue[] = [];
  let column = -1;
  let cell: StoredCell | null = null;
  let isValue = false;

  function endRow(): void {
    if (!texts.some(text => text.trim() !== '')) return;
    filled += 1;
    // Rows above the limit are only counted: a million would fill the memory.
    if (filled > maxRows) return;
    while (rows.length < row) {
      rows.push(NO_CELLS);
      values.push(NO_CELLS);
    }
    rows[row] = texts;
    values[row] = stored.every((value, at) => value === texts[at]) ? texts : stored;
    if (isHidden) hiddenRows.push(row);
  }

  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        const { r, hidden } = attributes();
        row = r ? Number(r) - 1 : row + 1;
        if (!(row >= 0 && row < MAX_ROWS)) throw new Error('A row is outside the sheet');
        isHidden = /^(?:1|true)$/.test(hidden ?? '');
        [texts, stored, column] = [[], [], -1];
      } else if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes();
        column = r ? getColumn(r) : column + 1;
        if (!(column >= 0 && column < MAX_COLUMNS)) throw new Error('A cell is outside the sheet');
        cell = { type: t, style: Number(s), value: '', hasValue: false, isFormula: false };
      } else if (name === 'mergeCell') counts.merged += 1;
      else if (!cell) return;
      else if (name === 'f') cell.isFormula = true;
      else if (name === 'v' || name === 't') {
        isValue = true;
        cell.hasValue = true;
      }
    },
    text: text => {
      if (isValue && cell) cell.value += text;
    },
    close: name => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'row') endRow();
      else if (name === 'c' && cell) {
        const { text, value } = readCell(cell);
        if (cell.isFormula && text !== NO_RESULT) counts.formulas += 1;
        while (texts.length < column) {
          texts.push('');
          stored.push('');
        }
        texts[column] = text;
        stored[column] = value;
        cell = null;
      }
    },
  });
  if (filled > maxRows) throw new TooManyRows(filled);
  const width = rows.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  for (const cells of new Set([...rows, ...values])) {
    if (cells === NO_CELLS) continue;
    while (cells.length < width) cells.push('');
  }
  return { rows, values, hiddenRows };
}
