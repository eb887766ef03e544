import type { Id } from '@/lib/ids';
import { gapsOf, NO_LOCATION, type Gap } from './gaps';
import { locationLabel, type NamedLocation } from '@/domain/supplier/locationLabel';
import type { SectionId } from './sections';

interface Location extends NamedLocation {
  id: Id;
  deleted: boolean | null;
}

type OfLocation = { locationId: Id | null };

/**
 * Returns missing data of the saved locations before the profile can be sent (spec 1 §5). Inactive locations are
 * skipped.
 */
export function gapsAtLocations(
  locations: readonly Location[],
  rows: Readonly<Partial<Record<SectionId, readonly OfLocation[]>>>,
): Gap[] {
  const inUse = locations.filter(({ deleted }) => deleted !== true);
  if (inUse.length === 0) return [NO_LOCATION];
  return gapsOf(inUse, locationLabel, (section, { id }) => {
    const listed = rows[section];
    if (!listed) throw new Error(`Nobody asked for the ${section} of the locations.`);
    return listed.some(({ locationId }) => locationId === id);
  });
}
