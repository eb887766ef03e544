import type { ResolvedField } from './types';

export interface FieldSection<V> {
  title: string | null;
  fields: ResolvedField<V>[];
}

/**
 * Present fields in their order, under the headings they name. A heading without a present field is not drawn, nor a lone one: what
 * holds the grid (a form's section, a card) has its own.
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
