import {
  defaultRangeExtractor,
  observeElementRect,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback } from 'react';

/** Assumed size of a container without layout, such as a hidden tab. */
const UNSEEN = { width: 1200, height: 600 };

interface RowsInSight<Row extends HTMLElement> {
  count: number;
  box: () => HTMLElement | null;
  /** Row height in pixels until measured. */
  height: number;
  beyond: number;
  toKey?: (index: number) => string | number;
  /** Index of a row that is always rendered; -1 for none. */
  kept?: number;
  /** Height in pixels of a header inside the container. */
  head?: number;
  /** Returns the height of a rendered row; absent if all heights are equal. */
  measure?: (row: Row) => number;
  /** Called with the container's width. Keep it stable between renders. */
  onWidth?: (width: number) => void;
  /** False: new rows may render after the scroll frame, because the extra rows are enough for the keyboard. */
  atOnce?: boolean;
}

/** Virtualizes rows of a scroll container: renders only rows near the viewport. */
export function useRowsInSight<Row extends HTMLElement>(rows: RowsInSight<Row>) {
  const { count, box, height, beyond, toKey, kept = -1, head, measure, onWidth, atOnce } = rows;
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
    ...(toKey && { getItemKey: toKey }),
    ...(measure && { measureElement: measure }),
  });
}
