import { zodResolver } from '@hookform/resolvers/zod';
import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { same } from '@/lib/same';
import type { Intent, PressedIntent } from '@/shared/fields/intent';
import { withCharacter } from '@/shared/fields/rules';

export type SchemaFor<V> = (values: V, intent: Intent) => z.ZodMiniType;

/**
 * What is being checked: 'typing' before anything was pressed, then as the last press demanded. After a draft that was refused,
 * 'draftTyping': what it demands, and of what is typed all that a submit will say.
 */
export type CheckStage = PressedIntent | 'typing' | 'draftTyping';

/** What the server refused, by path: it stands as long as the value is the one that was refused. */
export type Refusals = Map<string, { message: string; value: unknown }>;

/** The type of errors that came from the server. */
export const SERVER_ERROR = 'server';

interface ResolverParts<V> {
  schemaFor: () => SchemaFor<V>;
  stage: () => CheckStage;
  refusals: Refusals;
}

/**
 * Checks by the schema of the stage. While people are still typing, empty fields are not held against them: 'required' is for the
 * press of a button.
 */
export function intentResolver<V extends FieldValues>({ schemaFor, stage, refusals }: ResolverParts<V>): Resolver<V> {
  return async (values, context, options) => {
    const now = stage();
    const errorsOf = async (intent: PressedIntent) => {
      const schema = schemaFor()(values, intent);
      // The form keeps what was typed; the schema only judges it.
      const check = zodResolver(schema as z.ZodMiniType<V, V>, undefined, { raw: true }) as Resolver<V>;
      return (await check(values, context, options)).errors as FieldErrors;
    };
    const isTyping = now === 'typing' || now === 'draftTyping';
    const errors = isTyping ? withoutEmpty(await errorsOf('submit'), values) : await errorsOf(now);
    if (now === 'draftTyping')
      for (const { path, message, type } of flattenErrors(await errorsOf('draft')))
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

/** Whether a value of a form is none: no text, no row, no file, an unticked box. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length)
  );
}

export interface PathError {
  /** 'items.2.amount' */
  path: string;
  message: string;
  /** The message as the list of errors shows it, where it says more. */
  listed?: string;
  type: string;
}

/** The errors of a form as a flat list, in the order of the schema. */
export function flattenErrors(errors: object, prefix = ''): PathError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const path = key === 'root' && prefix ? prefix.slice(0, -1) : prefix + key;
    // An error of its own, errors of nested fields, or both at once.
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
