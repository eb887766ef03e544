import { filterKind, NOTHING, type RawFilter } from './filterKinds';
import type { AppliedFilter, FilterDef, ListParameter } from './listTypes';

/** The filter of `def` with the given raw values, or null when they make none. The only maker of `AppliedFilter`. */
export function makeFilter(def: FilterDef, raw: Partial<RawFilter>): AppliedFilter | null {
  return filterKind(def).make(def, { ...NOTHING, ...raw });
}

/** Values of the filter in the address, one query parameter each. `fromAddress` reads them back. */
export function toAddress(filter: AppliedFilter): string[] {
  return filterKind(filter).toAddress(filter);
}

export function fromAddress(def: FilterDef, texts: readonly string[]): AppliedFilter | null {
  return makeFilter(def, filterKind(def).fromAddress(texts));
}

/** The value on the wire and in a preset. */
export function toValue(filter: AppliedFilter): string {
  return filterKind(filter).toValue(filter);
}

export function toParameter(filter: AppliedFilter): ListParameter {
  const { wireType } = filterKind(filter);
  return { name: filter.name, value: toValue(filter), ...(wireType ? { type: wireType } : {}) };
}
