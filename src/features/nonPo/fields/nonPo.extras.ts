import { isIndia } from '@/lib/country';
import { maxDecimals, notNegative, noSpecialCharacters, onDraft } from '@/shared/fields/rules';
import type { FieldDef, ResolvedField } from '@/shared/fields/types';
import type { LineColumn } from '@/shared/lines/types';
import { filesOf, recordKinds } from '@/domain/recordKinds';
import { TCS_RATES } from '../model/extras';
import { messages } from '../model/messages';
import type { NonPoValues, Shipment } from '../model/nonPo.values';
import { configured } from './nonPo.lines';

const plain = onDraft(noSpecialCharacters(messages.specialCharacter));
const positive = onDraft(notNegative(messages.negative));
const twoDecimals = onDraft(maxDecimals(2, messages.twoDecimals));

const withTcs = (values: NonPoValues) => values.isTcs;
const withTaxLine = (values: NonPoValues) => values.includeTaxLine;

const tcsFields: FieldDef<NonPoValues>[] = [
  { kind: 'boolean', name: 'isTcs', label: 'Include TCS', section: 'TCS', span: 3 },
  {
    kind: 'money',
    name: 'tcsLineAmount',
    label: 'TCS Line Amount',
    required: true,
    rules: [positive, twoDecimals],
    visible: withTcs,
    dependsOn: ['isTcs'],
    section: 'TCS',
  },
  {
    kind: 'select',
    name: 'tcsRate',
    label: 'TCS Rate (%)',
    options: TCS_RATES.map(rate => ({ value: rate, label: rate })),
    required: true,
    visible: withTcs,
    dependsOn: ['isTcs'],
    section: 'TCS',
  },
  {
    kind: 'money',
    name: 'tcsAmount',
    label: 'TCS Amount',
    mode: 'read',
    visible: withTcs,
    dependsOn: ['isTcs'],
    section: 'TCS',
  },
  {
    kind: 'text',
    name: 'tcsGlCode',
    label: 'TCS GL Code',
    rules: [plain],
    visible: withTcs,
    dependsOn: ['isTcs'],
    section: 'TCS',
  },
];

const taxLineFields: FieldDef<NonPoValues>[] = [
  { kind: 'boolean', name: 'includeTaxLine', label: 'Include an extra tax line', section: 'Extra tax line', span: 3 },
  {
    kind: 'text',
    name: 'taxLineDescrption',
    label: 'Tax Line Description',
    required: true,
    rules: [plain],
    visible: withTaxLine,
    dependsOn: ['includeTaxLine'],
    section: 'Extra tax line',
  },
  {
    kind: 'money',
    name: 'taxLineAmount',
    label: 'Tax Line Amount',
    required: messages.amountRequired,
    rules: [plain, positive, twoDecimals],
    visible: withTaxLine,
    dependsOn: ['includeTaxLine'],
    section: 'Extra tax line',
  },
  {
    kind: 'readOnly',
    name: 'taxLineTaxCode',
    label: 'Tax Line Tax Code',
    format: code => (typeof code === 'string' && code !== '' ? `${code}-Exempt from Input VAT` : ''),
    visible: withTaxLine,
    dependsOn: ['includeTaxLine'],
    section: 'Extra tax line',
  },
  {
    kind: 'number',
    name: 'taxLineTaxRate',
    label: 'Tax Line Rate (%)',
    mode: 'read',
    visible: withTaxLine,
    dependsOn: ['includeTaxLine'],
    section: 'Extra tax line',
  },
];

const vatFields: FieldDef<NonPoValues>[] = [
  { kind: 'number', name: 'vatPercentage', label: 'VAT (%)', rules: [positive, twoDecimals], section: 'VAT' },
  { kind: 'money', name: 'totalVATAmount', label: 'VAT Amount', mode: 'read', section: 'VAT' },
  { kind: 'text', name: 'whtvat', label: 'WHT VAT', rules: [plain], section: 'VAT' },
  { kind: 'text', name: 'vatgl', label: 'VAT GL', rules: [plain], section: 'VAT' },
];

/** TCS and the extra tax line; VAT outside India only. */
export function extraFields(countryCode: string): FieldDef<NonPoValues>[] {
  return [...tcsFields, ...taxLineFields, ...(isIndia(countryCode) ? [] : vatFields)];
}

export const shippingDocumentField: FieldDef<NonPoValues> = {
  kind: 'attachment',
  name: 'shippingDocument',
  label: 'Shipping Documents',
  families: ['csv', 'excel', 'pdf', 'image'],
  span: 3,
  ...filesOf(recordKinds.NonPoInvoice),
};

/** Says whether there are shipping details at all, and what they are called; the table itself is drawn from its columns. */
export const shippingDetailsField: FieldDef<NonPoValues> = {
  kind: 'readOnly',
  name: 'shippingDetails',
  label: 'Shipping Details',
};

export const shipmentFields: FieldDef<Shipment>[] = [
  { kind: 'text', name: 'modeOfTransport', label: 'Mode of Transport' },
  { kind: 'text', name: 'transportPartner', label: 'Transport Partner' },
  { kind: 'text', name: 'deliveryDays', label: 'Delivery Days' },
  { kind: 'text', name: 'consignmentNo', label: 'Consignment No' },
  { kind: 'text', name: 'trackingNo', label: 'Tracking No' },
];

/** Every name of this file that the configuration may speak of. */
export const EXTRA_NAMES: string[] = [
  ...tcsFields,
  ...taxLineFields,
  ...vatFields,
  shippingDocumentField,
  shippingDetailsField,
  ...shipmentFields,
].map(field => field.name);

/** The shipping rows (spec 2 §2), for typing and for reading alike. */
export function shipmentColumns(fields: readonly ResolvedField<Shipment>[]): LineColumn<Shipment>[] {
  const columns: LineColumn<Shipment>[] = [
    { key: 'modeOfTransport', title: 'Mode of Transport', width: 140, kind: 'text' },
    { key: 'transportPartner', title: 'Transport Partner', width: 180, kind: 'text' },
    { key: 'deliveryDays', title: 'Delivery Days', width: 110, kind: 'text', align: 'end', maxLength: 3 },
    { key: 'consignmentNo', title: 'Consignment No', width: 140, kind: 'text' },
    { key: 'trackingNo', title: 'Tracking No', width: 140, kind: 'text' },
  ];
  return columns.flatMap(column => configured(column, fields));
}
