import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { MAX_LINES } from '@/lib/limits';
import { useLatest } from '@/platform/useLatest';
import { useFields } from '@/shared/fields/FieldsProvider';
import { GridTable } from '@/shared/grid/GridTable';
import { Term } from '@/shared/ui/Term';
import { useFieldLabel } from '@/shared/ui/fieldLabels';
import { Hidden, Row, Stack, Text } from '@/shared/ui/layout';
import { isNumeric, isTyped, readCell, getCellText, withMoneyFormat } from './cellText';
import type { RowIssue } from '@/shared/fields/rows';
import { LineProblemList, useLineErrors } from './LineProblemList';
import { LineRow } from './LineRow';
import styles from './LineTable.module.css';
import type { LineRules, LineStore } from './lineStore';
import { LineToolbar } from './LineToolbar';
import { LineTotals, TotalAnnouncer, useTracks } from './LineTotals';
import { useRevealError } from './reveal';
import type { LineColumn } from './types';
import { useLineGrid } from './useLineGrid';
import { lineStore, type LinesForm } from './useLinesForm';
import { useRemoteCells } from './useRemoteCells';

export interface LineTableProps<V extends FieldValues, L extends object> {
  form: Pick<LinesForm<V>, 'control' | 'getValues' | 'lines'>;
  name: string;
  /** Keep these four stable between renders. */
  columns: readonly LineColumn<L>[];
  blank: () => L;
  /** Computes dependent cells. A new function recomputes all lines. */
  derive?: (line: L) => L;
  /** Validates touched cells; the form's schema decides at save time. */
  check?: (lines: readonly L[]) => readonly RowIssue<L>[];
  label: string;
  /** Lines come from a picker: users can't add, copy or paste new ones. */
  picker?: { label: string; open: () => void };
  /** Returns why a line can't be removed, or null. Keep it stable. */
  whyKept?: (line: L, index: number) => string | null;
  /** Default 1, with a picker 0. */
  minRows?: number;
  maxRows?: number;
  /** Columns with sums below the lines. */
  totals?: readonly (keyof L & string)[];
  /** More content below the line actions. */
  tools?: ReactNode;
  /** Totals of the document, beside the line actions. */
  sums?: ReactNode;
  /** Column whose sum screen readers announce; default: the last of `totals`. */
  spokenTotal?: keyof L & string;
  country?: string | null;
}

const unchanged = <L,>(line: L) => line;
const noIssues = () => [];
const removable = () => null;
/** Below this width lines are cards with their labels. */
const COMPACT = 560;

/** Heights in pixels; `CARD` is a line below `COMPACT`. */
const ROW = 41;
const SECOND = 14;
const HINT = 26;
const CARD = 330;
const HEAD = 40;

/** Editable table of a document's lines; renders visible lines only. */
export function LineTable<V extends FieldValues, L extends object>(props: LineTableProps<V, L>) {
  const { form, name, blank, derive = unchanged, check = noIssues, label, totals = [], tools, sums } = props;
  const { picker, whyKept = removable, minRows = picker ? 0 : 1, maxRows = MAX_LINES } = props;
  const setting = useFields();
  const country = props.country === undefined ? setting.country : props.country;
  const columns = useMemo(() => withMoneyFormat(props.columns, country), [props.columns, country]);
  const store = lineStore<L>(form, name);
  useSyncExternalStore(store.onShape, store.shape);
  const { remote, lookUp, unknown } = useRemoteCells(store, columns, form.getValues);
  const grid = useLineGrid(
    { store, columns, blank, minRows, maxRows, pickerLabel: picker?.label ?? null, whyKept },
    lookUp,
  );
  const { root, current, handlers } = grid;
  const scroller = useRef<HTMLDivElement>(null);
  const [compact, setCompact] = useState(false);
  const onWidth = useCallback((width: number) => setCompact(width < COMPACT), []);
  const problems = useLineErrors(form.control, name, store);

  useLineRules(store, columns, { derive, check, unknown });

  const latest = useLatest(grid);
  useRevealError(name, path => {
    const [index = '0', key = ''] = path.slice(name.length + 1).split('.');
    grid.reveal(Number(index) || 0, key);
  });
  const duplicate = useCallback((id: string) => latest.current.duplicate(id), [latest]);
  const remove = useCallback((id: string) => latest.current.remove(id), [latest]);

  const ids = store.ids();
  const currentIndex = current === null ? -1 : store.indexOf(current);
  const typed = useMemo(() => columns.filter(isTyped), [columns]);
  useFieldLabel(name, { label: null, columns: typed });
  const tracks = useTracks({ store, columns, country }, picker ? 42 : 72);
  const hinted = columns.some(({ hint }) => hint);
  const two = columns.some(({ second }) => second);
  const wraps = two || hinted || columns.some(column => column.computed && !isNumeric(column));
  const height = compact ? CARD : ROW + (two ? SECOND : 0) + (hinted ? HINT : 0);
  const { spokenTotal = columns.findLast(column => totals.includes(column.key))?.key } = props;
  const spoken = columns.find(({ key }) => key === spokenTotal);
  return (
    <Stack gap={4} ref={root} className={styles.root} data-field={name} data-compact={compact}>
      <GridTable
        aria-label={label}
        aria-rowcount={ids.length + (totals.length > 0 ? 2 : 1)}
        className={styles.scroller}
        columns={columns}
        isEnd={isNumeric}
        tracks={tracks}
        beside={({ title }) => <Term label={title} />}
        numbers="#"
        hidesHead={compact}
        scroller={scroller}
        tools={
          <th scope="col" className={styles.tools}>
            <Hidden>Actions</Hidden>
          </th>
        }
        foot={
          totals.length > 0 && (
            <LineTotals store={store} columns={columns} totals={totals} country={country} rowIndex={ids.length + 2} />
          )
        }
        body={{
          count: ids.length,
          toKey: index => ids[index] ?? index,
          current: currentIndex,
          height,
          head: compact ? 0 : HEAD,
          beyond: 3,
          // Measuring would cause another layout.
          measure: row =>
            compact || wraps || store.hasProblem(ids[Number(row.dataset['index'])] ?? '')
              ? row.offsetHeight || height
              : height,
          onWidth,
          draw: (index, top, measure) => {
            const id = ids[index];
            return (
              id !== undefined && (
                <LineRow
                  key={id}
                  store={store}
                  id={id}
                  index={index}
                  top={top}
                  columns={columns}
                  remote={remote}
                  measure={measure}
                  onDuplicate={picker ? null : duplicate}
                  whyKept={whyKept}
                  onRemove={remove}
                />
              )
            );
          },
        }}
        {...handlers}
      />
      {ids.length === 0 && (
        <Text as="p" tone="soft">
          No lines yet.{picker ? ` Add them with '${picker.label}'.` : ''}
        </Text>
      )}
      <Row align="start" place="between" wrap gap={[5, 6]}>
        <Stack gap={4} grows={300}>
          <LineToolbar grid={grid} picker={picker} store={store} hasLine={currentIndex >= 0} />
          {tools}
        </Stack>
        {sums && <div className={styles.sums}>{sums}</div>}
      </Row>
      <Text as="output" tone="soft" className={styles.message} data-refused={!grid.outcome.done || undefined}>
        {grid.outcome.message}
      </Text>
      {spoken ? <TotalAnnouncer store={store} column={spoken} country={country} /> : null}
      <LineProblemList store={store} columns={columns} {...problems} onReveal={grid.reveal} />
    </Stack>
  );
}

interface Rules<L> extends Pick<LineRules<L>, 'derive' | 'check'> {
  unknown: (column: LineColumn<L>, text: string) => string | null;
}

function useLineRules<L extends object>(
  store: LineStore<L>,
  columns: readonly LineColumn<L>[],
  { derive, check, unknown }: Rules<L>,
): void {
  useLayoutEffect(() => {
    const cellCheck = (key: keyof L & string, line: L) => {
      const column = columns.find(one => one.key === key);
      const text = getCellText(line[key]);
      return column ? (readCell(column, text).problem ?? unknown(column, text)) : null;
    };
    store.setRules({ derive, check, cellCheck });
  }, [store, columns, derive, check, unknown]);
}
