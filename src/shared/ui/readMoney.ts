import { parseDecimalText } from '@/lib/decimalText';

/**
 * Decimal text of what was typed or pasted ('1,23,456.50' is '123456.50'; decimals are kept as given), or the text itself when
 * it is no number, so that the error can name it. `loose` ignores every comma: the text began as our own grouped one.
 */
export function readMoney(typed: string, loose = false): string {
  return parseDecimalText(loose ? typed.replaceAll(',', '') : typed) ?? typed.trim();
}
