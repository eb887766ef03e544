import * as z from 'zod/mini';
import { toIsoDay } from '@/lib/dates';
import { parseJsonText, safeParseJsonText, toJsonText } from '@/lib/jsonText';
import { parseDecimal, round } from '@/lib/money';
import { isObject } from '@/lib/objects';
import { same } from '@/lib/same';
import { outerTrim, splitList, ungrouped, isBlank } from '@/lib/text';
import { attachmentsFromJson, attachmentsToJson } from '@/shared/attachments/attachment';
import { missingTitle, tooManyFiles } from './files';
import type { PickedRow } from './pickSource';
import { amountText, mistakeOf, parseText, showText } from './texts';
import type {
  AnyValues,
  Choice,
  Identity,
  Kind,
  KindSetting,
  KindValues,
  Person,
  SelectOption,
  TextKind,
  WireNamesOf,
} from './types';

/** A record as the API gives it: nothing in it is relied upon. */
export type WireRow = Readonly<Record<string, unknown>>;

/** What the text of a value may depend on beside the value. */
export interface TextContext {
  country?: string | null | undefined;
  /** Values of the fields it depends on, or of the whole record. */
  values: AnyValues;
}

/** How a kind's value travels. Reading is total: whatever the wire holds becomes a value of the kind. */
interface Wire<K extends Kind> {
  /** The names it has on the wire. */
  names(def: KindSetting<K>): string[];
  read(row: WireRow, def: KindSetting<K>): KindValues[K];
  /** An empty value is null, or what the kind writes for nothing. */
  write(value: KindValues[K], def: KindSetting<K>): Record<string, unknown>;
}

/** All that is known of a kind without drawing it. */
interface KindEntry<K extends Kind> {
  /** Nothing given. */
  blank(def?: KindSetting<K>): KindValues[K];
  /** Nothing given; by default no text but spaces, no row, no file, an unticked box. */
  isEmpty?(value: KindValues[K]): boolean;
  /** A configured default, which always is text; undefined when the text cannot be one. */
  fromText(text: string, def: KindSetting<K>): KindValues[K] | undefined;
  /** What is wrong with a filled value, in words for people; null when nothing is. */
  mistake(value: unknown, def: KindSetting<K>): string | null;
  /** What else is wrong with it when the form is submitted. */
  unfinished?(value: KindValues[K], def: KindSetting<K>, values: AnyValues): string | null;
  /** One line of plain text; '' for none. Never markup: whatever was typed is shown as typed. */
  text(value: KindValues[K], def: KindSetting<K>, context: TextContext): string;
  wire: Wire<K>;
}

const unreadable = (label: string) => `${label} cannot be read. Please enter it again`;

/** Text of a scalar without outer spaces; null for nothing and for what is no scalar. */
function textOf(wire: unknown): string | null {
  if (typeof wire === 'number' || typeof wire === 'boolean') return String(wire);
  return typeof wire === 'string' ? outerTrim(wire) || null : null;
}

/** Of a kind that is one thing on the wire, under the field's own name unless the definition gives another. */
function single<K extends Exclude<Kind, Parted>>(
  read: (wire: unknown, def: KindSetting<K>) => KindValues[K],
  write: (value: KindValues[K], def: KindSetting<K>) => unknown,
): Wire<K> {
  const nameOf = (def: KindSetting<K>) => (def.wire as string | undefined) ?? def.name;
  return {
    names: def => [nameOf(def)],
    read: (row, def) => read(row[nameOf(def)], def),
    write: (value, def) => ({ [nameOf(def)]: write(value, def) }),
  };
}

type Parted = 'remoteSelect' | 'person' | 'identity';
type Parts = Readonly<Record<string, string | undefined>>;

/** Of a kind whose parts have names of their own on the wire. */
function parted<K extends Exclude<Parted, 'identity'>>(
  partsOf: (def: KindSetting<K>) => WireNamesOf<K>,
  read: (given: Readonly<Record<string, string | null>>, parts: Parts) => KindValues[K],
): Wire<K> {
  return {
    names: def => Object.values(partsOf(def)).filter(name => name !== undefined),
    read: (row, def) => {
      const parts = partsOf(def) as Parts;
      const given = Object.entries(parts).map(([part, name]) => [part, name === undefined ? null : textOf(row[name])]);
      return read(Object.fromEntries(given) as Record<string, string | null>, parts);
    },
    write: (value, def) => {
      const held = value as Readonly<Record<string, unknown>> | null;
      const entries = Object.entries(partsOf(def) as Parts).filter(([, name]) => name !== undefined);
      return Object.fromEntries(entries.map(([part, name]) => [name, textOf(held?.[part])]));
    },
  };
}

const storedText = (wire: unknown) => (typeof wire === 'string' ? wire : (textOf(wire) ?? ''));

/** A kind that is one text: its grammar, its mistakes and its words are those of `texts`. */
function ofText<K extends TextKind>(kind: K, own: Partial<KindEntry<K>> = {}): KindEntry<K> {
  return {
    blank: () => '',
    fromText: text => {
      const value = parseText(kind, text);
      return mistakeOf(kind, value) === null ? value : undefined;
    },
    mistake: (value, { label }) => (typeof value === 'string' ? mistakeOf(kind, value) : unreadable(label)),
    text: (value, def, { country }) =>
      showText(kind, value, { country, ...('format' in def && { format: def.format }) }),
    // Stored text is read as it is and written without outer spaces.
    wire: single<K>(storedText, textOf) as Wire<K>,
    ...own,
  };
}

const decimalLike = (wire: unknown) => (typeof wire === 'string' || typeof wire === 'number' ? wire : null);

/** A number; `kept` is how it is kept and sent. What is no number is empty, or 0 where the definition says so. */
function ofNumber<K extends 'money' | 'number' | 'whole'>(
  kind: K,
  kept: (decimal: string | number) => string | null,
  own: Partial<KindEntry<K>> = {},
): KindEntry<K> {
  const keep = (value: unknown) => {
    const given = decimalLike(value);
    return given === null || parseDecimal(given) === null ? null : kept(given);
  };
  return ofText(kind, {
    blank: def => (def?.zero === true ? (kept('0') ?? '') : ''),
    wire: single<K>(
      (wire, { zero }) => keep(wire) ?? (zero ? (kept('0') ?? '') : ''),
      (value, { zero }) => keep(value) ?? (zero ? kept('0') : null),
    ) as Wire<K>,
    ...own,
  });
}

/** The first thing that a schema says of a value; null when it fits. */
function shaped(shape: z.ZodMiniType<unknown>, value: unknown): string | null {
  const result = z.safeParse(shape, value);
  return result.success ? null : (result.error.issues[0]?.message ?? 'Invalid value');
}

function parsed<T>(schema: z.ZodMiniType<T>, json: string): T | undefined {
  const result = safeParseJsonText(schema, json);
  return result.success ? result.data : undefined;
}

const choiceShape = z.looseObject({ code: z.string(), name: z.string() });
const personShape = z.looseObject({
  userId: z.string(),
  code: z._default(z.string(), ''),
  name: z.string(),
  email: z._default(z.string(), ''),
});
const identityShape = z.looseObject({ text: z.string(), verified: z.boolean() });
const namesShape = z.array(z.string());
const filesShape = z.array(z.looseObject({ file_uid: z.string(), file_name: z.string() }));

/** What is wrong with a value that has to be of this shape. */
const mustBe =
  (shape: z.ZodMiniType<unknown>) =>
  (value: unknown, { label }: { label: string }) =>
    z.safeParse(shape, value).success ? null : unreadable(label);

/** A text that somebody typed and no list has stays in its field until it is one of the list. */
const mustBeChosen = (shape: z.ZodMiniType<unknown>) => (value: unknown, def: { label: string }) => {
  const { typed, name } = (value ?? {}) as Partial<Choice>;
  return mustBe(shape)(value, def) ?? (typed === true ? `'${name}' is not chosen yet: choose one of the list` : null);
};

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

/** An identity as it is counted and checked: without outer spaces, in capitals (DECISIONS 51). */
export function identityText(typed: string): string {
  return typed.trim().toUpperCase();
}

const identityParts = (def: KindSetting<'identity'>) => def.wire || { text: def.name, verified: undefined };

/** A list of names: JSON text or a list; a single name is a list of one, what is not text is left out. */
function namesFromWire(wire: unknown): string[] {
  const given = typeof wire === 'string' ? parseJsonText<unknown>(z.unknown(), wire, wire) : wire;
  const names = Array.isArray(given) ? given.map(textOf) : [textOf(given)];
  return [...new Set(names.filter(name => name !== null))];
}

/** The options of a select for these values. */
export function optionsOf(
  def: { options?: readonly SelectOption[] | ((values: AnyValues) => readonly SelectOption[]) },
  values: AnyValues,
): readonly SelectOption[] {
  return (typeof def.options === 'function' ? def.options(values) : def.options) ?? [];
}

/** Code and e-mail of a person: what tells two people of one name apart. */
export function personDetail(value: Person): string {
  return [value.email, value.code].filter(Boolean).join(' · ');
}

/** Every kind of value, once. How it is drawn is said by `read` here and by the editors of fields and cells. */
export const kinds: { [K in Kind]: KindEntry<K> } = {
  text: ofText('text', {
    fromText: value => value,
    wire: single<'text'>(
      (wire, { grouped }) => (grouped ? ungrouped(storedText(wire)) : storedText(wire)),
      (value, { grouped }) => textOf(grouped ? ungrouped(value) : value),
    ),
  }),
  longText: ofText('longText', { fromText: value => value }),
  code: ofText('code'),
  status: ofText('status'),
  money: ofNumber('money', round, {
    text: (value, def, { country, values }) =>
      value === '' ? '' : [amountText(value, country), def.currency?.(values)].filter(Boolean).join(' '),
  }),
  number: ofNumber('number', parseDecimal),
  whole: ofNumber('whole', parseDecimal),
  date: ofText('date', {
    wire: single<'date'>(
      wire => (typeof wire === 'string' ? (toIsoDay(wire) ?? '') : ''),
      value => value || null,
    ),
  }),
  datetime: ofText('datetime'),
  select: ofText('select', {
    text: (value, def, { values }) => showText('select', value, { options: optionsOf(def, values) }),
  }),
  remoteSelect: {
    blank: () => null,
    // A bare code is its own name until someone looks it up.
    fromText: value => parsed<Choice>(choiceShape, value) ?? { code: value, name: value },
    mistake: mustBeChosen(choiceShape),
    text: value => value?.name || value?.code || '',
    wire: parted<'remoteSelect'>(
      def => def.wire || { code: def.name },
      ({ code = null, name = null }, parts): Choice | null => {
        if (code === null && name === null) return null;
        // A choice that travels by its name only is known by it.
        return { code: code ?? (parts['code'] === undefined ? (name ?? '') : ''), name: name ?? code ?? '' };
      },
    ),
  },
  multiSelect: {
    blank: () => [],
    fromText: value => parsed<string[]>(namesShape, value) ?? splitList(value),
    mistake: mustBe(namesShape),
    unfinished: (value, { label, max }) =>
      max !== undefined && value.length > max ? `At most ${max} can be chosen: ${label}` : null,
    text: (value, def, { values }) =>
      value.map(name => showText('select', name, { options: optionsOf(def, values) })).join(', '),
    wire: single<'multiSelect'>(namesFromWire, value => toJsonText(value)),
  },
  boolean: {
    blank: () => false,
    fromText: readBoolean,
    mistake: mustBe(z.boolean()),
    text: value => (value ? 'Yes' : 'No'),
    wire: single<'boolean'>(
      wire => readBoolean(wire) ?? false,
      value => value,
    ),
  },
  yesNo: {
    blank: () => null,
    isEmpty: value => value === null || value === undefined,
    fromText: readBoolean,
    mistake: mustBe(z.boolean()),
    text: value => (value === null ? '' : value ? 'Yes' : 'No'),
    wire: single<'yesNo'>(
      wire => readBoolean(wire) ?? null,
      value => value,
    ),
  },
  identity: {
    blank: (): Identity => ({ text: '', verified: false }),
    isEmpty: value => isBlank(value?.text),
    fromText: value => ({ text: identityText(value), verified: false }),
    mistake: mustBe(identityShape),
    text: value => value.text,
    wire: {
      names: def => Object.values(identityParts(def)).filter(name => name !== undefined),
      read: (row, def) => {
        const { text, verified } = identityParts(def);
        const given = identityText(textOf(row[text]) ?? '');
        if (given === '') return { text: '', verified: false };
        if (verified !== undefined) return { text: given, verified: readBoolean(row[verified]) === true };
        // A draft keeps numbers that were refused or half typed: that it is stored says nothing of its check.
        return { text: given, verified: def.checkedBefore?.(given, row) === true, stored: true };
      },
      write: (value, def) => {
        const { text, verified } = identityParts(def);
        const given = identityText(value.text) || null;
        return verified === undefined
          ? { [text]: given }
          : { [text]: given, [verified]: given !== null && value.verified };
      },
    },
  },
  attachment: {
    blank: () => [],
    fromText: () => undefined,
    mistake: mustBe(filesShape),
    unfinished: (value, def, values) => tooManyFiles(value, def.max) ?? missingTitle(value, def, values),
    text: value => value.map(file => file.file_name).join(', '),
    wire: single<'attachment'>(attachmentsFromJson, attachmentsToJson),
  },
  pick: {
    blank: () => null,
    fromText: (value, { from }) => parsed<PickedRow>(from.shape(), value),
    mistake: (value, { from, label }) => shaped(from.shape(unreadable(label)), value),
    text: (value, { from }) =>
      value === null ? '' : [from.nameOf(value), ...from.linesOf(value)].filter(Boolean).join(', '),
    wire: single<'pick'>(
      (wire, { from }) => from.fromWire(wire),
      (value, { from }) => (value === null ? null : toJsonText(from.toWire(value))),
    ),
  },
  person: {
    blank: () => null,
    fromText: value => parsed<Person>(personShape, value),
    mistake: mustBeChosen(personShape),
    text: value => value?.name || value?.email || '',
    wire: parted<'person'>(
      def => def.wire || { userId: def.name },
      ({ userId = null, code = null, name = null, email = null }): Person | null =>
        userId === null ? null : { userId, code: code ?? '', name: name ?? '', email: email ?? '' },
    ),
  },
  readOnly: {
    blank: () => '',
    fromText: value => value,
    mistake: () => null,
    text: (value, def, { values }) => {
      if (def.format) return def.format(value, values);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    },
    wire: single<'readOnly'>(
      wire => wire ?? '',
      value => (typeof value === 'string' ? textOf(value) : (value ?? null)),
    ),
  },
};

/** A kind at hand, of which only is known that its value and its definition fit. */
interface AnyKind {
  blank(def?: object): unknown;
  isEmpty?(value: unknown): boolean;
  fromText(text: string, def: object): unknown;
  mistake(value: unknown, def: object): string | null;
  unfinished?(value: unknown, def: object, values: AnyValues): string | null;
  text(value: unknown, def: object, context: TextContext): string;
  wire: {
    names(def: object): string[];
    read(row: WireRow, def: object): unknown;
    write(value: unknown, def: object): Record<string, unknown>;
  };
}

/** What the registry knows of a kind, where kind, value and definition are known to fit. */
export function kindNamed(kind: Kind): AnyKind {
  return kinds[kind] as AnyKind;
}

/**
 * Returns whether a field can hold a value of an older recovery copy: it has the type of the kind and, for a select, is one of its options.
 * A text that is only half typed fits.
 */
export function canHold(kind: Kind, value: unknown, def: object, values: AnyValues): boolean {
  const known = kindNamed(kind);
  const blank = known.blank(def);
  if (kind === 'readOnly' || same(value, blank)) return true;
  if (kind === 'select') return value === '' || optionsOf(def, values).some(option => option.value === value);
  if (typeof blank === 'string') return typeof value === 'string';
  return known.mistake(isObject(value) ? { ...value, typed: undefined } : value, def) === null;
}

/** Nothing given yet, as the kind sees it. */
export function isEmptyValue(kind: Kind, value: unknown): boolean {
  const known = kindNamed(kind);
  if (known.isEmpty) return known.isEmpty(value);
  if (value === null || value === undefined || value === false) return true;
  if (typeof value === 'string') return isBlank(value);
  return Array.isArray(value) && value.length === 0;
}
