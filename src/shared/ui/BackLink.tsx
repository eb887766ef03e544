import { Link } from 'react-router-dom';
import styles from './BackLink.module.css';

/** Arrow before a page's title that leads to the page above. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={styles.back} to={to} aria-label={label} title={label} data-touch data-print="no">
      <svg aria-hidden="true" width="18" height="18" viewBox="0 0 16 16" fill="none">
        <path d="M10 3 5 8l5 5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </Link>
  );
}
