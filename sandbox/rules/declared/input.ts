import { isBlank } from '@/lib/text';
import { identifierProblem } from '../../../src/lib/identity';
import { lengthProblem, MAX_INVOICE_NUMBER, MAX_LINES, MAX_TEXT } from '../../../src/lib/limits';
import { sameStatus } from '../../../src/lib/status';
import { badInput, type FieldError } from '../errors.ts';
import type { Columns } from './columns.ts';

export type Text = string | null;
/** Fields of an input that hold the same kind of value; decimals travel as text. */
export type Texts<Name extends string> = Partial<Record<Name, Text>>;
export type Flags<Name extends string> = Partial<Record<Name, boolean | null>>;

/** What the input of every kind of record has. */
export interface RecordInput extends Texts<'rut' | 'invoiceNumber' | 'invoiceDate' | 'status'> {
  id?: number | null;
}

export type Intent = 'draft' | 'submit';

/** What a save is meant to do, by the status that it asks for. */
export function intentOf(status: Text | undefined): Intent {
  if (sameStatus(status, 'Draft')) return 'draft';
  if (sameStatus(status, 'Pending for approval')) return 'submit';
  throw badInput("status is 'Draft' or 'Pending for approval'");
}

/** Trimmed text, null for none. */
export function textOf(value: Text | undefined): Text {
  return isBlank(value) ? null : (value?.trim() ?? null);
}

/** The calendar day of an input's date. */
export function dayOf(value: Text | undefined): Text {
  return textOf(value)?.slice(0, 10) ?? null;
}

/** What a save stores of an input as it came: its columns for which the caller's word is taken. */
export function typedIn(columns: Columns, input: object | null | undefined): Record<string, unknown> {
  const given = (input ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([, { typed }]) => typed)
      .map(([name, { kind }]) => {
        const value = given[name] ?? null;
        if (typeof value !== 'string') return [name, value];
        return [name, kind === 'date' ? dayOf(value) : textOf(value)];
      }),
  );
}

/** What is said of an invoice with more lines than are taken. */
export const TOO_MANY_LINES = `At most ${MAX_LINES} lines. Please put the others on another invoice.`;

/** What is too long to be kept, on drafts too. `except`: texts that are lists of attachments, which are read elsewhere. */
export function tooLong(
  input: RecordInput,
  lines: readonly object[] | null | undefined,
  linesPath: string,
  except: readonly string[],
): FieldError[] {
  if ((lines?.length ?? 0) > MAX_LINES) return [{ path: linesPath, message: TOO_MANY_LINES }];
  const header = Object.entries(input).filter(([name]) => !except.includes(name));
  const found = longTexts(Object.fromEntries(header), '');
  const long = lengthProblem(input.invoiceNumber?.trim(), MAX_INVOICE_NUMBER);
  return long === null ? found : [...found, { path: 'invoiceNumber', message: long }];
}

/** Of the values and of every row in them. */
function longTexts(values: object, prefix: string): FieldError[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value))
      return value.flatMap((row: object | null, index) => longTexts(row ?? {}, `${prefix}${name}.${index}.`));
    const message = typeof value === 'string' ? lengthProblem(value, MAX_TEXT) : null;
    return message === null ? [] : [{ path: prefix + name, message }];
  });
}

/** Identifiers that do not read as they are (invisible or look-alike characters); refused on drafts, too. Field → what it is called. */
export function unreadable(input: object, identifiers: Record<string, string>): FieldError[] {
  const values = input as Record<string, Text | undefined>;
  return Object.entries(identifiers).flatMap(([path, noun]) => {
    const message = identifierProblem(values[path] ?? '', noun);
    return message === null ? [] : [{ path, message }];
  });
}

/** One sentence over all that is wrong. */
export function summary(errors: FieldError[], noun: string): string {
  return errors.length === 1 ? (errors[0]?.message ?? '') : `Please correct ${errors.length} fields of the ${noun}.`;
}

/** Whether two moments of a last change are the same; null is a record that nobody changed. */
export function isSameMoment(a: string | null, b: string | null): boolean {
  return a === null || b === null ? a === b : Date.parse(a) === Date.parse(b);
}
