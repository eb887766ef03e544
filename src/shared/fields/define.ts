import type { FieldDef, FieldKind, KindValues } from './types';

/** A definition whose form is not known yet; `defineFields` keeps what is exact about it. */
// The form's values come from the definitions, so these cannot name them.
// oxlint-disable-next-line typescript/no-explicit-any
export type LooseField = FieldDef<any>;

/** The form's values as the definitions make them: each name with the value of its kind. */
export type ValuesOf<D extends readonly LooseField[]> = {
  [F in D[number] as F['name']]: KindValues[F['kind'] & FieldKind];
};

/**
 * Keeps kinds and names of definitions exact, so that the form's values (`ValuesOf`) and what travels (`WireOf`) follow from them and a
 * new field is declared in one place. Functions of a definition say which values they read: `(values: { isTcs: boolean }) => ...`.
 */
export function defineFields<const D extends readonly LooseField[]>(defs: D): D {
  return defs;
}
