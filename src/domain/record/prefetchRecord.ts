import type { Id } from '@/lib/ids';
import type { Operation } from '@/platform/graphql/operation';
import { query } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { viewedId } from '../recordAddress';

export const prefetchById =
  (...operations: readonly Operation<Id, unknown>[]): Prefetch =>
  ({ pathname }) => {
    const id = viewedId(pathname);
    return id === null ? [] : operations.map(byId => query(byId, id));
  };
