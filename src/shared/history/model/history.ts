import * as z from 'zod/mini';
import { formatDay } from '@/lib/dates';
import { inIdOrder, type Id } from '@/lib/ids';
import { parseJsonText } from '@/lib/jsonText';
import { formatMoney } from '@/lib/money';

interface WireRecord {
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

interface WireTable {
  tableName: string | null;
  records: (WireRecord | null)[] | null;
}

/** One changed property in words; '' is nothing. */
interface Change {
  property: string;
  label: string;
  oldValue: string;
  newValue: string;
}

export interface HistoryEntry {
  key: string;
  /** The thing that was changed, within its table; null when the backend does not say. */
  entityId: Id | null;
  /** Moment of the change, ISO text. */
  at: string | null;
  who: string;
  /** Create, Update or Delete. */
  type: string;
  /** What was changed, where a table has several such things: 'Line item #12'. */
  subject: string;
  changes: Change[];
}

export interface HistoryTable {
  /** What the backend calls it. */
  entity: string;
  /** What people call it. */
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
 * Changes by entity, newest first; entities without a change are left out. Tolerant: a delta may be text, an object, null or
 * broken (spec 1 §3, change history record; DECISIONS 19). Amounts are grouped as the record's country does (spec 1 §9).
 */
export function toHistory(
  tables: readonly (WireTable | null)[] | null | undefined,
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

function newestFirst(a: WireRecord, b: WireRecord): number {
  return timeOf(b) - timeOf(a) || inIdOrder(b.id, a.id);
}

function timeOf({ changeDate }: WireRecord): number {
  const time = Date.parse(changeDate ?? '');
  return Number.isNaN(time) ? 0 : time;
}

function toEntry(record: WireRecord, several: boolean, country: string | null | undefined): HistoryEntry {
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
        oldValue: textOf(OldValue, country),
        newValue: textOf(NewValue, country),
      };
    }),
  };
}

/** How the backend writes amounts: plain, with two decimals. */
const AMOUNT = /^-?\d+\.\d{2}$/;

function textOf(value: unknown, country: string | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return AMOUNT.test(value) ? formatMoney(value, country) : value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return JSON.stringify(value);
}

/** A day, also one that a backend keeps as midnight. */
const DAY = /^\d{4}-\d{2}-\d{2}(T00:00(:00(\.0+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** A value of the history as fields show it: a day as the portal writes days, all else as it was kept. */
export function shownValue(value: string): string {
  return DAY.test(value) ? formatDay(value) : value;
}
