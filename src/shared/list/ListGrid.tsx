import { useCallback, useMemo, useRef } from 'react';
import { Button } from '@/shared/ui/Button';
import { Hidden, Text } from '@/shared/ui/layout';
import { Grid, type GridProps } from './Grid';
import { ListPager } from './ListPager';
import { withFilters, withSortBy } from './listState';
import type { ColumnDef, RowKey } from './listTypes';
import type { List } from './useList';
import { useRowKeys } from './useRowKeys';
import type { Selection } from './useSelection';

export interface ListGridProps<Row> {
  label: string;
  list: List<Row>;
  columns: readonly ColumnDef<Row>[];
  rowKey: RowKey<Row>;
  /** Absent: rows are not selectable. */
  selection?: Selection<Row> | undefined;
  /** Text of the empty list; the specification gives it per list. */
  emptyText?: string;
  /** Returns the row's result, if any. */
  markOf?: GridProps<Row>['markOf'];
  /** Tells the user what to do about an empty list. */
  emptyHint?: string | undefined;
  /** Use 'page' in a dialog, which scrolls itself. */
  scroll?: 'box' | 'page';
}

const EMPTY = 'No records available!';
const FAILED = 'The list could not be loaded.';

/** Shows a paged list: rows, sorting, selection, pager, and the loading, empty and failed states. */
export function ListGrid<Row>(props: ListGridProps<Row>) {
  const { label, list, columns, rowKey, selection, markOf, emptyText = EMPTY, emptyHint, scroll = 'box' } = props;
  const { state, change, rows, totalRecords, failed, loading, reload, pageSize, pages } = list;
  const sort = useMemo(() => ({ by: state.sortBy, order: state.sortOrder }), [state.sortBy, state.sortOrder]);
  const onSort = useCallback((name: string) => change(withSortBy(state, name)), [change, state]);
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
        ref={scroller}
        label={label}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        pageSize={pageSize}
        sort={sort}
        onSort={onSort}
        selection={selection}
        markOf={markOf}
        short
        busy={loading}
        scroll={scroll}
        keepHeight={pages > 1}
        empty={
          failed ? (
            <FailedList onRetry={reload} />
          ) : (
            <EmptyList
              text={emptyText}
              hint={emptyHint}
              onAll={state.filters.length > 0 ? () => change(withFilters(state, [])) : undefined}
            />
          )
        }
      />
      <ListPager page={state.page} pageSize={pageSize} totalRecords={totalRecords} onPage={onPage} onRefresh={reload} />
      <Hidden as="output">
        {loading ? '' : failed ? FAILED : totalRecords === 0 ? emptyText : spoken(totalRecords, state.page, pages)}
      </Hidden>
    </>
  );
}

/** Text that the live region announces after a page has loaded. */
function spoken(totalRecords: number | null, page: number, last: number): string {
  return `${totalRecords} records, page ${Math.min(page, last)} of ${last}`;
}

interface EmptyListProps {
  text: string;
  hint: string | undefined;
  /** Removes the filters; undefined if no filter is active. */
  onAll: (() => void) | undefined;
}

function EmptyList({ text: words, hint, onAll }: EmptyListProps) {
  const why = onAll ? 'Nothing matches the active filters.' : hint;
  return (
    <>
      <Text as="p" tone="soft">
        {words}
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
function FailedList({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Text as="p" tone="soft">
        {FAILED}
      </Text>
      <Button small onClick={onRetry}>
        Retry
      </Button>
    </>
  );
}
