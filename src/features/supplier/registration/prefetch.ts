import { query } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { registrationById } from './api/operations';
import { registrationIdIn } from './model/registrationId';

export const prefetchRegistration: Prefetch = (url, session) => {
  const id = registrationIdIn(url.searchParams, session);
  return id === null ? [] : [query(registrationById, id)];
};
