import styles from './EmptyText.module.css';

/** An empty place: the specification's words in `text`, what to do next in `hint`. */
export function EmptyText({ text, hint }: { text: string; hint?: string }) {
  return (
    <div className={styles.empty} role="status">
      <p className={styles.text}>{text}</p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
