import { defineFields } from '@/shared/fields/define';
import { maxDecimals, notNegative, noSpecialCharacters, onDraft } from '@/shared/fields/rules';
import { filesOf, recordKinds } from '@/domain/recordKinds';
import { messages } from '../model/messages';

/** The only rates of TCS, in percent (spec 2 §9, DECISIONS 35). */
const TCS_RATES = ['0', '0.1'];

const plain = onDraft(noSpecialCharacters(messages.specialCharacter));
const positive = onDraft(notNegative(messages.negative));
const twoDecimals = onDraft(maxDecimals(2, messages.twoDecimals));

const withTcs = (values: { isTcs: boolean }) => values.isTcs;
const withTaxLine = (values: { includeTaxLine: boolean }) => values.includeTaxLine;

export const tcsFields = defineFields([
  { kind: 'boolean', name: 'isTcs', label: 'Include TCS', section: 'TCS', span: 3 },
  {
    kind: 'money',
    name: 'tcsLineAmount',
    label: 'TCS Line Amount',
    required: true,
    rules: [positive, twoDecimals],
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
    rules: [plain],
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
    rules: [plain],
    visible: withTaxLine,
    dependsOn: ['includeTaxLine'],
    nullWhenHidden: true,
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
  { kind: 'number', name: 'vatPercentage', label: 'VAT (%)', rules: [positive, twoDecimals], section: 'VAT' },
  { kind: 'money', name: 'totalVATAmount', label: 'VAT Amount', mode: 'read', section: 'VAT' },
  { kind: 'text', name: 'whtvat', label: 'WHT VAT', rules: [plain], section: 'VAT' },
  { kind: 'text', name: 'vatgl', label: 'VAT GL', rules: [plain], section: 'VAT' },
]);

/** Shipping documents; and whether there are shipping details at all, whose table is drawn from columns of its own. */
export const shippingFields = defineFields([
  {
    kind: 'attachment',
    name: 'shippingDocument',
    label: 'Shipping Documents',
    families: ['csv', 'excel', 'pdf', 'image'],
    span: 3,
    ...filesOf(recordKinds.NonPoInvoice),
  },
  { kind: 'readOnly', name: 'shippingDetails', label: 'Shipping Details', wire: false },
]);

export const shipmentFields = defineFields([
  { kind: 'text', name: 'modeOfTransport', label: 'Mode of Transport' },
  { kind: 'text', name: 'transportPartner', label: 'Transport Partner' },
  { kind: 'text', name: 'deliveryDays', label: 'Delivery Days' },
  { kind: 'text', name: 'consignmentNo', label: 'Consignment No' },
  { kind: 'text', name: 'trackingNo', label: 'Tracking No' },
]);
