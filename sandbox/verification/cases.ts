import { setTimeout as wait } from 'node:timers/promises';
import { GraphQLError } from 'graphql';

/**
 * What a number asks the verification services for: any number that contains one of these is answered so, whatever it is otherwise.
 * All others are answered well. `docs/verification.md` lists them.
 */
const CASES = {
  9001: 'inactive',
  9002: 'cancelled',
  9003: 'unknown',
  9004: 'slow',
  9005: 'failing',
  9006: 'hostile',
  9007: 'another',
  9008: 'inoperative',
  9009: 'broken',
} as const;

export type Case = (typeof CASES)[keyof typeof CASES] | 'good';

/** How long a slow service takes, in ms. */
const SLOW = 4000;

export function caseOf(number: string): Case {
  const [, code] = /(900[1-9])/.exec(number) ?? [];
  return code ? CASES[Number(code) as keyof typeof CASES] : 'good';
}

/** Texts that no company has. */
export const HOSTILE = {
  html: '<img src=x onerror="document.title=1"><b>Hostile & Sons</b>',
  long: 'Very '.repeat(2000),
  rightToLeft: 'شركة \u202eMoC.elpmaxe',
};

/** The data text of an answer: late, failing, or not JSON where the number asks for it; null for a number that nobody has. */
export async function answer(number: string, isRight: boolean, read: (asked: Case) => unknown): Promise<string | null> {
  const asked = caseOf(number);
  if (asked === 'slow') await wait(SLOW);
  if (asked === 'failing')
    throw new GraphQLError('The verification service could not be reached.', { extensions: { code: 'UNAVAILABLE' } });
  if (asked === 'broken') return '{"result": {"gstnDetailed": ';
  if (asked === 'unknown' || !isRight) return null;
  return JSON.stringify(read(asked));
}
