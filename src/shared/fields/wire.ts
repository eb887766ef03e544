import { isObject } from '@/lib/objects';
import { same } from '@/lib/same';
import { kindNamed, type WireRow } from '@/shared/kinds/kinds';
import type { AnyValues, Kind } from '@/shared/kinds/types';
import type { LooseField, ValuesOf } from './define';
import type { AnyFieldOf } from './types';

/** The names of a field on the wire. */
type WireName<F extends LooseField> = F extends { wire: infer W }
  ? W extends string
    ? W
    : W extends false
      ? never
      : W[keyof W] & string
  : F['name'];

/** The name under which the check of an identity travels. */
type VerifiedName<F extends LooseField> = F extends { kind: 'identity'; wire: { verified: infer N extends string } }
  ? N
  : never;

/** What definitions send: text, or null for nothing. A yes or no is a boolean; files and lists of names are JSON text. */
export type WireOf<D extends readonly LooseField[]> = {
  [F in D[number] as Exclude<WireName<F>, VerifiedName<F>>]: F['kind'] extends 'boolean' | 'yesNo'
    ? boolean | null
    : string | null;
} & { [F in D[number] as VerifiedName<F>]: boolean | null };

/** `W` as an input of the contract takes it: a name that the input does not know is a compile error. */
export type KnownTo<Input, W> = { [N in keyof W]: N extends keyof Input ? Input[N] : never };

// Here definitions are worked through by kind; that kind and value fit was settled where they were declared.
type AnyField = AnyFieldOf<Kind> & { kind: Kind };
const namesOf = (def: AnyField) => kindNamed(def.kind).wire.names(def);
const fieldsOf = (defs: readonly LooseField[]) => defs as readonly AnyField[];

/** The form's values out of a record: every definition by its kind. Total: odd wire values become blank ones. */
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

/** Returns whether an input that holds `written` can hold `came` too. */
function fits(came: unknown, written: unknown): boolean {
  if (came === null) return true;
  if (isObject(came) || isObject(written))
    return isObject(came) && isObject(written) && Array.isArray(came) === Array.isArray(written);
  return typeof came === 'string' || typeof came === typeof written;
}

/**
 * Returns `written` with each value that equals `former` as the record `came` with it: a value that the form only normalized is no
 * change of the user.
 */
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
 * Serializes the form's values. A part of a block that is off is null. `came` is the record that is changed, null for a new one: fields
 * that the user did not change are sent as they came.
 */
export function toWire<D extends readonly LooseField[]>(defs: D, values: ValuesOf<D>, came: object | null): WireOf<D> {
  const held: AnyValues = values;
  const former: AnyValues | null = came && { ...held, ...fromWire(defs, came as Parameters<typeof fromWire<D>>[1]) };
  const sent = fieldsOf(defs).map(def => {
    const written = writeField(def, held);
    // All names of a field or none: the check of an identity belongs to its text.
    return came && former && same(written, writeField(def, former)) ? keepUnchanged(written, written, came) : written;
  });
  return Object.assign({}, ...sent) as WireOf<D>;
}

/** Values of a form in which nothing was given. */
export function blankOf<D extends readonly LooseField[]>(defs: D): ValuesOf<D> {
  return Object.fromEntries(fieldsOf(defs).map(def => [def.name, kindNamed(def.kind).blank(def)])) as ValuesOf<D>;
}

/** The names on the wire of fields that the configuration shows, each with its field's: it may speak of any of them. */
export function aliasesOf(defs: readonly LooseField[]): ReadonlyMap<string, string> {
  const shown = fieldsOf(defs).filter(def => def.configurable === 'shows' && def.wire !== false);
  return new Map(shown.flatMap(def => namesOf(def).flatMap(name => (name === def.name ? [] : [[name, def.name]]))));
}

/** The field that a name of the wire belongs to, or the name itself: a server's error stands at its field. */
export function fieldOfWire(defs: readonly LooseField[], wireName: string): string {
  const field = fieldsOf(defs).find(def => def.wire !== false && namesOf(def).includes(wireName));
  return field?.name ?? wireName;
}
