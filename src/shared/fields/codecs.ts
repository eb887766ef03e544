import * as z from 'zod/mini';
import { sentDay, toIsoDay } from '@/lib/dates';
import { parseJsonText, toJsonText } from '@/lib/jsonText';
import { parseDecimal, round } from '@/lib/money';
import { outerTrim, ungrouped } from '@/lib/text';
import { attachmentsFromJson, attachmentsToJson } from '@/shared/attachments/attachment';
import { identityText, readBoolean } from './kinds';
import type { AnyFieldOf, Choice, FieldKind, KindValues, Person, WireNamesOf } from './types';

/** A record as the API gives it: nothing in it is relied upon. */
export type WireRow = Readonly<Record<string, unknown>>;

/** How a kind's value travels. Reading is total: whatever the wire holds becomes a value of the kind. */
interface Codec<K extends FieldKind> {
  /** The names it has on the wire. */
  names(def: AnyFieldOf<K>): string[];
  read(row: WireRow, def: AnyFieldOf<K>): KindValues[K];
  /** An empty value is null, or what the kind writes for nothing. `came`: the record that is changed, as it came; null for a new one. */
  write(value: KindValues[K], def: AnyFieldOf<K>, came: WireRow | null): Record<string, unknown>;
}

/** The codec of a kind that is one thing on the wire, under the field's own name unless the definition gives another. */
function single<K extends Exclude<FieldKind, Parted>>(
  read: (wire: unknown, def: AnyFieldOf<K>) => KindValues[K],
  write: (value: KindValues[K], def: AnyFieldOf<K>, came: unknown) => unknown,
): Codec<K> {
  const nameOf = (def: AnyFieldOf<K>) => (def.wire as string | undefined) ?? def.name;
  return {
    names: def => [nameOf(def)],
    read: (row, def) => read(row[nameOf(def)], def),
    write: (value, def, came) => ({ [nameOf(def)]: write(value, def, came?.[nameOf(def)]) }),
  };
}

type Parted = 'remoteSelect' | 'person' | 'identity';
type Parts = Readonly<Record<string, string | undefined>>;

/** The codec of a kind whose parts have names of their own on the wire. */
function parted<K extends Exclude<Parted, 'identity'>>(
  partsOf: (def: AnyFieldOf<K>) => WireNamesOf<K>,
  read: (given: Readonly<Record<string, string | null>>, parts: Parts) => KindValues[K],
): Codec<K> {
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

/** Text of a scalar without outer spaces; null for nothing and for what is no scalar. */
function textOf(wire: unknown): string | null {
  if (typeof wire === 'number' || typeof wire === 'boolean') return String(wire);
  return typeof wire === 'string' ? outerTrim(wire) || null : null;
}

const decimalLike = (wire: unknown) => (typeof wire === 'string' || typeof wire === 'number' ? wire : null);
const decimalOf = (wire: unknown) => parseDecimal(decimalLike(wire));

/** Stored text is read as it is and written without outer spaces. */
function textCodec<K extends 'multiline' | 'select'>(): Codec<K> {
  return single<K>(wire => (typeof wire === 'string' ? wire : (textOf(wire) ?? '')) as KindValues[K], textOf);
}

const identityParts = (def: AnyFieldOf<'identity'>) => def.wire || { text: def.name, verified: undefined };

/** A list of names: JSON text or a list; a single name is a list of one, what is not text is left out. */
function namesFromWire(wire: unknown): string[] {
  const given = typeof wire === 'string' ? parseJsonText<unknown>(z.unknown(), wire, wire) : wire;
  const names = Array.isArray(given) ? given.map(textOf) : [textOf(given)];
  return [...new Set(names.filter(name => name !== null))];
}

/** The codec of every kind. */
export const codecs: { [K in FieldKind]: Codec<K> } = {
  text: single<'text'>(
    (wire, { grouped }) => {
      const text = typeof wire === 'string' ? wire : (textOf(wire) ?? '');
      return grouped ? ungrouped(text) : text;
    },
    (value, { grouped }) => textOf(grouped ? ungrouped(value) : value),
  ),
  multiline: textCodec(),
  money: single<'money'>(
    wire => (decimalOf(wire) === null ? '' : round(decimalLike(wire))),
    value => (parseDecimal(value) === null ? null : round(value)),
  ),
  number: single<'number'>(
    wire => decimalOf(wire) ?? '',
    value => parseDecimal(value),
  ),
  date: single<'date'>(
    wire => (typeof wire === 'string' ? (toIsoDay(wire) ?? '') : ''),
    (value, _def, came) => sentDay(value, came),
  ),
  select: textCodec(),
  remoteSelect: parted<'remoteSelect'>(
    def => def.wire || { code: def.name },
    ({ code = null, name = null }, parts): Choice | null => {
      if (code === null && name === null) return null;
      // A choice that travels by its name only is known by it.
      return { code: code ?? (parts['code'] === undefined ? (name ?? '') : ''), name: name ?? code ?? '' };
    },
  ),
  multiSelect: single<'multiSelect'>(namesFromWire, value => toJsonText(value)),
  boolean: single<'boolean'>(
    wire => readBoolean(wire) ?? false,
    value => value,
  ),
  yesNo: single<'yesNo'>(
    wire => readBoolean(wire) ?? null,
    value => value,
  ),
  identity: {
    names: def => Object.values(identityParts(def)).filter(name => name !== undefined),
    read: (row, def) => {
      const { text, verified } = identityParts(def);
      const given = identityText(textOf(row[text]) ?? '');
      // What is stored without a word on its check was checked when it was stored.
      const checked = verified === undefined || readBoolean(row[verified]) === true;
      return { text: given, verified: given !== '' && checked };
    },
    write: (value, def) => {
      const { text, verified } = identityParts(def);
      const given = identityText(value.text) || null;
      return verified === undefined
        ? { [text]: given }
        : { [text]: given, [verified]: given !== null && value.verified };
    },
  },
  attachment: single<'attachment'>(attachmentsFromJson, attachmentsToJson),
  pick: single<'pick'>(
    (wire, { from }) => from.fromWire(wire),
    (value, { from }) => (value === null ? null : toJsonText(from.toWire(value))),
  ),
  person: parted<'person'>(
    def => def.wire || { userId: def.name },
    ({ userId = null, code = null, name = null, email = null }): Person | null =>
      userId === null ? null : { userId, code: code ?? '', name: name ?? '', email: email ?? '' },
  ),
  readOnly: single<'readOnly'>(
    wire => wire ?? '',
    value => (typeof value === 'string' ? textOf(value) : (value ?? null)),
  ),
};
