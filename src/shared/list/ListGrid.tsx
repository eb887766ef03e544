import { useRef, type ReactNode } from 'react';
import { toFailure } from '@/platform/failure';
import type { CallError } from '@/platform/graphql/callError';
import { Button } from '@/shared/ui/Button';
import { FailureReference } from '@/shared/ui/FailureReference';
import { Hidden, Text, Row } from '@/shared/ui/layout';
import { groupDigits } from '@/lib/grouping';
import { Grid, type GridProps } from './Grid';
import { withFilters, withSortBy } from './listState';
import type { List } from './useList';
import { useRowKeys } from './useRowKeys';
import styles from './ListPager.module.css';

export interface ListGridProps<Row> extends Pick<
  GridProps<Row>,
  'label' | 'columns' | 'rowKey' | 'selection' | 'getMark'
> {
  list: List<Row>;
  emptyText?: string;
  emptyHint?: string | undefined;
  /** Shows First, Prev, Next and Last even on a single page. */
  hasPageSteps?: boolean | undefined;
  /** Between the rows and the pager. */
  foot?: ReactNode;
  /** Use 'page' in a dialog, which scrolls itself. */
  scroll?: 'box' | 'page';
}

const EMPTY = 'No records available!';
const FAILED = "The list couldn't be loaded.";

export function ListGrid<Row>(props: ListGridProps<Row>) {
  const { list, emptyText = EMPTY, emptyHint, hasPageSteps, foot, scroll = 'box', ...grid } = props;
  const { state, change, rows, totalRecords, error, loading, reload, pageSize, pages } = list;
  const scroller = useRef<HTMLDivElement>(null);
  useRowKeys(scroller);
  const onPage = (page: number) => {
    change({ ...state, page });
    const box = scroller.current;
    if (!box) return;
    // Shows the first row of the new page: scrolls the grid and, on a phone, the page.
    box.scrollTop = 0;
    if (box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: 'start' });
  };

  return (
    <>
      <Grid
        {...grid}
        ref={scroller}
        rows={rows}
        pageSize={pageSize}
        sort={{ by: state.sortBy, order: state.sortOrder }}
        onSort={name => change(withSortBy(state, name))}
        short
        busy={loading}
        scroll={scroll}
        keepHeight={pages > 1}
        empty={
          error ? (
            <FailedList error={error} onRetry={reload} />
          ) : (
            <EmptyList
              text={emptyText}
              hint={emptyHint}
              onAll={state.filters.length > 0 ? () => change(withFilters(state, [])) : undefined}
            />
          )
        }
      />
      {foot}
      <ListPager list={list} hasPageSteps={hasPageSteps} onPage={onPage} />
      <Hidden as="output">
        {loading ? '' : error ? FAILED : totalRecords === 0 ? emptyText : spoken(totalRecords, state.page, pages)}
      </Hidden>
    </>
  );
}

function spoken(totalRecords: number | null, page: number, last: number): string {
  const records = totalRecords === 1 ? '1 record' : `${totalRecords} records`;
  return `${records}, page ${Math.min(page, last)} of ${last}`;
}

interface EmptyListProps {
  text: string;
  hint: string | undefined;
  onAll: (() => void) | undefined;
}

function EmptyList({ text, hint, onAll }: EmptyListProps) {
  const why = onAll ? 'No records match the active filters.' : hint;
  return (
    <>
      <Text as="p" tone="soft">
        {text}
      </Text>
      {why !== undefined && (
        <Text as="p" tone="faint" size="small">
          {why}
        </Text>
      )}
      {onAll && (
        <Button small onClick={onAll}>
          Show all records
        </Button>
      )}
    </>
  );
}

/** docs/decisions.md#list-load-failure: a failed page shows an inline retry, no toast. */
function FailedList({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const failure = toFailure(error);
  return (
    <>
      <Text as="p" tone="soft">
        {FAILED}
      </Text>
      <Button small onClick={onRetry}>
        Retry
      </Button>
      {failure && <FailureReference failure={failure} place="centred" />}
    </>
  );
}

interface ListPagerProps {
  list: List<unknown>;
  hasPageSteps: boolean | undefined;
  onPage: (page: number) => void;
}

/**
 * Refresh button, totals and page links (spec 1 §2). An unavailable link stays focusable, because a disabled button
 * would lose the focus.
 */
function ListPager({ list, hasPageSteps, onPage }: ListPagerProps) {
  const { totalRecords, pages: last, reload } = list;
  const current = Math.min(list.state.page, last);
  const step = (label: string, target: number, possible: boolean) => (
    <Button small aria-disabled={!possible} onClick={() => possible && onPage(target)}>
      {label}
    </Button>
  );
  return (
    <Row
      as="nav"
      place="between"
      wrap
      gap={[4, 6]}
      tone="soft"
      size="small"
      figures
      pad={[4, 5]}
      ruledAbove
      className={styles.pager}
      aria-label="Pages"
    >
      <Row wrap gap={5} className={styles.facts}>
        <Button small onClick={reload}>
          <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6">
            <path d="M13.5 8A5.5 5.5 0 1 1 11.6 3.8M13.5 1.8v3.4h-3.4" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          Refresh
        </Button>
        <span>Total Records: {totalRecords === null ? '–' : groupDigits(totalRecords)}</span>
      </Row>
      <Row wrap gap={3} className={styles.steps}>
        <span className={styles.place}>{`Page ${current} of ${last}`}</span>
        {(last > 1 || totalRecords === null || hasPageSteps) && (
          <>
            {step('First', 1, current > 1)}
            {step('Prev', current - 1, current > 1)}
            {step('Next', current + 1, current < last)}
            {step('Last', last, current < last)}
          </>
        )}
      </Row>
    </Row>
  );
}
