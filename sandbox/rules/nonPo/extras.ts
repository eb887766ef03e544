import { compare, decimalsOf, percentOf, round, type DecimalLike, type DecimalText } from '@/lib/money';
import { hasSpecialCharacter } from '@/lib/text';
import type { FieldError } from '../errors.ts';
import { textOf, type NonPoInvoiceInput } from './input.ts';
import { LIMIT } from './lines.ts';

/** DECISIONS 35. */
const TCS_RATES = ['0', '0.1'];
const MAX_SHIPMENTS = 100;
const MAX_SHIPPING_TEXT = 100;

/** One row of the shipping details, as the contract has it. */
interface Shipment {
  modeOfTransport: string | null;
  transportPartner: string | null;
  deliveryDays: string | null;
  consignmentNo: string | null;
  trackingNo: string | null;
}

/** What stands beside the lines: TCS, extra tax line, VAT and shipping. A block that is switched off is empty. */
export interface Extras {
  isTcs: boolean;
  tcsLineAmount: DecimalText | null;
  tcsRate: DecimalText | null;
  tcsAmount: DecimalText | null;
  tcsGlCode: string | null;
  includeTaxLine: boolean;
  taxLineDescrption: string | null;
  taxLineAmount: DecimalText | null;
  taxLineTaxCode: string | null;
  taxLineTaxRate: DecimalText | null;
  vatPercentage: DecimalText | null;
  totalVATAmount: DecimalText | null;
  whtvat: string | null;
  vatgl: string | null;
  shippingDetails: Shipment[] | null;
}

/** Works the blocks out. `defaults`: the configuration's default values by field name. */
export function toExtras(
  input: NonPoInvoiceInput,
  totalAmount: DecimalText,
  defaults: Map<string, string> = new Map(),
): Extras {
  return {
    ...tcsOf(input, totalAmount, defaults.get('tcsGlCode')),
    ...taxLineOf(input, defaults.get('taxLineTaxCode')),
    vatPercentage: input.vatPercentage ?? null,
    totalVATAmount: input.vatPercentage == null ? null : percentOf(totalAmount, input.vatPercentage),
    whtvat: textOf(input.whtvat),
    vatgl: textOf(input.vatgl),
    shippingDetails: shipmentsOf(input),
  };
}

function tcsOf(input: NonPoInvoiceInput, totalAmount: DecimalText, glCode: string | undefined) {
  if (!input.isTcs) return { isTcs: false, tcsLineAmount: null, tcsRate: null, tcsAmount: null, tcsGlCode: null };
  const tcsLineAmount = round(input.tcsLineAmount ?? totalAmount);
  const tcsRate = input.tcsRate ?? '0';
  return {
    isTcs: true,
    tcsLineAmount,
    tcsRate,
    tcsAmount: percentOf(tcsLineAmount, tcsRate),
    tcsGlCode: textOf(input.tcsGlCode) ?? glCode ?? null,
  };
}

function taxLineOf(input: NonPoInvoiceInput, taxCode: string | undefined) {
  if (!input.includeTaxLine)
    return {
      includeTaxLine: false,
      taxLineDescrption: null,
      taxLineAmount: null,
      taxLineTaxCode: null,
      taxLineTaxRate: null,
    };
  return {
    includeTaxLine: true,
    taxLineDescrption: textOf(input.taxLineDescrption),
    taxLineAmount: round(input.taxLineAmount),
    taxLineTaxCode: textOf(input.taxLineTaxCode) ?? taxCode ?? null,
    taxLineTaxRate: input.taxLineTaxRate ?? '0',
  };
}

/** Nothing at all when no row has a mode of transport (spec 2 §4). */
function shipmentsOf({ shippingDetails }: NonPoInvoiceInput): Shipment[] | null {
  const rows = (shippingDetails ?? []).map(row => ({
    modeOfTransport: textOf(row.modeOfTransport),
    transportPartner: textOf(row.transportPartner),
    deliveryDays: textOf(row.deliveryDays),
    consignmentNo: textOf(row.consignmentNo),
    trackingNo: textOf(row.trackingNo),
  }));
  if (!rows.some(row => row.modeOfTransport)) return null;
  return rows.filter(row => Object.values(row).some(Boolean));
}

/** What TCS and tax line add to the invoice amount. */
export function addedToGross({ tcsAmount, taxLineAmount }: Extras): DecimalLike[] {
  return [tcsAmount, taxLineAmount];
}

/** What cannot be stored, not even as a draft. */
export function extraLimits(input: NonPoInvoiceInput): FieldError[] {
  const found: FieldError[] = [];
  for (const path of ['tcsLineAmount', 'taxLineAmount'] as const)
    if (compare(input[path], LIMIT) > 0 || compare(input[path], `-${LIMIT}`) < 0)
      found.push({ path, message: 'Amount is too large' });
  for (const path of ['vatPercentage', 'taxLineTaxRate'] as const)
    if (compare(input[path], 0) < 0 || compare(input[path], 100) > 0 || decimalsOf(input[path]) > 3)
      found.push({ path, message: 'A rate is between 0 and 100' });
  if (input.isTcs && !TCS_RATES.some(rate => compare(rate, input.tcsRate) === 0))
    found.push({ path: 'tcsRate', message: 'The TCS rate is 0 or 0.1' });
  const rows = input.shippingDetails ?? [];
  if (rows.length > MAX_SHIPMENTS) found.push({ path: 'shippingDetails', message: `At most ${MAX_SHIPMENTS} rows` });
  rows.forEach((row, index) => {
    for (const [key, value] of Object.entries(row))
      if (typeof value === 'string' && value.length > MAX_SHIPPING_TEXT)
        found.push({ path: `shippingDetails.${index}.${key}`, message: `At most ${MAX_SHIPPING_TEXT} characters` });
  });
  return found;
}

const SHIPPING_COLUMNS = [
  'modeOfTransport',
  'transportPartner',
  'deliveryDays',
  'consignmentNo',
  'trackingNo',
] as const;

/** The configured columns of every shipping row; without a row only the mode of transport can be missed. */
function missingShipping(rows: Shipment[] | null, required: Map<string, string | null>): FieldError[] {
  if (required.get('shippingDetails') === null) return [];
  const asked = rows === null ? (['modeOfTransport'] as const) : SHIPPING_COLUMNS;
  return (rows ?? [undefined]).flatMap((row, index) =>
    asked.flatMap(key => {
      const message = row?.[key] ? undefined : required.get(key);
      return message ? [{ path: `shippingDetails.${index}.${key}`, message }] : [];
    }),
  );
}

/** The rules of a submitted invoice's blocks (spec 2 §5); sent figures must be the server's own. */
export function extraErrors(
  input: NonPoInvoiceInput,
  extras: Extras,
  required: Map<string, string | null>,
): FieldError[] {
  const found = missingShipping(extras.shippingDetails, required);
  const amount = (path: 'tcsLineAmount' | 'taxLineAmount', on: boolean) => {
    if (!on || input[path] == null) return;
    if (compare(input[path], 0) < 0) found.push({ path, message: 'Negative value not allowed' });
    else if (decimalsOf(input[path]) > 2) found.push({ path, message: 'Upto 2 decimals allowed' });
  };
  amount('tcsLineAmount', extras.isTcs);
  amount('taxLineAmount', extras.includeTaxLine);
  for (const path of ['tcsAmount', 'totalVATAmount'] as const)
    if (extras[path] !== null && input[path] != null && compare(input[path], extras[path]) !== 0)
      found.push({ path, message: `The amount does not match its rate: expected ${extras[path]}` });
  if (hasSpecialCharacter(extras.taxLineDescrption ?? ''))
    found.push({ path: 'taxLineDescrption', message: 'Special character not allowed' });
  extras.shippingDetails?.forEach(({ deliveryDays }, index) => {
    if (deliveryDays && !/^\d{1,3}$/.test(deliveryDays))
      found.push({ path: `shippingDetails.${index}.deliveryDays`, message: 'Delivery Days is must be number' });
  });
  return found;
}
