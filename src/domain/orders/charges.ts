import { isZero, percentOf, proportionOf, round, sum, type DecimalLike, type DecimalText } from '@/lib/money';

/** The overhead charges of an order's item, to the letter and in the order of spec 3 §3. */
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

/** What an order says of each charge: an amount without tax for the whole ordered quantity, those of percentages and rates, too. */
export type OrderCharges = Readonly<Record<(typeof CHARGES)[number]['key'], DecimalLike>>;

/** Amounts in money, without tax; a charge that is not made is not in it. */
export type ChargeAmounts = Readonly<Partial<Record<keyof OrderCharges, DecimalText>>>;

/** The charges of anything that names them, and nothing else of it. */
export function chargesFrom(source: OrderCharges): OrderCharges {
  return Object.fromEntries(CHARGES.map(({ key }) => [key, source[key]])) as Record<keyof OrderCharges, DecimalLike>;
}

/** The charges that `part` of `whole` bears, each rounded half up (DECISIONS 62). */
export function chargesOn(charges: OrderCharges, part: DecimalLike, whole: DecimalLike): ChargeAmounts {
  const made = CHARGES.filter(({ key }) => !isZero(charges[key]));
  return Object.fromEntries(made.map(({ key }) => [key, proportionOf(charges[key], part, whole)]));
}

/** Sums of the charges of a line; tax is worked out charge by charge (spec 3 §9). */
export function overheadsOf(charges: ChargeAmounts, taxRate: DecimalLike) {
  const amounts = Object.values(charges);
  const totalOverheadsAmount = round(sum(amounts));
  const totalOverheadsTaxAmount = round(sum(amounts.map(amount => percentOf(amount, taxRate))));
  const totalOverheadsAmountWithTax = round(sum([totalOverheadsAmount, totalOverheadsTaxAmount]));
  return { totalOverheadsAmount, totalOverheadsTaxAmount, totalOverheadsAmountWithTax };
}
