import { useRef, type CSSProperties, type ReactNode } from 'react';
import { Card } from '@/shared/ui/layout';
import { useRowsInSight } from '@/shared/ui/useRowsInSight';
import styles from './Workbench.module.css';

interface VirtualListProps {
  label: string;
  count: number;
  keyOf: (at: number) => string;
  draw: (at: number) => ReactNode;
}

const ITEM = 54;
const BORDERS = 2;

/** A list of which only the items in sight are drawn: ten thousand are as quick as ten. */
export function VirtualList({ label, count, keyOf, draw }: VirtualListProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useRowsInSight<HTMLLIElement>({
    count,
    box: () => box.current,
    height: ITEM,
    measure: item => item.offsetHeight || ITEM,
    beyond: 4,
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
