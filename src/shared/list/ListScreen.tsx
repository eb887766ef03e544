import { useMemo, type ReactNode } from 'react';
import { groupDigits } from '@/lib/grouping';
import { useSession } from '@/platform/session/SessionContext';
import { Button } from '@/shared/ui/Button';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Card, Row, Stack } from '@/shared/ui/layout';
import { useShortcuts } from '@/shared/ui/shortcuts';
import { windows } from '@/shared/ui/tokens';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import { IgnoredFilters } from './IgnoredFilters';
import { ListGrid, type ListGridProps } from './ListGrid';
import { ListPanel, usePanel } from './ListPanel';
import { readSafely } from './columnTypes';
import type { ColumnDef, FilterSearches, ListDef, OptionLoader } from './listTypes';
import { ListToolbar, ExportButtons, type ListExport } from './ListToolbar';
import { useMarkedRow } from './markedRow';
import { useDeferredColumns, type LoadDetails } from './useDeferredColumns';
import { useList, type PageRequest } from './useList';
import { useListState } from './useListState';
import { useColumnChoice, type ColumnChoices, arranged } from './useColumnChoice';
import { toKey, useSelection, type SelectionChoice, type Selection } from './useSelection';
import styles from './ListScreen.module.css';

const NO_ROWS: readonly never[] = [];

/** Returns whether no row of the page can have a value in this column. */
function isEmpty<Row>(column: ColumnDef<Row>, rows: readonly Row[]): boolean {
  const { mayHave } = column;
  return mayHave !== undefined && rows.length > 0 && !readSafely(column, true, () => rows.some(mayHave));
}

const loadColumnsDialog = async () => (await import('./ColumnsDialog')).ColumnsDialog<object>;

interface ListAction {
  label: string;
  /** Label in the global search, where the list's title is not visible. */
  name?: string;
  onClick: () => void;
}

export interface ListScreenProps<Row>
  extends ListDef<Row>, Pick<ListGridProps<Row>, 'rowKey' | 'emptyText' | 'emptyHint' | 'hasPageSteps'> {
  title: string;
  /** Loads one page. A null page or null rows are an empty page; a rejection shows an empty page with a retry. */
  page: PageRequest<Row>;
  loadDetails?: LoadDetails<Row>;
  /** Absent: the list has no export, or the user may not export. */
  export?: ListExport;
  /** The page's primary action. As data, it does not load a component library before the first rows. */
  action?: ListAction;
  actions?: ReactNode;
  lookups?: Record<string, OptionLoader>;
  searches?: FilterSearches;
  children?: ReactNode;
  /** Enables selecting rows across pages. Absent: rows are not selectable. */
  choice?: SelectionChoice<Row>;
  /**
   * Draws the selection bar above the grid; keep its height constant so that rows don't move. `exportNote` says that
   * exports ignore the selection, or is ''.
   */
  chosenBar?: (selection: Selection<Row>, exportNote: string) => ReactNode;
  /** Draws a line between the rows and the pager, such as totals. */
  foot?: (selection: Selection<Row>, exportNote: string) => ReactNode;
}

/** Shows a paged list with grid, filters, presets and export (spec 1 §2). */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { context, columns, filters, find, pageSize, fixedParameters } = props;
  const { title, page, rowKey, action, actions, emptyText, emptyHint, lookups, searches, children, choice } = props;
  const { chosenBar, foot } = props;
  const shape = useMemo(
    () => ({ context, columns, filters, find, pageSize, fixedParameters }),
    [context, columns, filters, find, pageSize, fixedParameters],
  );
  const [state, change] = useListState(shape);
  const list = useList(shape, [state, change], page);
  const rows = useDeferredColumns(list.rows, rowKey, props.loadDetails);
  const selection = useSelection<Row>({
    mode: 'many',
    rows: rows ?? NO_ROWS,
    rowKey,
    keep: true,
    getName: choice?.getName ?? (() => ''),
    whyNot: choice?.whyNot,
  });
  const marked = useMarkedRow();
  const session = useSession();
  const ranked = useMemo(() => arranged(columns, session), [columns, session]);
  const choices = useColumnChoice(session.userId, context, ranked);
  // As text, so that new rows keep the array: a new array redraws every row.
  const empty = choices.shown.flatMap(column => (isEmpty(column, rows ?? NO_ROWS) ? column.name : [])).join();
  const shown = useMemo(
    () => choices.shown.filter(({ name }) => !empty.split(',').includes(name)),
    [choices.shown, empty],
  );
  const dialog = useLazyModal(loadColumnsDialog);
  const panel = usePanel(list.rows !== null, state.tab === 'presets');
  useShortcuts(action ? [{ label: action.name ?? action.label, works: () => true, run: action.onClick }] : []);
  // On a phone the export buttons come after the records, so that the first records are visible.
  const isPhone = useMediaQuery(windows.phone);
  const isPartChosen = props.export !== undefined && selection.chosen.length > 0;
  const exportNote = isPartChosen ? `Exports include all ${groupDigits(list.totalRecords ?? 0)} rows` : '';
  const exports = props.export && (
    <ExportButtons {...props.export} {...(isPhone && { hasButtons: true })} input={list.input} />
  );

  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {/* Cards have no column choice. */}
            <Button small data-phone="no" {...dialog.opener()}>
              Columns
            </Button>
            {!isPhone && exports}
            {actions}
            {action && (
              <Button tone="primary" onClick={action.onClick}>
                {action.label}
              </Button>
            )}
          </>
        }
      />
      {children}
      <Stack
        gap={6}
        align="start"
        className={styles.layout}
        data-panel={panel.open && !panel.narrow ? 'open' : undefined}
      >
        <ListPanel panel={panel} shape={shape} state={state} onChange={change} lookups={lookups} searches={searches} />
        <Card as="section" className={styles.list} aria-label={title}>
          <ListToolbar shape={shape} state={state} onChange={change} panel={panel} />
          <IgnoredFilters shape={shape} state={state} onChange={change} />
          {choice && chosenBar?.(selection, isPhone ? '' : exportNote)}
          <ListGrid
            label={title}
            list={{ ...list, rows }}
            columns={shown}
            rowKey={rowKey}
            selection={choice && selection}
            getMark={marked === null ? undefined : row => (toKey(row, rowKey) === marked ? 'new' : null)}
            emptyText={emptyText}
            emptyHint={emptyHint}
            hasPageSteps={props.hasPageSteps}
            foot={foot?.(selection, isPhone ? '' : exportNote)}
          />
          {isPhone && exports && (
            <Row wrap gap={3} size="small" tone="soft" pad={[4, 5]}>
              {exportNote}
              {exports}
            </Row>
          )}
        </Card>
      </Stack>
      {dialog.Component && dialog.isOpen && (
        <dialog.Component choices={choices as ColumnChoices<object>} onClose={dialog.remove} />
      )}
    </>
  );
}
