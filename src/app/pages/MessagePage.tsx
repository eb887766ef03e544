import type { ReactNode } from 'react';
import { Row, Text } from '@/shared/ui/layout';
import styles from './MessagePage.module.css';

interface Props {
  code?: string;
  title: string;
  actions?: ReactNode;
  children?: ReactNode;
}

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
