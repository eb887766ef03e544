import * as z from 'zod/mini';
import type { Intent } from '@/shared/fields/intent';
import { isEmptyValue, getFieldType } from '@/shared/fieldTypes/fieldTypes';
import type { AnyFieldOf, ResolvedField, Rule } from './types';
import type { AnyValues, FieldType } from '@/shared/fieldTypes/types';

/** Returns a field's first validation error, or null. Hidden and read-only fields have none. */
export function fieldError<V>(field: ResolvedField<V>, values: V, intent: Intent): string | null {
  if (!field.present || field.mode !== 'edit') return null;
  const value: unknown = values[field.def.name];
  const { kind } = field.def;
  const def = { ...field.def, label: field.label } as AnyFieldOf<FieldType>;
  if (isEmptyValue(kind, value)) {
    return intent === 'submit' && field.required !== false ? field.required : null;
  }
  const known = getFieldType(kind);
  const wrong = known.getError(value, def);
  // Rules run before the type's own check, so that their messages win. Most rules can't handle a value of the wrong
  // shape.
  const rules = (field.def.rules ?? []) as Rule<V>[];
  if (wrong === null || typeof value === 'string')
    for (const rule of rules)
      if ((intent === 'submit' || rule.onDraft) && !rule.test(value, values))
        return typeof rule.message === 'string' ? rule.message : rule.message(value);
  if (wrong !== null || intent !== 'submit') return wrong;
  return known.unfinished?.(value, def, values as AnyValues) ?? null;
}

/** Builds the zod schema of resolved fields. Submit validates everything, a draft only formats and draft rules. */
export function buildSchema<V>(resolved: readonly ResolvedField<V>[], intent: Intent): z.ZodMiniType<V, V> {
  return z.custom<V>().check(({ value, issues }) => {
    for (const field of resolved) {
      const message = fieldError(field, value, intent);
      // `continue` lets checks added later run too, so that all errors show at once.
      if (message !== null)
        issues.push({ code: 'custom', path: [field.def.name], message, input: value, continue: true });
    }
  });
}
