import { useId, useRef, useState } from 'react';
import { Button } from './Button';
import { Card } from './layout';
import styles from './Term.module.css';
import { meaningOf, termIn, type Meaning } from './terms';

/** A pointer that only passes over the sign rests on it for less than this, in ms; one that leaves may come to the note. */
const REST_MS = 250;
/** From the sign to its note, and from the note to the window's edge, in pixels. */
const GAP = 6;

/**
 * Beside a label with an abbreviation: a small sign that explains it, on hover, press, key or touch. Nothing for a label without one. The
 * words of the explanation are fetched when they are first wanted.
 */
export function Term({ label }: { label: string }) {
  const term = termIn(label);
  return term === null ? null : <TermSign key={term} term={term} />;
}

function TermSign({ term }: { term: string }) {
  const id = useId();
  const sign = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWanted = useRef(false);
  const [meaning, setMeaning] = useState<Meaning | null>(null);

  const place = () => {
    const box = note.current;
    const at = sign.current?.getBoundingClientRect();
    if (!box || !at) return;
    const { offsetWidth, offsetHeight } = box;
    const left = Math.min(Math.max(at.left - GAP, GAP), innerWidth - offsetWidth - GAP);
    const below = at.bottom + GAP;
    box.style.left = `${left}px`;
    box.style.top = `${below + offsetHeight > innerHeight ? at.top - GAP - offsetHeight : below}px`;
  };
  const show = async (isShown: boolean) => {
    clearTimeout(timer.current);
    isWanted.current = isShown;
    if (isShown && meaning === null) setMeaning((await meaningOf(term).catch(() => undefined)) ?? null);
    // Whoever has gone on while its words were fetched does not find it open.
    if (isWanted.current !== isShown) return;
    note.current?.togglePopover?.(isShown);
    if (isShown) requestAnimationFrame(place);
  };
  const later = (isShown: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void show(isShown), REST_MS);
  };
  const hover = {
    onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && later(true),
    onPointerLeave: (event: { pointerType: string }) => event.pointerType === 'mouse' && later(false),
  };
  const isOpen = () => note.current?.matches(':popover-open') ?? false;
  return (
    <span className={styles.term} data-print="no">
      <Button
        ref={sign}
        tone="link"
        className={styles.sign}
        aria-label={`What is ${term}?`}
        aria-describedby={id}
        data-aside
        {...hover}
        onClick={event => {
          event.stopPropagation();
          void show(!isOpen());
        }}
        onBlur={() => void show(false)}
        onKeyDown={event => {
          if (event.key === 'Escape' && isOpen()) {
            event.stopPropagation();
            void show(false);
          }
        }}
      />
      <Card
        as="span"
        weight="plain"
        pad={[4, 5]}
        ref={note}
        id={id}
        popover="manual"
        role="note"
        className={styles.note}
        {...hover}
      >
        {meaning && (
          <>
            <b>
              {term}: {meaning.name}
            </b>
            <br />
            {meaning.text}
          </>
        )}
      </Card>
    </span>
  );
}
