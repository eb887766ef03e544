import { DATETIME_12_FORMAT, formatDay, formatMoment } from '@/lib/dates';
import { parseDecimalText } from '@/lib/decimalText';
import { isTooLarge, lengthProblem, MAX_TEXT, TOO_LARGE } from '@/lib/limits';
import { inputErrors } from '@/lib/inputErrors';
import { getDecimals, formatMoney } from '@/lib/money';
import { outerTrim } from '@/lib/text';
import { isIsoDay, parseTypedDay } from '@/shared/ui/typedDay';
import type { SelectOption, TextFieldType } from './types';

type Options = readonly SelectOption[] | undefined;

export interface ShowSetting {
  /** Country for digit grouping. */
  country?: string | null | undefined;
  options?: Options;
  /** Format of a date or time from `lib/dates`. */
  format?: string | undefined;
}

interface OneText {
  /** Normalizes a trimmed line; null if it is invalid. */
  parse(line: string, options: Options): string | null;
  /** Returns the validation error of a non-empty text, or null. */
  getError(text: string, options: Options): string | null;
  show(text: string, setting: ShowSetting): string;
}

const plain: OneText = {
  parse: line => line,
  getError: text => lengthProblem(text, MAX_TEXT),
  show: text => text,
};

function decimal(toMessage: (text: string) => string): OneText {
  return {
    parse: parseDecimalText,
    getError: text => (parseDecimalText(text) === null ? toMessage(text) : isTooLarge(text) ? TOO_LARGE : null),
    show: text => text,
  };
}

/** Formats an amount with 2 decimals, or more if it has more. */
export function amountText(text: string, country: string | null | undefined): string {
  return formatMoney(text, country ?? undefined, Math.max(2, getDecimals(text))) || text;
}

/** Days from 1899-12-30, day 0 of spreadsheets, to 1970-01-01. */
const EPOCH_SERIAL = 25_569;
const DAY_MS = 86_400_000;
/** 1970-01-01 to 2149-12-31: other bare numbers are unlikely to be dates. */
const SERIAL = /^(?:2[5-9]|[3-8]\d)\d{3}(?:\.\d+)?$/;

function readDay(line: string): string | null {
  if (!SERIAL.test(line)) return parseTypedDay(line.replace(/[ T]\d{1,2}:\d{2}.*$/, ''), {});
  return new Date((Math.floor(Number(line)) - EPOCH_SERIAL) * DAY_MS).toISOString().slice(0, 10);
}

const getWords = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

function getOption(options: Options, text: string): SelectOption | undefined {
  const wanted = getWords(text);
  return options?.find(({ value, label }) => getWords(value) === wanted || getWords(label) === wanted);
}

/** Parsing, validation and formatting per text type. TypeScript rejects a missing type. */
const TEXTS: { [K in TextFieldType]: OneText } = {
  text: plain,
  longText: plain,
  code: plain,
  status: plain,
  money: { ...decimal(inputErrors.amount), show: (text, { country }) => amountText(text, country) },
  number: decimal(inputErrors.number),
  date: {
    parse: readDay,
    getError: text => (isIsoDay(text) ? null : inputErrors.date(text)),
    show: (text, { format }) => (/^\d{4}-\d{2}-\d{2}/.test(text) && formatDay(text, format)) || text,
  },
  datetime: { ...plain, show: (text, { format = DATETIME_12_FORMAT }) => formatMoment(text, format) || text },
  select: {
    parse: (line, options) => getOption(options, line)?.value ?? line,
    getError: (text, options) => (!options || getOption(options, text) ? null : inputErrors.option(text)),
    // An option that no longer exists is shown by its value.
    show: (text, { options }) => options?.find(({ value }) => value === text)?.label ?? text,
  },
};

/** Normalizes typed, pasted or imported text to a one-line cell value; keeps invalid text so that the user can correct it. */
export function parseText(kind: TextFieldType, text: string, options?: Options): string {
  const line = outerTrim(text.replaceAll(/\r\n|[\n\r]/g, ' '));
  return line === '' ? '' : (TEXTS[kind].parse(line, options) ?? line);
}

/** Returns the validation error of a text, or null; empty text is valid. */
export function getInputError(kind: TextFieldType, text: string, options?: Options): string | null {
  return text === '' ? null : TEXTS[kind].getError(text, options);
}

/** Formats a text value for display. */
export function showText(kind: TextFieldType, text: string, setting: ShowSetting = {}): string {
  return text === '' ? '' : TEXTS[kind].show(text, setting);
}
