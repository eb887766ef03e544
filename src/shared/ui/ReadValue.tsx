import type { ReactNode } from 'react';
import { Hidden, Text } from './layout';
import styles from './ReadValue.module.css';
import { Term } from './Term';

/** Definition list in 1 to 3 columns for `ReadValue` items. */
export function ReadList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

interface ReadValueProps {
  label: string;
  /** Text or a small node; empty values show a dash. */
  value: ReactNode;
  span?: 1 | 2 | 3;
  /** True leaves the item out of prints, like an empty value. */
  isUnprinted?: boolean;
}

/** Label with a read-only value; keeps line breaks. */
export function ReadValue({ label, value, span = 1, isUnprinted = false }: ReadValueProps) {
  const empty = value === null || value === undefined || value === '' || value === false;
  return (
    <div className={styles.item} data-span={span} data-print={empty || isUnprinted ? 'no' : undefined}>
      <Text as="dt" tone="soft" size="small" below={1}>
        {label}
        <Term label={label} />
      </Text>
      <Text as="dd" tone="ink" breaks typed className={styles.value}>
        {empty ? (
          <Text tone="faint">
            <span aria-hidden="true">–</span>
            <Hidden>Not given</Hidden>
          </Text>
        ) : (
          value
        )}
      </Text>
    </div>
  );
}
