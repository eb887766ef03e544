import type { ReactNode } from 'react';
import { Hidden, Text } from './layout';
import styles from './ReadValue.module.css';
import { Term } from './Term';

/** A definition list of read values in one to three columns; every `ReadValue` lives in one. */
export function ReadList({ children, labelledBy }: { children: ReactNode; labelledBy?: string }) {
  return (
    <dl className={styles.list} aria-labelledby={labelledBy}>
      {children}
    </dl>
  );
}

interface ReadValueProps {
  label: string;
  /** Text or a small field reader. An empty value is shown as a dash. */
  value: ReactNode;
  /** Columns it takes where there is room. */
  span?: 1 | 2 | 3;
}

/** One label with its value, for reading. Line breaks of a text are kept. */
export function ReadValue({ label, value, span = 1 }: ReadValueProps) {
  const empty = value === null || value === undefined || value === '' || value === false;
  return (
    <div className={styles.item} data-span={span}>
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
