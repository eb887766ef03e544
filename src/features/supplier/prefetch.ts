import { prefetchContacts } from './api/useContacts';
import { prefetchSupplier } from './api/useSupplier';

/** What the profile asks first: the supplier, and its sections beside it. */
export function prefetchProfile(id: number): void {
  if (!Number.isInteger(id) || id <= 0) return;
  prefetchSupplier(id);
  prefetchContacts(id);
}
