import { Card, Hidden, Text } from '@/shared/ui/layout';
import styles from './LoadingContent.module.css';

/** The place of a screen whose code is on its way: a title bar and a card, where the real ones will be. */
export function LoadingContent() {
  return (
    <Text as="output" block>
      <Hidden>Loading…</Hidden>
      <Text block below={6} className={styles.title} />
      <Card as="span" block className={styles.card} />
    </Text>
  );
}
