import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { usePrinting } from '@/shared/ui/printing';
import type { GridBodyProps } from './Grid';
import styles from './grid.module.css';

/** Pixels: of a row as it is drawn, and of a box that is not laid out. */
const ROW = 38;
const START = { width: 1200, height: 600 };
/** As many as any screen shows are drawn all: they can be searched, copied and printed as a whole. */
export const FEW = 100;

/**
 * The rows in and near the box of a grid that scrolls; the others are not in the document. For `Grid`'s `body` where a record may have
 * a thousand lines; the grid's `scroll` is 'always' then.
 */
export function NearRows<Row>(props: GridBodyProps<Row>) {
  const printing = usePrinting();
  return printing || props.rows.length <= FEW ? props.rows.map(row => props.draw(row)) : <Near {...props} />;
}

type Box = Virtualizer<HTMLElement, HTMLTableRowElement>;

/** A box that is not laid out (a hidden tab) says nothing about what will be seen. */
function observeRect(box: Box, report: (rect: { width: number; height: number }) => void) {
  return observeElementRect(box, rect => report(rect.height === 0 ? START : rect));
}

function Near<Row>({ rows, draw }: GridBodyProps<Row>) {
  const top = useRef<HTMLTableRowElement>(null);
  // The React Compiler is off (STACK 10), and would skip this component.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => top.current?.closest<HTMLElement>('[data-scroll]') ?? null,
    estimateSize: () => ROW,
    measureElement: row => row.offsetHeight || ROW,
    initialRect: START,
    observeElementRect: observeRect,
    overscan: 6,
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
