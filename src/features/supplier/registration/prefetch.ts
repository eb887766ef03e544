import type { Id } from '@/lib/ids';
import { query } from '@/platform/graphql/prefetch';
import { readId } from '@/platform/ids';
import type { Prefetch } from '@/platform/routing/routes';
import type { Session } from '@/platform/session/session';
import { registrationById } from './api/operations';

export function registrationIdIn(search: URLSearchParams, { supplierId }: Session): Id | null {
  const named = search.get('id');
  return named === null ? supplierId : readId(named);
}

export const prefetchRegistration: Prefetch = (url, session) => {
  const id = registrationIdIn(url.searchParams, session);
  return id === null ? [] : [query(registrationById, id)];
};
