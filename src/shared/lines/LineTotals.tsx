import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatMoney } from '@/lib/money';
import { Hidden } from '@/shared/ui/layout';
import grid from '@/shared/grid/grid.module.css';
import { isNumeric } from './cellText';
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

/** Screen readers announce a total once typing rests. */
const REST_MS = 1200;

function useTotal<L extends object>(store: LineStore<L>, key: keyof L & string, country: string | null | undefined) {
  return useSyncExternalStore(store.onTotals, () => formatMoney(store.total(key), country));
}

/** Pixels. */
const DIGIT = 9;
const SIGN = 4;
const EDGES = 18;

function widthOfSum(text: string): number {
  const digits = text.replaceAll(/\D/g, '').length;
  return DIGIT * digits + SIGN * (text.length - digits) + EDGES;
}

/** Returns grid columns: numbers as wide as declared, amounts at least as wide as their sum; texts share the rest. */
export function useTracks<L extends object>(
  { store, columns, country }: Pick<LineTotalsProps<L>, 'store' | 'columns' | 'country'>,
  toolsWidth: number,
): string {
  return useSyncExternalStore(store.onTotals, () => {
    const own = columns.map(column => {
      if (!isNumeric(column)) return `minmax(${column.width}px, ${column.width}fr)`;
      const sum = column.kind === 'money' ? widthOfSum(formatMoney(store.total(column.key), country)) : 0;
      return `${Math.max(column.width, sum)}px`;
    });
    return ['48px', ...own, `${toolsWidth}px`].join(' ');
  });
}

interface TotalProps<L extends object> {
  store: LineStore<L>;
  column: LineColumn<L>;
  country: string | null | undefined;
}

function Total<L extends object>({ store, column, country }: TotalProps<L>) {
  return <>{useTotal(store, column.key, country)}</>;
}

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

export function TotalAnnouncer<L extends object>({ store, column, country }: TotalProps<L>) {
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
