import type * as z from 'zod/mini';

/** Picked row as a form holds it; '' means unknown. A type alias, because interfaces have no index signature. */
export type PickedRow = Readonly<Record<string, string>>;

interface PickColumn<R> {
  title: string;
  text(row: R): string;
  detail(row: R): string;
}

/** Source of a `pick` field: serialization, validation, display and dialog texts. Data only. */
export interface PickSource<R extends PickedRow = PickedRow> {
  /** Parses an API row, encoded or not; null if missing or invalid. */
  deserialize(dto: unknown): R | null;
  serialize(row: R): object;
  shape(error?: string): z.ZodMiniType<R>;
  toKey(row: R): string;
  getName(row: R): string;
  getLines(row: R): string[];
  /** Additional lines for read-only display. */
  getDetails(row: R): string[];
  columns: readonly PickColumn<R>[];
  /** SVG path of the open button's icon, 16 pixels. */
  icon: string;
  words: {
    /** Dialog title and placeholder of the empty field. */
    title: string;
    search: string;
    placeholder: string;
    none: string;
    failed: string;
    remove: string;
  };
}
