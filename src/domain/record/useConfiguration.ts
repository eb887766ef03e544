import { useAnswer, type Answer } from '@/platform/graphql/operation';
import type { ConfigFor } from './address';
import { fieldConfig } from './api/fieldConfig';

const NONE: Answer<string | null> = {
  value: null,
  error: undefined,
  loading: false,
  busy: false,
  reload: () => Promise.resolve(),
};

/**
 * The region/company configuration of a document's fields. Nothing is asked where it has no say (`configured` false) or nobody is there
 * to have one (null); undefined: not known yet.
 */
export function useConfiguration(configured: boolean, configFor: ConfigFor | null | undefined): Answer<string | null> {
  const asks = configured && configFor !== null;
  const asked = useAnswer(fieldConfig, asks ? (configFor ?? null) : null);
  return asks ? asked : NONE;
}

/**
 * Whose configuration a record needs: its own, and until it has come, that of the link it was opened by (undefined without one). Null for
 * a record that names no company or country: it is shown with the usual fields, not waited for.
 */
export function configOf(
  record: { companyCode: string | null; countryCode: string | null } | null | undefined,
  hint: ConfigFor | null,
): ConfigFor | null | undefined {
  const companyCode = record?.companyCode ?? hint?.companyCode;
  const countryCode = record?.countryCode ?? hint?.countryCode;
  if (companyCode && countryCode) return { companyCode, countryCode };
  return record ? null : undefined;
}
