import Input from 'antd/es/input';
import { useState, type RefCallback } from 'react';
import { parseDecimalText } from '@/lib/decimalText';
import { decimalsOf, formatMoney } from '@/lib/money';
import type { ControlProps, Focusable } from './ControlProps';
import { Text } from './layout';
import styles from './MoneyInput.module.css';

interface MoneyInputProps extends ControlProps {
  /** Decimal text without grouping, '' for none; or what was typed, when that is no number. */
  value: string;
  onChange: (value: string) => void;
  /** Decides the grouping shown while not typing. */
  country?: string | null;
  /** Currency code shown behind the amount; '' where it is not known yet, so that its place is there when it comes. */
  currency?: string;
  size?: 'small' | 'medium';
  ref?: RefCallback<Focusable>;
}

function shown(value: string, country: string | null | undefined): string {
  return formatMoney(value, country, Math.max(2, decimalsOf(value))) || value;
}

/**
 * An amount: decimal text in, decimal text out. Grouped for reading while nobody types; what is typed is never rewritten under
 * the caret. Wrong text stays as it is, in the field and in the value.
 */
export function MoneyInput({ value, onChange, country, currency, size, onBlur, ref, ...control }: MoneyInputProps) {
  const [typed, setTyped] = useState<{ text: string; loose: boolean } | null>(null);
  // A value that came from elsewhere while typing (restored, computed, pasted over) wins over the typed text.
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
 * Decimal text of what was typed or pasted ('1,23,456.50' is '123456.50'; decimals are kept as given), or the text itself when
 * it is no number, so that the error can name it. `loose` ignores every comma: the text began as our own grouped one.
 */
export function readMoney(typed: string, loose = false): string {
  return parseDecimalText(loose ? typed.replaceAll(',', '') : typed) ?? typed.trim();
}
