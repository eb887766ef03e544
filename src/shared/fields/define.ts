import type { PickSource } from '@/shared/fieldTypes/pickSource';
import type { FieldDef } from './types';
import type { FieldType, FieldTypeValues } from '@/shared/fieldTypes/types';

/** A definition for an unknown form; `defineFields` keeps its exact type. */
// The definitions determine the form's values, so they can't refer to its type.
// oxlint-disable-next-line typescript/no-explicit-any
export type LooseField = FieldDef<any>;

type ValueOf<F extends LooseField> = F extends { kind: 'pick'; from: PickSource<infer Row> }
  ? Row | null
  : FieldTypeValues[F['kind'] & FieldType];

export type ValuesOf<D extends readonly LooseField[]> = {
  [F in D[number] as F['name']]: ValueOf<F>;
};

export function defineFields<const D extends readonly LooseField[]>(defs: D): D {
  return defs;
}

/** Returns names of bank and tax fields; local drafts keep their values only as long as the tab. */
export function privateNames(defs: readonly LooseField[]): string[] {
  return defs.filter(def => def.private ?? def.kind === 'identity').map(({ name }) => name);
}
