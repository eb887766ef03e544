import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from './Button';
import { Card } from './layout';
import styles from './Tooltip.module.css';
import tag from './StatusTag.module.css';
import { useTimer } from '@/platform/useTimer';

interface TooltipProps extends ComponentProps<typeof Button> {
  /** Loads the text on each show; empty or failed loads show nothing. */
  load: () => Promise<ReactNode>;
}

/** Delay of the tooltip on hover, and time to move the pointer into it, in ms. */
const HOVER_MS = 200;
/** Distance to the trigger and the window's edges, in pixels. */
const GAP = 4;

function place(tooltip: HTMLElement, trigger: DOMRect): void {
  tooltip.showPopover?.();
  const { offsetWidth, offsetHeight } = tooltip;
  const fitsBelow = trigger.bottom + GAP + offsetHeight < innerHeight;
  tooltip.style.top = `${fitsBelow ? trigger.bottom + GAP : Math.max(GAP, trigger.top - GAP - offsetHeight)}px`;
  tooltip.style.left = `${Math.max(GAP, Math.min(trigger.left, innerWidth - offsetWidth - GAP))}px`;
}

/**
 * Button with a tooltip on hover, focus, press and touch; Escape closes it. Not antd's, because lists and documents load no antd
 * (docs/first-rows.md).
 */
export function Tooltip({ load, ...button }: TooltipProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useTimer();
  const isWanted = useRef(false);
  const [content, setContent] = useState<ReactNode>(null);
  const show = async () => {
    timer.clear();
    isWanted.current = true;
    const loaded = await load().catch(() => null);
    if (isWanted.current) setContent(loaded);
  };
  const hide = () => {
    timer.clear();
    isWanted.current = false;
    setContent(null);
  };
  const hover = (change: () => unknown) => (event: { pointerType: string }) => {
    timer.clear();
    if (event.pointerType === 'mouse') timer.set(change, HOVER_MS);
  };
  return (
    <span onPointerEnter={hover(show)} onPointerLeave={hover(hide)}>
      <Button
        {...button}
        tone="link"
        ref={trigger}
        aria-describedby={content ? id : undefined}
        onFocus={show}
        onBlur={hide}
        onClick={event => {
          event.stopPropagation();
          void show();
        }}
        onKeyDown={event => {
          if (event.key !== 'Escape' || !content) return;
          event.stopPropagation();
          hide();
        }}
      />
      {content && (
        <Card
          as="span"
          tone="ink"
          size="small"
          weight="plain"
          pad={[4, 5]}
          popover="manual"
          role="tooltip"
          id={id}
          className={styles.tooltip}
          ref={element => {
            if (element && trigger.current) place(element, trigger.current.getBoundingClientRect());
          }}
        >
          {content}
        </Card>
      )}
    </span>
  );
}

interface ExplainedProps {
  children: ReactNode;
  explain: () => Promise<readonly string[]>;
}

/** Status with an explaining tooltip, which is not printed. */
export function Explained({ children, explain }: ExplainedProps) {
  return (
    <Tooltip className={tag.explained} data-print="words" load={async () => (await explain()).join(' ')}>
      {children}
    </Tooltip>
  );
}
