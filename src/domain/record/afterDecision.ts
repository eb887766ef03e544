import { isStatus, statusKey, type Status } from '@/lib/status';
import type { HistoryTable } from '@/shared/history/model/history';

const DECIDED: readonly Status[] = ['approved', 'rejected', 'closed'];
/** During a query a record keeps its decision. */
const ASKED: readonly Status[] = ['underquery', 'workinprogress'];

/** Returns true if a record of this status has a final decision. */
export function isDecided(status: string | null | undefined): boolean {
  return isStatus(status, ...DECIDED);
}

interface Decision {
  who: string;
  at: string | null;
}

interface LateChange extends Decision {
  key: string;
  label: string;
  before: string;
  after: string;
}

export interface AfterDecision {
  /** null: the history doesn't contain it. */
  decision: Decision | null;
  changes: LateChange[];
}

/** Properties of workflow and accounting, which are not part of the decided content. */
const NOT_CONTENT = /^(erp|payment|posting|audit|query|work_?flow|status|recordUpdated)/i;
/** Tables that are not part of the record. */
const BESIDE = ['workflowtask', 'query', 'queryitem'];

const toTime = (at: string | null) => Date.parse(at ?? '') || 0;

/** An approval that its payment completes is one decision. `context`: record type in the history. */
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
      // Entries are newest first; the record's own entries of the same time compare by position.
      table.entries.filter(entry =>
        table === own ? places.indexOf(entry.key) < places.indexOf(decided) : toTime(entry.at) > toTime(at),
      ),
    );
  return {
    decision: { who, at },
    changes: late
      .toSorted((a, b) => toTime(b.at) - toTime(a.at))
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
