import type { ReactNode } from 'react';
import styles from './Pill.module.css';

interface PillProps {
  tone?: 'quiet' | 'info' | 'good' | 'bad' | undefined;
  /** On its colour, not on a light ground: numbers that ask for attention. */
  full?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A word or a number beside what it belongs to. A record's status is a StatusTag. */
export function Pill({ tone = 'quiet', full, className, children }: PillProps) {
  const classes = [styles['pill'], className].filter(Boolean).join(' ');
  return (
    <span className={classes} data-edge data-tone={tone} data-full={full || undefined}>
      {children}
    </span>
  );
}
