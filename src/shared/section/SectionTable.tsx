import type { FieldValues } from 'react-hook-form';
import { cells } from '@/shared/fields/read/cells';
import type { AnyFieldOf, AnyValues, FieldDef, FieldKind, KindValues } from '@/shared/fields/types';
import { EmptyText } from '@/shared/ui/EmptyText';
import { StatusTag } from '@/shared/ui/StatusTag';
import table from '@/shared/ui/table.module.css';
import { markedStatus } from './rowStatus';
import styles from './RecordSection.module.css';
import type { SectionColumn, SectionRow } from './section';

interface SectionTableProps<V> {
  label: string;
  /** What one row is called. */
  noun: string;
  columns: readonly SectionColumn<V>[];
  fields: readonly FieldDef<V>[];
  rows: readonly SectionRow<V>[];
  /** Rows carry a status and facts of the server. */
  saved: boolean;
  onOpen: (row: SectionRow<V>) => void;
}

/** The rows of a section. On a telephone each is a card. */
export function SectionTable<V extends FieldValues>(props: SectionTableProps<V>) {
  const { label, noun, fields, rows, saved, onOpen } = props;
  if (rows.length === 0) return <EmptyText text="No records available!" />;
  const columns = props.columns.filter(column => saved || !column.savedOnly);
  const titles = [...columns.map(column => column.title), ...(saved ? ['Status'] : [])];
  return (
    <div className={styles.scroll}>
      <table className={`${table.table} ${table.framed} ${styles.table}`} aria-label={label}>
        <thead>
          <tr>
            {titles.map(title => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key} data-deleted={row.deleted || undefined}>
              {columns.map(column => (
                <Cell key={column.title} column={column} row={row} fields={fields} />
              ))}
              {saved && (
                <td data-label="Status">
                  <StatusTag status={row.deleted ? 'Deactive' : markedStatus(row.status)} />
                </td>
              )}
              <td data-label="Action">
                <button
                  type="button"
                  className={styles.open}
                  aria-haspopup="dialog"
                  aria-label={`Open ${noun} ${index + 1}: ${nameOf(row, columns, fields)}`}
                  onClick={() => onOpen(row)}
                >
                  Open
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps<V> {
  column: SectionColumn<V>;
  row: SectionRow<V>;
  fields: readonly FieldDef<V>[];
}

function Cell<V>({ column, row, fields }: CellProps<V>) {
  const mark = column.mark?.(row);
  const tags = column.tags?.(row);
  return (
    <td data-label={column.title}>
      {tags ? tags.map(tag => <Tag key={tag} text={tag} />) : textOf(column, row, fields)}
      {mark && <Tag text={mark} strong />}
    </td>
  );
}

function Tag({ text, strong = false }: { text: string; strong?: boolean }) {
  return (
    <span className={styles.tag} data-strong={strong || undefined}>
      {text}
    </span>
  );
}

/** The text of a cell: the column's own, else that of its field. */
function textOf<V>(column: SectionColumn<V>, row: SectionRow<V>, fields: readonly FieldDef<V>[]): string {
  if (column.text) return column.text(row);
  const def = fields.find(field => field.name === column.field);
  if (!def) return '';
  const values = row.values as AnyValues;
  // The registry is keyed by the kind; kind and value were made to fit where the section was declared.
  const cell = cells[def.kind] as unknown as {
    text(value: KindValues[FieldKind], def: AnyFieldOf<FieldKind>, context: { values: AnyValues }): string;
  };
  return cell.text(values[def.name] as KindValues[FieldKind], def as unknown as AnyFieldOf<FieldKind>, { values });
}

/** What tells one row from another: its first texts. */
function nameOf<V>(row: SectionRow<V>, columns: readonly SectionColumn<V>[], fields: readonly FieldDef<V>[]): string {
  return columns
    .slice(0, 3)
    .map(column => column.tags?.(row).join(', ') ?? textOf(column, row, fields))
    .filter(Boolean)
    .join(' ');
}
