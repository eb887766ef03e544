/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox's list with the focus elsewhere: no tag does that */
import { useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { groupDigits } from '@/lib/grouping';
import type { SelectOption } from '@/shared/fieldTypes/types';
import { Card, Text } from '@/shared/ui/layout';
import type { Combobox } from '@/shared/ui/useCombobox';
import styles from './LookupList.module.css';

interface LookupListProps {
  combobox: Combobox<SelectOption>;
  label: string;
  anchor: RefObject<HTMLInputElement | null>;
  options: SelectOption[];
  more: number;
  notice: string;
  onPick: (index: number) => void;
  onClose: () => void;
}

const HEIGHT = 260;
const EDGE = 8;

/** Options outside the table's scroll box; the focus stays in the cell. */
export function LookupList({ combobox, label, anchor, options, more, notice, onPick, onClose }: LookupListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const box = anchor.current?.getBoundingClientRect();
      const popup = list.current;
      if (!box || !popup) return;
      const { style } = popup;
      const below = window.innerHeight - box.bottom;
      const isBelow = below >= HEIGHT || below >= box.top;
      style.left = `${Math.max(EDGE, Math.min(box.left, window.innerWidth - popup.offsetWidth - EDGE))}px`;
      style.top = isBelow ? `${box.bottom + 2}px` : '';
      style.bottom = isBelow ? '' : `${window.innerHeight - box.top + 2}px`;
    };
    // Phone keyboards scroll the page: follow, and close when the cell is out of view.
    const follow = (event: Event) => {
      // A resize comes from the window, which is no node.
      if (event.target instanceof Node && list.current?.contains(event.target)) return;
      const box = anchor.current?.getBoundingClientRect();
      if (!box || box.bottom < 0 || box.top > window.innerHeight) onClose();
      else place();
    };
    place();
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [anchor, onClose, options.length]);
  const max: CSSProperties = { maxHeight: HEIGHT };
  if (options.length === 0)
    return createPortal(
      <Card pad={2} ref={list} className={styles.popup}>
        <Text as="output" block tone="soft" pad={[3, 4]}>
          {notice}
        </Text>
      </Card>,
      document.body,
    );
  return createPortal(
    <Card
      pad={2}
      ref={list}
      {...combobox.listProps}
      aria-label={`${label} options`}
      className={styles.popup}
      style={max}
    >
      {options.map((option, i) => (
        <div
          key={option.value}
          {...combobox.optionProps(i)}
          role="option"
          aria-selected={i === combobox.active}
          tabIndex={-1}
          className={styles.option}
          onMouseDown={event => {
            event.preventDefault();
            onPick(i);
          }}
        >
          {option.label}
        </div>
      ))}
      {more > 0 && (
        <Text as="div" tone="soft" pad={[3, 4]} role="presentation">
          {groupDigits(more)} more. Type to filter.
        </Text>
      )}
    </Card>,
    document.body,
  );
}
