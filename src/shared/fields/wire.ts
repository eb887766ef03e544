import { isObject } from '@/lib/objects';
import { same } from '@/lib/same';
import { kindNamed, type WireRow } from '@/shared/kinds/kinds';
import type { AnyValues, Kind } from '@/shared/kinds/types';
import type { LooseField, ValuesOf } from './define';
import type { AnyFieldOf } from './types';

type WireName<F extends LooseField> = F extends { wire: infer W }
  ? W extends string
    ? W
    : W extends false
      ? never
      : W[keyof W] & string
  : F['name'];

type VerifiedName<F extends LooseField> = F extends { kind: 'identity'; wire: { verified: infer N extends string } }
  ? N
  : never;

/** Input type derived from definitions: text or null; booleans for yes/no; JSON text for files and name lists. */
export type WireOf<D extends readonly LooseField[]> = {
  [F in D[number] as Exclude<WireName<F>, VerifiedName<F>>]: F['kind'] extends 'boolean' | 'yesNo'
    ? boolean | null
    : string | null;
} & { [F in D[number] as VerifiedName<F>]: boolean | null };

/** Restricts `W` to the input's names: an unknown name is a compile error. */
export type KnownTo<Input, W> = { [N in keyof W]: N extends keyof Input ? Input[N] : never };

// The declaration has already checked that type and value fit.
type AnyField = AnyFieldOf<Kind> & { kind: Kind };
const namesOf = (def: AnyField) => kindNamed(def.kind).wire.names(def);
const fieldsOf = (defs: readonly LooseField[]) => defs as readonly AnyField[];

/** Parses a record to form values by field type. Unexpected values become blank. */
export function fromWire<D extends readonly LooseField[]>(
  defs: D,
  row: Readonly<Record<keyof WireOf<D> & string, unknown>>,
): ValuesOf<D> {
  const read = (def: AnyField) => {
    const kind = kindNamed(def.kind);
    return def.wire === false ? kind.blank(def) : kind.wire.read(row as WireRow, def);
  };
  return Object.fromEntries(fieldsOf(defs).map(def => [def.name, read(def)])) as ValuesOf<D>;
}

function fits(came: unknown, written: unknown): boolean {
  if (came === null) return true;
  if (isObject(came) || isObject(written))
    return isObject(came) && isObject(written) && Array.isArray(came) === Array.isArray(written);
  return typeof came === 'string' || typeof came === typeof written;
}

/** Restores from `came` each value that equals `former`, because a value that only the form normalized is no change by the user. */
export function keepUnchanged<W extends object>(written: W, former: object, came: object): W {
  const [before, received] = [former as WireRow, came as WireRow];
  const entries = Object.entries(written).map(([name, value]) => [
    name,
    same(value, before[name]) && fits(received[name], value) ? received[name] : value,
  ]);
  return Object.fromEntries(entries) as W;
}

function writeField(def: AnyField, values: AnyValues): Record<string, unknown> {
  if (def.wire === false) return {};
  const { wire } = kindNamed(def.kind);
  if (def.nullWhenHidden && def.visible?.(values) === false)
    return Object.fromEntries(wire.names(def).map(name => [name, null]));
  return wire.write(values[def.name], def);
}

/**
 * Serializes form values. Parts of a disabled block are null. `came` is the stored record, null for a new one:
 * unchanged fields are sent as received.
 */
export function toWire<D extends readonly LooseField[]>(defs: D, values: ValuesOf<D>, came: object | null): WireOf<D> {
  const held: AnyValues = values;
  const former: AnyValues | null = came && { ...held, ...fromWire(defs, came as Parameters<typeof fromWire<D>>[1]) };
  const sent = fieldsOf(defs).map(def => {
    const written = writeField(def, held);
    // Keeps all API names of a field or none, because an identity's verified flag belongs to its text.
    return came && former && same(written, writeField(def, former)) ? keepUnchanged(written, written, came) : written;
  });
  return Object.assign({}, ...sent) as WireOf<D>;
}

export function blankOf<D extends readonly LooseField[]>(defs: D): ValuesOf<D> {
  return Object.fromEntries(fieldsOf(defs).map(def => [def.name, kindNamed(def.kind).blank(def)])) as ValuesOf<D>;
}

/** Maps API names to field names, for fields that only the configuration shows: it may use either name. */
export function aliasesOf(defs: readonly LooseField[]): ReadonlyMap<string, string> {
  const shown = fieldsOf(defs).filter(def => def.configurable === 'shows' && def.wire !== false);
  return new Map(shown.flatMap(def => namesOf(def).flatMap(name => (name === def.name ? [] : [[name, def.name]]))));
}

/** Returns the field of an API name, or the name itself, to place server errors. */
export function fieldOfWire(defs: readonly LooseField[], wireName: string): string {
  const field = fieldsOf(defs).find(def => def.wire !== false && namesOf(def).includes(wireName));
  return field?.name ?? wireName;
}
