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

/** The region/company configuration of a document's fields; nothing is asked where it has no say (`configured` false). */
export function useConfiguration(configured: boolean, configFor: ConfigFor | null): Answer<string | null> {
  const asked = useAnswer(fieldConfig, configured ? configFor : null);
  return configured ? asked : NONE;
}

/** Whose configuration a record needs: its own, and until it has come, that of the link it was opened by. */
export function configOf(
  record: { companyCode: string | null; countryCode: string | null } | null | undefined,
  hint: ConfigFor | null,
): ConfigFor | null {
  const companyCode = record?.companyCode ?? hint?.companyCode;
  const countryCode = record?.countryCode ?? hint?.countryCode;
  return companyCode && countryCode ? { companyCode, countryCode } : null;
}
