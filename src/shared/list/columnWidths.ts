import { formatDay, formatMoment, DATETIME_12_FORMAT } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { termIn } from '@/shared/ui/terms';
import { heftOf, textWidth, type Letters } from '@/shared/ui/textWidth';
import { densities, type as sizes, type Density } from '@/shared/ui/tokens';
import { textOf as textOfLine } from './CellLines';
import { alignOf, cellValue, noneOf, widthOf } from './columnKinds';
import type { ColumnDef, ReadColumn } from './listTypes';

/** Pixels that a column takes: all that its cells need, and what it makes do with where there is no room for that. */
export interface Fit {
  least: number;
  needs: number;
}

/** What the measures of a column depend on beside its rows. */
export interface Setting {
  density: Density;
  /** Titles are buttons that sort. */
  sorts: boolean;
  /** 'one': the quieter text stands behind the value. 'many': texts may take several lines. */
  lines: 'one' | 'many' | undefined;
}

/** As the stylesheets have it: `grid.module.css`, `table.module.css`, `text.module.css`. */
export const VALUE: Letters = { size: sizes.small, weight: 400 };
const LINK: Letters = { size: sizes.small, weight: 500 };
const ACTION: Letters = { size: sizes.small, weight: 600 };
const FINE: Letters = { size: sizes.fine, weight: 400 };
const TITLE: Letters = { size: sizes.fine, weight: 600 };
const CURRENCY: Letters = { size: 0.857 * sizes.small, weight: 400 };

/** A text that is longer than this, in pixels, is given more only where there is room. */
const LONG = 260;
/** Behind what is in sight at first there is room for more. */
const LONG_BEYOND = 320;
/** So many rows are measured: of a thousand the first tell enough. */
const MEASURED = 100;
/** Of the longest texts of a column so many are measured: which is the widest is not told by their letters alone. */
const CANDIDATES = 3;
/** Which is the longest of names that are written shorter, and of amounts with their currencies, is not told by their letters at all. */
const MANY_CANDIDATES = 25;
/** Pixels of the small signs: the point of a status, the arrows beside a title. */
const POINT = 6;
const ARROWS = 8;
/** A line that is measured to the pixel is cut where the browser rounds the other way. */
const SPARE = 2;

/** Has the browser make ready what the columns of a table are measured with: its letters in each of their sizes. */
export function prepareToMeasure(): void {
  for (const letters of [VALUE, LINK, FINE, TITLE]) textWidth('0', letters);
}

const widthIn = (text: string, letters: Letters) => textWidth(text, letters) ?? 0;
const space = (density: Density, step: number) => densities[density].space[step - 1] ?? 0;

/** A day and a moment of the month that takes the most room, 'May' as well as 'MAY': which day it is makes no difference. */
const DAY = '2026-05-20';
const MOMENT = '2026-05-20T00:00:00';

const textOf = <Row>(column: ReadColumn<Row>, row: Row): string =>
  String(cellValue(column, row) ?? '') || (column.kind === 'link' ? 'View' : '');

/** A column whose texts can be written in fewer letters. */
export const shortens = <Row>(column: ReadColumn<Row>): boolean =>
  column.kind === 'text' && column.shorten !== undefined;

/** What a row shows in a column, in pixels without the cell's edges; `shortest`: in as few letters as it can be written. */
function widthOfContent<Row>(column: ReadColumn<Row>, row: Row, { density }: Setting, shortest: boolean): number {
  const text = textOf(column, row);
  switch (column.kind) {
    case 'text': {
      const forms = column.shorten?.(text);
      return widthIn((shortest ? forms?.at(-1) : forms?.[0]) ?? text, VALUE);
    }
    case 'status':
      // The edge of the word's own ground takes the place of the cell's.
      return (
        widthIn(text, TITLE) + 2 * space(density, 4) + space(density, 3) + POINT + space(density, 2) - space(density, 5)
      );
    case 'yesNo':
      return widthIn('Yes', VALUE);
    case 'longText':
      return widthIn(text || (noneOf(column, row) ?? ''), VALUE);
    case 'date':
      return text ? widthIn(formatDay(DAY, column.format), VALUE) : 0;
    case 'datetime':
      return text ? widthIn(formatMoment(MOMENT, column.format ?? DATETIME_12_FORMAT), VALUE) : 0;
    case 'money': {
      const value = cellValue(column, row);
      const decimals = typeof value === 'string' || typeof value === 'number' ? column.decimals?.(value) : undefined;
      const currency = column.currency?.(row);
      return (
        widthIn(formatMoney(text, column.country?.(row), decimals) || text, VALUE) +
        (currency ? widthIn(` ${currency}`, CURRENCY) : 0)
      );
    }
    case 'link':
      return widthIn(text, LINK);
    case 'actions':
      return column.actions(row).reduce((sum, { label }) => sum + widthIn(label, ACTION) + space(density, 5), 0);
    default:
      return widthIn(text, VALUE);
  }
}

/** The rows whose texts are the longest by their letters, each text once. */
function longest<Row>(rows: readonly Row[], textOf: (row: Row) => string, heft = heftOf, count = CANDIDATES): Row[] {
  const found: { row: Row; text: string; heft: number }[] = [];
  for (const row of rows) {
    const text = textOf(row);
    if (text === '' || found.some(other => other.text === text)) continue;
    found.push({ row, text, heft: heft(text) });
    found.sort((a, b) => b.heft - a.heft).splice(count);
  }
  return found.map(({ row }) => row);
}

/** How long an amount is: its digits before the point. */
const heftOfAmount = (text: string) => text.replace(/\..*/, '').length;

/** The rows in which a column's widest text is. */
function candidatesOf<Row>(column: ColumnDef<Row>, rows: readonly Row[]): readonly Row[] {
  // Actions, and long texts where there is none, show something else than the value.
  if (column.kind === 'actions' || column.kind === 'longText') return rows;
  const text = (row: Row) => textOf(column, row);
  // Which day it is makes no difference.
  if (column.kind === 'date' || column.kind === 'datetime') return rows.filter(text).slice(0, 1);
  if (shortens(column)) return longest(rows, text, heftOf, MANY_CANDIDATES);
  if (column.kind !== 'money') return longest(rows, text);
  // Which digits an amount has makes no difference.
  const amount = (row: Row) => text(row) && `${text(row).replace(/\d/g, '4')} ${column.currency?.(row) ?? ''}`;
  return longest(rows, amount, heftOfAmount, MANY_CANDIDATES);
}

/** A title stands in two lines at most, broken where it is shortest; one with a sign that explains it in one, before the sign. */
function widthOfTitle(title: string, { density, sorts }: Setting): number {
  const edges = 2 * space(density, 5);
  const term = termIn(title) === null ? 0 : space(density, 4) + 1.5 * sizes.fine;
  const gap = widthIn(' ', TITLE);
  const mark = sorts ? gap + space(density, 1) + ARROWS : 0;
  // Many titles have the same words: each word is measured once.
  const words = title.split(' ').map(word => widthIn(word, TITLE));
  let first = 0;
  let second = words.reduce((sum, width) => sum + gap + width) + mark;
  let least = second;
  for (const width of term ? [] : words.slice(0, -1)) {
    first += first > 0 ? gap + width : width;
    second -= width + gap;
    least = Math.min(least, Math.max(first, second));
  }
  return least + (term ? term + space(density, 5) : edges);
}

/** What a column takes, by its title and its rows. Nothing of it is drawn for that. */
export function fitOf<Row>(column: ColumnDef<Row>, all: readonly Row[], setting: Setting): Fit {
  const { density, lines } = setting;
  const declared = widthOf(column);
  const title = widthOfTitle(column.title, { ...setting, sorts: setting.sorts && column.sortable !== false });
  if (column.kind === 'custom') return fit(Math.max(title, declared));
  const edges = 2 * space(density, 5) + SPARE;
  const rows = all.length > MEASURED && !alignsFigures(column) ? all.slice(0, MEASURED) : all;
  const candidates = candidatesOf(column, rows);
  const widest = (shortest: boolean) =>
    candidates.reduce((most, row) => Math.max(most, widthOfContent(column, row, setting, shortest)), 0);
  const first = widest(false);
  const second = column.second ? widthOfSecond(column.second, rows) : 0;
  if (first + second === 0 && !column.below) return fit(Math.max(title, column.later?.width ?? 0));
  const below = widthBelow(column.below ?? [], rows, setting);
  const content = lines === 'one' && second > 0 ? first + space(density, 4) + second : Math.max(first, second, below);
  const needs = Math.max(title, content + edges, all.length > rows.length ? declared : 0);
  if (alignsFigures(column)) return fit(needs);
  const shortest = shortens(column) ? Math.max(title, widest(true) + edges) : needs;
  const makesDo = lines === 'many' || column.kind === 'longText' ? Math.max(title, declared) : Math.max(LONG, declared);
  return { least: Math.ceil(Math.min(shortest, makesDo)), needs: Math.ceil(needs) };
}

const fit = (width: number): Fit => ({ least: Math.ceil(width), needs: Math.ceil(width) });

/** True where a value is never written in two lines. */
const alignsFigures = <Row>(column: ColumnDef<Row>) =>
  alignOf(column) === 'right' || (column.kind !== 'text' && column.kind !== 'longText' && column.kind !== 'link');

/** What stands under a column's own value: each behind its title, with its quieter text in the same line. */
function widthBelow<Row>(below: readonly ReadColumn<Row>[], rows: readonly Row[], setting: Setting): number {
  const widthOfOne = (column: ReadColumn<Row>, row: Row) => {
    const value = widthOfContent(column, row, setting, false);
    const second = textOfLine(column.second?.(row));
    return value && widthIn(`${column.title} `, FINE) + value + (second ? widthIn(` · ${second}`, FINE) : 0);
  };
  return below.reduce(
    (most, column) => rows.reduce((widest, row) => Math.max(widest, widthOfOne(column, row)), most),
    0,
  );
}

function widthOfSecond<Row>(secondOf: NonNullable<ColumnDef<Row>['second']>, rows: readonly Row[]): number {
  const said = (row: Row) => textOfLine(secondOf(row));
  return longest(rows, said).reduce((most, row) => Math.max(most, widthIn(said(row), FINE)), 0);
}

/** Of two measures of a column the wider: it does not get narrower from page to page. */
export const wider = (a: Fit, b: Fit | undefined): Fit =>
  b ? { least: Math.max(a.least, b.least), needs: Math.max(a.needs, b.needs) } : a;

/** How wide a column is: in pixels in a grid of that room, and as the stylesheet says it for a grid of any room. */
export interface Width {
  pixels: number;
  css: number | string;
}

/**
 * Shares the room of a grid among its columns. Those that are to be in sight, the first `ranked` of them, have what they need as far as
 * there is room, and at least what they make do with; the others lie beyond it, unless there is room for all. `around`: pixels that are taken
 * already.
 */
export function shareRoom(fits: readonly Fit[], ranked: number, room: number, around: number): Width[] {
  const allFit = fits.reduce((sum, { least }) => sum + least, around) <= room;
  const lead = allFit ? fits.length : ranked;
  const leading = fits.slice(0, lead);
  const taken = leading.reduce((sum, { least }) => sum + least, around);
  const wanted = leading.reduce((sum, { least, needs }) => sum + needs - least, 0);
  return fits.map(({ least, needs }, at) => {
    if (at >= lead) return fixed(Math.min(needs, Math.max(least, LONG_BEYOND)));
    if (needs === least) return fixed(least);
    const part = (needs - least) / wanted;
    return {
      pixels: Math.min(needs, Math.max(least, least + (room - taken) * part)),
      css: `clamp(${least}px, ${least}px + (100cqw - ${taken}px) * ${part}, ${needs}px)`,
    };
  });
}

const fixed = (pixels: number): Width => ({ pixels, css: pixels });
