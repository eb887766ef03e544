import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import type { QueryResult } from '@/platform/graphql/useLoaded';
import type { ConfigFor } from '../recordAddress';
import { fieldConfig } from './api/fieldConfig';

const NONE: QueryResult<string | null> = {
  data: null,
  error: undefined,
  loading: false,
  busy: false,
  reload: () => Promise.resolve(),
};

/** Queries a document's region/company configuration; skips if `configured` is false or `configFor` is null. undefined: loading. */
export function useConfiguration(
  configured: boolean,
  configFor: ConfigFor | null | undefined,
): QueryResult<string | null> {
  const isConfigured = configured && configFor !== null;
  const result = useBackendQuery(fieldConfig, isConfigured ? (configFor ?? null) : null);
  return isConfigured ? result : NONE;
}
