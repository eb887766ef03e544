import { standingInWords } from '@/shared/form/Standing';
import styles from './WhereAmI.module.css';
import type { Progress } from '../model/progress';

interface WhereAmIProps {
  progress: Progress;
  goTo: (path: string) => void;
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
        {progress.parts.map(({ id, title, list, missing, begun }) => (
          <li key={id} className={styles.part} data-standing={missing > 0 ? 'open' : begun ? 'complete' : 'untouched'}>
            <span className={styles.title}>
              {title}: {standingInWords({ missing, begun })}
            </span>
            {list.slice(0, LISTED).map(({ path, label }) => (
              <button key={path} type="button" className={styles.link} onClick={() => goTo(path)}>
                {label}
              </button>
            ))}
            {missing > LISTED && <span className={styles.more}>and {missing - LISTED} more</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
