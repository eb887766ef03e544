import type { PickSource } from '@/shared/kinds/pickSource';
import type { FieldDef } from './types';
import type { Kind, KindValues } from '@/shared/kinds/types';

/** A definition whose form is not known yet; `defineFields` keeps what is exact about it. */
// The form's values come from the definitions, so these cannot name them.
// oxlint-disable-next-line typescript/no-explicit-any
export type LooseField = FieldDef<any>;

/** The value of one definition: its kind's, or the very row that it picks. */
type ValueOf<F extends LooseField> = F extends { kind: 'pick'; from: PickSource<infer Row> }
  ? Row | null
  : KindValues[F['kind'] & Kind];

/** The form's values as the definitions make them: each name with its value. */
export type ValuesOf<D extends readonly LooseField[]> = {
  [F in D[number] as F['name']]: ValueOf<F>;
};

/**
 * Keeps kinds and names of definitions exact, so that the form's values (`ValuesOf`) and what travels (`WireOf`) follow from them and a
 * new field is declared in one place. Functions of a definition say which values they read: `(values: { isTcs: boolean }) => ...`.
 */
export function defineFields<const D extends readonly LooseField[]>(defs: D): D {
  return defs;
}

/** Names of the fields whose values a draft on this device keeps no longer than the tab lives: bank and tax numbers. */
export function privateNames(defs: readonly LooseField[]): string[] {
  return defs.filter(def => def.private ?? def.kind === 'identity').map(({ name }) => name);
}
