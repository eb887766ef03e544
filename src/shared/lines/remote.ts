import { rowMeant } from '@/shared/ui/useTypedChoice';
import { cellPatch } from './paste';
import type { SelectOption } from '@/shared/fieldTypes/types';
import type { LineColumn } from './types';

export type RemoteColumn<L> = LineColumn<L> & { kind: 'code' };
export type ColumnSearch = (text: string, signal: AbortSignal) => Promise<readonly unknown[]>;

export interface Remote<L extends object> {
  searchOf: (column: RemoteColumn<L>) => ColumnSearch;
  onTyped: (id: string, column: RemoteColumn<L>, text: string) => void;
  recentOf: (column: RemoteColumn<L>) => readonly SelectOption[];
  onPicked: (column: RemoteColumn<L>, record: unknown) => void;
}

export function getOption<L>(column: RemoteColumn<L>, record: unknown): SelectOption {
  if (column.toOption) return column.toOption(record);
  const { code, name } = record as { code: string; name: string };
  return { value: code, label: `${code} - ${name}` };
}

/** Returns the changes that a chosen record makes in a line. */
export function pickPatch<L>(column: RemoteColumn<L>, line: L, record: unknown): Partial<L> {
  if (column.onPick) return column.onPick(line, record);
  return cellPatch(column, line, getOption(column, record).value);
}

/** Returns the record with this code, ignoring case, or null. */
export function exactRecord<L>(column: RemoteColumn<L>, records: readonly unknown[], text: string): unknown {
  const wanted = text.trim().toLowerCase();
  return records.find(record => getOption(column, record).value.toLowerCase() === wanted) ?? null;
}

/** Returns the record that a typed text names, or null. */
export const recordMeant = <L>(column: RemoteColumn<L>, records: readonly unknown[], text: string): unknown =>
  exactRecord(column, records, text) ?? rowMeant(records, text, record => getOption(column, record)) ?? null;
