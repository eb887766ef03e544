import type { ReactNode } from 'react';
import { Notice } from '@/shared/ui/Notice';
import styles from './ExtractionPending.module.css';

/** What a record's page says until its paper has been looked at. */
export const LOOKING = 'Looking at the invoice’s file for a signed code …';

/**
 * The strip of a paper before anything is known of it, or when nothing can be: as high as the least that it will say, so that what
 * stands below keeps its place.
 */
export function ExtractionPending({ children }: { children: ReactNode }) {
  return (
    <Notice as="output" tone="quiet" paper className={`${styles.strip} ${styles.awaited}`}>
      {children}
    </Notice>
  );
}
