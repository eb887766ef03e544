import { lengthProblem, MAX_SHIPPING_TEXT } from '@/lib/limits';
import { outerTrim } from '@/lib/text';
import { toPercent, round, type DecimalText } from '@/lib/money';
import type { Intent } from '@/shared/fields/intent';
import type { RowIssue } from '@/shared/fields/rows';
import { messages } from '../messages';
import { shipmentRows, type Shipment } from '../fields/nonPo.lines';
import type { NonPoExtras } from './nonPo.values';

export interface ExtraDefaults {
  tcsGlCode?: string;
  taxLineTaxCode?: string;
  taxLineTaxRate?: string;
}

interface Sums {
  /** Sum of the line amounts now, and at the previous call. */
  lineSum: DecimalText;
  lastSum: DecimalText;
}

const NO_TCS = { tcsLineAmount: '', tcsRate: '', tcsAmount: '', tcsGlCode: '' };
const NO_TAX_LINE = { taxLineDescrption: '', taxLineAmount: '', taxLineTaxCode: '', taxLineTaxRate: '' };

/** Spec 2 §4 'Other transitions'. Null: no changes. An unedited TCS line amount follows the lines. */
export function deriveExtras(values: NonPoExtras, sums: Sums, defaults: ExtraDefaults): Partial<NonPoExtras> | null {
  const wanted = { ...getTcs(values, sums, defaults), ...getTaxLine(values, defaults), ...getVat(values, sums) };
  const entries = Object.entries(wanted).filter(([name, value]) => values[name as keyof typeof wanted] !== value);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

function getTcs(values: NonPoExtras, { lineSum, lastSum }: Sums, { tcsGlCode = '' }: ExtraDefaults) {
  if (!values.isTcs) return NO_TCS;
  if (values.tcsLineAmount === '' && values.tcsRate === '')
    return { tcsLineAmount: lineSum, tcsRate: '0', tcsAmount: '0.00', tcsGlCode };
  const tcsLineAmount = values.tcsLineAmount === lastSum ? lineSum : values.tcsLineAmount;
  return { tcsLineAmount, tcsAmount: toPercent(tcsLineAmount, values.tcsRate) };
}

function getTaxLine(values: NonPoExtras, { taxLineTaxCode = '', taxLineTaxRate = '0' }: ExtraDefaults) {
  if (!values.includeTaxLine) return NO_TAX_LINE;
  return values.taxLineTaxRate === '' ? { taxLineTaxCode, taxLineTaxRate } : {};
}

function getVat({ vatPercentage }: NonPoExtras, { lineSum }: Sums) {
  return { totalVATAmount: vatPercentage.trim() === '' ? '' : toPercent(lineSum, vatPercentage) };
}

/** Returns the extras of a new invoice with configured defaults; parts of a block stay empty until it is switched on. */
export function newExtras(values: NonPoExtras, defaults: ExtraDefaults): Partial<NonPoExtras> {
  const off = { ...NO_TCS, ...NO_TAX_LINE };
  return { ...off, ...deriveExtras({ ...values, ...off }, { lineSum: '0.00', lastSum: '' }, defaults) };
}

export const EXTRA_BLOCKS = ['TCS', 'Extra tax line', 'VAT'];

/** Returns whether a view shows a field; hides blocks that are off, and empty VAT. `block`: the heading above the field. */
export function isFilledBlock(values: NonPoExtras, block: string | undefined): boolean {
  if (block === 'TCS') return values.isTcs;
  if (block === 'Extra tax line') return values.includeTaxLine;
  return [values.vatPercentage, values.whtvat, values.vatgl].some(Boolean);
}

/** Returns the amounts that are added to the lines' gross amounts. */
export function addedAmounts(values: Pick<NonPoExtras, 'isTcs' | 'tcsAmount' | 'includeTaxLine' | 'taxLineAmount'>) {
  return {
    tcsAmount: values.isTcs ? round(values.tcsAmount) : null,
    taxLineAmount: values.includeTaxLine ? round(values.taxLineAmount) : null,
  };
}

/** Errors of shipping rows (spec 2 §5). Without input only the mode of transport is required, because it decides whether there is shipping. Columns that aren't `drawn` are not validated: users can't correct them. */
export function shipmentIssues(
  rows: readonly Shipment[],
  required: Partial<Record<keyof Shipment, string>> = {},
  drawn: readonly (keyof Shipment)[] = SHIPMENT_KEYS,
): RowIssue<Shipment>[] {
  const nothing = rows.every(shipmentRows.isBlank);
  return rows.flatMap((row, index) => {
    const isRequired = !shipmentRows.isBlank(row)
      ? SHIPMENT_KEYS
      : nothing && index === 0
        ? (['modeOfTransport'] as const)
        : [];
    return isRequired
      .filter(key => drawn.includes(key))
      .flatMap((key): RowIssue<Shipment>[] => {
        const text = row[key].trim();
        const message =
          text === ''
            ? required[key]
            : key === 'deliveryDays' && !/^\d{1,3}$/.test(text)
              ? messages.deliveryDays
              : (lengthProblem(text, MAX_SHIPPING_TEXT) ?? undefined);
        return message === undefined ? [] : [{ index, key, message }];
      });
  });
}

const SHIPMENT_KEYS = shipmentRows.fields.map(({ name }) => name);

/** Returns the rows to send: null on submit when no row has a mode of transport (spec 2 §4). A draft keeps all input. */
export function shipmentsToSend(rows: readonly Shipment[], intent: Intent): Shipment[] | null {
  const filled = rows.filter(row => !shipmentRows.isBlank(row));
  const isKept = intent === 'submit' ? filled.some(row => outerTrim(row.modeOfTransport) !== '') : filled.length > 0;
  return isKept ? filled : null;
}

/** Sample values for the F9 shortcut outside production. */
export const SAMPLE_SHIPMENTS: Shipment[] = [
  {
    modeOfTransport: 'Road',
    transportPartner: 'Sample Carriers',
    deliveryDays: '7',
    consignmentNo: 'CN-1001',
    trackingNo: 'TR-1001',
  },
];
