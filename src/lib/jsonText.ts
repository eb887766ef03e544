import * as z from 'zod/mini';
import { wholeTexts } from './text';

/**
 * Reads a field that carries JSON as text (DECISIONS 19): text, an already parsed value or null. Returns `fallback` when it is
 * empty, broken or not of the schema's shape, so that one bad record never takes a screen down.
 */
export function parseJsonText<T>(schema: z.ZodMiniType<T>, value: unknown, fallback: T): T {
  const result = safeParseJsonText(schema, value);
  return result.success ? result.data : fallback;
}

/** As `parseJsonText`, but tells what was wrong. */
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
      return { success: false, error: 'not JSON' }; // the browser's own words quote the text
    }
  }
  const result = z.safeParse(schema, parsed);
  return result.success ? result : { success: false, error: z.prettifyError(result.error) };
}

/** JSON text to send, its texts whole (`wholeTexts`): the escape of half a character is refused where JSON is stored. */
export function toJsonText(value: unknown): string {
  return JSON.stringify(wholeTexts(value));
}
