import { useEffect, useState } from 'react';
import { useCall } from '@/platform/graphql/useCall';
import { remembered } from '@/platform/remembered';
import type { FoundRecord, FeatureRoute } from '@/platform/routing/routes';
import { mayEnter } from '@/platform/session/access';
import { isSignedIn } from '@/platform/session/sessionLost';
import { SEARCH_FROM } from '@/shared/ui/searchFrom';
import type { Visitor } from '../screenAt';

const PAUSE_MS = 200;
const KEEP_MS = 30_000;

interface Kept {
  at: number;
  records: readonly FoundRecord[];
}

const kept = remembered<string, Kept>();

const toKey = ({ path }: FeatureRoute, text: string) => `${path} ${text.toLowerCase()}`;

function fresh(key: string): Kept | undefined {
  const found = kept.get(key);
  return found && Date.now() - found.at < KEEP_MS ? found : undefined;
}

/** Stores a result and removes expired ones; stores nothing after logout. */
function keepFound(key: string, records: readonly FoundRecord[]): void {
  for (const old of kept.keys()) if (!fresh(old)) kept.delete(old);
  if (isSignedIn()) kept.set(key, { at: Date.now(), records });
}

function getFreshRecords({ path }: FeatureRoute): FoundRecord[] {
  const own = [...kept].filter(([key, { at }]) => key.startsWith(`${path} `) && Date.now() - at < KEEP_MS);
  return own.flatMap(([, { records }]) => records);
}

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
  groups: ReadonlyMap<string, Result>;
  waiting: number;
  failed: boolean;
}

const NOTHING: Search = { text: '', groups: new Map(), waiting: 0, failed: false };

/** Searches all lists that the user may open, one call per list; results are reused for 30 seconds. */
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
        groups: result === null ? before.groups : new Map(before.groups).set(path, result),
      }));
    const searchFeature = async (feature: FeatureRoute) => {
      const finder = (await feature.find?.())?.(session);
      if (!finder?.takes(wanted)) return answered(feature.path, { records: [], all: null });
      const key = toKey(feature, wanted);
      const records = fresh(key)?.records ?? (await call(finder.operation, wanted, { signal }));
      if (!fresh(key)) keepFound(key, records);
      const all = records.length < finder.limit ? null : `${feature.path}?${finder.toListSearch(wanted)}`;
      return answered(feature.path, { records, all });
    };
    const searchAll = () => {
      const searched = features.filter(
        ({ find, access, outsideProductionOnly }) =>
          find && mayEnter(session, access) && !(outsideProductionOnly && environment === 'prod'),
      );
      setSearch({ text: wanted, groups: new Map(), waiting: searched.length, failed: false });
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
      if (!feature.find || !isLongEnough) return [];
      const result = (isMine && search.groups.get(feature.path)) || { records: getFreshRecords(feature), all: null };
      return result.records.length > 0 ? [{ title: feature.menu?.label ?? feature.title, ...result }] : [];
    }),
    isBusy: isLongEnough && (!isMine || search.waiting > 0),
    failed: isMine && search.failed,
  };
}
