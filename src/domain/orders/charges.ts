import { isZero, toPercent, getProportion, round, sum, type DecimalLike, type DecimalText } from '@/lib/money';

/** Overhead charges of an order item, verbatim and in the order of spec 3 §3. */
export const CHARGES = [
  { key: 'taxableFreight', label: 'Taxable Freight' },
  { key: 'excProcessingCharge', label: 'EXC Processing Charge' },
  { key: 'excMicronisingCharge', label: 'EXC Micronising Charge' },
  { key: 'packingCharge', label: 'Packing Charge' },
  { key: 'hazardeousCharge', label: 'Hazardous Charge' },
  { key: 'freightValue', label: 'Freight Value' },
  { key: 'freightPercentage', label: 'Freight Percentage' },
  { key: 'freightPerQuantity', label: 'Freight Per Quantity' },
  { key: 'etoCharge', label: 'ETO Charge' },
  { key: 'loadingUnloadingCharge', label: 'Loading Unloading Charge' },
  { key: 'insurance', label: 'Insurance' },
  { key: 'nexcProcessingCharge', label: 'NEXC Processing Charge' },
  { key: 'nexMicronisingCharge', label: 'NEX Micronising Charge' },
] as const;

/** Charges of an order item: amounts without tax for the whole ordered quantity, including those based on percentages and rates. */
export type OrderCharges = Readonly<Record<(typeof CHARGES)[number]['key'], DecimalLike>>;

export type ChargeAmounts = Readonly<Partial<Record<keyof OrderCharges, DecimalText>>>;

export function chargesFrom(source: OrderCharges): OrderCharges {
  return Object.fromEntries(CHARGES.map(({ key }) => [key, source[key]])) as Record<keyof OrderCharges, DecimalLike>;
}

/** Computes the charges for `part` of `whole`, each rounded half up (docs/decisions.md#overheads). */
export function chargesOn(charges: OrderCharges, part: DecimalLike, whole: DecimalLike): ChargeAmounts {
  const made = CHARGES.filter(({ key }) => !isZero(charges[key]));
  return Object.fromEntries(made.map(({ key }) => [key, getProportion(charges[key], part, whole)]));
}

/** Sums a line's charges; the tax is computed per charge (spec 3 §9). */
export function getOverheads(charges: ChargeAmounts, taxRate: DecimalLike) {
  const amounts = Object.values(charges);
  const totalOverheadsAmount = round(sum(amounts));
  const totalOverheadsTaxAmount = round(sum(amounts.map(amount => toPercent(amount, taxRate))));
  const totalOverheadsAmountWithTax = round(sum([totalOverheadsAmount, totalOverheadsTaxAmount]));
  return { totalOverheadsAmount, totalOverheadsTaxAmount, totalOverheadsAmountWithTax };
}
