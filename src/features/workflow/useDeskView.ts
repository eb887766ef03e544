import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { DeskTask } from './model/deskTask';
import { DESK_SORTS, OLDEST_FIRST, shownTasks, tabsOf, type DeskOrder, type DeskSort } from './model/deskView';

function readOrder(text: string | null): DeskOrder {
  const [by, way] = (text ?? '').split('.');
  const known = DESK_SORTS.find(sort => sort === by);
  return known ? { by: known, desc: way === 'desc' } : OLDEST_FIRST;
}

/** Tab, search text and order of a desk; kept in the address, so that the way back from a record leads to the same place. */
export function useDeskView(tasks: readonly DeskTask[]) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const { search } = useLocation();
  const tabs = tabsOf(tasks);
  const wanted = params.get('tab');
  const tab = tabs.find(known => known.id === wanted)?.id ?? tabs[0]?.id ?? '';
  const order = readOrder(params.get('sort'));

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

  const shown = shownTasks(tasks, tab, text, order);
  const all = tabs.find(known => known.id === tab)?.count ?? 0;
  return {
    tabs,
    tab,
    text,
    order,
    /** Query of this place, with its question mark; '' when there is none. */
    search,
    shown,
    /** '3 of 12' while a search narrows the tab. */
    found: shown.length < all ? `${shown.length} of ${all}` : '',
    setTab: (id: string) => change('tab', id),
    setText: (typed: string) => {
      setText(typed);
      change('q', typed.trim());
    },
    /** Another column begins upwards; the same one turns round. */
    sortBy: (by: DeskSort) => change('sort', `${by}.${order.by === by && !order.desc ? 'desc' : 'asc'}`),
  };
}

export type DeskView = ReturnType<typeof useDeskView>;
