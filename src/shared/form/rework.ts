type Rows = readonly object[];

/** Owner of an array's rows outside the form values, such as a grid with undo. */
interface RowKeeper {
  /** Updates computed values of the same rows. */
  rework: (rows: Rows) => void;
  /** Replaces the rows in an undo step named `label`. */
  replace: (rows: Rows, label: string) => void;
}

/** Row owners by array name, per form control. */
const keepers = new WeakMap<object, Map<string, RowKeeper>>();

/** Registers a grid as owner of the rows `name`. */
export function keepRows(control: object, name: string, keeper: RowKeeper): void {
  const ofForm = keepers.get(control) ?? new Map<string, RowKeeper>();
  keepers.set(control, ofForm.set(name, keeper));
}

/** Updates rows after a change of another field, such as the tax type. Returns false without an owner. */
export function reworkRows(control: object, name: string, rows: Rows): boolean {
  const keeper = keepers.get(control)?.get(name);
  keeper?.rework(rows);
  return keeper !== undefined;
}

/** Replaces rows through their owner. Returns false without an owner. */
export function replaceRows(control: object, name: string, rows: Rows, label: string): boolean {
  const keeper = keepers.get(control)?.get(name);
  keeper?.replace(rows, label);
  return keeper !== undefined;
}
