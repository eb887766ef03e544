import { filterKind, NOTHING, type RawFilter } from './filterKinds';
import type { AppliedFilter, FilterDef, ListParameter } from './listTypes';

/** Creates a filter from raw values, or returns null if they are empty or invalid. Only this function creates an `AppliedFilter`. */
export function makeFilter(def: FilterDef, raw: Partial<RawFilter>): AppliedFilter | null {
  return filterKind(def).make(def, { ...NOTHING, ...raw });
}

/** Serializes the filter to URL parameter values; `fromAddress` parses them. */
export function toAddress(filter: AppliedFilter): string[] {
  return filterKind(filter).toAddress(filter);
}

export function fromAddress(def: FilterDef, texts: readonly string[]): AppliedFilter | null {
  return makeFilter(def, filterKind(def).fromAddress(texts));
}

/** Serializes the filter to the value that queries and presets use. */
export function toValue(filter: AppliedFilter): string {
  return filterKind(filter).toValue(filter);
}

/** Serializes the filter to query conditions; a number range gives one per end. */
export function toParameters(filter: AppliedFilter): ListParameter[] {
  const { wireType, conditions } = filterKind(filter);
  const said = conditions?.(filter) ?? [{ value: toValue(filter) }];
  return said.map(condition => ({ name: filter.name, ...condition, ...(wireType ? { type: wireType } : {}) }));
}
