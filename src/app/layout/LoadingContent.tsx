import text from '@/shared/ui/text.module.css';
import styles from './LoadingContent.module.css';

/** The place of a screen whose code is on its way: a title bar and a card, where the real ones will be. */
export function LoadingContent() {
  return (
    <output className={styles.loading}>
      <span className={text.unseen}>Loading…</span>
      <span className={styles.title} />
      <span className={styles.card} />
    </output>
  );
}
