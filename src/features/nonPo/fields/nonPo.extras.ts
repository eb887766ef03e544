import { defineFields } from '@/shared/fields/define';
import { onDraft, rate } from '@/shared/fields/rules';
import { atMostTwoDecimals, notBelowZero, plainText } from '@/domain/invoice/fields';
import { invoiceMessages } from '@/domain/invoice/messages';
import { getFiles, recordTypes } from '@/domain/recordTypes';

const TCS_RATES = ['0', '0.1'];

const withTcs = (values: { isTcs: boolean }) => values.isTcs;
const withTaxLine = (values: { includeTaxLine: boolean }) => values.includeTaxLine;

export const tcsFields = defineFields([
  { kind: 'boolean', name: 'isTcs', label: 'Include TCS', section: 'TCS', span: 3 },
  {
    kind: 'money',
    name: 'tcsLineAmount',
    label: 'TCS Line Amount',
    required: true,
    rules: [notBelowZero, atMostTwoDecimals],
    visible: withTcs,
    dependsOn: ['isTcs'],
    nullWhenHidden: true,
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
    nullWhenHidden: true,
    section: 'TCS',
  },
  {
    kind: 'money',
    name: 'tcsAmount',
    label: 'TCS Amount',
    mode: 'read',
    visible: withTcs,
    dependsOn: ['isTcs'],
    nullWhenHidden: true,
    section: 'TCS',
  },
  {
    kind: 'text',
    name: 'tcsGlCode',
    label: 'TCS GL Code',
    visible: withTcs,
    dependsOn: ['isTcs'],
    nullWhenHidden: true,
    section: 'TCS',
  },
]);

export const taxLineFields = defineFields([
  { kind: 'boolean', name: 'includeTaxLine', label: 'Include an extra tax line', section: 'Extra tax line', span: 3 },
  {
    kind: 'text',
    name: 'taxLineDescrption',
    label: 'Tax Line Description',
    required: true,
    visible: withTaxLine,
    dependsOn: ['includeTaxLine'],
    nullWhenHidden: true,
    section: 'Extra tax line',
  },
  {
    kind: 'money',
    name: 'taxLineAmount',
    label: 'Tax Line Amount',
    required: invoiceMessages.amountRequired,
    rules: [plainText, notBelowZero, atMostTwoDecimals],
    visible: withTaxLine,
    dependsOn: ['includeTaxLine'],
    nullWhenHidden: true,
    section: 'Extra tax line',
  },
  {
    kind: 'readOnly',
    name: 'taxLineTaxCode',
    label: 'Tax Line Tax Code',
    format: code => (typeof code === 'string' && code !== '' ? `${code}-Exempt from Input VAT` : ''),
    visible: withTaxLine,
    dependsOn: ['includeTaxLine'],
    nullWhenHidden: true,
    section: 'Extra tax line',
  },
  {
    kind: 'number',
    name: 'taxLineTaxRate',
    label: 'Tax Line Rate (%)',
    mode: 'read',
    visible: withTaxLine,
    dependsOn: ['includeTaxLine'],
    nullWhenHidden: true,
    section: 'Extra tax line',
  },
]);

export const vatFields = defineFields([
  {
    kind: 'number',
    name: 'vatPercentage',
    label: 'VAT (%)',
    rules: [notBelowZero, onDraft(rate()), atMostTwoDecimals],
    section: 'VAT',
  },
  { kind: 'money', name: 'totalVATAmount', label: 'VAT Amount', mode: 'read', section: 'VAT' },
  { kind: 'text', name: 'whtvat', label: 'WHT VAT', section: 'VAT' },
  { kind: 'text', name: 'vatgl', label: 'VAT GL', section: 'VAT' },
]);

export const shippingDocumentFields = defineFields([
  {
    kind: 'attachment',
    name: 'shippingDocument',
    label: 'Shipping Documents',
    families: ['csv', 'excel', 'pdf', 'image'],
    span: 3,
    ...getFiles(recordTypes.NonPoInvoice),
  },
]);

/** Represents the shipping section and its label; the table's columns are defined by `shipmentRows`. */
export const shippingMarker = defineFields([
  { kind: 'readOnly', name: 'shippingDetails', label: 'Shipping Details', dto: false },
]);
