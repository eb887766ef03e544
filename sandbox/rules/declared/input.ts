import { isBlank } from '@/lib/text';
import { identifierProblem } from '../../../src/lib/identity';
import { lengthProblem, MAX_INVOICE_NUMBER, MAX_LINES, MAX_TEXT } from '../../../src/lib/limits';
import { sameStatus } from '../../../src/lib/status';
import { badInput, type FieldError } from '../errors.ts';
import type { Columns } from './columns.ts';

export type Text = string | null;
/** Decimals are sent as text. */
export type Texts<Name extends string> = Partial<Record<Name, Text>>;
export type Flags<Name extends string> = Partial<Record<Name, boolean | null>>;

export interface RecordInput extends Texts<'rut' | 'invoiceNumber' | 'invoiceDate' | 'status'> {
  id?: number | null;
}

export type Intent = 'draft' | 'submit';

export function getIntent(status: Text | undefined): Intent {
  if (sameStatus(status, 'Draft')) return 'draft';
  if (sameStatus(status, 'Pending for approval')) return 'submit';
  throw badInput("status is 'Draft' or 'Pending for approval'");
}

export function getText(value: Text | undefined): Text {
  return isBlank(value) ? null : (value?.trim() ?? null);
}

export function toDay(value: Text | undefined): Text {
  return getText(value)?.slice(0, 10) ?? null;
}

export function typedIn(columns: Columns, input: object | null | undefined): Record<string, unknown> {
  const given = (input ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([, { typed }]) => typed)
      .map(([name, { kind }]) => {
        const value = given[name] ?? null;
        if (typeof value !== 'string') return [name, value];
        return [name, kind === 'date' ? toDay(value) : getText(value)];
      }),
  );
}

export const TOO_MANY_LINES = `At most ${MAX_LINES} lines. Put the others on another invoice.`;

/** Applies to drafts too. `except`: attachment lists, which are parsed separately. */
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

function longTexts(values: object, prefix: string): FieldError[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value))
      return value.flatMap((row: object | null, index) => longTexts(row ?? {}, `${prefix}${name}.${index}.`));
    const message = typeof value === 'string' ? lengthProblem(value, MAX_TEXT) : null;
    return message === null ? [] : [{ path: prefix + name, message }];
  });
}

/** Finds invisible and look-alike characters, on drafts too. Maps field to label. */
export function unreadable(input: object, identifiers: Record<string, string>): FieldError[] {
  const values = input as Record<string, Text | undefined>;
  return Object.entries(identifiers).flatMap(([path, noun]) => {
    const message = identifierProblem(values[path] ?? '', noun);
    return message === null ? [] : [{ path, message }];
  });
}

export function summary(errors: FieldError[], noun: string): string {
  return errors.length === 1 ? (errors[0]?.message ?? '') : `Correct ${errors.length} fields of the ${noun}.`;
}

/** Null is an unchanged record. */
export function isSameMoment(a: string | null, b: string | null): boolean {
  return a === null || b === null ? a === b : Date.parse(a) === Date.parse(b);
}
