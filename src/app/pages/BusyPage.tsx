import styles from './MessagePage.module.css';

/** Spec 1 §2. */
const BUSY = 'Your operation is executing';

export function BusyPage() {
  return (
    <div className={styles.page} aria-live="polite">
      <div className={styles.spinner} />
      <h1>{BUSY}</h1>
    </div>
  );
}
