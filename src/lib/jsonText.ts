import * as z from 'zod/mini';
import { wholeTexts } from './text';

/** Reads a JSON text field (docs/decisions.md#json-text); `fallback` if it is empty, broken or fails the schema. */
export function parseJsonText<T>(schema: z.ZodMiniType<T>, value: unknown, fallback: T): T {
  const result = safeParseJsonText(schema, value);
  return result.success ? result.data : fallback;
}

/** Like `parseJsonText`, but returns the error. */
export function safeParseJsonText<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
): { success: true; data: T } | { success: false; error: string } {
  let parsed: unknown = value;
  if (typeof value === 'string') {
    if (value.trim() === '') return { success: false, error: 'empty' };
    try {
      parsed = JSON.parse(value);
    } catch {
      return { success: false, error: 'not JSON' }; // The browser's own message would quote the text.
    }
  }
  const result = z.safeParse(schema, parsed);
  return result.success ? result : { success: false, error: z.prettifyError(result.error) };
}

/** Serializes to JSON without broken characters (`wholeTexts`): JSON stores reject half surrogates. */
export function toJsonText(value: unknown): string {
  return JSON.stringify(wholeTexts(value));
}
