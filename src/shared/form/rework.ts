type Rows = readonly object[];

/** Who keeps the rows of an array of a form beside its values: a grid, with identities, messages and what can be undone. */
interface RowKeeper {
  /** The same rows, worked out anew. */
  rework: (rows: Rows) => void;
  /** Other rows, in a step that can be undone; `label` names it. */
  replace: (rows: Rows, label: string) => void;
}

/** By the name of their array; as long as the form's control lives. */
const keepers = new WeakMap<object, Map<string, RowKeeper>>();

/** A grid says that it keeps the rows `name` of a form. */
export function keepRows(control: object, name: string, keeper: RowKeeper): void {
  const ofForm = keepers.get(control) ?? new Map<string, RowKeeper>();
  keepers.set(control, ofForm.set(name, keeper));
}

/** Replaces rows by what follows from another field (a tax type), through whoever keeps them. False when nobody does yet. */
export function reworkRows(control: object, name: string, rows: Rows): boolean {
  const keeper = keepers.get(control)?.get(name);
  keeper?.rework(rows);
  return keeper !== undefined;
}

/** Replaces rows by others, through whoever keeps them. False when nobody does yet. */
export function replaceRows(control: object, name: string, rows: Rows, label: string): boolean {
  const keeper = keepers.get(control)?.get(name);
  keeper?.replace(rows, label);
  return keeper !== undefined;
}
