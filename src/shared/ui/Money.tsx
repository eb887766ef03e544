import { formatMoney, type DecimalLike } from '@/lib/money';
import styles from './text.module.css';

interface MoneyProps {
  value: DecimalLike;
  /** Decides the grouping (spec 1 §9): Indian for India, `en-US` elsewhere. */
  country?: string | null;
  /** Currency code shown after the amount. */
  currency?: string | null;
  /** Default 2. */
  decimals?: number | undefined;
}

/** An amount for people: grouped, 2 decimals, figures of one width. Nothing for no value, the raw text for one that is no number. */
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
