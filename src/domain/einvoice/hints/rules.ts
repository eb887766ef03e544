import * as z from 'zod/mini';
import type { IsoDay } from '@/lib/dates';

const common = {
  id: z.string().check(z.minLength(1)),
  /** Switched off by the owner. */
  on: z._default(z.boolean(), true),
  /** Short title of the hint. */
  title: z.string().check(z.minLength(1)),
  why: z.string(),
  unsure: z.optional(z.string()),
  source: z.object({ name: z.string().check(z.minLength(1)), url: z.optional(z.url({ protocol: /^https$/ })) }),
  /** The first and the last day of the invoice that it holds for. */
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
  /** Country of the company; absent: every one. */
  country: z.optional(z.string()),
};

const decimal = z.string().check(z.regex(/^\d+(\.\d+)?$/));
const days = z.int().check(z.nonnegative());

const rule = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('goneRates'), rates: z.array(decimal) }),
  z.object({ ...common, kind: z.literal('goneTcs'), rates: z.array(decimal) }),
  z.object({ ...common, kind: z.literal('registeredLate'), days }),
  z.object({ ...common, kind: z.literal('placeOfSupply') }),
  z.object({ ...common, kind: z.literal('dateBefore'), of: z.enum(['order', 'receipt']), days }),
  z.object({ ...common, kind: z.literal('roundTotal'), multipleOf: decimal }),
  z.object({ ...common, kind: z.literal('otherBank') }),
  z.object({ ...common, kind: z.literal('totalInWords') }),
  z.object({ ...common, kind: z.literal('sentBackBefore'), shown: z.int().check(z.positive()) }),
  z.object({ ...common, kind: z.literal('payWithin'), days }),
]);

export type HintRule = z.infer<typeof rule>;
export type RuleType = HintRule['kind'];
export type RuleOf<K extends RuleType> = Extract<HintRule, { kind: K }>;

const file = z.object({ rules: z.array(z.unknown()) });

export interface RuleTable {
  rules: readonly HintRule[];
  unread: readonly string[];
}

/** Reads the owner's file. A rule that cannot be read is named and left out: the others hold. Null when it is no table at all. */
export function readRules(json: unknown): RuleTable | null {
  const read = z.safeParse(file, json);
  if (!read.success) return null;
  const rules: HintRule[] = [];
  const unread: string[] = [];
  for (const [index, entry] of read.data.rules.entries()) {
    const one = z.safeParse(rule, entry);
    const named = z.safeParse(z.object({ id: z.string() }), entry);
    if (one.success) rules.push(one.data);
    else unread.push(named.success ? named.data.id : `rule ${index + 1}`);
  }
  return { rules, unread };
}

/** Returns whether a rule applies to an invoice of this day and country; false without a day. */
export function holdsFor({ on, from, until, country }: HintRule, day: IsoDay, countryCode: string): boolean {
  if (!on || (country !== undefined && country !== countryCode)) return false;
  if (day === '') return from === undefined && until === undefined;
  return (from === undefined || day >= from) && (until === undefined || day <= until);
}
