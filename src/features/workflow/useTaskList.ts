import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { QueryResult } from '@/platform/graphql/useLoaded';
import type { ListedTask } from './model/listedTask';
import { findTab, inTab, TASK_SORTS, OLDEST_FIRST, shownTasks, getTabs, type TaskOrder } from './model/taskList';

function readOrder(text: string | null): TaskOrder {
  const [by, way] = (text ?? '').split('.');
  const known = TASK_SORTS.find(sort => sort === by);
  return known ? { by: known, order: way === 'desc' ? 'desc' : 'asc' } : OLDEST_FIRST;
}

const NONE: readonly ListedTask[] = [];
const asTheyAre = (shown: ListedTask[]) => shown;

/** Tab, search text and order are in the URL, so that the way back from a record restores them. `arrange` must be stable. */
export function useTaskList(
  loaded: QueryResult<readonly ListedTask[]>,
  arrange: (shown: ListedTask[]) => ListedTask[] = asTheyAre,
) {
  const tasks = (!loaded.error && loaded.data) || NONE;
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const { search } = useLocation();
  const tabs = useMemo(() => getTabs(tasks), [tasks]);
  const wanted = params.get('tab');
  const tab = findTab(tabs, wanted ?? '');
  const sort = params.get('sort');
  const order = useMemo(() => readOrder(sort), [sort]);

  const change = (name: string, value: string) =>
    setParams(
      before => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  const all = useMemo(() => tasks.filter(task => inTab(task, tab)), [tasks, tab]);
  const shown = useMemo(() => arrange(shownTasks(tasks, tab, text, order)), [arrange, tasks, tab, text, order]);
  return {
    tabs,
    tab,
    text,
    order,
    search,
    all,
    shown,
    /** '3 of 12' while a search narrows the tab. */
    found: shown.length < all.length ? `${shown.length} of ${all.length}` : '',
    setTab: (id: string) => change('tab', id),
    setText: (typed: string) => {
      setText(typed);
      change('q', typed.trim());
    },
    sortBy: (by: string) => change('sort', `${by}.${order.by === by && order.order === 'asc' ? 'desc' : 'asc'}`),
  };
}

export type TaskListState = ReturnType<typeof useTaskList>;
