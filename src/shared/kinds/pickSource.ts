import type * as z from 'zod/mini';

/** A picked row as a form holds it: texts, '' where one is not known. Its type is an alias, as interfaces are no records. */
export type PickedRow = Readonly<Record<string, string>>;

/** A column of the table that is picked from: a text, and a quieter one below it. */
interface PickColumn<R> {
  title: string;
  text(row: R): string;
  detail(row: R): string;
}

/** What a `pick` field picks: how such a row travels, is kept, named and drawn, and the words of its modal. Data, no component. */
export interface PickSource<R extends PickedRow = PickedRow> {
  /** A row as the wire has it, encoded or not; null when there is none or it cannot be read. */
  fromWire(wire: unknown): R | null;
  /** What is sent of a row, as JSON text. */
  toWire(row: R): object;
  /** The shape of a row in the form; `error` is said of what is none. */
  shape(error?: string): z.ZodMiniType<R>;
  /** Tells two rows apart. */
  keyOf(row: R): string;
  nameOf(row: R): string;
  /** What is said below the name, line by line. */
  linesOf(row: R): string[];
  /** What a reader is told beyond that. */
  factsOf(row: R): string[];
  /** The first one is pressed to pick. */
  columns: readonly PickColumn<R>[];
  /** Path of the opener's sign, in a box of 16. */
  icon: string;
  words: {
    /** Title of the modal, and what the empty field says. */
    title: string;
    search: string;
    placeholder: string;
    /** Nothing is found. */
    none: string;
    failed: string;
    remove: string;
  };
}
