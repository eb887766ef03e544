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
    const broken = brokenCharacter(value);
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
