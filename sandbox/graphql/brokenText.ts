import { brokenCharacter } from '@/lib/text';
import { badInput, type FieldError } from '../rules/errors.ts';

export const CANNOT_BE_STORED = 'A text holds characters that cannot be stored.';

/** Refuses arguments with a text that cannot be stored (half a surrogate pair, NUL), wherever in them it stands. */
export function mustBeWhole(args: unknown): void {
  const found = brokenIn(args, []);
  if (found) throw badInput(CANNOT_BE_STORED, [found]);
}

function brokenIn(value: unknown, path: string[]): FieldError | null {
  if (typeof value === 'string') {
    const broken = brokenCharacter(value) ?? brokenCharacter(unescaped(value));
    // Without the argument's own name ('input'), as all field errors of the contract.
    return broken === null
      ? null
      : {
          path: path.slice(1).join('.'),
          message: `This text holds a broken character (${broken}). Please type it again.`,
        };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = brokenIn(part, [...path, key]);
    if (found) return found;
  }
  return null;
}

/** A JSON text with its escapes read, as the database reads them; '' for any other text. */
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
