import { equalsIgnoreCase } from '@/lib/text';
import type { Identity } from '@/shared/fieldTypes/types';

type Values = Readonly<Record<string, unknown>>;

export const getVerifiedText = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : value !== null && typeof value === 'object' && 'name' in value
      ? String(value.name)
      : '';

/** Returns a text that a check found; '' for none. */
export function textIn(found: Identity['found'], name: string): string {
  const value = found?.[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the typed values that these verified values replace, by field name. */
export function replacedValues(typed: Values, verified: Values): Record<string, string> {
  const replaced = Object.entries(verified).map(
    ([name, value]) => [name, getVerifiedText(typed[name]), getVerifiedText(value)] as const,
  );
  return Object.fromEntries(
    replaced.flatMap(([name, was, is]) => (was === '' || is === '' || equalsIgnoreCase(was, is) ? [] : [[name, was]])),
  );
}

/** Names the typed value that the verification of one of these identities replaced in a field. */
export function replacedHint(name: string, identities: readonly Identity[]): string | null {
  const typed = identities.find(({ verified, replaced }) => verified && replaced?.[name])?.replaced?.[name];
  return typed === undefined ? null : `The verified value replaced what you entered: ${typed}`;
}
