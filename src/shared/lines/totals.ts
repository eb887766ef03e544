import { subtract, sum, type DecimalLike, type DecimalText } from '@/lib/money';

/**
 * Sums of columns that follow single changes without adding all lines up again. Decimal arithmetic is exact, so a running sum never
 * drifts from the full one.
 */
export interface RunningTotals<L> {
  /** The sum of a column over `lines`, which must be the lines that the changes led to. */
  of(key: keyof L & string, lines: readonly L[]): DecimalText;
  /** One line became another; null where it came or went. */
  changed(before: L | null, after: L | null): void;
  /** Forgets the sums: the next question adds up. */
  reset(): void;
}

export function runningTotals<L>(): RunningTotals<L> {
  const sums = new Map<keyof L & string, DecimalText>();
  const value = (line: L | null, key: keyof L) => (line ? (line[key] as DecimalLike) : null);
  return {
    of(key, lines) {
      const known = sums.get(key);
      if (known !== undefined) return known;
      const total = sum(lines.map(line => value(line, key)));
      sums.set(key, total);
      return total;
    },
    changed(before, after) {
      for (const [key, total] of sums)
        if (value(before, key) !== value(after, key))
          sums.set(key, subtract(sum([total, value(after, key)]), value(before, key)));
    },
    reset: () => sums.clear(),
  };
}
