import { parseDecimalText } from '@/lib/decimalText';
import { isTooLarge, lengthProblem, MAX_TEXT, TOO_LARGE } from '@/lib/limits';
import { outerTrim } from '@/lib/text';
import type { SelectOption } from '@/shared/fields/types';
import { isIsoDay, parseTypedDay } from '@/shared/ui/typedDay';
import type { ImportColumn, ImportColumnKind } from './importDef';

/** Options of the choice columns by key; a column whose options could not be asked for is left to the server. */
export type OptionsByKey = ReadonlyMap<string, readonly SelectOption[]>;

/** Days between 1899-12-30, the day 0 of spreadsheets, and 1970-01-01. */
const EPOCH_SERIAL = 25_569;
const DAY_MS = 86_400_000;
/** 1 January 1970 to 31 December 2149: outside, a bare number in a date column is no day that anybody means. */
const SERIAL = /^(?:2[5-9]|[3-8]\d)\d{3}(?:\.\d+)?$/;

/**
 * What a cell keeps of a text from a file, a keyboard or a clipboard: amounts as decimal text, days as `YYYY-MM-DD`, options by their
 * value; what cannot be read stays as it came. A day that a spreadsheet stored as a bare number ('46347') is that day.
 */
export function readCell(column: ImportColumn, text: string, options: OptionsByKey): string {
  const line = outerTrim(text.replaceAll(/\r\n|[\n\r]/g, ' '));
  if (line === '') return '';
  if (column.kind === 'amount' || column.kind === 'whole') return parseDecimalText(line) ?? line;
  if (column.kind === 'date') return readDay(line) ?? line;
  if (column.kind === 'choice') return optionOf(options.get(column.key), line)?.value ?? line;
  return line;
}

function readDay(text: string): string | null {
  if (!SERIAL.test(text)) return parseTypedDay(text.replace(/[ T]\d{1,2}:\d{2}.*$/, ''), {});
  return new Date((Math.floor(Number(text)) - EPOCH_SERIAL) * DAY_MS).toISOString().slice(0, 10);
}

/** The option that a text means, by value or label, without regard to case and spacing. */
function optionOf(options: readonly SelectOption[] | undefined, text: string): SelectOption | undefined {
  const wanted = wordsOf(text);
  return options?.find(({ value, label }) => wordsOf(value) === wanted || wordsOf(label) === wanted);
}

const wordsOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** What a kind itself says about a filled cell, before the rules; null when it can be read. */
export const kindProblem: Record<ImportColumnKind, (text: string, options?: readonly SelectOption[]) => string | null> =
  {
    text: text => lengthProblem(text, MAX_TEXT),
    amount: text =>
      parseDecimalText(text) === null ? `'${text}' is not an amount` : isTooLarge(text) ? TOO_LARGE : null,
    whole: text => (/^-?\d+$/.test(parseDecimalText(text) ?? '') ? null : `'${text}' is not a whole number`),
    date: text => (isIsoDay(text) ? null : `'${text}' is not a date. Use the form 21-Nov-2026`),
    choice: (text, options) => (!options || optionOf(options, text) ? null : `'${text}' is not in the list`),
  };
