import * as z from 'zod/mini';
import { parseJsonText, toJsonText } from '@/lib/jsonText';
import { searchText } from '@/lib/text';
import { getDef, getFilterType, makeFilter, toValue } from './filterTypes';
import type { AppliedFilter, FilterDef, IgnoredFilter } from './listTypes';

/**
 * Serializes filters for presets and `listFilterValue` (spec 1 §3, Saved filter): a JSON list of encoded definitions
 * (column, type, picked rows) with values.
 */
export function filtersToText(filters: readonly AppliedFilter[]): string {
  return toJsonText(
    filters.map(filter => ({
      filter: toJsonText({
        column: filter.name,
        type: filter.kind,
        ...getFilterType(filter).kept?.(filter),
      }),
      value: toValue(filter),
    })),
  );
}

const row = z.object({ code: z.string(), name: z._default(z.string(), '') });
const definition = z.object({
  column: z.string(),
  type: z.optional(z.string()),
  suppliers: z.optional(z.array(row)),
  values: z.optional(z.array(z.string())),
});
const stored = z.array(z.record(z.string(), z.unknown()));

/** Finds an entry's definition. The specification doesn't name its key, so any key with a valid definition counts. */
function getDefinition(entry: Record<string, unknown>): z.infer<typeof definition> | null {
  const parts = Object.entries(entry).flatMap(([key, part]) => (key === 'value' ? [] : [part]));
  for (const part of [entry, ...parts])
    for (const text of [part, uncoded(part)]) {
      const found = parseJsonText(z.nullable(definition), text, null);
      if (found) return found;
    }
  return null;
}

function uncoded(part: unknown): unknown {
  try {
    return typeof part === 'string' ? decodeURIComponent(part) : part;
  } catch {
    return part;
  }
}

function valueOf(entry: Record<string, unknown>): string {
  const value = entry['value'];
  if (Array.isArray(value)) return value.map(String).join(',');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Parses saved filters in the order of `defs`. `ignored` are those that are unknown to this list or have invalid values. */
export function filtersFromText(
  text: unknown,
  defs: readonly FilterDef[],
): { filters: AppliedFilter[]; ignored: IgnoredFilter[] } {
  const found = new Map<string, AppliedFilter>();
  const ignored: IgnoredFilter[] = [];
  for (const entry of parseJsonText(stored, text, [])) {
    const definition = getDefinition(entry);
    const name = definition?.column ?? '';
    const def = getDef(defs, name);
    const value = valueOf(entry);
    const given = def && getFilterType(def).fromValue(value);
    const texts = definition?.values ?? given?.texts ?? [];
    const picks = definition?.suppliers ?? given?.picks ?? [];
    const filter = def && makeFilter(def, { texts, picks });
    if (filter) found.set(name, filter);
    else if (searchText(value)) ignored.push({ name, texts: [value] });
  }
  // As in the URL, a field has either a filter or ignored texts.
  return {
    filters: defs.flatMap(def => found.get(def.name) ?? []),
    ignored: ignored.filter(({ name }) => !found.has(name)),
  };
}
