import { isIndia } from '@/lib/country';
import { joinParts } from '@/lib/text';
import { defineLines, defineRows, type RowOf } from '@/shared/fields/rows';
import type { ResolvedField } from '@/shared/fields/types';
import { lineColumns, type LinePick } from '@/shared/lines/lineColumns';
import type { LineCode } from '@/domain/invoice/api/useInvoiceLookups';
import { lineAmountField, plainText } from '@/domain/invoice/fields';

/** Field definitions of a line item; values, empty rows, mapping and tables derive from these and the configuration. */
export const itemLines = defineLines([
  { kind: 'text', name: 'lineItemDescription', label: 'Description', rules: [plainText] },
  lineAmountField,
  { kind: 'code', name: 'hsnSacCode', label: 'HSN/SAC Code' },
  { kind: 'text', name: 'hsnSacName', label: 'HSN/SAC', mode: 'read', configurable: false },
  { kind: 'code', name: 'taxCode', label: 'Tax Code' },
  { kind: 'text', name: 'taxName', label: 'Tax', mode: 'read', configurable: false },
  // True if the code was picked, looked up or saved with a record; false if it was only typed, pasted or imported.
  { kind: 'boolean', name: 'codeListed', label: 'Code is listed', dto: false, mode: 'read', configurable: false },
  // `taxRate` equals it, or 0 under 'No Tax'. `UNKNOWN_RATE` for an unresolved code, and after reading a record without tax.
  {
    kind: 'number',
    name: 'codeRate',
    label: 'Rate of the code',
    zero: true,
    dto: false,
    mode: 'read',
    configurable: false,
  },
  { kind: 'number', name: 'taxRate', label: 'Tax Rate (%)', zero: true, mode: 'read' },
  { kind: 'money', name: 'taxAmount', label: 'Tax Amount', zero: true, mode: 'read' },
  { kind: 'money', name: 'grossAmount', label: 'Gross Amount', zero: true, mode: 'read' },
]);

export type NonPoLine = RowOf<typeof itemLines>;

/** Rate of a code until it is looked up or picked again. */
export const UNKNOWN_RATE = '';

/** Shipping rows (spec 2 §2). */
export const shipmentRows = defineRows([
  { kind: 'text', name: 'modeOfTransport', label: 'Mode of Transport' },
  { kind: 'text', name: 'transportPartner', label: 'Transport Partner' },
  { kind: 'text', name: 'deliveryDays', label: 'Delivery Days' },
  { kind: 'text', name: 'consignmentNo', label: 'Consignment No' },
  { kind: 'text', name: 'trackingNo', label: 'Tracking No' },
]);

export type Shipment = RowOf<typeof shipmentRows>;

interface ColumnsOf {
  fields: readonly ResolvedField<NonPoLine>[];
  countryCode: string;
}

/** Values of a line whose code was cleared or only typed. */
const NO_CODE = { hsnSacCode: '', hsnSacName: '', taxCode: '', taxName: '', codeListed: false, codeRate: UNKNOWN_RATE };

function pickHsn(_line: NonPoLine, picked: LineCode | null): Partial<NonPoLine> {
  if (!picked) return NO_CODE;
  const { code, name, taxCode, taxName, rate } = picked;
  return { hsnSacCode: code, hsnSacName: name, taxCode, taxName, codeListed: true, codeRate: rate };
}

function pickTax(_line: NonPoLine, picked: LineCode | null): Partial<NonPoLine> {
  if (!picked) return NO_CODE;
  return { ...NO_CODE, taxCode: picked.code, taxName: picked.taxName, codeListed: true, codeRate: picked.rate };
}

/** True for an imported or saved code whose rate must still be looked up. */
const isUnresolved = (line: NonPoLine) => !line.codeListed || line.codeRate === UNKNOWN_RATE;

const toOption = ({ code, name, rate }: LineCode) => ({ value: code, label: `${code} · ${name} (${rate}%)` });

/** Builds the line columns: HSN/SAC codes for India, tax codes elsewhere (spec 2 §2, spec 3 §9). `taxed`: every line needs a code. */
export function nonPoLineColumns({ fields, countryCode, taxed }: ColumnsOf & { taxed: boolean }) {
  const code: LinePick<NonPoLine> = isIndia(countryCode)
    ? { name: 'hsnSacCode', width: 125, lookup: 'hsnCodes', onPick: pickHsn }
    : { name: 'taxCode', width: 150, lookup: 'taxCodes', onPick: pickTax };
  return lineColumns(fields, [
    { name: 'lineItemDescription', width: 180 },
    { name: 'amount', width: 125 },
    { ...code, required: taxed, toOption, unresolved: isUnresolved },
    { name: 'taxRate', title: 'Rate (%)', width: 95 },
    { name: 'taxAmount', width: 105 },
    { name: 'grossAmount', width: 125 },
  ]);
}

export function nonPoLineReadColumns({ fields, countryCode }: ColumnsOf) {
  const codeAndName = (_value: unknown, line: NonPoLine) => joinParts(line.taxCode, line.taxName);
  return lineColumns(fields, [
    { name: 'lineItemDescription', width: 260 },
    { name: 'amount', width: 140 },
    ...(isIndia(countryCode) ? [{ name: 'hsnSacCode', width: 120 } as const] : []),
    { name: 'taxCode', width: 200, format: codeAndName },
    { name: 'taxRate', title: 'Rate (%)', width: 110 },
    { name: 'taxAmount', width: 130 },
    { name: 'grossAmount', width: 140 },
  ]);
}

export const shipmentColumns = (fields: readonly ResolvedField<Shipment>[]) =>
  lineColumns(fields, [
    { name: 'modeOfTransport', width: 140 },
    { name: 'transportPartner', width: 180 },
    { name: 'deliveryDays', width: 110, align: 'end', maxLength: 3 },
    { name: 'consignmentNo', width: 140 },
    { name: 'trackingNo', width: 140 },
  ]);
