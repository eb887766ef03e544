import type { ReactNode } from 'react';
import { Row } from '@/shared/ui/layout';
import { Notice as Strip } from '@/shared/ui/Notice';
import styles from './FormNotice.module.css';

interface NoticeProps {
  tone: 'info' | 'warn' | 'bad';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** What is too long for the line. */
  below?: ReactNode;
}

/** A line in the bar: what there is to know, and what can be done about it. */
export function FormNotices({ tone, title, children, actions, below }: NoticeProps) {
  return (
    <Strip tone={tone} className={styles.notice}>
      <p className={styles.words}>
        <strong>{title}</strong> {children}
      </p>
      {actions && (
        <Row wrap gap={4}>
          {actions}
        </Row>
      )}
      {below && <div className={styles.below}>{below}</div>}
    </Strip>
  );
}
