import type { Id } from '@/lib/ids';
import { prefetch } from '@/platform/graphql/prefetch';
import { bySupplier } from '../api/bySupplier';
import type { ProfileSection } from './profileSection';

/** How the rows of a section are asked for: as its calls say, else by SupplierId. */
export function rowsAskedOf({ calls }: Pick<ProfileSection, 'calls'>, supplierId: Id): Record<string, unknown> {
  return (calls.variables ?? bySupplier)(supplierId);
}

/** Asks for the rows of a section that somebody is about to open, as the section itself will. */
export function prefetchSection(section: ProfileSection, supplierId: Id): void {
  prefetch(section.calls.list, rowsAskedOf(section, supplierId));
}
