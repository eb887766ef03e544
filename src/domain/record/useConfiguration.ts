import { useAnswer } from '@/platform/graphql/useAnswer';
import type { Answer } from '@/platform/graphql/useLoaded';
import type { ConfigFor } from '../recordAddress';
import { fieldConfig } from './api/fieldConfig';

const NONE: Answer<string | null> = {
  data: null,
  error: undefined,
  loading: false,
  busy: false,
  reload: () => Promise.resolve(),
};

/** Queries a document's region/company configuration; skips if `configured` is false or `configFor` is null. undefined: loading. */
export function useConfiguration(configured: boolean, configFor: ConfigFor | null | undefined): Answer<string | null> {
  const asks = configured && configFor !== null;
  const asked = useAnswer(fieldConfig, asks ? (configFor ?? null) : null);
  return asks ? asked : NONE;
}
