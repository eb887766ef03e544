import * as z from 'zod/mini';
import { parseDecimalText } from '@/lib/decimalText';
import { safeParseJsonText } from '@/lib/jsonText';
import { isTooLarge, MAX_TEXT, TOO_LARGE } from '@/lib/limits';
import { splitList } from '@/lib/text';
import { isIsoDay, parseTypedDay } from '@/shared/ui/typedDay';
import type { AnyFieldOf, AnyValues, Choice, FieldKind, Identity, KindValues, Person } from './types';
import type { PickedRow } from './pickSource';
import { missingTitle, tooManyFiles } from './files';

/** What the engine knows of a kind without drawing it. */
interface Kind<T, D = object> {
  blank(): T;
  /** Nothing given; by default no text but spaces, no row, no file, an unticked box. */
  isEmpty?(value: T): boolean;
  /** What else is wrong with a filled value of the right shape when the form is submitted. */
  problem?(value: T, def: D, values: AnyValues): string | null;
  /** The shape of a filled value; its messages are for people. */
  shape(label: string, def: D): z.ZodMiniType<unknown>;
  /** A configured default, which always is text; undefined when the text cannot be one. */
  fromText(text: string, def: D): T | undefined;
}

const unreadable = (label: string) => `${label} cannot be read. Please enter it again`;
const text = (label: string) => z.string(unreadable(label));
/** What people write, as long as it is kept (`src/lib/limits.ts`). */
const written = (label: string) =>
  text(label).check(z.maxLength(MAX_TEXT, { error: `Maximum ${MAX_TEXT} characters allowed` }));
const decimal = (label: string, what: string) =>
  text(label).check(
    z.refine(value => parseDecimalText(value) !== null, { error: issue => `'${String(issue.input)}' is not ${what}` }),
    z.refine(value => !isTooLarge(value), { error: TOO_LARGE }),
  );

const choice = (error?: string) => z.looseObject({ code: z.string(), name: z.string() }, error);
/** A text that somebody typed and no list has stays in its field until it is one of the list. */
const picked = z.refine(value => (value as Choice).typed !== true, {
  error: ({ input }) => `'${(input as Choice).name}' is not chosen yet: choose one of the list`,
});
const personShape = {
  userId: z.string(),
  code: z._default(z.string(), ''),
  name: z.string(),
  email: z._default(z.string(), ''),
};
const person = (error?: string) => z.looseObject(personShape, error);
const attachment = z.looseObject({ file_uid: z.string(), file_name: z.string() });

function parsed<T>(schema: z.ZodMiniType<T>, json: string): T | undefined {
  const result = safeParseJsonText(schema, json);
  return result.success ? result.data : undefined;
}

const textKind: Kind<string> = {
  blank: () => '',
  shape: written,
  fromText: value => value,
};

function decimalKind(what: string): Kind<string> {
  return {
    blank: () => '',
    shape: label => decimal(label, what),
    fromText: value => parseDecimalText(value) ?? undefined,
  };
}

const identityShape = z.looseObject({ text: z.string(), verified: z.boolean() });
const namesShape = z.array(z.string());

const TRUE_WORDS = new Set(['true', 'yes', 'y', '1']);
const FALSE_WORDS = new Set(['false', 'no', 'n', '0']);

/** A yes or no given as text, number or boolean; undefined for anything else. */
export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const word = String(value).trim().toLowerCase();
  if (TRUE_WORDS.has(word)) return true;
  return FALSE_WORDS.has(word) ? false : undefined;
}

export const kinds = {
  text: textKind,
  multiline: textKind,
  money: decimalKind('an amount'),
  number: decimalKind('a number'),
  date: {
    blank: () => '',
    shape: label =>
      text(label).check(
        z.refine(isIsoDay, {
          error: issue => `'${String(issue.input)}' is not a date. Use the form 21-Nov-2026`,
        }),
      ),
    fromText: value => parseTypedDay(value) ?? undefined,
  },
  select: textKind,
  remoteSelect: {
    blank: () => null,
    shape: label => choice(unreadable(label)).check(picked),
    // A bare code is its own name until someone looks it up.
    fromText: value => parsed<Choice>(choice(), value) ?? { code: value, name: value },
  },
  multiSelect: {
    blank: () => [],
    shape: label => z.array(z.string(), unreadable(label)),
    fromText: value => parsed<string[]>(namesShape, value) ?? splitList(value),
    problem: (value, { label, max }) =>
      max !== undefined && value.length > max ? `At most ${max} can be chosen: ${label}` : null,
  },
  boolean: {
    blank: () => false,
    shape: label => z.boolean(unreadable(label)),
    fromText: readBoolean,
  },
  yesNo: {
    blank: () => null,
    isEmpty: value => value === null || value === undefined,
    shape: label => z.boolean(unreadable(label)),
    fromText: readBoolean,
  },
  identity: {
    blank: (): Identity => ({ text: '', verified: false }),
    isEmpty: value => !value?.text?.trim(),
    shape: label => z.custom(value => z.safeParse(identityShape, value).success, unreadable(label)),
    fromText: value => ({ text: identityText(value), verified: false }),
  },
  attachment: {
    blank: () => [],
    shape: label => z.array(attachment, unreadable(label)),
    fromText: () => undefined,
    problem: (value, def, values) => tooManyFiles(value, def.max) ?? missingTitle(value, def, values),
  },
  pick: {
    blank: () => null,
    shape: (label, { from }) => from.shape(unreadable(label)),
    fromText: (value, { from }) => parsed<PickedRow>(from.shape(), value),
  },
  person: {
    blank: () => null,
    shape: label => person(unreadable(label)).check(picked),
    fromText: value => parsed<Person>(person(), value),
  },
  readOnly: { blank: () => '', shape: () => z.unknown(), fromText: value => value },
} satisfies { [K in FieldKind]: Kind<KindValues[K], AnyFieldOf<K>> };

/** An identity as it is counted and checked: without outer spaces, in capitals (DECISIONS 51). */
export function identityText(typed: string): string {
  return typed.trim().toUpperCase();
}

/** What the registry knows of a kind, where kind and value are known to fit. */
export function kindOf(kind: FieldKind): Kind<unknown> {
  return kinds[kind] as unknown as Kind<unknown>;
}

/** Nothing given yet, as the kind sees it. */
export function isEmptyValue(kind: FieldKind, value: unknown): boolean {
  const known = kindOf(kind);
  if (known.isEmpty) return known.isEmpty(value);
  if (value === null || value === undefined || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
