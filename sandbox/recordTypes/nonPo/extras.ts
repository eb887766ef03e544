import { lengthProblem, MAX_SHIPMENTS, MAX_SHIPPING_TEXT } from '@/lib/limits';
import { compare, toPercent, round, type DecimalLike, type DecimalText } from '@/lib/money';
import type { FieldError } from '../../rules/errors.ts';
import { amountLimit, rateLimit, signAndDecimalsError } from '../../rules/records/invoiceRules.ts';
import { getText } from '../../rules/declared/input.ts';
import type { NonPoInvoiceInput } from './input.ts';

/** docs/decisions.md#tcs-rates. */
const TCS_RATES = ['0', '0.1'];
const SHIPPING = ['modeOfTransport', 'transportPartner', 'deliveryDays', 'consignmentNo', 'trackingNo'] as const;
type Shipment = Record<(typeof SHIPPING)[number], string | null>;

/** A disabled block is empty. `defaults`: configured default values by field name. */
export function toExtras(
  input: NonPoInvoiceInput,
  totalAmount: DecimalText,
  defaults: Map<string, string> = new Map(),
) {
  return {
    ...getTcs(input, totalAmount, defaults.get('tcsGlCode')),
    ...getTaxLine(input, defaults.get('taxLineTaxCode')),
    vatPercentage: input.vatPercentage ?? null,
    totalVATAmount: input.vatPercentage == null ? null : toPercent(totalAmount, input.vatPercentage),
    shippingDetails: getShipments(input),
  };
}

type Extras = ReturnType<typeof toExtras>;

function getTcs(input: NonPoInvoiceInput, totalAmount: DecimalText, glCode: string | undefined) {
  if (!input.isTcs) return { isTcs: false, tcsLineAmount: null, tcsRate: null, tcsAmount: null, tcsGlCode: null };
  const tcsLineAmount = round(input.tcsLineAmount ?? totalAmount);
  const tcsRate = input.tcsRate ?? '0';
  return {
    isTcs: true,
    tcsLineAmount,
    tcsRate,
    tcsAmount: toPercent(tcsLineAmount, tcsRate),
    tcsGlCode: getText(input.tcsGlCode) ?? glCode ?? null,
  };
}

function getTaxLine(input: NonPoInvoiceInput, taxCode: string | undefined) {
  const on = input.includeTaxLine === true;
  return {
    includeTaxLine: on,
    taxLineDescrption: on ? getText(input.taxLineDescrption) : null,
    taxLineAmount: on ? round(input.taxLineAmount) : null,
    taxLineTaxCode: on ? (getText(input.taxLineTaxCode) ?? taxCode ?? null) : null,
    taxLineTaxRate: on ? (input.taxLineTaxRate ?? '0') : null,
  };
}

/** On submit, shipping is null when no row has a mode of transport (spec 2 §4); a draft keeps all rows. */
function getShipments({ shippingDetails, status }: NonPoInvoiceInput): Shipment[] | null {
  const rows = (shippingDetails ?? []).map(
    row => Object.fromEntries(SHIPPING.map(key => [key, getText(row[key])])) as Shipment,
  );
  const filled = rows.filter(row => Object.values(row).some(Boolean));
  const isKept = status === 'Draft' ? filled.length > 0 : filled.some(row => row.modeOfTransport);
  return isKept ? filled : null;
}

export function addedToGross({ tcsAmount, taxLineAmount }: Extras): DecimalLike[] {
  return [tcsAmount, taxLineAmount];
}

export function extraLimits(input: NonPoInvoiceInput): FieldError[] {
  const found: FieldError[] = [];
  for (const path of ['tcsLineAmount', 'taxLineAmount'] as const) found.push(...amountLimit(path, input[path]));
  for (const path of ['vatPercentage', 'taxLineTaxRate'] as const) found.push(...rateLimit(path, input[path]));
  if (input.isTcs && !TCS_RATES.some(rate => compare(rate, input.tcsRate) === 0))
    found.push({ path: 'tcsRate', message: 'The TCS rate is 0 or 0.1' });
  const rows = input.shippingDetails ?? [];
  if (rows.length > MAX_SHIPMENTS) found.push({ path: 'shippingDetails', message: `At most ${MAX_SHIPMENTS} rows` });
  rows.forEach((row, index) => {
    for (const key of SHIPPING) {
      const message = lengthProblem(row[key], MAX_SHIPPING_TEXT);
      if (message !== null) found.push({ path: `shippingDetails.${index}.${key}`, message });
    }
  });
  return found;
}

/** Without rows, only the mode of transport can be missing. */
function missingShipping(rows: Shipment[] | null, required: Map<string, string | null>): FieldError[] {
  if (required.get('shippingDetails') === null) return [];
  const asked = rows === null ? (['modeOfTransport'] as const) : SHIPPING;
  return (rows ?? [undefined]).flatMap((row, index) =>
    asked.flatMap(key => {
      const message = row?.[key] ? undefined : required.get(key);
      return message ? [{ path: `shippingDetails.${index}.${key}`, message }] : [];
    }),
  );
}

/** Spec 2 §5. */
export function extraErrors(
  input: NonPoInvoiceInput,
  extras: Extras,
  required: Map<string, string | null>,
): FieldError[] {
  const found = missingShipping(extras.shippingDetails, required);
  const add = (path: string, message: string | null) => message && found.push({ path, message });
  if (extras.isTcs && input.tcsLineAmount != null) add('tcsLineAmount', signAndDecimalsError(input.tcsLineAmount));
  if (extras.includeTaxLine && input.taxLineAmount != null)
    add('taxLineAmount', signAndDecimalsError(input.taxLineAmount));
  for (const path of ['tcsAmount', 'totalVATAmount'] as const)
    if (extras[path] !== null && input[path] != null && compare(input[path], extras[path]) !== 0)
      add(path, `The amount does not match its rate: expected ${extras[path]}`);
  extras.shippingDetails?.forEach(({ deliveryDays }, index) => {
    if (deliveryDays && !/^\d{1,3}$/.test(deliveryDays))
      add(`shippingDetails.${index}.deliveryDays`, 'Delivery Days is must be number');
  });
  return found;
}
