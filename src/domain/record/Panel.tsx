import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

/** A white card of the document; with a title it is a named region. */
export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  if (!title) return <div className={styles.panel}>{children}</div>;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
