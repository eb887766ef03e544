import * as z from 'zod/mini';
import { partOfAddress, type Id } from '@/lib/ids';
import { isObject } from '@/lib/objects';
import { readGivenId, readId } from '@/platform/ids';
import type { RecordKind } from './recordKinds';

/** Whose configuration a screen will need; links carry it, so that record and configuration travel together. */
export interface ConfigFor {
  companyCode: string;
  countryCode: string;
}

/** What says whose configuration it is. */
export interface Located {
  companyCode: string | null;
  countryCode: string | null;
}

/** The hint for a row's link; undefined when the row does not say enough. */
export function configHint({ companyCode, countryCode }: Located): ConfigFor | undefined {
  return companyCode && countryCode ? { companyCode, countryCode } : undefined;
}

/**
 * Whose configuration a record needs: its own, and until it has come, that of the link it was opened by (undefined without one). Null for
 * a record that names no company or country: it is shown with the usual fields, not waited for.
 */
export function configOf(record: Located | null | undefined, hint: ConfigFor | null): ConfigFor | null | undefined {
  const companyCode = record?.companyCode ?? hint?.companyCode;
  const countryCode = record?.countryCode ?? hint?.countryCode;
  if (companyCode && countryCode) return { companyCode, countryCode };
  return record ? null : undefined;
}

/** Reads the hint out of a navigation state, bare or as its `selectedItem`; null when there is none. */
export function readConfigHint(state: unknown): ConfigFor | null {
  if (typeof state !== 'object' || state === null) return null;
  if ('selectedItem' in state) return readConfigHint(state.selectedItem);
  const given = z.safeParse(hintShape, state);
  return given.success ? given.data : null;
}

const hintShape = z.object({ companyCode: z.string(), countryCode: z.string() });

/** What a view hands to the edit and copy screens (spec 2 §2); the record itself is fetched again by its id (DECISIONS 6). */
export function recordState({ stateId }: RecordKind, { id, companyCode, countryCode }: Located & { id: Id }) {
  return { selectedItem: { companyCode, countryCode }, [stateId]: id };
}

/** The id that a navigation state carries under a name; null when it carries none. */
export function readStateId(state: unknown, name: string): Id | null {
  return isObject(state) ? readGivenId(state[name]) : null;
}

/** The record that an edit or copy address names, else the navigation state (spec 2 §2); null when neither does. */
export function readRecordId({ stateId }: RecordKind, search: URLSearchParams, state?: unknown): Id | null {
  return readId(search.get('id')) ?? readStateId(state, stateId);
}

/** The stored record that a create form is opened with as `selectedItem`, to be edited (spec 2 §2); null for a new one. */
export function readSelectedId(state: unknown): Id | null {
  return typeof state === 'object' && state !== null && 'selectedItem' in state
    ? readStateId(state.selectedItem, 'id')
    : null;
}

/** The record at the end of a view's address; null when it is no record's. */
export function viewedId(pathname: string): Id | null {
  return readId(partOfAddress(pathname.split('/').pop()));
}
