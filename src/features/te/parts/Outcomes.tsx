import controls from '@/shared/list/controls.module.css';
import type { Outcome } from '../useStaging';
import styles from './Outcomes.module.css';

/** What became of the chosen invoices, one line each. It stays until it is closed: some of it is work. */
export function Outcomes({ outcomes, onClose }: { outcomes: readonly Outcome[]; onClose: () => void }) {
  return (
    <div aria-live="polite">
      {outcomes.length > 0 && (
        <section className={styles.panel} aria-label="Result">
          <ul className={styles.list}>
            {outcomes.map(({ text, reason, failed }) => (
              <li key={text} data-failed={failed || undefined}>
                <b>{text}</b>
                {reason && <span>{reason}</span>}
              </li>
            ))}
          </ul>
          <button type="button" className={controls.button} onClick={onClose}>
            Close
          </button>
        </section>
      )}
    </div>
  );
}
