import { zodResolver } from '@hookform/resolvers/zod';
import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { same } from '@/lib/same';
import type { Intent, PressedIntent } from '@/shared/fields/intent';
import { withCharacter } from '@/shared/fields/rules';

export type SchemaFor<V> = (values: V, intent: Intent) => z.ZodMiniType;

/** 'typing' before any press, then the pressed intent; 'draftTyping' after a refused draft adds submit rules for typed values. */
export type CheckStage = PressedIntent | 'typing' | 'draftTyping';

/** Values that the server refused, by path; errors last while the value is unchanged. */
export type Refusals = Map<string, { message: string; value: unknown }>;

export const SERVER_ERROR = 'server';

interface ResolverParts<V> {
  schemaFor: () => SchemaFor<V>;
  stage: () => CheckStage;
  refusals: Refusals;
}

/** Validates by the schema of the stage. While typing, empty required fields are no errors. */
export function intentResolver<V extends FieldValues>({ schemaFor, stage, refusals }: ResolverParts<V>): Resolver<V> {
  return async (values, context, options) => {
    const now = stage();
    const collectErrors = async (intent: PressedIntent) => {
      const schema = schemaFor()(values, intent);
      // Validates only: the form keeps the input unchanged.
      const check = zodResolver(schema as z.ZodMiniType<V, V>, undefined, { raw: true }) as Resolver<V>;
      return (await check(values, context, options)).errors as FieldErrors;
    };
    const isTyping = now === 'typing' || now === 'draftTyping';
    const errors = isTyping ? withoutEmpty(await collectErrors('submit'), values) : await collectErrors(now);
    if (now === 'draftTyping')
      for (const { path, message, type } of flattenErrors(await collectErrors('draft')))
        if (!get(errors, path)) set(errors, path, { type, message });
    for (const [path, { message, value }] of refusals)
      if (!get(errors, path) && same(get(values, path), value)) set(errors, path, { type: SERVER_ERROR, message });
    for (const { path, message } of flattenErrors(errors)) {
      const listed = withCharacter(message, get(values, path));
      if (listed !== message) set(errors, `${path}.listed`, listed);
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors<V> } : { values, errors: {} };
  };
}

/** Returns whether a form value is empty, such as no rows or an unchecked box. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length)
  );
}

export interface PathError {
  /** 'items.2.amount' */
  path: string;
  message: string;
  listed?: string;
  type: string;
}

/** Flattens a form's errors in schema order. */
export function flattenErrors(errors: object, prefix = ''): PathError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const path = key === 'root' && prefix ? prefix.slice(0, -1) : prefix + key;
    // Either an error, errors of nested fields, or both.
    const { message, listed, type, ref: _ref, types: _types, ...nested } = error as Record<string, unknown>;
    if (typeof message !== 'string' && typeof type !== 'string') return flattenErrors(error, `${path}.`);
    const text = (part: unknown) => (typeof part === 'string' ? part : '');
    return [
      { path, message: text(message), ...(typeof listed === 'string' && { listed }), type: text(type) },
      ...flattenErrors(nested, `${path}.`),
    ];
  });
}

function withoutEmpty(errors: FieldErrors, values: FieldValues): FieldErrors {
  const kept: FieldErrors = {};
  for (const { path } of flattenErrors(errors)) if (!isEmpty(get(values, path))) set(kept, path, get(errors, path));
  return kept;
}
