import { brokenCharacter } from '@/lib/text';
import { badInput, type FieldError } from '../rules/errors.ts';

export const CANNOT_BE_STORED = 'A text contains characters that cannot be stored.';

export function mustBeWhole(args: unknown): void {
  const found = brokenIn(args, []);
  if (found) throw badInput(CANNOT_BE_STORED, [found]);
}

function brokenIn(value: unknown, path: string[]): FieldError | null {
  if (typeof value === 'string') {
    const broken = brokenCharacter(value) ?? brokenCharacter(unescaped(value));
    // The contract's field errors omit the argument's name ('input').
    return broken === null
      ? null
      : {
          path: path.slice(1).join('.'),
          message: `This text contains an invalid character (${broken}). Type it again.`,
        };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = brokenIn(part, [...path, key]);
    if (found) return found;
  }
  return null;
}

/** Returns JSON text with its escapes decoded, as the database reads it; '' for other text. */
function unescaped(text: string): string {
  if (!text.includes('\\u') || !isJson(text)) return '';
  return text.replaceAll(/\\(?:u([\da-f]{4})|.)/gi, (_escape, code: string | undefined) =>
    code === undefined ? ' ' : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
