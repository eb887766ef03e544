import type { Id } from '@/lib/ids';
import type { ListDef } from '@/shared/list/listTypes';
import type { Figure } from './api/useFigures';
import type { ReportSource } from './api/useReport';

/** Definition of a report: list, operations and export. `checkBox` filters refer to their option list by its alias in `source.options`. */
export interface Report<Row extends { id: Id }> extends ListDef<Row> {
  source: ReportSource<Row>;
  export: { path: string; fileName: string };
  figure: (row: Row) => Omit<Figure, 'id' | 'level' | 'ageInDay'>;
  levels?: readonly string[];
  /** Text of the empty report, if it differs from the default (spec 3 §8). */
  emptyText?: string;
}
