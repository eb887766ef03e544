import { Hidden } from '@/shared/ui/layout';
import styles from './LoadingContent.module.css';

/** The place of a screen whose code is on its way: a title bar and a card, where the real ones will be. */
export function LoadingContent() {
  return (
    <output className={styles.loading}>
      <Hidden>Loading…</Hidden>
      <span className={styles.title} />
      <span className={styles.card} />
    </output>
  );
}
