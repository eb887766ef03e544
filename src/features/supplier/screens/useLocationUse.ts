import type { Id } from '@/lib/ids';
import { notify } from '@/platform/feedback/feedback';
import { useCall } from '@/platform/graphql/useCall';
import type { SectionRow, SectionStore } from '../section/section';
import { LOCATION_FIELD, neededSections } from '../gaps';
import { locations } from '../locations/locations.section';
import { locationLabel } from '@/domain/supplier/locationLabel';
import { describeDependents, findDeletedName, renamedRow } from '../locationUse';
import type { ListedRow, ProfileSection } from '../profile/profileSection';
import { readRows, saveRowWith } from '../profile/useSectionStore';

type NeededSection = (typeof neededSections)[number];
type Details = Readonly<Record<string, unknown>>;

/**
 * Wraps a section's store: contacts and bank accounts follow a location's rename and can't be saved for a deleted location; deleting a
 * location names its dependents.
 */
export function useLocationUse(section: ProfileSection, supplierId: Id, store: SectionStore): SectionStore {
  const call = useCall();
  const load = (of: ProfileSection) => readRows(call, of, supplierId);
  if (section.neededAtLocations !== undefined)
    return {
      ...store,
      save: async (values, ...rest) => {
        const listed = (await load(locations)).map(row => ({ ...row }));
        const gone = findDeletedName(values[LOCATION_FIELD] as string[], listed);
        if (gone === undefined) return store.save(values, ...rest);
        return { field: LOCATION_FIELD, message: `${gone} was deleted. Choose another location.` };
      },
    };
  if (section !== locations) return store;

  const getOthers = ({ key }: SectionRow) =>
    (store.rows ?? []).flatMap(row => (row.key === key || row.deleted || !row.storedRow ? [] : [row.storedRow]));
  const rename = async (needed: NeededSection, from: Details, to: Details, others: readonly Details[]) => {
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
      return describeDependents(row.storedRow ?? {}, getOthers(row), needed => rows.get(needed) ?? []);
    },
    save: async (values, row) => {
      const others = row ? getOthers(row) : [];
      const problem = await store.save(values, row);
      if (problem !== null || !row?.storedRow) return problem;
      const to = { ...row.storedRow, ...section.serialize(values, row.storedRow) };
      if (locationLabel(row.storedRow) === locationLabel(to)) return null;
      for (const needed of neededSections)
        await rename(needed, row.storedRow, to, others).catch((cause: unknown) => {
          const { title } = needed.declare({ isExtended: false, country: null });
          notify.error(
            `The location was saved, but ${title} still has its old name. Choose the location there again.`,
            { cause },
          );
        });
      return null;
    },
  };
}
