import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListState, toListInput, withFilters, writeListState } from '@/shared/list/listState';
import type { AppliedFilter, ListShape } from '@/shared/list/listTypes';
import { useFigures, type Figure, type FiguresDocument } from './api/useFigures';
import { AGE_SPANS, countByLevel, isWithin, getSums, type AgingChoice } from './model/figures';
import { useIdle } from '@/shared/ui/useIdle';

const LATEST_MS = 2_000;

/** Filters set by the bars. They are applied here and not in the query, so that all bars stay visible. */
const LEVEL = 'level';
const AGE = 'ageInDay';
const isOfBars = ({ name }: AppliedFilter) => name === LEVEL || name === AGE;

/** Loads sums of all matching rows and counts per level. Loads after the first rows; paging and sorting don't reload. */
export function useReportFigures(document: FiguresDocument, list: ListShape, levels: readonly string[] | undefined) {
  const [search, setSearch] = useSearchParams();
  const isIdle = useIdle(LATEST_MS);
  const state = useMemo(() => readListState(search, list), [search, list]);
  const { filters } = state;
  const request = useMemo(() => {
    const others = levels ? filters.filter(filter => !isOfBars(filter)) : filters;
    return toListInput({ ...state, filters: others }, list).parameters;
  }, [state, filters, list, levels]);
  const { data: value } = useFigures(document, isIdle ? request : null);

  const counts = useMemo(() => value && countByLevel(value, levels ?? []), [value, levels]);
  const shown = useMemo(
    () => value && (levels ? value.filter(figure => filters.every(filter => isLeft(figure, filter))) : value),
    [value, levels, filters],
  );
  const choose = ({ level, span }: AgingChoice) => {
    const chosen: AppliedFilter[] = filters.filter(filter => !isOfBars(filter));
    if (level !== null) chosen.push({ name: LEVEL, kind: 'checkBox', values: [level] });
    if (span) chosen.push({ name: AGE, kind: 'numberRange', from: span.from, to: span.to });
    setSearch(before => writeListState(withFilters(state, chosen), list, before));
  };
  return {
    /** undefined while loading, null if there are too many rows. */
    counts,
    chosen: getChoice(filters),
    choose,
    count: shown?.length,
    sums: useMemo(() => shown && getSums(shown), [shown]),
  };
}

function isLeft({ level, ageInDay }: Figure, filter: AppliedFilter): boolean {
  if (filter.name === LEVEL && filter.kind === 'checkBox') return filter.values.includes(level ?? '');
  if (filter.name === AGE && filter.kind === 'numberRange') return isWithin(ageInDay, filter.from, filter.to);
  return true;
}

function getChoice(filters: readonly AppliedFilter[]): AgingChoice {
  const level = filters.find(({ name }) => name === LEVEL);
  const age = filters.find(({ name }) => name === AGE);
  const [only = null, ...more] = level?.kind === 'checkBox' ? level.values : [];
  const span = AGE_SPANS.find(({ from, to }) => age?.kind === 'numberRange' && age.from === from && age.to === to);
  return { level: more.length > 0 ? null : only, span: span ?? null };
}
