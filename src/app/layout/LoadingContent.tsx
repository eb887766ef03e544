import { Card, Hidden, Text } from '@/shared/ui/layout';
import styles from './LoadingContent.module.css';

/** Placeholder while a screen's code loads: a title bar and a card. */
export function LoadingContent() {
  return (
    <Text as="output" block>
      <Hidden>Loading…</Hidden>
      <Text block below={6} className={styles.title} />
      <Card as="span" block className={styles.card} />
    </Text>
  );
}
