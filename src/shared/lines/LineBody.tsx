import {
  defaultRangeExtractor,
  observeElementRect,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';
import type { Remote } from './remote';
import { LineRow } from './LineRow';
import styles from './LineTable.module.css';
import type { LineStore } from './lineStore';
import type { LineColumn } from './types';

interface LineBodyProps<L extends object> {
  store: LineStore<L>;
  scroller: RefObject<HTMLDivElement | null>;
  ids: readonly string[];
  /** Position of the line that has the focus: always drawn. */
  currentIndex: number;
  columns: readonly LineColumn<L>[];
  remote: Remote<L>;
  compact: boolean;
  onWidth: (width: number) => void;
  onDuplicate: ((id: string) => void) | null;
  whyKept: (line: L, index: number) => string | null;
  onRemove: (id: string) => void;
}

const ROW = 41;
const CARD = 330;
const HINTED = 67;
const HEAD = 40;
const START = { width: 1200, height: 600 };

type Box = Virtualizer<HTMLDivElement, HTMLElement>;

/** The lines in and near the scrolled box, and the current one; the others are not in the document. */
export function LineBody<L extends object>(props: LineBodyProps<L>) {
  const { store, scroller, ids, currentIndex, columns, remote, compact, onWidth } = props;
  const { onDuplicate, whyKept, onRemove } = props;
  const hinted = columns.some(({ hint }) => hint);
  const height = compact ? CARD : hinted ? HINTED : ROW;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      if (currentIndex < 0 || currentIndex >= range.count || drawn.includes(currentIndex)) return drawn;
      return [...drawn, currentIndex].toSorted((a, b) => a - b);
    },
    [currentIndex],
  );
  const observeRect = useCallback(
    (box: Box, report: (rect: { width: number; height: number }) => void) =>
      observeElementRect(box, rect => {
        // A box that is not laid out (a hidden tab) says nothing about what will be seen.
        if (rect.height === 0) return report(START);
        onWidth(rect.width);
        report(rect);
      }),
    [onWidth],
  );
  // The React Compiler is off (STACK 10), and would skip this component.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: index => ids[index] ?? index,
    // Lines without a message are of one height; asking for it would lay the page out once more.
    measureElement: row =>
      compact || hinted || store.hasProblem(ids[Number(row.dataset['index'])] ?? '')
        ? row.offsetHeight || height
        : height,
    observeElementRect: observeRect,
    initialRect: START,
    overscan: 3,
    scrollMargin: compact ? 0 : HEAD,
    rangeExtractor,
  });
  const offset = virtualizer.options.scrollMargin;
  return (
    <tbody className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <LineRow
          key={key}
          store={store}
          id={String(key)}
          index={index}
          top={start - offset}
          columns={columns}
          remote={remote}
          measure={virtualizer.measureElement}
          onDuplicate={onDuplicate}
          whyKept={whyKept}
          onRemove={onRemove}
        />
      ))}
    </tbody>
  );
}
