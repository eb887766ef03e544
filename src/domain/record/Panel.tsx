import { useId, type ReactNode } from 'react';
import { Stack } from '@/shared/ui/layout';
import styles from './Panel.module.css';

export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  if (!title)
    return (
      <Stack gap={4} pad={[5, 6]} below={5} card className={styles.panel}>
        {children}
      </Stack>
    );
  return (
    <Stack as="section" gap={4} pad={[5, 6]} below={5} card className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}
