import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DATETIME_12_FORMAT } from '@/lib/dates';
import { withLinkState } from '@/platform/routing/linkState';
import { DateText, MomentText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import { StatusTag } from '@/shared/ui/StatusTag';
import type { CellValue, ReadColumn } from './listTypes';
import controls from './controls.module.css';
import styles from './table.module.css';

type Kind = ReadColumn<never>['kind'];

interface CellProps<Row, K extends Kind> {
  column: ReadColumn<Row> & { kind: K };
  row: Row;
  value: CellValue;
  /** The value as text; '' for none. */
  text: string;
}

interface ColumnKind<K extends Kind> {
  /** Least width in pixels when the column names none. */
  width: number;
  align: 'left' | 'right';
  /** The text may take several lines, and so may the rows of its grid. */
  wraps?: true;
  cell: <Row>(props: CellProps<Row, K>) => ReactNode;
}

const YES = new Set(['true', 'yes', 'y', '1']);

/** Every kind of column: how wide, on which side, and how a value of it is drawn. A kind that is forgotten here does not compile. */
const COLUMN_KINDS: { [K in Kind]: ColumnKind<K> } = {
  text: { width: 160, align: 'left', cell: ({ column, text }) => column.shorten?.(text) ?? text },
  number: { width: 100, align: 'right', cell: ({ text }) => text },
  status: { width: 200, align: 'left', cell: ({ text }) => <StatusTag status={text} /> },
  yesNo: { width: 104, align: 'left', cell: ({ text }) => (YES.has(text.toLowerCase()) ? 'Yes' : 'No') },
  longText: {
    width: 240,
    align: 'left',
    wraps: true,
    cell: ({ column, row, text }) => {
      if (text === '') {
        const none = noneOf(column, row);
        return none ? <span className={styles.quiet}>{none}</span> : null;
      }
      if (column.inFull) return <span className={styles.typed}>{text}</span>;
      return (
        <span className={styles.long} title={text}>
          {text}
        </span>
      );
    },
  },
  date: { width: 136, align: 'left', cell: ({ column, text }) => <DateText value={text} format={column.format} /> },
  datetime: {
    width: 190,
    align: 'left',
    cell: ({ column, text }) => <MomentText value={text} format={column.format ?? DATETIME_12_FORMAT} />,
  },
  money: {
    width: 150,
    align: 'right',
    cell: ({ column, row, value }) =>
      typeof value === 'string' || typeof value === 'number' ? (
        <Money
          value={value}
          country={column.country?.(row)}
          currency={column.currency?.(row)}
          decimals={column.decimals?.(value)}
        />
      ) : null,
  },
  link: {
    width: 140,
    align: 'left',
    cell: ({ column, row, text }) => {
      const href = column.href(row);
      if (href === null) return text;
      const state = column.state?.(row);
      return (
        <Link ref={withLinkState(state)} to={href} state={state} aria-label={column.nameOf?.(row)}>
          {text || 'View'}
        </Link>
      );
    },
  },
  actions: {
    width: 90,
    align: 'left',
    cell: ({ column, row }) => (
      <span className={styles.actions}>
        {column.actions(row).map(action =>
          'href' in action ? (
            <Link
              key={action.label}
              ref={withLinkState(action.state)}
              to={action.href}
              state={action.state}
              aria-label={action.name}
            >
              {action.label}
            </Link>
          ) : (
            <button
              key={action.label}
              type="button"
              className={controls.text}
              aria-label={action.name}
              aria-haspopup={action.opensDialog && 'dialog'}
              onClick={action.onPress}
            >
              {action.label}
            </button>
          ),
        )}
      </span>
    ),
  },
  custom: { width: 160, align: 'left', wraps: true, cell: ({ column, row }) => column.cell(row) },
};

export function widthOf<Row>(column: ReadColumn<Row>): number {
  return column.width ?? COLUMN_KINDS[column.kind].width;
}

export function alignOf<Row>(column: ReadColumn<Row>): 'left' | 'right' | 'center' {
  return column.align ?? COLUMN_KINDS[column.kind].align;
}

/** True: cells of this column may take more than one line. */
export function wraps<Row>(column: ReadColumn<Row>): boolean {
  if (column.kind === 'custom' && column.oneLine) return false;
  return column.second !== undefined || COLUMN_KINDS[column.kind].wraps === true;
}

/** What the row holds for the column. */
function cellValue<Row>(column: ReadColumn<Row>, row: Row): CellValue {
  if (column.value) return column.value(row);
  const value = (row as Record<string, unknown>)[column.name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** What stands in a column of long texts where a row has none. */
function noneOf<Row>(column: ReadColumn<Row> & { kind: 'longText' }, row: Row): string | undefined {
  return typeof column.none === 'function' ? column.none(row) : column.none;
}

interface DrawnCell {
  text: string;
  node: ReactNode;
  /** There is nothing to see: cards leave it out. */
  isEmpty: boolean;
}

/** The value of a row in a column, as text and as it is drawn. */
export function drawCell<Row>(column: ReadColumn<Row>, row: Row): DrawnCell {
  const value = cellValue(column, row);
  const text = value === null || value === undefined ? '' : String(value);
  const { cell } = COLUMN_KINDS[column.kind] as ColumnKind<Kind>;
  return { text, node: cell({ column, row, value, text }), isEmpty: text === '' && isBlank(column, row) };
}

/** Nothing stands for a value that is missing. */
function isBlank<Row>(column: ReadColumn<Row>, row: Row): boolean {
  if (column.second?.(row)) return false;
  if (column.kind === 'actions') return column.actions(row).length === 0;
  if (column.kind === 'longText') return !noneOf(column, row);
  return column.kind !== 'custom' && column.kind !== 'yesNo';
}
