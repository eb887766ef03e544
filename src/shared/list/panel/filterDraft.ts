import { cleanNumber, isDay, makeFilter } from '../filterCodec';
import type { ListState } from '../listState';
import type { AppliedFilter, FilterDef, ListSort, SupplierPick } from '../listTypes';

/** What stands in a filter's controls, right or wrong: text and days in `texts`, ticked options too. */
export interface DraftValue {
  texts: string[];
  suppliers: SupplierPick[];
}

/** What stands in the panel. */
export interface Draft {
  sort: ListSort;
  values: Record<string, DraftValue>;
}

export const BLANK: DraftValue = { texts: [], suppliers: [] };

function valueOf(filter: AppliedFilter): DraftValue {
  switch (filter.kind) {
    case 'text':
    case 'number':
    case 'date':
      return { ...BLANK, texts: [filter.value] };
    case 'dateRange':
      return { ...BLANK, texts: [filter.from, filter.to] };
    case 'checkBox':
      return { ...BLANK, texts: filter.values };
    case 'cimSupplier':
      return { ...BLANK, suppliers: filter.suppliers };
  }
}

/** The panel's content for what is applied. */
export function draftOf({ sortBy, sortOrder, filters }: ListState): Draft {
  return {
    sort: { by: sortBy, order: sortOrder },
    values: Object.fromEntries(filters.map(filter => [filter.name, valueOf(filter)])),
  };
}

/** What is wrong with a value, in words; null when it is right or empty. */
function problemOf(def: FilterDef, { texts }: DraftValue): string | null {
  const [first = '', second = ''] = texts;
  switch (def.kind) {
    case 'number':
      return first.trim() && !cleanNumber(first) ? 'Enter a number.' : null;
    case 'date':
      return first && !isDay(first) ? 'Enter a date as DD-MMM-YYYY.' : null;
    case 'dateRange':
      if (!first && !second) return null;
      if (!first || !second) return 'Choose both dates.';
      if (!isDay(first) || !isDay(second)) return 'Enter dates as DD-MMM-YYYY.';
      return first > second ? 'The first date must not be after the second.' : null;
    default:
      return null;
  }
}

/** The filters that the draft makes, and the problems by filter name. */
export function readDraft(
  draft: Draft,
  defs: readonly FilterDef[],
): { filters: AppliedFilter[]; problems: Record<string, string> } {
  const filters: AppliedFilter[] = [];
  const problems: Record<string, string> = {};
  for (const def of defs) {
    const value = draft.values[def.name] ?? BLANK;
    const problem = problemOf(def, value);
    if (problem !== null) problems[def.name] = problem;
    const filter = problem === null ? makeFilter(def, value) : null;
    if (filter) filters.push(filter);
  }
  return { filters, problems };
}
