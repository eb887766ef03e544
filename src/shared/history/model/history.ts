import * as z from 'zod/mini';
import { formatDay } from '@/lib/dates';
import { inIdOrder, type Id } from '@/lib/ids';
import { parseJsonText } from '@/lib/jsonText';
import { formatMoney } from '@/lib/money';

interface RecordDto {
  id: Id;
  entityName: string | null;
  entityLabel: string | null;
  entityId: Id | null;
  changeDate: string | null;
  delta: unknown;
  rcb: string | null;
  type: string | null;
  username: string | null;
}

interface TableDto {
  tableName: string | null;
  records: (RecordDto | null)[] | null;
}

interface Change {
  property: string;
  label: string;
  oldValue: string;
  newValue: string;
}

export interface HistoryEntry {
  key: string;
  /** Changed entity within its table; null if the backend doesn't send it. */
  entityId: Id | null;
  /** Time of the change, ISO text. */
  at: string | null;
  who: string;
  type: string;
  /** Changed item if a table has several: 'Line item #12'. */
  subject: string;
  changes: Change[];
}

export interface HistoryTable {
  entity: string;
  name: string;
  entries: HistoryEntry[];
}

const property = z.object({
  OldValue: z.optional(z.unknown()),
  NewValue: z.optional(z.unknown()),
  Label: z.optional(z.nullable(z.string())),
});
const delta = z.record(z.string(), z.unknown());

/**
 * Converts changes by entity, newest first; omits entities without changes. A delta may be text, an object, null or
 * invalid (spec 1 §3, change history record; docs/decisions.md#json-text). The country decides digit grouping (spec 1 §9).
 */
export function toHistory(
  tables: readonly (TableDto | null)[] | null | undefined,
  country?: string | null,
): HistoryTable[] {
  return (tables ?? []).flatMap(table => {
    const records = (table?.records ?? []).flatMap(record => record ?? []).toSorted(newestFirst);
    if (records.length === 0) return [];
    const several = new Set(records.map(record => record.entityId)).size > 1;
    const name = records[0]?.entityLabel?.trim() || table?.tableName?.trim() || records[0]?.entityName?.trim();
    const entity = table?.tableName?.trim() || records[0]?.entityName?.trim() || '';
    return { entity, name: name || 'Other', entries: records.map(record => toEntry(record, several, country)) };
  });
}

function newestFirst(a: RecordDto, b: RecordDto): number {
  return toTime(b) - toTime(a) || inIdOrder(b.id, a.id);
}

function toTime({ changeDate }: RecordDto): number {
  const time = Date.parse(changeDate ?? '');
  return Number.isNaN(time) ? 0 : time;
}

function toEntry(record: RecordDto, several: boolean, country: string | null | undefined): HistoryEntry {
  const label = record.entityLabel?.trim() || record.entityName?.trim() || '';
  return {
    key: String(record.id),
    entityId: record.entityId,
    at: record.changeDate,
    who: record.username?.trim() || record.rcb?.trim() || '',
    type: record.type?.trim() ?? '',
    subject: several && record.entityId !== null ? `${label} #${record.entityId}`.trim() : '',
    changes: Object.entries(parseJsonText(delta, record.delta, {})).flatMap(([name, value]) => {
      const change = z.safeParse(property, value);
      if (!change.success) return [];
      const { OldValue, NewValue, Label } = change.data;
      return {
        property: name,
        label: Label?.trim() || name,
        oldValue: getText(OldValue, country),
        newValue: getText(NewValue, country),
      };
    }),
  };
}

/** Backend amount format: plain digits with 2 decimals. */
const AMOUNT = /^-?\d+\.\d{2}$/;

function getText(value: unknown, country: string | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return AMOUNT.test(value) ? formatMoney(value, country) : value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return JSON.stringify(value);
}

/** A date, also one stored as midnight. */
const DAY = /^\d{4}-\d{2}-\d{2}(T00:00(:00(\.0+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** Formats a value as fields do: dates in portal format, all else unchanged. */
export function shownValue(value: string): string {
  return DAY.test(value) ? formatDay(value) : value;
}
