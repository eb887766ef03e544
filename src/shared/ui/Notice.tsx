import type { ComponentProps } from 'react';
import { Row, Stack } from './layout';
import styles from './Notice.module.css';

export type NoticeTone = 'quiet' | 'info' | 'good' | 'warn' | 'bad';

interface NoticeProps extends ComponentProps<'div'> {
  tone: NoticeTone;
  as?: 'div' | 'section' | 'ul' | 'output' | 'p';
  /** On paper, with only its edge in colour: for what stands on a page all the time. */
  paper?: boolean | undefined;
  /** Its parts stand below one another, not beside. */
  lines?: boolean | undefined;
  above?: 3 | undefined;
  below?: 4 | 5 | 6 | undefined;
  size?: 'small' | undefined;
}

/** Something to know about what it stands above: a strip with a coloured edge. How it is announced is the caller's to say. */
export function Notice({ tone, paper, lines, className, as, ...rest }: NoticeProps) {
  const shared = {
    ...(rest as object),
    as: as as 'div',
    className: [styles['notice'], className].filter(Boolean).join(' '),
    'data-tone': tone,
    'data-paper': paper || undefined,
  };
  return lines ? <Stack gap={2} {...shared} /> : <Row wrap gap={[3, 5]} {...shared} />;
}
