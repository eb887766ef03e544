import controls from '@/shared/list/controls.module.css';
import styles from './ErrorPanel.module.css';

/** A failure in the place of what failed, announced, with a way to try again when there is one. */
export function ErrorPanel({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.message}>{message}</p>
      {onRetry !== undefined && (
        <button type="button" className={controls.button} onClick={onRetry}>
          Retry
        </button>
      )}
    </div>
  );
}
