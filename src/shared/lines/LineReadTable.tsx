import { useCallback, useMemo } from 'react';
import type { Id } from '@/lib/ids';
import type { ColumnDef } from '@/shared/list/listTypes';
import { LongTable } from '@/shared/list/LongTable';
import { useFoundRows } from '@/shared/list/RowFinder';
import { isNumeric, shownText, withMoneyFormat } from './cellText';
import type { LineColumn } from './types';

interface LineReadTableProps<L> {
  columns: readonly LineColumn<L>[];
  lines: readonly L[];
  label: string;
  country: string | null | undefined;
  empty?: string;
}

interface Numbered<L> {
  id: Id;
  line: L;
}

export function LineReadTable<L>(props: LineReadTableProps<L>) {
  const { columns, lines, label, country, empty = 'No records available!' } = props;
  const shown = useMemo(
    () => withMoneyFormat(columns, country).filter(column => column.kind !== 'action' || column.reads),
    [columns, country],
  );
  const readColumns = useMemo(() => {
    const total = shown.findLast(isNumeric);
    return [numberColumn, ...shown.map(column => readColumn(column, column === total))];
  }, [shown]);
  const rows = useMemo(() => lines.map((line, index): Numbered<L> => ({ id: index + 1, line })), [lines]);
  const getText = useCallback(
    ({ line }: Numbered<L>) => shown.map(column => shownText(column, line)).join(' '),
    [shown],
  );
  const finder = useFoundRows(rows, getText);
  return <LongTable label={label} columns={readColumns} finder={finder} find="Find a line" empty={empty} />;
}

const numberColumn = { name: 'id', title: '#', kind: 'text', width: 52 } as const;

/** `isTotal`: phone cards show the value beside their title. */
function readColumn<L>(column: LineColumn<L>, isTotal: boolean): ColumnDef<Numbered<L>> {
  const { key: name, title, width } = column;
  const placed = { name, title, width };
  if (column.kind === 'action') {
    const actions = ({ id, line }: Numbered<L>) =>
      column.actions(line).map(({ name, ...action }) => ({ ...action, name: name ?? `${action.label} of line ${id}` }));
    return { ...placed, kind: 'actions', sortable: false, onPhone: 'untitled', actions };
  }
  const value = ({ line }: Numbered<L>) => shownText(column, line);
  const { second: more } = column;
  const second = more && (({ line }: Numbered<L>) => more(line));
  return isNumeric(column)
    ? { ...placed, kind: 'text', align: 'right', value, second, ...(isTotal && { onPhone: 'top' }) }
    : { ...placed, kind: 'longText', inFull: true, value, second };
}
