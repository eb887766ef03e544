import type { ReactNode } from 'react';
import { Card, Row, Text } from '@/shared/ui/layout';
import styles from './HomeCard.module.css';

interface HomeCardProps {
  title: string;
  /** For links that lead here. */
  id?: string;
  /** At the end of its head: what narrows it. */
  more?: ReactNode;
  /** Below its rows: the way to all of them. */
  foot?: ReactNode;
  busy?: boolean;
  /** As high as a list of all its rows, also while they load: what is below does not move. */
  full?: boolean;
  children: ReactNode;
}

/** A part of the workbench: a title, rows, and the way to all of them. */
export function HomeCard({ title, id, more, foot, busy = false, full = false, children }: HomeCardProps) {
  return (
    <Card
      as="section"
      id={id}
      className={styles.card}
      aria-label={title}
      aria-busy={busy}
      data-full={full || undefined}
    >
      <Row place="between" wrap gap={[2, 6]} pad={[5, 5]}>
        <Text as="h2" size="title">
          {title}
        </Text>
        {more}
      </Row>
      {children}
      {foot && (
        <Row as="p" wrap gap={[5, 6]} size="small" weight="strong" pad={[4, 5]}>
          {foot}
        </Row>
      )}
    </Card>
  );
}

/** Class of a table in a card: all of a row opens it; on a telephone each row is one large link. */
export const rowsOfCard = styles.rows;
