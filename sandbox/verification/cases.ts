import { setTimeout as wait } from 'node:timers/promises';
import { GraphQLError } from 'graphql';

/**
 * Test cases of the verification services: a number that contains one of these digits gets this result, all others succeed.
 * `docs/verification.md` lists them.
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

/** Delay of a slow service, in ms. */
const SLOW = 4000;

export function getCase(number: string): Case {
  const [, code] = /(900[1-9])/.exec(number) ?? [];
  return code ? CASES[Number(code) as keyof typeof CASES] : 'good';
}

/** Texts for injection tests. */
export const HOSTILE = {
  html: '<img src=x onerror="document.title=1"><b>Hostile & Sons</b>',
  long: 'Very '.repeat(2000),
  rightToLeft: 'شركة \u202eMoC.elpmaxe',
};

/** Returns the result text: delayed, failing, or invalid JSON when the number requests it; null for an unknown number. */
export async function answer(number: string, isRight: boolean, read: (asked: Case) => unknown): Promise<string | null> {
  const asked = getCase(number);
  if (asked === 'slow') await wait(SLOW);
  if (asked === 'failing')
    throw new GraphQLError('The verification service could not be reached.', { extensions: { code: 'UNAVAILABLE' } });
  if (asked === 'broken') return '{"result": {"gstnDetailed": ';
  if (asked === 'unknown' || !isRight) return null;
  return JSON.stringify(read(asked));
}
