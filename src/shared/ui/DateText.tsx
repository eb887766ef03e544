import { formatDay, formatMoment } from '@/lib/dates';
import styles from './text.module.css';

interface TimeProps {
  value: string | null | undefined;
  format: string;
}

/** Shows a date, by default as DD-MMM-YYYY; nothing if empty. */
export function DateText({ value, format }: Omit<TimeProps, 'format'> & { format?: string | undefined }) {
  return <Time value={value} text={formatDay(value, format)} />;
}

/** Shows a time in the browser's time zone; nothing if empty. */
export function MomentText({ value, format }: TimeProps) {
  return <Time value={value} text={formatMoment(value, format)} />;
}

function Time({ value, text }: { value: string | null | undefined; text: string }) {
  if (!value || !text) return null;
  return (
    // Not tabular: Inter's tabular hyphen is as wide as a digit.
    <time className={styles.whole} dateTime={value}>
      {text}
    </time>
  );
}
