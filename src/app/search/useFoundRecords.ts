import { useEffect, useState } from 'react';
import { useCall } from '@/platform/graphql/useCall';
import type { FoundRecord, FeatureRoute } from '@/platform/routing/routes';
import { mayEnter } from '@/platform/session/access';
import { SEARCH_FROM } from '@/shared/ui/searchFrom';
import type { Visitor } from '../screenAt';

const PAUSE_MS = 200;

interface Result {
  records: readonly FoundRecord[];
  /** Path of the list with all results; null if there are no more. */
  all: string | null;
}

interface FoundGroup extends Result {
  title: string;
}

interface Search {
  text: string;
  /** Results by path. Results of the previous text remain until newer results arrive. */
  groups: ReadonlyMap<string, Result & { text: string }>;
  waiting: number;
  failed: boolean;
}

const NOTHING: Search = { text: '', groups: new Map(), waiting: 0, failed: false };

/** Searches all lists that the user may open, one call per list. */
export function useFoundRecords(text: string, { features, session, environment }: Visitor) {
  const call = useCall();
  const [search, setSearch] = useState(NOTHING);
  const wanted = text.trim();
  const isLongEnough = wanted.length >= SEARCH_FROM;
  useEffect(() => {
    if (!isLongEnough) return;
    const mine = new AbortController();
    const { signal } = mine;
    const change = (next: (before: Search) => Search) => {
      if (!signal.aborted) setSearch(next);
    };
    const answered = (path: string, result: Result | null) =>
      change(before => ({
        ...before,
        waiting: before.waiting - 1,
        failed: before.failed || result === null,
        groups: result === null ? before.groups : new Map(before.groups).set(path, { ...result, text: wanted }),
      }));
    const searchFeature = async (feature: FeatureRoute) => {
      const finder = (await feature.find?.())?.(session);
      if (!finder?.takes(wanted)) return answered(feature.path, { records: [], all: null });
      const records = await call(finder.operation, wanted, { signal });
      const all = records.length < finder.limit ? null : `${feature.path}?${finder.toListSearch(wanted)}`;
      return answered(feature.path, { records, all });
    };
    const searchAll = () => {
      const searched = features.filter(
        ({ find, access, outsideProductionOnly }) =>
          find && mayEnter(session, access) && !(outsideProductionOnly && environment === 'prod'),
      );
      change(({ groups }) => ({ text: wanted, groups, waiting: searched.length, failed: false }));
      for (const feature of searched) searchFeature(feature).catch(() => answered(feature.path, null));
    };
    const timer = setTimeout(searchAll, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      mine.abort();
    };
  }, [isLongEnough, wanted, features, session, environment, call]);
  const isMine = search.text === wanted;
  return {
    groups: features.flatMap((feature): FoundGroup[] => {
      const { records = [], all = null, text: of } = search.groups.get(feature.path) ?? {};
      if (!isLongEnough || records.length === 0) return [];
      return [{ title: feature.menu?.label ?? feature.title, records, all: of === wanted ? all : null }];
    }),
    isBusy: isLongEnough && (!isMine || search.waiting > 0),
    failed: isMine && search.failed,
  };
}
