import { isStatus, statusKey, type Status } from '@/lib/status';
import type { HistoryTable } from '@/shared/history/model/history';

const DECIDED: readonly Status[] = ['approved', 'rejected', 'closed'];
/** While it is asked about, a record keeps what was decided. */
const ASKED: readonly Status[] = ['underquery', 'workinprogress'];

/** True when somebody has had the last word on a record of this status. */
export function isDecided(status: string | null | undefined): boolean {
  return isStatus(status, ...DECIDED);
}

/** Who decided, as the history has it. */
interface Decision {
  who: string;
  /** Moment, ISO text. */
  at: string | null;
}

/** One value that was changed after the decision. */
interface LateChange extends Decision {
  key: string;
  label: string;
  before: string;
  after: string;
}

export interface AfterDecision {
  /** null: the history does not say. */
  decision: Decision | null;
  changes: LateChange[];
}

/** What moves a record on, or says what accounting made of it, is no change of what was decided on. */
const NOT_CONTENT = /^(erp|payment|posting|audit|query|work_?flow|status|recordUpdated)/i;
/** What is kept beside a record, not in it. */
const BESIDE = ['workflowtask', 'query', 'queryitem'];

const timeOf = (at: string | null) => Date.parse(at ?? '') || 0;

/**
 * Reads from a record's history who had the last word on it, and which of its values, and of its lines', were changed after that.
 * `context`: the kind's name in the history. An approval that is closed by its payment is one decision. Pure.
 */
export function afterDecision(tables: readonly HistoryTable[], context: string): AfterDecision {
  const own = tables.find(table => statusKey(table.entity) === statusKey(context));
  let decision: HistoryTable['entries'][number] | null = null;
  let settled = '';
  for (const entry of (own?.entries ?? []).toReversed()) {
    const status = statusKey(entry.changes.find(({ property }) => statusKey(property) === 'status')?.newValue);
    if (!status || status === settled || isStatus(status, ...ASKED)) continue;
    const goesOn = settled === 'approved' && status === 'closed';
    if (!goesOn) decision = isStatus(status, ...DECIDED) ? entry : null;
    settled = status;
  }
  if (!decision) return { decision: null, changes: [] };
  const { key: decided, who, at } = decision;
  const places = (own?.entries ?? []).map(({ key }) => key);
  const late = tables
    .filter(table => !BESIDE.includes(statusKey(table.entity)))
    .flatMap(table =>
      // Entries come newest first: of one moment, those of the record itself go by their place.
      table.entries.filter(entry =>
        table === own ? places.indexOf(entry.key) < places.indexOf(decided) : timeOf(entry.at) > timeOf(at),
      ),
    );
  return {
    decision: { who, at },
    changes: late
      .toSorted((a, b) => timeOf(b.at) - timeOf(a.at))
      .flatMap(entry =>
        entry.changes
          .filter(({ property }) => !NOT_CONTENT.test(property))
          .map(({ property, label, oldValue, newValue }) => ({
            key: `${entry.key} ${property}`,
            label: [entry.subject, label].filter(Boolean).join(': '),
            before: oldValue,
            after: newValue,
            who: entry.who,
            at: entry.at,
          })),
      ),
  };
}
