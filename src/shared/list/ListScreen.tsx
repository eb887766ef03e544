import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { PageHeader } from '@/shared/ui/PageHeader';
import text from '@/shared/ui/text.module.css';
import { ActiveFilters } from './ActiveFilters';
import { ExportButtons, type ListExport } from './ExportButtons';
import { ListPager } from './ListPager';
import { ListPanel } from './ListPanel';
import { ListTable, type RowKey } from './ListTable';
import type { AppliedFilter, ListDef, OptionLoader } from './listTypes';
import { PAGE_SIZE, pageCount, toListInput, withFilters, withSortBy } from './listState';
import { useListPage, type LoadPage } from './useListPage';
import { useListState } from './useListState';
import { usePanel } from './usePanel';
import controls from './controls.module.css';
import styles from './ListScreen.module.css';
import toolbar from './ListToolbar.module.css';

const EMPTY = 'No records available!';

export interface ListScreenProps<Row> extends ListDef<Row> {
  title: string;
  /** Asks for one page. A null page or null rows are an empty page; a rejection is an empty page with a quiet Retry. */
  loadPage: LoadPage<Row>;
  rowKey: RowKey<Row>;
  /** Absent: this list, or this user, cannot export. */
  export?: ListExport;
  /** The page's primary action. Said as data, it costs the first rows no component library. */
  action?: { label: string; onClick: () => void };
  /** Other buttons of the page, before the primary one. */
  actions?: ReactNode;
  /** Words of an empty list, as the specification spells them for this place. */
  emptyText?: string;
  /** What to do about an empty list. */
  emptyHint?: string;
  /** Option loaders of `checkBox` filters, by the name that the filter gives. */
  lookups?: Record<string, OptionLoader>;
  /** Between the head and the grid: a banner, tabs. */
  children?: ReactNode;
}

/**
 * A paged list: grid, filters, presets, export (spec 1 §2 'Supplier list screen'). The state lives in the address; everything else
 * is said by the definition. `def` and `loadPage` may be made anew at every render.
 */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { context, columns, filters, defaultSort, pageSize = PAGE_SIZE, fixedParameters } = props;
  const { title, loadPage, rowKey, action, actions, emptyText = EMPTY, emptyHint, lookups, children } = props;
  const shape = useMemo(
    () => ({ context, columns, filters, defaultSort, pageSize, fixedParameters }),
    [context, columns, filters, defaultSort, pageSize, fixedParameters],
  );
  const [state, change] = useListState(shape);
  const input = useMemo(() => toListInput(state, shape), [state, shape]);
  const { rows, totalRecords, failed, loading, reload } = useListPage(input, loadPage);
  const panel = usePanel(rows !== null);

  const last = pageCount(totalRecords ?? 0, pageSize);
  const beyond = !loading && !failed && state.page > last;
  useEffect(() => {
    if (beyond) change({ ...state, page: last }, { replace: true });
  }, [beyond, change, last, state]);

  const sort = useMemo(() => ({ by: state.sortBy, order: state.sortOrder }), [state.sortBy, state.sortOrder]);
  const onSort = useCallback((name: string) => change(withSortBy(state, name)), [change, state]);
  const scroller = useRef<HTMLDivElement>(null);
  const onPage = (page: number) => {
    change({ ...state, page });
    const box = scroller.current;
    if (!box) return;
    // The new rows are read from the first one on: in the grid, and on a phone, where the page itself scrolls.
    box.scrollTop = 0;
    if (box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: 'start' });
  };
  const onFilters = (next: AppliedFilter[]) => change(withFilters(state, next));

  return (
    <>
      <PageHeader
        title={title}
        actions={
          action ? (
            <>
              {actions}
              <button type="button" className={`${controls.button} ${controls.primary}`} onClick={action.onClick}>
                {action.label}
              </button>
            </>
          ) : (
            actions
          )
        }
      />
      {children}
      <div className={styles.layout} data-panel={panel.open && !panel.narrow ? 'open' : undefined}>
        <ListPanel panel={panel} shape={shape} state={state} onChange={change} lookups={lookups} />
        <section className={styles.list} aria-label={title}>
          <div className={toolbar.toolbar}>
            <div className={toolbar.start}>
              <button
                type="button"
                className={controls.button}
                aria-expanded={panel.open}
                aria-label={`Filters, ${state.filters.length} active`}
                onClick={panel.toggle}
              >
                <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6">
                  <path d="M2 4h12M4.5 8h7M7 12h2" strokeLinecap="round" />
                </svg>
                Filters
                {state.filters.length > 0 && <span className={controls.badge}>{state.filters.length}</span>}
              </button>
              <ActiveFilters filters={state.filters} defs={filters ?? []} onChange={onFilters} />
            </div>
            {props.export && <ExportButtons {...props.export} query={input.parameters} />}
          </div>
          <ListTable
            ref={scroller}
            label={title}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            pageSize={pageSize}
            sort={sort}
            onSort={onSort}
            busy={loading}
            keepHeight={last > 1}
            empty={
              failed ? (
                <FailedList onRetry={reload} />
              ) : (
                <EmptyList
                  text={emptyText}
                  hint={state.filters.length > 0 ? 'Nothing matches the active filters.' : emptyHint}
                />
              )
            }
          />
          <ListPager
            page={state.page}
            pageSize={pageSize}
            totalRecords={totalRecords}
            onPage={onPage}
            onRefresh={reload}
          />
          <output className={text.unseen}>
            {loading ? '' : failed ? FAILED : totalRecords === 0 ? emptyText : spoken(totalRecords, state.page, last)}
          </output>
        </section>
      </div>
    </>
  );
}

const FAILED = 'The list could not be loaded.';

/** What a screen reader hears when a page has come. */
function spoken(totalRecords: number | null, page: number, last: number): string {
  return `${totalRecords} records, page ${Math.min(page, last)} of ${last}`;
}

function EmptyList({ text, hint }: { text: string; hint: string | undefined }) {
  return (
    <div>
      <p className={styles.emptyText}>{text}</p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}

/** DECISIONS 54: no toast, a quiet way to try again in the place of the rows. */
function FailedList({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p className={styles.emptyText}>{FAILED}</p>
      <button type="button" className={controls.button} onClick={onRetry}>
        Retry
      </button>
    </>
  );
}
