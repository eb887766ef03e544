import type { ReactNode, ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { reportError } from '@/platform/report';
import { withLinkState } from '@/platform/routing/linkState';
import { LAYOUT } from '@/shared/fieldTypes/layout';
import { faces } from '@/shared/fieldTypes/read';
import { Button } from '@/shared/ui/Button';
import { Explained } from '@/shared/ui/Tooltip';
import { windows } from '@/shared/ui/tokens';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import type { CellValue, ReadColumn, SecondLine } from './listTypes';
import styles from './table.module.css';

type ColumnType = ReadColumn<never>['kind'];

interface CellProps<Row, K extends ColumnType> {
  column: ReadColumn<Row> & { kind: K };
  row: Row;
  value: CellValue;
  text: string;
}

type CellOf<K extends ColumnType> = <Row>(props: CellProps<Row, K>) => ReactNode;

const YES = new Set(['true', 'yes', 'y', '1']);

function ExplainedCell({ explain, children }: { explain: () => Promise<readonly string[]>; children: ReactNode }) {
  const isCard = useMediaQuery(windows.phone);
  return isCard ? children : <Explained explain={explain}>{children}</Explained>;
}

/** Cell renderer per column type. TypeScript rejects a missing type. */
const CELLS: { [K in ColumnType]: CellOf<K> } = {
  text: ({ text }) => text,
  number: ({ text }) => text,
  status: ({ column, row, text }) => {
    if (column.isQuiet?.(row)) return <span className={`${styles.piece} ${styles.quiet}`}>{text}</span>;
    const face = faces.status(text, {});
    const { explain } = column;
    return explain && text ? <ExplainedCell explain={() => explain(row)}>{face}</ExplainedCell> : face;
  },
  yesNo: ({ text }) => (YES.has(text.toLowerCase()) ? 'Yes' : 'No'),
  longText: ({ column, row, text }) => {
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
  date: ({ column, text }) => faces.date(text, column),
  datetime: ({ column, text }) => faces.datetime(text, column),
  money: ({ column, row, value, text }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    const [country, currency] = [column.country?.(row), column.currency?.(row)];
    return faces.money(text, { country, currency });
  },
  link: ({ column, row, text }) => {
    const href = column.href(row);
    if (href === null) return text;
    const state = column.state?.(row);
    return (
      <Link ref={withLinkState(state)} to={href} state={state} aria-label={column.getName?.(row)}>
        {text || 'View'}
      </Link>
    );
  },
  actions: ({ column, row }) => (
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
          <Button
            tone="link"
            small
            key={action.label}
            aria-label={action.name}
            aria-haspopup={action.opensDialog && 'dialog'}
            onClick={action.onPress}
          >
            {action.label}
          </Button>
        ),
      )}
    </span>
  ),
  custom: ({ column, row }) => column.cell(row),
};

const LAYOUTS: { [K in ColumnType]: { width: number; align: 'start' | 'end'; wraps?: true } } = {
  ...LAYOUT,
  link: { width: 140, align: 'start' },
  actions: { width: 90, align: 'start' },
  custom: { width: 160, align: 'start', wraps: true },
};

export function getWidth<Row>(column: ReadColumn<Row>): number {
  return column.width ?? LAYOUTS[column.kind].width;
}

/** Returns the minimum width in pixels of a column that the browser sizes; undefined if its content decides. */
export function leastWidth<Row>(column: ReadColumn<Row>, wrapping: boolean): number | undefined {
  if (column.later) return column.later.width;
  const isText = column.kind === 'text' || column.kind === 'longText' || column.kind === 'link';
  return column.kind === 'custom' || (wrapping && isText && !column.align) ? getWidth(column) : undefined;
}

export function getAlign<Row>(column: ReadColumn<Row>): 'left' | 'right' {
  return column.align ?? (LAYOUTS[column.kind].align === 'end' ? 'right' : 'left');
}

/** Returns true if cells of this column may have several lines. */
export function wraps<Row>(column: ReadColumn<Row>): boolean {
  if (column.kind === 'custom' && column.oneLine) return false;
  return column.second !== undefined || LAYOUTS[column.kind].wraps === true;
}

function cellValue<Row>(column: ReadColumn<Row>, row: Row): CellValue {
  if (column.value) return column.value(row);
  const value = (row as Record<string, unknown>)[column.name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function noneOf<Row>(column: ReadColumn<Row> & { kind: 'longText' }, row: Row): string | undefined {
  return typeof column.none === 'function' ? column.none(row) : column.none;
}

interface DrawnCell {
  text: string;
  node: ReactNode;
  /** True: cards omit the cell. */
  isEmpty: boolean;
}

const UNREADABLE: DrawnCell = { text: '–', node: '–', isEmpty: false };

/** Reads from a row. A malformed row must not crash the list: reports the column and returns `otherwise`. */
export function readSafely<Row, Value>({ name }: ReadColumn<Row>, otherwise: Value, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    reportError(error, `column ${name}`);
    return otherwise;
  }
}

export function drawCell<Row>(column: ReadColumn<Row>, row: Row): DrawnCell {
  return readSafely(column, UNREADABLE, () => drawnCell(column, row));
}

function drawnCell<Row>(column: ReadColumn<Row>, row: Row): DrawnCell {
  const value = cellValue(column, row);
  const text = value === null || value === undefined ? '' : String(value);
  const cell = CELLS[column.kind] as CellOf<ColumnType>;
  return {
    text,
    node: cell({ column, row, value, text }),
    isEmpty: text === '' && isBlank(column, row),
  };
}

function isBlank<Row>(column: ReadColumn<Row>, row: Row): boolean {
  if (column.second?.(row)) return false;
  if (column.kind === 'actions') return column.actions(row).length === 0;
  if (column.kind === 'longText') return !noneOf(column, row);
  return column.kind !== 'custom' && column.kind !== 'yesNo';
}

interface TableCellProps<Row> {
  column: ReadColumn<Row>;
  row: Row;
  className?: string;
  clipped?: boolean;
  /** Why the row is not selectable, or null. Absent: another cell shows it. */
  whyNot?: ReactElement | null;
}

/** Table cell with the data attributes that the phone cards need. */
export function TableCell<Row>({ column, row, className, clipped, whyNot }: TableCellProps<Row>) {
  const { text, node, isEmpty } = drawCell(column, row);
  const isAwaited = isEmpty && readSafely(column, false, () => column.later?.of(row) === true);
  const isNothing = isEmpty && !whyNot && !isAwaited;
  const second = readSafely(column, null, () => column.second?.(row));
  const lines = (
    <CellLines mayHaveMore={column.second !== undefined || whyNot !== undefined} second={second} whyNot={whyNot}>
      {node}
    </CellLines>
  );
  if (column.namesRow) return <th scope="row">{lines}</th>;
  return (
    <td
      className={className}
      data-label={column.onPhone === 'untitled' ? undefined : column.title}
      data-align={getAlign(column)}
      data-kind={column.kind}
      data-later={column.later && ''}
      data-awaited={isAwaited || undefined}
      data-phone={column.onPhone === false || isNothing ? 'no' : column.onPhone}
      title={clipped && (column.kind === 'text' || column.kind === 'link') && text ? text : undefined}
    >
      {lines}
    </td>
  );
}

interface CellLinesProps {
  children: ReactNode;
  /** True if a second line is possible. The value keeps its element with and without it, so that a link being pressed isn't replaced. */
  mayHaveMore: boolean;
  second: SecondLine;
  whyNot?: ReactNode;
}

const getText = (second: SecondLine): string => (typeof second === 'object' ? second?.text : second) ?? '';

function CellLines({ children, mayHaveMore, second, whyNot }: CellLinesProps) {
  if (!mayHaveMore) return children;
  return (
    <>
      <span className={styles.first}>{children}</span>
      {second ? (
        <span className={styles.second} data-tone={typeof second === 'object' ? second.tone : undefined}>
          {getText(second)}
        </span>
      ) : null}
      {whyNot && (
        <span className={styles.second} data-tone="warn">
          {whyNot}
        </span>
      )}
    </>
  );
}
