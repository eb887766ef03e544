import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './Button';
import { Card } from './layout';
import styles from './StatusTag.module.css';

interface ExplainedProps {
  children: ReactNode;
  /** The sentences that explain it; none: there is nothing to say. */
  explain: () => Promise<readonly string[]>;
}

/** Pixels between the words and the edge of the window. To what they explain there is no gap: the pointer may go from one to the other. */
const EDGE = 4;

/** Opens the words below what they explain, or above it where the window ends. */
function place(words: HTMLElement, at: DOMRect): void {
  words.showPopover?.();
  const { offsetWidth, offsetHeight } = words;
  const below = at.bottom + offsetHeight < innerHeight;
  words.style.top = `${below ? at.bottom : Math.max(EDGE, at.top - offsetHeight)}px`;
  words.style.left = `${Math.max(EDGE, Math.min(at.left, innerWidth - offsetWidth - EDGE))}px`;
}

/** Something short that says what it means: under the pointer, with the focus, at a press. Escape, or leaving it, takes the words away. */
export function Explained({ children, explain }: ExplainedProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wanted = useRef(false);
  const [words, setWords] = useState<readonly string[]>([]);
  const show = async () => {
    wanted.current = true;
    const found = await explain().catch(() => []);
    if (wanted.current) setWords(found);
  };
  const hide = () => {
    wanted.current = false;
    setWords([]);
  };
  return (
    <span onPointerEnter={() => void show()} onPointerLeave={hide}>
      <Button
        tone="link"
        className={styles.said}
        // On paper what it explains stands without it.
        data-print="words"
        ref={button}
        aria-describedby={words.length > 0 ? id : undefined}
        onFocus={() => void show()}
        onBlur={hide}
        onClick={() => void show()}
        onKeyDown={event => {
          if (event.key === 'Escape') hide();
        }}
      >
        {children}
      </Button>
      {words.length > 0 && (
        <Card
          as="span"
          tone="ink"
          size="small"
          pad={[4, 5]}
          popover="manual"
          role="tooltip"
          id={id}
          className={styles.words}
          ref={element => {
            if (element && button.current) place(element, button.current.getBoundingClientRect());
          }}
        >
          {words.join(' ')}
        </Card>
      )}
    </span>
  );
}
