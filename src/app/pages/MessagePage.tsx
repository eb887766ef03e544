import { useState, type ReactNode } from 'react';
import type { Failure } from '@/platform/failure';
import { FailureReference } from '@/shared/ui/FailureReference';
import { Row, Text } from '@/shared/ui/layout';
import styles from './MessagePage.module.css';

interface Props {
  code?: string;
  title: string;
  /** One sentence with the next step for the user. */
  text?: string;
  actions?: ReactNode;
  /** Details for support. With a message, `text` is announced. */
  failure?: Omit<Failure, 'at'> | null;
}

export function MessagePage({ code, title, text, actions, failure }: Props) {
  const [at] = useState(() => new Date());
  return (
    <div className={styles.page}>
      {code !== undefined && (
        <Text as="p" tone="faint" size="small" weight="strong" below={4} className={styles.code}>
          {code}
        </Text>
      )}
      <h1>{title}</h1>
      {text !== undefined && (
        <Text
          as="p"
          tone="soft"
          size="title"
          above={4}
          className={styles.text}
          role={failure?.message !== undefined ? 'alert' : undefined}
        >
          {text}
        </Text>
      )}
      {actions !== undefined && (
        <Row wrap gap={4} above={7}>
          {actions}
        </Row>
      )}
      {failure && <FailureReference failure={{ ...failure, at }} above={8} />}
    </div>
  );
}
