import type { ReactNode } from 'react';
import { Text } from '@/shared/ui/layout';
import { Notice } from '@/shared/ui/Notice';
import styles from './ExtractionPending.module.css';

export const READING = 'Checking the invoice file…';

/** Placeholder of `ExtractionNotice`, with its minimum height so that content below doesn't move. */
export function ExtractionPending({ plain = false, children }: { plain?: boolean; children: ReactNode }) {
  if (plain)
    return (
      <Text as="output" block tone="faint" className={styles.plain}>
        {children}
      </Text>
    );
  return (
    <Notice as="output" tone="quiet" raised className={`${styles.strip} ${styles.awaited}`}>
      {children}
    </Notice>
  );
}
