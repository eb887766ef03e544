import { formatMoney, type DecimalLike } from '@/lib/money';
import styles from './text.module.css';

interface MoneyProps {
  value: DecimalLike;
  /** Decides digit grouping (spec 1 §9): Indian for India, otherwise `en-US`. */
  country?: string | null;
  currency?: string | null;
  decimals?: number | undefined;
}

/** Shows an amount with grouping, 2 decimals and tabular figures. Nothing if empty; invalid text is shown unchanged. */
export function Money({ value, country, currency, decimals = 2 }: MoneyProps) {
  const text = formatMoney(value, country, decimals) || String(value ?? '');
  if (!text) return null;
  return (
    <span className={styles.figures}>
      {text}
      {currency ? <span className={styles.unit}> {currency}</span> : null}
    </span>
  );
}
