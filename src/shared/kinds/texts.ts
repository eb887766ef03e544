import { DATETIME_12_FORMAT, formatDay, formatMoment } from '@/lib/dates';
import { parseDecimalText } from '@/lib/decimalText';
import { isTooLarge, lengthProblem, MAX_TEXT, TOO_LARGE } from '@/lib/limits';
import { mistakes } from '@/lib/mistakes';
import { decimalsOf, formatMoney } from '@/lib/money';
import { outerTrim } from '@/lib/text';
import { isIsoDay, parseTypedDay } from '@/shared/ui/typedDay';
import type { SelectOption, TextKind } from './types';

/** Options by which a choice is read and checked; undefined: they are not known, and any text passes. */
type Options = readonly SelectOption[] | undefined;

/** What the text of a value may depend on. */
export interface ShowSetting {
  /** Decides how digits are grouped. */
  country?: string | null | undefined;
  options?: Options;
  /** Of a day or a moment: one of `lib/dates`. */
  format?: string | undefined;
}

interface OneText {
  /** A line without outer spaces, as the value is kept; null for what cannot be read. */
  parse(line: string, options: Options): string | null;
  /** What is wrong with a kept text that is not empty; null for nothing. */
  mistake(text: string, options: Options): string | null;
  /** One line for people; what cannot be read is shown as it is. */
  show(text: string, setting: ShowSetting): string;
}

const plain: OneText = {
  parse: line => line,
  mistake: text => lengthProblem(text, MAX_TEXT),
  show: text => text,
};

function decimal(say: (text: string) => string): OneText {
  return {
    parse: parseDecimalText,
    mistake: text => (parseDecimalText(text) === null ? say(text) : isTooLarge(text) ? TOO_LARGE : null),
    show: text => text,
  };
}

/** Amounts have two decimals, or all that they were given. */
export function amountText(text: string, country: string | null | undefined): string {
  return formatMoney(text, country ?? undefined, Math.max(2, decimalsOf(text))) || text;
}

/** Days between 1899-12-30, the day 0 of spreadsheets, and 1970-01-01. */
const EPOCH_SERIAL = 25_569;
const DAY_MS = 86_400_000;
/** 1 January 1970 to 31 December 2149: outside, a bare number is no day that anybody means. */
const SERIAL = /^(?:2[5-9]|[3-8]\d)\d{3}(?:\.\d+)?$/;

/** A day as people and programs write it; one that a spreadsheet stored as a bare number ('46347') is that day. */
function readDay(line: string): string | null {
  if (!SERIAL.test(line)) return parseTypedDay(line.replace(/[ T]\d{1,2}:\d{2}.*$/, ''), {});
  return new Date((Math.floor(Number(line)) - EPOCH_SERIAL) * DAY_MS).toISOString().slice(0, 10);
}

/** How options compare: without regard to case, and to how words are spaced. */
const wordsOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The option that a text means, by value or label. */
function optionOf(options: Options, text: string): SelectOption | undefined {
  const wanted = wordsOf(text);
  return options?.find(({ value, label }) => wordsOf(value) === wanted || wordsOf(label) === wanted);
}

/** Every kind that is one text: how it is read, what can be wrong with it, how it is shown. A kind that is forgotten here does not compile. */
const TEXTS: { [K in TextKind]: OneText } = {
  text: plain,
  longText: plain,
  code: plain,
  status: plain,
  money: { ...decimal(mistakes.amount), show: (text, { country }) => amountText(text, country) },
  number: decimal(mistakes.number),
  whole: {
    ...decimal(mistakes.whole),
    mistake: text => (/^-?\d+$/.test(parseDecimalText(text) ?? '') ? null : mistakes.whole(text)),
  },
  date: {
    parse: readDay,
    mistake: text => (isIsoDay(text) ? null : mistakes.date(text)),
    show: (text, { format }) => (/^\d{4}-\d{2}-\d{2}/.test(text) && formatDay(text, format)) || text,
  },
  datetime: { ...plain, show: (text, { format = DATETIME_12_FORMAT }) => formatMoment(text, format) || text },
  select: {
    parse: (line, options) => optionOf(options, line)?.value ?? line,
    mistake: (text, options) => (!options || optionOf(options, text) ? null : mistakes.option(text)),
    // An option that is offered no more is shown by its value.
    show: (text, { options }) => options?.find(({ value }) => value === text)?.label ?? text,
  },
};

/** A typed, pasted or imported text as a cell of one line keeps it: what cannot be read stays as it came, to be seen and put right. */
export function parseText(kind: TextKind, text: string, options?: Options): string {
  const line = outerTrim(text.replaceAll(/\r\n|[\n\r]/g, ' '));
  return line === '' ? '' : (TEXTS[kind].parse(line, options) ?? line);
}

/** What is wrong with a kept text, in words for people; null when nothing is, and for an empty one. */
export function mistakeOf(kind: TextKind, text: string, options?: Options): string | null {
  return text === '' ? null : TEXTS[kind].mistake(text, options);
}

/** The text of a value as people read it. */
export function showText(kind: TextKind, text: string, setting: ShowSetting = {}): string {
  return text === '' ? '' : TEXTS[kind].show(text, setting);
}
