import type { ComponentProps } from 'react';
import { Row, Stack } from './layout';
import styles from './Notice.module.css';

type NoticeTone = 'quiet' | 'info' | 'good' | 'warn' | 'bad';

interface NoticeProps extends ComponentProps<'div'> {
  tone: NoticeTone;
  as?: 'div' | 'section' | 'ul' | 'output' | 'p';
  raised?: boolean | undefined;
  lines?: boolean | undefined;
  above?: 3 | undefined;
  below?: 4 | 5 | 6 | undefined;
  size?: 'small' | undefined;
}

/** Notice with a colored edge above content. The caller sets its role. */
export function Notice({ tone, raised, lines, className, as, ...rest }: NoticeProps) {
  const shared = {
    ...(rest as object),
    as: as as 'div',
    className: [styles['notice'], className].filter(Boolean).join(' '),
    'data-tone': tone,
    'data-paper': raised || undefined,
  };
  return lines ? <Stack gap={2} {...shared} /> : <Row wrap gap={[3, 5]} {...shared} />;
}
