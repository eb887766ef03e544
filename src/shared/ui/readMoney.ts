const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const GROUPED = /^[+-]?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

/** True for decimal text without grouping: '-12.50'. */
export function isPlainDecimal(text: string): boolean {
  return PLAIN.test(text);
}

/**
 * Decimal text of what was typed or pasted ('1,23,456.50' is '123456.50'; decimals are kept as given), or the text itself when
 * it is no number, so that the error can name it. `loose` ignores every comma: the text began as our own grouped one.
 */
export function readMoney(typed: string, loose = false): string {
  const text = typed.replaceAll(/\s/g, '');
  const bare = text.replaceAll(',', '');
  const known = PLAIN.test(text) || (PLAIN.test(bare) && (loose || GROUPED.test(text)));
  return known ? bare.replace(/\.$/, '') : typed.trim();
}
