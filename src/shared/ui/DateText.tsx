import { formatDay, formatMoment } from '@/lib/dates';
import styles from './text.module.css';

interface TimeProps {
  value: string | null | undefined;
  /** One of `lib/dates`. */
  format: string;
}

/** A day, as DD-MMM-YYYY when no format is given; nothing for no date. */
export function DateText({ value, format }: Omit<TimeProps, 'format'> & { format?: string | undefined }) {
  return <Time value={value} text={formatDay(value, format)} />;
}

/** A moment on the clocks of the browser's zone; nothing for no date. */
export function MomentText({ value, format }: TimeProps) {
  return <Time value={value} text={formatMoment(value, format)} />;
}

function Time({ value, text }: { value: string | null | undefined; text: string }) {
  if (!value || !text) return null;
  return (
    <time className={styles.figures} dateTime={value}>
      {text}
    </time>
  );
}
