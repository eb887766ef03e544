import * as z from 'zod/mini';
import type { Intent } from '@/shared/fields/intent';
import { isEmptyValue, kindNamed } from '@/shared/kinds/kinds';
import type { AnyFieldOf, ResolvedField, Rule } from './types';
import type { AnyValues, Kind } from '@/shared/kinds/types';

/** The first thing wrong with a field's value, or null. Nothing is asked of what cannot be seen or changed. */
export function fieldError<V>(field: ResolvedField<V>, values: V, intent: Intent): string | null {
  if (!field.present || field.mode !== 'edit') return null;
  const value: unknown = values[field.def.name];
  const { kind } = field.def;
  const def = { ...field.def, label: field.label } as AnyFieldOf<Kind>;
  if (isEmptyValue(kind, value)) {
    const asked = intent === 'submit' || field.requiredOnDraft;
    return asked && field.required !== false ? field.required : null;
  }
  const known = kindNamed(kind);
  const wrong = known.mistake(value, def);
  // Rules speak first, so that the definition's own words win; of a value of another shape they cannot know.
  const rules = (field.def.rules ?? []) as Rule<V>[];
  if (wrong === null || typeof value === 'string')
    for (const rule of rules)
      if ((intent === 'submit' || rule.onDraft) && !rule.test(value, values))
        return typeof rule.message === 'string' ? rule.message : rule.message(value);
  if (wrong !== null || intent !== 'submit') return wrong;
  return known.unfinished?.(value, def, values as AnyValues) ?? null;
}

/**
 * The zod schema of what was resolved: a submit is checked in full, a draft for formats, draft rules and what even a draft
 * needs. Issues carry the field's name as path, one a field. Other checks are added with `.check(...)`.
 */
export function buildSchema<V>(resolved: readonly ResolvedField<V>[], intent: Intent): z.ZodMiniType<V, V> {
  return z.custom<V>().check(({ value, issues }) => {
    for (const field of resolved) {
      const message = fieldError(field, value, intent);
      // `continue`: checks that are added behind this one run all the same, so that everything wrong is told at once.
      if (message !== null)
        issues.push({ code: 'custom', path: [field.def.name], message, input: value, continue: true });
    }
  });
}
