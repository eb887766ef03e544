import type { Id } from '@/lib/ids';
import type { ListDef } from '@/shared/list/listTypes';
import type { Figure } from './api/useFigures';
import type { ReportSource } from './api/useReport';

/** A report as data: a list, its calls and its export. `checkBox` filters name their option list by the alias in `source.options`. */
export interface Report<Row extends { id: Id }> extends ListDef<Row> {
  source: ReportSource<Row>;
  /** Path on the auth host and the file's name before time and ending (spec 3 §7). */
  export: { path: string; fileName: string };
  /** The row's share in sums: its amount and currency. */
  figure: (row: Row) => Omit<Figure, 'id' | 'level' | 'ageInDay'>;
  /** Of a report of what waits: the levels in their order, for its bars. */
  levels?: readonly string[];
  /** Words of the empty report, where they are those of spec 3 §8. */
  emptyText?: string;
}
