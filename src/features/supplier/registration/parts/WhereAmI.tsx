import styles from './WhereAmI.module.css';
import type { Progress } from '../model/progress';

interface WhereAmIProps {
  progress: Progress;
  goTo: (name: string) => void;
}

/** More than these are only counted. */
const LISTED = 6;

/** What is missing, in which section, and what comes next: in one place. */
export function WhereAmI({ progress, goTo }: WhereAmIProps) {
  return (
    <section className={styles.place} aria-label="Where you are">
      <p className={styles.next}>
        <strong>Next:</strong> {progress.next}
      </p>
      <ul className={styles.parts}>
        {progress.parts.map(({ id, title, missing }) => (
          <li key={id} className={styles.part} data-done={missing.length === 0 || undefined}>
            <span className={styles.title}>
              {title}: {missing.length === 0 ? 'complete' : `${missing.length} missing`}
            </span>
            {missing.slice(0, LISTED).map(({ name, label }) => (
              <button key={name + label} type="button" className={styles.link} onClick={() => goTo(name)}>
                {label}
              </button>
            ))}
            {missing.length > LISTED && <span className={styles.more}>and {missing.length - LISTED} more</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
