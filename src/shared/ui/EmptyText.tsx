import styles from './EmptyText.module.css';

/** An empty place: the specification's words in `text`, what to do next in `hint`. */
export function EmptyText({ text, hint }: { text: string; hint?: string }) {
  return (
    <output className={styles.empty}>
      <span className={styles.text}>{text}</span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </output>
  );
}
