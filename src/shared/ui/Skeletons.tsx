import type { ReactNode } from 'react';
import { Stack, Text } from './layout';
import styles from './Skeletons.module.css';

function Frame({ children, label }: { children: ReactNode; label: string }) {
  return (
    <Text as="output" block wide aria-label={label} className={styles.frame}>
      {children}
    </Text>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export function FieldsSkeleton({ fields = 9 }: { fields?: number }) {
  return (
    <Frame label="Loading">
      <Stack as="span" gap={[6, 7]} tiles={260}>
        {times(fields).map(field => (
          <span key={field}>
            <span className={styles.label} />
            <span className={styles.control} />
          </span>
        ))}
      </Stack>
    </Frame>
  );
}

export function TextSkeleton({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <Frame label={label}>
      {times(lines).map(line => (
        <span key={line} className={styles.line} data-short={line === lines - 1 || undefined} />
      ))}
    </Frame>
  );
}
