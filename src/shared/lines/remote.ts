import { rowMeant } from '@/shared/ui/useTypedChoice';
import { cellPatch } from './paste';
import type { SelectOption } from '@/shared/kinds/types';
import type { LineColumn } from './types';

export type RemoteColumn<L> = LineColumn<L> & { kind: 'code' };
/** Asks for the records that match a text. */
export type ColumnSearch = (text: string, signal: AbortSignal) => Promise<readonly unknown[]>;

/** How remote cells ask, the same for all rows. */
export interface Remote<L extends object> {
  searchOf: (column: RemoteColumn<L>) => ColumnSearch;
  onTyped: (id: string, column: RemoteColumn<L>, text: string) => void;
  /** Recent choices of the column, newest first. */
  recentOf: (column: RemoteColumn<L>) => readonly SelectOption[];
  onPicked: (column: RemoteColumn<L>, record: unknown) => void;
}

/** How a record reads in a list and in its cell. */
export function optionOf<L>(column: RemoteColumn<L>, record: unknown): SelectOption {
  if (column.toOption) return column.toOption(record);
  const { code, name } = record as { code: string; name: string };
  return { value: code, label: `${code} - ${name}` };
}

/** Returns the changes that a chosen record makes in a line. */
export function pickPatch<L>(column: RemoteColumn<L>, line: L, record: unknown): Partial<L> {
  if (column.onPick) return column.onPick(line, record);
  return cellPatch(column, line, optionOf(column, record).value);
}

/** The record whose code is the text, whatever the case, or null. */
export function exactRecord<L>(column: RemoteColumn<L>, records: readonly unknown[], text: string): unknown {
  const wanted = text.trim().toLowerCase();
  return records.find(record => optionOf(column, record).value.toLowerCase() === wanted) ?? null;
}

/** The record that a typed text names, or null. */
export const recordMeant = <L>(column: RemoteColumn<L>, records: readonly unknown[], text: string): unknown =>
  exactRecord(column, records, text) ?? rowMeant(records, text, record => optionOf(column, record)) ?? null;
