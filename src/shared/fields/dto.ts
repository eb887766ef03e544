import { isObject } from '@/lib/objects';
import { same } from '@/lib/same';
import { getFieldType, type RowDto } from '@/shared/fieldTypes/fieldTypes';
import type { AnyValues, FieldType } from '@/shared/fieldTypes/types';
import type { LooseField, ValuesOf } from './define';
import type { AnyFieldOf } from './types';

type DtoName<F extends LooseField> = F extends { dto: infer W }
  ? W extends string
    ? W
    : W extends false
      ? never
      : W[keyof W] & string
  : F['name'];

type VerifiedName<F extends LooseField> = F extends { kind: 'identity'; dto: { verified: infer N extends string } }
  ? N
  : never;

/** Input type derived from definitions: text or null; booleans for yes/no; JSON text for files and name lists. */
export type DtoOf<D extends readonly LooseField[]> = {
  [F in D[number] as Exclude<DtoName<F>, VerifiedName<F>>]: F['kind'] extends 'boolean' | 'yesNo'
    ? boolean | null
    : string | null;
} & { [F in D[number] as VerifiedName<F>]: boolean | null };

/** Restricts `W` to the input's names: an unknown name is a compile error. */
export type KnownTo<Input, W> = { [N in keyof W]: N extends keyof Input ? Input[N] : never };

// The declaration has already checked that type and value fit.
type AnyField = AnyFieldOf<FieldType> & { kind: FieldType };
const getNames = (def: AnyField) => getFieldType(def.kind).dto.names(def);
const listFields = (defs: readonly LooseField[]) => defs as readonly AnyField[];

/** Parses a record to form values by field type. Unexpected values become blank. */
export function deserialize<D extends readonly LooseField[]>(
  defs: D,
  row: Readonly<Record<keyof DtoOf<D> & string, unknown>>,
): ValuesOf<D> {
  const read = (def: AnyField) => {
    const kind = getFieldType(def.kind);
    return def.dto === false ? kind.blank(def) : kind.dto.read(row as RowDto, def);
  };
  return Object.fromEntries(listFields(defs).map(def => [def.name, read(def)])) as ValuesOf<D>;
}

function fits(came: unknown, written: unknown): boolean {
  if (came === null) return true;
  if (isObject(came) || isObject(written))
    return isObject(came) && isObject(written) && Array.isArray(came) === Array.isArray(written);
  return typeof came === 'string' || typeof came === typeof written;
}

/** Restores from `came` each value that equals `former`, because a value that only the form normalized is no change by the user. */
export function keepUnchanged<W extends object>(written: W, former: object, came: object): W {
  const [before, received] = [former as RowDto, came as RowDto];
  const entries = Object.entries(written).map(([name, value]) => [
    name,
    same(value, before[name]) && fits(received[name], value) ? received[name] : value,
  ]);
  return Object.fromEntries(entries) as W;
}

function writeField(def: AnyField, values: AnyValues): Record<string, unknown> {
  if (def.dto === false) return {};
  const { dto } = getFieldType(def.kind);
  if (def.nullWhenHidden && def.visible?.(values) === false)
    return Object.fromEntries(dto.names(def).map(name => [name, null]));
  return dto.write(values[def.name], def);
}

/**
 * Serializes form values. Parts of a disabled block are null. `came` is the stored record, null for a new one:
 * unchanged fields are sent as received.
 */
export function serialize<D extends readonly LooseField[]>(
  defs: D,
  values: ValuesOf<D>,
  came: object | null,
): DtoOf<D> {
  const held: AnyValues = values;
  const former: AnyValues | null = came && {
    ...held,
    ...deserialize(defs, came as Parameters<typeof deserialize<D>>[1]),
  };
  const sent = listFields(defs).map(def => {
    const written = writeField(def, held);
    // Keeps all API names of a field or none, because an identity's verified flag belongs to its text.
    return came && former && same(written, writeField(def, former)) ? keepUnchanged(written, written, came) : written;
  });
  return Object.assign({}, ...sent) as DtoOf<D>;
}

export function getBlank<D extends readonly LooseField[]>(defs: D): ValuesOf<D> {
  return Object.fromEntries(listFields(defs).map(def => [def.name, getFieldType(def.kind).blank(def)])) as ValuesOf<D>;
}

/** Maps API names to field names, for fields that only the configuration shows: it may use either name. */
export function getAliases(defs: readonly LooseField[]): ReadonlyMap<string, string> {
  const shown = listFields(defs).filter(def => def.configurable === 'shows' && def.dto !== false);
  return new Map(shown.flatMap(def => getNames(def).flatMap(name => (name === def.name ? [] : [[name, def.name]]))));
}

/** Returns the field of an API name, or the name itself, to place server errors. */
export function findFieldByDtoName(defs: readonly LooseField[], dtoName: string): string {
  const field = listFields(defs).find(def => def.dto !== false && getNames(def).includes(dtoName));
  return field?.name ?? dtoName;
}
