import * as z from 'zod/mini';
import { toIsoDay } from '@/lib/dates';
import { parseJsonText, safeParseJsonText, toJsonText } from '@/lib/jsonText';
import { parseDecimal, round } from '@/lib/money';
import { isObject } from '@/lib/objects';
import { same } from '@/lib/same';
import { joinParts, outerTrim, splitList, ungrouped, isBlank } from '@/lib/text';
import { attachmentsFromJson, attachmentsToJson, limitMessage, type Attachment } from '@/shared/attachments/attachment';
import type { PickedRow } from './pickSource';
import { amountText, getInputError, parseText, showText } from './texts';
import type {
  AnyValues,
  Choice,
  Identity,
  FieldType,
  FieldTypeSetting,
  FieldTypeValues,
  Person,
  SelectOption,
  TextFieldType,
  DtoNamesOf,
} from './types';

/** Unvalidated record from the API. */
export type RowDto = Readonly<Record<string, unknown>>;

export interface TextContext {
  country?: string | null | undefined;
  values: AnyValues;
}

interface Dto<K extends FieldType> {
  names(def: FieldTypeSetting<K>): string[];
  read(row: RowDto, def: FieldTypeSetting<K>): FieldTypeValues[K];
  /** Writes null, or the type's own empty value. */
  write(value: FieldTypeValues[K], def: FieldTypeSetting<K>): Record<string, unknown>;
}

interface FieldTypeEntry<K extends FieldType> {
  blank(def?: FieldTypeSetting<K>): FieldTypeValues[K];
  /** Default: only spaces, no row, no file or an unchecked box is empty. */
  isEmpty?(value: FieldTypeValues[K]): boolean;
  /** Parses a configured default, which is always text; undefined if it is invalid. */
  fromText(text: string, def: FieldTypeSetting<K>): FieldTypeValues[K] | undefined;
  getError(value: unknown, def: FieldTypeSetting<K>): string | null;
  /** Returns an additional validation error on submit, or null. */
  unfinished?(value: FieldTypeValues[K], def: FieldTypeSetting<K>, values: AnyValues): string | null;
  /** Formats one line of plain text, never markup; '' if empty. */
  text(value: FieldTypeValues[K], def: FieldTypeSetting<K>, context: TextContext): string;
  dto: Dto<K>;
}

const unreadable = (label: string) => `${label} can't be read. Enter it again`;

function getText(dto: unknown): string | null {
  if (typeof dto === 'number' || typeof dto === 'boolean') return String(dto);
  return typeof dto === 'string' ? outerTrim(dto) || null : null;
}

/** Serialization of types with one API name: the field's name unless the definition gives another. */
function single<K extends Exclude<FieldType, Parted>>(
  read: (dto: unknown, def: FieldTypeSetting<K>) => FieldTypeValues[K],
  write: (value: FieldTypeValues[K], def: FieldTypeSetting<K>) => unknown,
): Dto<K> {
  const getName = (def: FieldTypeSetting<K>) => (def.dto as string | undefined) ?? def.name;
  return {
    names: def => [getName(def)],
    read: (row, def) => read(row[getName(def)], def),
    write: (value, def) => ({ [getName(def)]: write(value, def) }),
  };
}

type Parted = 'remoteSelect' | 'person' | 'identity';
type Parts = Readonly<Record<string, string | undefined>>;

function parted<K extends Exclude<Parted, 'identity'>>(
  partsOf: (def: FieldTypeSetting<K>) => DtoNamesOf<K>,
  read: (given: Readonly<Record<string, string | null>>, parts: Parts) => FieldTypeValues[K],
): Dto<K> {
  return {
    names: def => Object.values(partsOf(def)).filter(name => name !== undefined),
    read: (row, def) => {
      const parts = partsOf(def) as Parts;
      const given = Object.entries(parts).map(([part, name]) => [part, name === undefined ? null : getText(row[name])]);
      return read(Object.fromEntries(given) as Record<string, string | null>, parts);
    },
    write: (value, def) => {
      const held = value as Readonly<Record<string, unknown>> | null;
      const entries = Object.entries(partsOf(def) as Parts).filter(([, name]) => name !== undefined);
      return Object.fromEntries(entries.map(([part, name]) => [name, getText(held?.[part])]));
    },
  };
}

const storedText = (dto: unknown) => (typeof dto === 'string' ? dto : (getText(dto) ?? ''));

function ofText<K extends TextFieldType>(kind: K, own: Partial<FieldTypeEntry<K>> = {}): FieldTypeEntry<K> {
  return {
    blank: () => '',
    fromText: text => {
      const value = parseText(kind, text);
      return getInputError(kind, value) === null ? value : undefined;
    },
    getError: (value, { label }) => (typeof value === 'string' ? getInputError(kind, value) : unreadable(label)),
    text: (value, def, { country }) =>
      showText(kind, value, { country, ...('format' in def && { format: def.format }) }),
    dto: single<K>(storedText, getText) as Dto<K>,
    ...own,
  };
}

const decimalLike = (dto: unknown) => (typeof dto === 'string' || typeof dto === 'number' ? dto : null);

function ofNumber<K extends 'money' | 'number'>(
  kind: K,
  kept: (decimal: string | number) => string | null,
  own: Partial<FieldTypeEntry<K>> = {},
): FieldTypeEntry<K> {
  const keep = (value: unknown) => {
    const given = decimalLike(value);
    return given === null || parseDecimal(given) === null ? null : kept(given);
  };
  return ofText(kind, {
    blank: def => (def?.zero === true ? (kept('0') ?? '') : ''),
    dto: single<K>(
      (dto, { zero }) => keep(dto) ?? (zero ? (kept('0') ?? '') : ''),
      (value, { zero }) => keep(value) ?? (zero ? kept('0') : null),
    ) as Dto<K>,
    ...own,
  });
}

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

const mustBe =
  (shape: z.ZodMiniType<unknown>) =>
  (value: unknown, { label }: { label: string }) =>
    z.safeParse(shape, value).success ? null : unreadable(label);

/** Typed text without a matching option stays in the field and is invalid. */
const mustBeChosen = (shape: z.ZodMiniType<unknown>) => (value: unknown, def: { label: string }) => {
  const { typed, name } = (value ?? {}) as Partial<Choice>;
  return mustBe(shape)(value, def) ?? (typed === true ? `Select an option for '${name}'` : null);
};

const TRUE_WORDS = new Set(['true', 'yes', 'y', '1']);
const FALSE_WORDS = new Set(['false', 'no', 'n', '0']);

/** Parses yes or no from text, number or boolean; undefined for anything else. */
export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const word = String(value).trim().toLowerCase();
  if (TRUE_WORDS.has(word)) return true;
  return FALSE_WORDS.has(word) ? false : undefined;
}

/** Normalizes an identity: trimmed, uppercase (docs/decisions.md#identity-numbers-normalized). */
export function identityText(typed: string): string {
  return typed.trim().toUpperCase();
}

const identityParts = (def: FieldTypeSetting<'identity'>) => def.dto || { text: def.name, verified: undefined };

function deserializeNames(dto: unknown): string[] {
  const given = typeof dto === 'string' ? parseJsonText<unknown>(z.unknown(), dto, dto) : dto;
  const names = Array.isArray(given) ? given.map(getText) : [getText(given)];
  return [...new Set(names.filter(name => name !== null))];
}

/** Returns the options of a select for these values. */
export function getOptions(
  def: { options?: readonly SelectOption[] | ((values: AnyValues) => readonly SelectOption[]) },
  values: AnyValues,
): readonly SelectOption[] {
  return (typeof def.options === 'function' ? def.options(values) : def.options) ?? [];
}

/** Returns the titles that a file of the field may have; undefined if it needs none. */
export function getTitles(def: FieldTypeSetting<'attachment'>, values: AnyValues): readonly string[] | undefined {
  return typeof def.titles === 'function' ? def.titles(values) : def.titles;
}

function tooManyFiles(files: readonly Attachment[], max: number | undefined): string | null {
  return max !== undefined && files.length > max ? limitMessage(max) : null;
}

/** Returns the message for the first file without a valid title; null if all have one. */
function missingTitle(
  files: readonly Attachment[],
  def: FieldTypeSetting<'attachment'>,
  values: AnyValues,
): string | null {
  const titles = getTitles(def, values);
  if (titles === undefined) return null;
  // With a title lookup any title is accepted, because its list is not loaded here.
  const fits = (title: string) => def.titleLookup !== undefined || titles.includes(title);
  const file = files.find(({ title }) => !title || !fits(title));
  return file ? `Select a title for ${file.file_name}` : null;
}

/** Formats a person's code and e-mail, which distinguish people with the same name. */
export function personDetail(value: Person): string {
  return joinParts(value.email, value.code);
}

/** Registry of field types. `read` and the editors of fields and cells draw them. */
export const fieldTypes: { [K in FieldType]: FieldTypeEntry<K> } = {
  text: ofText('text', {
    fromText: value => value,
    dto: single<'text'>(
      (dto, { grouped }) => (grouped ? ungrouped(storedText(dto)) : storedText(dto)),
      (value, { grouped }) => getText(grouped ? ungrouped(value) : value),
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
  date: ofText('date', {
    dto: single<'date'>(
      dto => (typeof dto === 'string' ? (toIsoDay(dto) ?? '') : ''),
      value => value || null,
    ),
  }),
  datetime: ofText('datetime'),
  select: ofText('select', {
    text: (value, def, { values }) => showText('select', value, { options: getOptions(def, values) }),
  }),
  remoteSelect: {
    blank: () => null,
    // A code without a name is its own name until a lookup finds one.
    fromText: value => parsed<Choice>(choiceShape, value) ?? { code: value, name: value },
    getError: mustBeChosen(choiceShape),
    text: (value, def) => (def.showsCode && value?.code) || value?.name || value?.code || '',
    dto: parted<'remoteSelect'>(
      def => def.dto || { code: def.name },
      ({ code = null, name = null }, parts): Choice | null => {
        if (code === null && name === null) return null;
        // A choice sent by name only uses the name as code.
        return { code: code ?? (parts['code'] === undefined ? (name ?? '') : ''), name: name ?? code ?? '' };
      },
    ),
  },
  multiSelect: {
    blank: () => [],
    fromText: value => parsed<string[]>(namesShape, value) ?? splitList(value),
    getError: mustBe(namesShape),
    text: value => value.join(', '),
    dto: single<'multiSelect'>(deserializeNames, value => toJsonText(value)),
  },
  boolean: {
    blank: () => false,
    fromText: readBoolean,
    getError: mustBe(z.boolean()),
    text: value => (value ? 'Yes' : 'No'),
    dto: single<'boolean'>(
      dto => readBoolean(dto) ?? false,
      value => value,
    ),
  },
  yesNo: {
    blank: () => null,
    isEmpty: value => value === null || value === undefined,
    fromText: readBoolean,
    getError: mustBe(z.boolean()),
    text: value => (value === null ? '' : value ? 'Yes' : 'No'),
    dto: single<'yesNo'>(
      dto => readBoolean(dto) ?? null,
      value => value,
    ),
  },
  identity: {
    blank: (): Identity => ({ text: '', verified: false }),
    isEmpty: value => isBlank(value?.text),
    fromText: value => ({ text: identityText(value), verified: false }),
    getError: mustBe(identityShape),
    text: value => value.text,
    dto: {
      names: def => Object.values(identityParts(def)).filter(name => name !== undefined),
      read: (row, def) => {
        const { text, verified } = identityParts(def);
        const given = identityText(getText(row[text]) ?? '');
        if (given === '') return { text: '', verified: false };
        if (verified !== undefined) return { text: given, verified: readBoolean(row[verified]) === true };
        // Drafts may hold unverified numbers, so a stored number is not necessarily verified.
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
    getError: mustBe(filesShape),
    unfinished: (value, def, values) => tooManyFiles(value, def.max) ?? missingTitle(value, def, values),
    text: value => value.map(file => file.file_name).join(', '),
    dto: single<'attachment'>(attachmentsFromJson, attachmentsToJson),
  },
  pick: {
    blank: () => null,
    fromText: (value, { from }) => parsed<PickedRow>(from.shape(), value),
    getError: (value, { from, label }) => shaped(from.shape(unreadable(label)), value),
    text: (value, { from }) =>
      value === null ? '' : [from.getName(value), ...from.getLines(value)].filter(Boolean).join(', '),
    dto: single<'pick'>(
      (dto, { from }) => from.deserialize(dto),
      (value, { from }) => (value === null ? null : toJsonText(from.serialize(value))),
    ),
  },
  person: {
    blank: () => null,
    fromText: value => parsed<Person>(personShape, value),
    getError: mustBeChosen(personShape),
    text: value => value?.name || value?.email || '',
    dto: parted<'person'>(
      def => def.dto || { userId: def.name },
      ({ userId = null, code = null, name = null, email = null }): Person | null =>
        userId === null ? null : { userId, code: code ?? '', name: name ?? '', email: email ?? '' },
    ),
  },
  readOnly: {
    blank: () => '',
    fromText: value => value,
    getError: () => null,
    text: (value, def, { values }) => {
      if (def.format) return def.format(value, values);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    },
    dto: single<'readOnly'>(
      dto => dto ?? '',
      value => (typeof value === 'string' ? getText(value) : (value ?? null)),
    ),
  },
};

interface AnyFieldType {
  blank(def?: object): unknown;
  isEmpty?(value: unknown): boolean;
  fromText(text: string, def: object): unknown;
  getError(value: unknown, def: object): string | null;
  unfinished?(value: unknown, def: object, values: AnyValues): string | null;
  text(value: unknown, def: object, context: TextContext): string;
  dto: {
    names(def: object): string[];
    read(row: RowDto, def: object): unknown;
    write(value: unknown, def: object): Record<string, unknown>;
  };
}

/** Returns the registry entry for callers that know that type, value and definition fit. */
export function getFieldType(kind: FieldType): AnyFieldType {
  return fieldTypes[kind] as AnyFieldType;
}

/** Returns whether a field can hold a value of an older recovery copy: correct type and, for a select, a current option. */
export function canHold(kind: FieldType, value: unknown, def: object, values: AnyValues): boolean {
  const known = getFieldType(kind);
  const blank = known.blank(def);
  if (kind === 'readOnly' || same(value, blank)) return true;
  if (kind === 'select') return value === '' || getOptions(def, values).some(option => option.value === value);
  if (typeof blank === 'string') return typeof value === 'string';
  return known.getError(isObject(value) ? { ...value, typed: undefined } : value, def) === null;
}

/** Returns whether the value is empty by the rules of its type. */
export function isEmptyValue(kind: FieldType, value: unknown): boolean {
  const known = getFieldType(kind);
  if (known.isEmpty) return known.isEmpty(value);
  if (value === null || value === undefined || value === false) return true;
  if (typeof value === 'string') return isBlank(value);
  return Array.isArray(value) && value.length === 0;
}
