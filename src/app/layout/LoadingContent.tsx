import { Card, Hidden, Text } from '@/shared/ui/layout';
import styles from './LoadingContent.module.css';

export function LoadingContent() {
  return (
    <Text as="output" block>
      <Hidden>Loading…</Hidden>
      <Text block below={6} className={styles.title} />
      <Card as="span" block className={styles.card} />
    </Text>
  );
}
