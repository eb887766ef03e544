import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { formatMoney } from '@/lib/money';
import { Hidden } from '@/shared/ui/layout';
import grid from '@/shared/grid/grid.module.css';
import { widthOfSum } from './actions';
import styles from './LineTable.module.css';
import type { LineStore } from './lineStore';
import type { LineColumn } from './types';

interface LineTotalsProps<L extends object> {
  store: LineStore<L>;
  columns: readonly LineColumn<L>[];
  totals: readonly (keyof L & string)[];
  country: string | null | undefined;
  rowIndex: number;
}

/** A total is announced to screen readers once typing rests, not at every key. */
const REST_MS = 1200;

function useTotal<L extends object>(store: LineStore<L>, key: keyof L & string, country: string | null | undefined) {
  return useSyncExternalStore(store.onTotals, () => formatMoney(store.total(key), country));
}

/** The widths that the sums need, as 'amount 133 taxAmount 96': the same text until a sum has more digits, or fewer. */
export function useSumWidths<L extends object>(
  store: LineStore<L>,
  totals: readonly (keyof L & string)[],
  country: string | null | undefined,
): ReadonlyMap<string, number> {
  const widths = useSyncExternalStore(store.onTotals, () =>
    totals.map(key => `${key} ${widthOfSum(formatMoney(store.total(key), country))}`).join(),
  );
  return useMemo(
    () => new Map(widths.split(',').map(width => [width.split(' ')[0] ?? '', Number(width.split(' ')[1] ?? 0)])),
    [widths],
  );
}

function Total<L extends object>({
  store,
  column,
  country,
}: {
  store: LineStore<L>;
  column: LineColumn<L>;
  country: string | null | undefined;
}) {
  return <>{useTotal(store, column.key, country)}</>;
}

/** The sums under their columns, always in sight. */
export function LineTotals<L extends object>({ store, columns, totals, country, rowIndex }: LineTotalsProps<L>) {
  return (
    <tfoot className={styles.foot}>
      <tr aria-rowindex={rowIndex} className={`${grid.footRow} ${styles.footRow}`}>
        <th scope="row" className={`${grid.number} ${styles.footTitle}`}>
          Total
        </th>
        {columns.map(column => (
          <td key={column.key} className={`${styles.footCell} ${totals.includes(column.key) ? grid.end : ''}`}>
            {totals.includes(column.key) ? (
              <>
                <span className={styles.cardLabel} aria-hidden="true">
                  {column.title}
                </span>
                <Total store={store} column={column} country={country} />
              </>
            ) : null}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** Says the last total once it rests. */
export function TotalAnnouncer<L extends object>({
  store,
  column,
  country,
}: {
  store: LineStore<L>;
  column: LineColumn<L>;
  country: string | null | undefined;
}) {
  const total = useTotal(store, column.key, country);
  const [spoken, setSpoken] = useState({ first: total, text: '' });
  useEffect(() => {
    const timer = setTimeout(
      () => setSpoken(last => (last.first === total ? last : { first: total, text: `Total ${column.title} ${total}` })),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, [total, column.title]);
  return <Hidden as="output">{spoken.text}</Hidden>;
}
