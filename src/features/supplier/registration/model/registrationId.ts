import type { Id } from '@/lib/ids';
import { readId } from '@/platform/ids';
import type { Session } from '@/platform/session/session';

/** Returns the registration id in the URL, else the user's own; null for none. */
export function registrationIdIn(search: URLSearchParams, { supplierId }: Session): Id | null {
  const named = search.get('id');
  return named === null ? supplierId : readId(named);
}
