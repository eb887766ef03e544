type Rework = (rows: readonly object[]) => void;

/** Who keeps the rows of a form beside its values, by the name of their array; as long as the form's control lives. */
const keepers = new WeakMap<object, Map<string, Rework>>();

/** A grid says that it keeps the rows `name` of a form, with identities, messages and what can be undone. */
export function onRework(control: object, name: string, rework: Rework): void {
  const ofForm = keepers.get(control) ?? new Map<string, Rework>();
  keepers.set(control, ofForm.set(name, rework));
}

/** Replaces rows by what follows from another field (a tax type), through whoever keeps them. False when nobody does yet. */
export function reworkRows(control: object, name: string, rows: readonly object[]): boolean {
  const rework = keepers.get(control)?.get(name);
  rework?.(rows);
  return rework !== undefined;
}
