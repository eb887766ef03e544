import * as z from 'zod/mini';
import { partOfAddress, type Id } from '@/lib/ids';
import { isObject } from '@/lib/objects';
import { readGivenId, readId } from '@/platform/ids';
import type { RecordType } from './recordTypes';

/** Company whose configuration a screen needs; links carry it, so that record and configuration load in parallel. */
export interface ConfigFor {
  companyCode: string;
  countryCode: string;
}

export interface Located {
  companyCode: string | null;
  countryCode: string | null;
}

/** Returns the hint for a row's link; undefined if the row lacks company or country. */
export function configHint({ companyCode, countryCode }: Located): ConfigFor | undefined {
  return companyCode && countryCode ? { companyCode, countryCode } : undefined;
}

/** The company of the record, and until it is loaded that of the link. Null: default fields. */
export function toConfig(record: Located | null | undefined, hint: ConfigFor | null): ConfigFor | null | undefined {
  const companyCode = record?.companyCode ?? hint?.companyCode;
  const countryCode = record?.countryCode ?? hint?.countryCode;
  if (companyCode && countryCode) return { companyCode, countryCode };
  return record ? null : undefined;
}

/** Reads the hint from navigation state, directly or in `selectedItem`; otherwise null. */
export function readConfigHint(state: unknown): ConfigFor | null {
  if (typeof state !== 'object' || state === null) return null;
  if ('selectedItem' in state) return readConfigHint(state.selectedItem);
  const given = z.safeParse(hintShape, state);
  return given.success ? given.data : null;
}

const hintShape = z.object({ companyCode: z.string(), countryCode: z.string() });

/** Builds the navigation state for edit and copy screens (spec 2 §2), which load the record by id (docs/decisions.md#id-in-address). */
export function recordState({ stateId }: RecordType, { id, companyCode, countryCode }: Located & { id: Id }) {
  return { selectedItem: { companyCode, countryCode }, [stateId]: id };
}

/** Reads an id by name from navigation state; otherwise null. */
export function readStateId(state: unknown, name: string): Id | null {
  return isObject(state) ? readGivenId(state[name]) : null;
}

/** Reads the record id of an edit or copy page from the URL, otherwise from navigation state (spec 2 §2); null if both are empty. */
export function readRecordId({ stateId }: RecordType, search: URLSearchParams, state?: unknown): Id | null {
  return readId(search.get('id')) ?? readStateId(state, stateId);
}

/** Reads the id of a stored record that a create form opens for editing as `selectedItem` (spec 2 §2); null for a new one. */
export function readSelectedId(state: unknown): Id | null {
  return typeof state === 'object' && state !== null && 'selectedItem' in state
    ? readStateId(state.selectedItem, 'id')
    : null;
}

/** Reads the record id at the end of a view's path; otherwise null. */
export function viewedId(pathname: string): Id | null {
  return readId(partOfAddress(pathname.split('/').pop()));
}
