import { formatDate } from '@/lib/dates';
import styles from './text.module.css';

/** A day or moment in one of the formats of `lib/dates` (DD-MMM-YYYY when none is given); nothing for no date. */
export function DateText({ value, format }: { value: string | null | undefined; format?: string }) {
  const text = formatDate(value, format);
  if (!value || !text) return null;
  return (
    <time className={styles.figures} dateTime={value}>
      {text}
    </time>
  );
}
