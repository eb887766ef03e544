import {
  defaultRangeExtractor,
  observeElementRect,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback } from 'react';

/** A box that is not laid out (a hidden tab) says nothing about what will be seen. */
const UNSEEN = { width: 1200, height: 600 };

interface RowsInSight<Row extends HTMLElement> {
  count: number;
  /** What scrolls. */
  box: () => HTMLElement | null;
  /** Pixels of a row, as long as it is not measured. */
  height: number;
  /** How many more are drawn on each side. */
  beyond: number;
  keyOf?: (index: number) => string | number;
  /** A row that is drawn wherever the box is scrolled to; -1 for none. */
  kept?: number;
  /** Pixels of a head that stands in the box above the rows. */
  head?: number;
  /** Height of a drawn row; absent where all are of one height. */
  measure?: (row: Row) => number;
  /** The box is so wide now. Keep its identity. */
  onWidth?: (width: number) => void;
  /** False: the rows beyond are enough for a scroll by keys, and the frame does not wait for the next ones. */
  atOnce?: boolean;
}

/** The rows in and near a box that scrolls, as one of its size shows them: of ten thousand only these are drawn. */
export function useRowsInSight<Row extends HTMLElement>(rows: RowsInSight<Row>) {
  const { count, box, height, beyond, keyOf, kept = -1, head, measure, onWidth, atOnce } = rows;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      if (kept < 0 || kept >= range.count || drawn.includes(kept)) return drawn;
      return [...drawn, kept].toSorted((a, b) => a - b);
    },
    [kept],
  );
  const observeRect = useCallback(
    (of: Virtualizer<HTMLElement, Row>, report: (rect: { width: number; height: number }) => void) =>
      observeElementRect(of, rect => {
        if (rect.height === 0) return report(UNSEEN);
        onWidth?.(rect.width);
        report(rect);
      }),
    [onWidth],
  );
  // The React Compiler is off (STACK 10), and would skip this component.
  // oxlint-disable-next-line react/incompatible-library
  return useVirtualizer<HTMLElement, Row>({
    count,
    getScrollElement: box,
    estimateSize: () => height,
    initialRect: UNSEEN,
    observeElementRect: observeRect,
    overscan: beyond,
    rangeExtractor,
    scrollMargin: head ?? 0,
    useFlushSync: atOnce ?? true,
    ...(keyOf && { getItemKey: keyOf }),
    ...(measure && { measureElement: measure }),
  });
}
