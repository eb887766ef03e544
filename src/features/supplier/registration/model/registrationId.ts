import type { Session } from '@/platform/session/session';

/** Whose registration an address means: the one it names, else one's own; null for none. */
export function registrationIdIn(search: URLSearchParams, { supplierId }: Session): number | null {
  const id = Number(search.get('id') ?? supplierId ?? 0);
  return Number.isInteger(id) && id > 0 ? id : null;
}
