import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { Card } from '@/shared/ui/layout';
import styles from './Workbench.module.css';

interface VirtualListProps {
  label: string;
  count: number;
  keyOf: (at: number) => string;
  draw: (at: number) => ReactNode;
}

const ITEM = 54;
const BORDERS = 2;
const UNSEEN = { width: 320, height: 500 };
type Box = Virtualizer<HTMLDivElement, HTMLElement>;
const observeRect = (box: Box, report: (rect: { width: number; height: number }) => void) =>
  observeElementRect(box, rect => report(rect.height === 0 ? UNSEEN : rect));

/** A list of which only the items in sight are drawn: ten thousand are as quick as ten. */
export function VirtualList({ label, count, keyOf, draw }: VirtualListProps) {
  const box = useRef<HTMLDivElement>(null);
  // The React Compiler is off (STACK 10), and would skip this component.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ITEM,
    measureElement: item => item.offsetHeight || ITEM,
    initialRect: UNSEEN,
    observeElementRect: observeRect,
    overscan: 4,
  });
  const tall = virtualizer.getTotalSize();
  return (
    <Card ref={box} className={styles.list} style={{ '--tall': `${tall + BORDERS}px` } as CSSProperties}>
      <ul aria-label={label} style={{ height: tall }}>
        {virtualizer.getVirtualItems().map(({ index: at, start }) => (
          <li
            key={keyOf(at)}
            ref={virtualizer.measureElement}
            data-index={at}
            aria-setsize={count}
            aria-posinset={at + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            {draw(at)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
