import type { FieldValues } from 'react-hook-form';
import type { Id } from '@/lib/ids';
import { notify } from '@/platform/feedback/feedback';
import { useCall } from '@/platform/graphql/useCall';
import type { SectionRow, SectionStore } from '@/shared/section/section';
import { neededSections } from '../gaps';
import { locationLabel } from '../model/locationLabel';
import { dependentsInWords, renamedRow } from '../locationUse';
import { rowsAskedOf } from '../profile/prefetchSection';
import type { ListedRow, ProfileSection } from '../profile/profileSection';
import { saveRowWith } from '../profile/useSectionStore';

type NeededSection = (typeof neededSections)[number];
type Facts = Readonly<Record<string, unknown>>;

/** The store of the locations on the server: contacts and bank accounts follow a rename, and a delete names those that refer to the location. */
export function useLocationUse(
  section: ProfileSection,
  supplierId: Id,
  store: SectionStore<FieldValues>,
): SectionStore<FieldValues> {
  const call = useCall();
  if (section.id !== 'locations') return store;

  const othersOf = ({ key }: SectionRow<FieldValues>) =>
    (store.rows ?? []).flatMap(row => (row.key === key || row.deleted || !row.facts ? [] : [row.facts]));
  const load = async (needed: NeededSection): Promise<readonly ListedRow[]> =>
    needed.calls.rowsOf(await call(needed.calls.list, rowsAskedOf(needed, supplierId))) ?? [];
  const rename = async (needed: NeededSection, from: Facts, to: Facts, others: readonly Facts[]) => {
    for (const row of await load(needed)) {
      const changed = row.deleted ? null : renamedRow({ ...row }, from, to, others);
      if (changed && !(await saveRowWith(call, needed, supplierId, row, changed))) throw new Error('Not saved');
    }
  };
  return {
    ...store,
    warnOfDelete: async row => {
      const rows = new Map<unknown, readonly ListedRow[]>();
      for (const needed of neededSections) rows.set(needed, await load(needed));
      return dependentsInWords(row.facts ?? {}, othersOf(row), needed => rows.get(needed) ?? []);
    },
    save: async (values, row) => {
      const others = row ? othersOf(row) : [];
      const problem = await store.save(values, row);
      if (problem !== null || !row?.facts) return problem;
      const to = { ...row.facts, ...section.toWire(values, row.facts) };
      if (locationLabel(row.facts) === locationLabel(to)) return null;
      for (const needed of neededSections)
        await rename(needed, row.facts, to, others).catch(() => {
          const { title } = needed.declare({ isExtended: false, country: null });
          notify.error(`The location was saved, but not its new name in ${title}. Choose the location there again.`);
        });
      return null;
    },
  };
}
