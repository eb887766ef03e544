import type { ResolvedField } from './types';

export interface FieldSection<V> {
  title: string | null;
  fields: ResolvedField<V>[];
}

/**
 * Groups present fields under their section headings. Omits empty sections, and the heading of a single section,
 * because its container has one.
 */
export function sectionsOf<V>(resolved: readonly ResolvedField<V>[]): FieldSection<V>[] {
  const sections: FieldSection<V>[] = [];
  for (const field of resolved) {
    if (!field.present) continue;
    const title = field.def.section ?? null;
    const last = sections.at(-1);
    if (last && last.title === title) last.fields.push(field);
    else sections.push({ title, fields: [field] });
  }
  const [only] = sections;
  return only && sections.length === 1 ? [{ ...only, title: null }] : sections;
}
