import styles from './SortMark.module.css';

/** Sort icon beside a column title; the active direction is highlighted. Null: another column is sorted. */
export function SortMark({ order }: { order: 'asc' | 'desc' | null }) {
  return (
    <svg className={styles.mark} data-order={order ?? undefined} aria-hidden="true" viewBox="0 0 8 12">
      <path data-part="asc" d="M4 1 7 5H1z" />
      <path data-part="desc" d="M4 11 1 7h6z" />
    </svg>
  );
}
