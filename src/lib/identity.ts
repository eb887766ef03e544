const BASE36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The 15th character of a GSTIN, from its first 14: base-36 digits weighted 1, 2, 1, 2 …; of each product the quotient and the
 * remainder by 36 are summed; the check digit brings the sum to a multiple of 36 (the GST network's published rule).
 * Throws on anything but 14 capital letters and digits.
 */
export function gstinCheckDigit(first14: string): string {
  if (!/^[0-9A-Z]{14}$/.test(first14)) throw new Error('A GSTIN check digit needs 14 capital letters or digits');
  const total = Array.from(first14).reduce((sum, char, index) => {
    const product = BASE36.indexOf(char) * (index % 2 === 0 ? 1 : 2);
    return sum + Math.floor(product / 36) + (product % 36);
  }, 0);
  return BASE36.charAt((36 - (total % 36)) % 36);
}

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** True for a well-formed GSTIN (state, PAN, entity, 'Z') with a right check digit. Expects it trimmed and uppercased (DECISIONS 51). */
export function isGstin(text: string): boolean {
  return GSTIN.test(text) && gstinCheckDigit(text.slice(0, 14)) === text.charAt(14);
}
