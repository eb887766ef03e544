import type { ComponentProps, ReactNode } from 'react';
import type { QueryResult } from '@/platform/graphql/useLoaded';
import { ReadTable } from '@/shared/list/ReadTable';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Box, Card, Row, Text } from '@/shared/ui/layout';
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

type CardTableProps<Row> = Pick<
  ComponentProps<typeof ReadTable<Row>>,
  'columns' | 'rows' | 'rowKey' | 'empty' | 'label'
>;

/** A table in a card: rows are clickable; on a phone each row is one large link. */
export function CardTable<Row>(props: CardTableProps<Row>) {
  return <ReadTable {...props} framed={false} className={styles.rows} />;
}

/** A card with nothing but a table. */
export function TableCard<Row>({
  title,
  more,
  foot,
  full,
  ...table
}: Pick<HomeCardProps, 'title' | 'more' | 'foot' | 'full'> & CardTableProps<Row>) {
  return (
    <HomeCard title={title} more={more} foot={foot} full={full}>
      <CardTable label={title} {...table} />
    </HomeCard>
  );
}

interface PendingCardProps extends HomeCardProps {
  result: QueryResult<unknown>;
  failed: string;
}

/** A card whose content is still loading or failed to load. */
export function PendingCard({ result, failed, ...card }: PendingCardProps) {
  const { error, busy, reload } = result;
  return (
    <HomeCard {...card} busy={busy}>
      <Box pad={[0, 5]} below={5}>
        {error ? <QuietRetry text={failed} error={error} onRetry={() => void reload()} /> : <TextSkeleton lines={8} />}
      </Box>
    </HomeCard>
  );
}
