import * as z from 'zod/mini';
import { addDays, addMonths, today } from '@/lib/dates';
import { parseDecimalText } from '@/lib/decimalText';
import { identifierProblem } from '@/lib/identity';
import { FRACTION, isFraction, isRate, NO_RATE } from '@/lib/limits';
import { compare, getDecimals, isZero } from '@/lib/money';
import { hasSpecialCharacter, outerTrim, specialCharacterIn } from '@/lib/text';
import { isIsoDay } from '@/shared/ui/typedDay';
import type { Rule } from './types';

/** Rule on the text of one field; fits any form. */
export type TextRule = Rule<unknown, string>;

// ---- Text rules (spec 2 §5, spec 3 §5). Definitions can override every message.

export function maxLength(limit: number, message = `Maximum ${limit} characters allowed`): TextRule {
  return { test: text => text.length <= limit, message, limit };
}

export function minLength(limit: number, message = `Minimum ${limit} characters required`): TextRule {
  return { test: text => text.trim().length >= limit, message, least: limit };
}

/** Checks the length without surrounding spaces, as the text is sent. */
export function exactLength(length: number, message: string): TextRule {
  return { test: text => outerTrim(text).length === length, message, limit: length };
}

export function noSpaces(message = 'Space is not allowed'): TextRule {
  return { test: text => !/\s/.test(text), message };
}

const SPECIAL_CHARACTER = 'Special character not allowed';

export function noSpecialCharacters(): TextRule {
  return { test: text => !hasSpecialCharacter(text), message: SPECIAL_CHARACTER };
}

/** Appends the character to the message of `noSpecialCharacters`, for places away from the field. */
export function withCharacter(message: string, value: unknown): string {
  const found = message === SPECIAL_CHARACTER && typeof value === 'string' ? specialCharacterIn(value) : undefined;
  return found === undefined ? message : `${message}: ${found}`;
}

/** Rejects invisible characters, foreign dashes and look-alike letters. `noun`: 'reference number'. */
export function readableIdentifier(noun: string): TextRule {
  return {
    test: text => identifierProblem(text, noun) === null,
    message: text => identifierProblem(text, noun) ?? '',
  };
}

export function digitsOnly(message: string): TextRule {
  return { test: text => /^\d+$/.test(outerTrim(text)), message };
}

/** Validates one e-mail address as the server does. */
export function email(message: string): TextRule {
  return { test: text => z.safeParse(z.email(), text.trim()).success, message };
}

// ---- Amount rules. Text that is no number passes: the field type rejects it.

const amount = (fine: (text: string) => boolean, message: string): TextRule => ({
  test: text => parseDecimalText(text) === null || fine(text),
  message,
});

export function notZero(message = 'Amount is required'): TextRule {
  return amount(text => !isZero(text), message);
}

export function notNegative(message = 'Negative value not allowed'): TextRule {
  return amount(text => compare(text, 0) >= 0, message);
}

export function maxDecimals(decimals: number, message = `Upto ${decimals} decimals allowed`): TextRule {
  return amount(text => getDecimals(text) <= decimals, message);
}

export function rate(): TextRule {
  return amount(isRate, NO_RATE);
}

/** Rejects fractions such as 0.18 in imported files, where rates are percentages. */
export function notFraction(): TextRule {
  return amount(value => !isFraction(value), FRACTION);
}

export function amountRules(): TextRule[] {
  return [notZero(), notNegative(), maxDecimals(2)];
}

// ---- Date rules. Text that is no date passes. The rule reads today's date when it runs, so a form open past midnight
// stays correct.

const day = (fine: (iso: string) => boolean, message: string): TextRule => ({
  test: text => !isIsoDay(text) || fine(text),
  message,
});

export function notOlderThanMonths(months: number, message: string): TextRule {
  return day(iso => iso >= addMonths(today(), -months), message);
}

/** Rejects dates more than `days` days from today: 0 is 'not in the future', 1 is 'not later than tomorrow'. */
export function notLaterThanDays(days: number, message: string): TextRule {
  return day(iso => iso <= addDays(today(), days), message);
}

/** Warns about dates more than `days` days ago (docs/decisions.md#one-year-back). */
export function warnOlderThanDays(days: number, message: string): (text: string) => string | null {
  return text => (isIsoDay(text) && text < addDays(today(), -days) ? message : null);
}

/** Returns the rule so that drafts are checked too. */
export function onDraft<V, T>(rule: Rule<V, T>): Rule<V, T> {
  return { ...rule, onDraft: true };
}
