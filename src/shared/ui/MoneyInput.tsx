import Input from 'antd/es/input';
import { useState, type RefCallback } from 'react';
import { parseDecimalText } from '@/lib/decimalText';
import { getDecimals, formatMoney } from '@/lib/money';
import type { ControlProps, Focusable } from './ControlProps';
import { Text } from './layout';
import styles from './MoneyInput.module.css';

interface MoneyInputProps extends ControlProps {
  /** Decimal text without grouping, '' if empty, or invalid typed text. */
  value: string;
  onChange: (value: string) => void;
  country?: string | null;
  /** Currency code after the amount; '' reserves its space while unknown. */
  currency?: string;
  size?: 'small' | 'medium';
  ref?: RefCallback<Focusable>;
}

function shown(value: string, country: string | null | undefined): string {
  return formatMoney(value, country, Math.max(2, getDecimals(value))) || value;
}

/** Amount input with decimal text as value. Groups digits only without focus, so that typing never moves the caret. Keeps invalid text. */
export function MoneyInput({ value, onChange, country, currency, size, onBlur, ref, ...control }: MoneyInputProps) {
  const [typed, setTyped] = useState<{ text: string; loose: boolean } | null>(null);
  // A value that code changed during typing (restored, computed, pasted) replaces the typed text.
  const current = typed !== null && readMoney(typed.text, typed.loose) === value ? typed.text : shown(value, country);
  return (
    <Input
      {...control}
      ref={ref}
      size={size}
      className={styles.money}
      value={current}
      suffix={
        currency === undefined ? undefined : (
          <Text tone="faint" size="fine">
            {currency}
          </Text>
        )
      }
      inputMode="decimal"
      autoComplete="off"
      onChange={event => {
        const text = event.target.value;
        const loose = text !== '' && (typed?.loose ?? (parseDecimalText(value) !== null && current.includes(',')));
        setTyped({ text, loose });
        onChange(readMoney(text, loose));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}

/**
 * Parses typed or pasted text ('1,23,456.50' becomes '123456.50'); returns invalid text trimmed, for the error message. `loose` ignores all
 * commas, because the text began with our grouping.
 */
export function readMoney(typed: string, loose = false): string {
  return parseDecimalText(loose ? typed.replaceAll(',', '') : typed) ?? typed.trim();
}
