import type { ReactNode } from 'react';
import styles from './Pill.module.css';

interface PillProps {
  tone?: 'quiet' | 'info' | 'good' | 'bad' | undefined;
  full?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Small label or count. Use StatusTag for a record's status. */
export function Pill({ tone = 'quiet', full, className, children }: PillProps) {
  const classes = [styles['pill'], className].filter(Boolean).join(' ');
  return (
    <span className={classes} data-edge data-tone={tone} data-full={full || undefined}>
      {children}
    </span>
  );
}
