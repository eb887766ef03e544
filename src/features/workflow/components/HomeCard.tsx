import type { ReactNode } from 'react';
import { Card, Row, Text } from '@/shared/ui/layout';
import styles from './HomeCard.module.css';

interface HomeCardProps {
  title: string;
  /** Anchor for links to the card. */
  id?: string;
  more?: ReactNode;
  foot?: ReactNode;
  busy?: boolean;
  /** Reserves the height of all rows while loading, so that the content below doesn't move. */
  full?: boolean;
  children?: ReactNode;
}

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

/** Class for a table in a card: rows are clickable; on a phone each row is one large link. */
export const rowsOfCard = styles.rows;
