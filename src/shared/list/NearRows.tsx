import { useRef } from 'react';
import { useLook } from '@/shared/ui/look';
import { usePrinting } from '@/shared/ui/printing';
import { densities } from '@/shared/ui/tokens';
import { useRowsInSight } from '@/shared/ui/useRowsInSight';
import type { GridBodyProps } from './Grid';
import styles from './grid.module.css';

/** Up to this count all rows are drawn, so that the browser can search, copy and print them. */
export const FEW = 100;

/** Virtualized body for `Grid`: draws only rows near the viewport. Requires the grid's `scroll` to be 'always'. */
export function NearRows<Row>(props: GridBodyProps<Row>) {
  const printing = usePrinting();
  return printing || props.rows.length <= FEW ? props.rows.map(row => props.draw(row)) : <Near {...props} />;
}

function Near<Row>({ rows, draw }: GridBodyProps<Row>) {
  const { density } = useLook();
  const { row: height } = densities[density];
  const top = useRef<HTMLTableRowElement>(null);
  const virtualizer = useRowsInSight<HTMLTableRowElement>({
    count: rows.length,
    box: () => top.current?.closest<HTMLElement>('[data-scroll]') ?? null,
    height,
    measure: row => row.offsetHeight || height,
    beyond: 6,
  });
  const drawn = virtualizer.getVirtualItems();
  const before = drawn[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <>
      <tr ref={top} className={styles.gapRow} aria-hidden="true" style={{ height: before }}>
        <td className={styles.gap}>{'\u00a0'}</td>
      </tr>
      {drawn.map(({ index }) => {
        const row = rows[index];
        return row === undefined ? null : draw(row, index, virtualizer.measureElement);
      })}
      <tr className={styles.gapRow} aria-hidden="true" style={{ height: after }}>
        <td className={styles.gap}>{'\u00a0'}</td>
      </tr>
    </>
  );
}
