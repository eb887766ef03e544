import * as z from 'zod/mini';
import { formatDay } from '@/lib/dates';
import { safeParseJsonText } from '@/lib/jsonText';
import { formatMoney } from '@/lib/money';
import type { DuplicateWarning } from '@/shared/form/useSave';

export interface DuplicateResult {
  id: number | null;
  message: string | null;
  /** JSON text: a list of existing records (spec 3 §7, ZFO). */
  result?: unknown;
}

export interface DuplicateColumn {
  key: string;
  title: string;
  kind?: 'date' | 'money';
}

/** Button label of spec 3 §7. */
export const SUBMIT_ANYWAY = 'Submit anyway';

const records = z.nullish(z.array(z.record(z.string(), z.unknown())));

/** A non-empty `result` warns regardless of the id, because a double payment is worse than one question too many. */
export function readDuplicates(
  found: DuplicateResult | null,
  columns: readonly DuplicateColumn[] | undefined,
  country: string,
): DuplicateWarning {
  const { id = null, message = null, result } = found ?? {};
  if (!columns || (typeof result === 'string' && result.trim() === '')) return { id, message };
  const read = safeParseJsonText(records, result);
  if (!read.success) return { id: 1, message };
  if (!read.data?.length) return { id, message };
  return {
    id: 1,
    message,
    table: {
      label: 'Existing records',
      columns: columns.map(({ title, kind }) => (kind === 'money' ? { title, align: 'end' } : { title })),
      rows: read.data.map(record => columns.map(({ key, kind }) => cellText(record[key], kind, country))),
    },
  };
}

function cellText(value: unknown, kind: DuplicateColumn['kind'], country: string): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  if (kind === 'money') return formatMoney(value, country) || String(value);
  return (kind === 'date' && formatDay(String(value))) || String(value);
}
