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

/** The conditions on the wire: one, or one for each end of a range of numbers. */
export function toParameters(filter: AppliedFilter): ListParameter[] {
  const { wireType, conditions } = filterKind(filter);
  const said = conditions?.(filter) ?? [{ value: toValue(filter) }];
  return said.map(condition => ({ name: filter.name, ...condition, ...(wireType ? { type: wireType } : {}) }));
}
