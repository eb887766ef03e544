import { sectionCalls } from './api/sectionCalls';
import { prefetchSection } from './api/useSectionStore';
import { prefetchSupplier } from './api/useSupplier';

/** What the profile asks first, in one round: the supplier, and its first section beside it. */
export function prefetchProfile(id: number): void {
  if (!Number.isInteger(id) || id <= 0) return;
  prefetchSupplier(id);
  prefetchSection(sectionCalls.related, id);
}
