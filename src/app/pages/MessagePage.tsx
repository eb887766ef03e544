import type { ReactNode } from 'react';
import { Row, Text } from '@/shared/ui/layout';
import styles from './MessagePage.module.css';

interface Props {
  /** Short code above the title, such as '404'. */
  code?: string;
  title: string;
  /** Links and buttons; the first is the main one. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page with a single message, such as not found, no access or failed. */
export function MessagePage({ code, title, actions, children }: Props) {
  return (
    <div className={styles.page}>
      {code !== undefined && (
        <Text as="p" tone="faint" size="small" weight="strong" below={4} className={styles.code}>
          {code}
        </Text>
      )}
      <h1>{title}</h1>
      {children}
      {actions !== undefined && (
        <Row wrap gap={4} above={7}>
          {actions}
        </Row>
      )}
    </div>
  );
}
