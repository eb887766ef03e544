import { same } from '@/lib/same';
import { sinceOpened } from '@/shared/form/sinceOpened';
import { whyLocked } from './rowStatus';
import type { SectionRow, SectionStore } from './section';

/**
 * Returns the checks before a row is saved or deleted that others may have changed; undefined for new rows and rows
 * kept in a form. Compares form values only: data added by the ERP is no change.
 */
export function rowSinceOpened(
  { noun, single }: { noun: string; single?: boolean },
  { readRows }: Pick<SectionStore, 'readRows'>,
  row: SectionRow | null,
) {
  if (!readRows || (row === null && !single)) return undefined;
  return sinceOpened<SectionRow>({
    noun,
    opened: row,
    read: async () => {
      const rows = await readRows();
      return rows.find(now => (single || now.key === row?.key) && !now.deleted) ?? null;
    },
    mayStill: now => whyLocked(now.status) === null,
    isSame: (now, was) => same(now.values, was.values),
  });
}
