import { toPercent, round, splitHalf, sum, type DecimalLike, type DecimalText } from '@/lib/money';

const NO_TAX = 'No Tax';

export function isNoTax(taxTypeName: string | null | undefined): boolean {
  return taxTypeName?.trim().toLowerCase() === NO_TAX.toLowerCase();
}

interface TaxableLine {
  amount: DecimalText;
  codeRate: DecimalText;
  taxRate: DecimalText;
  taxAmount: DecimalText;
  grossAmount: DecimalText;
}

/** Computes rate, tax and gross amount of a line; with 'No Tax' rate and tax are 0 (spec 2 §4). */
export function withTax<L extends TaxableLine>(line: L, taxTypeName: string | null | undefined): L {
  const taxRate = isNoTax(taxTypeName) ? '0' : line.codeRate || '0';
  const taxAmount = toPercent(line.amount, taxRate);
  const grossAmount = round(sum([line.amount, taxAmount]));
  if (line.taxRate === taxRate && line.taxAmount === taxAmount && line.grossAmount === grossAmount) return line;
  return { ...line, taxRate, taxAmount, grossAmount };
}

export interface InvoiceAmounts {
  totalAmount: DecimalText;
  totalTaxAmount: DecimalText;
  totalGrossAmount: DecimalText;
}

export function getTotals(lines: { amount: DecimalLike; taxAmount: DecimalLike }[]): InvoiceAmounts {
  const totalAmount = round(sum(lines.map(line => line.amount)));
  const totalTaxAmount = round(sum(lines.map(line => line.taxAmount)));
  return { totalAmount, totalTaxAmount, totalGrossAmount: round(sum([totalAmount, totalTaxAmount])) };
}

/** Splits the tax by name (spec 2 §4, docs/decisions.md#exact-money). Without a tax type it has no parts. */
export function taxParts(
  taxTypeName: string | null | undefined,
  tax: DecimalLike,
): { name: string; amount: DecimalText }[] {
  const name = taxTypeName?.trim() ?? '';
  if (name === '' || isNoTax(name)) return [];
  const halves = name.split('&').map(part => part.trim());
  if (halves.length !== 2) return [{ name, amount: round(tax) }];
  const [first, second] = splitHalf(tax);
  return [
    { name: halves[0] ?? '', amount: first },
    { name: halves[1] ?? '', amount: second },
  ];
}
