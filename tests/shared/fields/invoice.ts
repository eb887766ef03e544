import { billingAddresses, type PostalAddress } from '@/domain/invoice/address';
import type { Attachment } from '@/shared/attachments/attachment';
import { amountRules, maxLength, noSpaces, noSpecialCharacters, onDraft } from '@/shared/fields/rules';
import type { FieldConfig, FieldDef, FieldOf } from '@/shared/fields/types';
import type { Choice, Identity, Person } from '@/shared/fieldTypes/types';

/** A small document with one field of every type. */
export interface Invoice {
  number: string;
  notes: string;
  amount: string;
  days: string;
  sentAt: string;
  state: string;
  site: string;
  date: string;
  taxType: string;
  term: Choice | null;
  urgent: boolean;
  plants: string[];
  registered: boolean | null;
  gst: Identity;
  copies: Attachment[];
  billTo: PostalAddress | null;
  approver: Person | null;
  company: string;
}

export const blank: Invoice = {
  number: '',
  notes: '',
  amount: '',
  days: '',
  sentAt: '',
  state: '',
  site: '',
  date: '',
  taxType: '',
  term: null,
  urgent: false,
  plants: [],
  registered: null,
  gst: { text: '', verified: false },
  copies: [],
  billTo: null,
  approver: null,
  company: 'Meridian Pharma',
};

export const numberField: FieldOf<Invoice, 'text'> = {
  kind: 'text',
  name: 'number',
  label: 'Invoice Number',
  required: true,
  rules: [onDraft(maxLength(16)), noSpaces(), noSpecialCharacters()],
};

export const amountField: FieldOf<Invoice, 'money'> = {
  kind: 'money',
  name: 'amount',
  label: 'Amount',
  required: 'Amount is required',
  rules: amountRules(),
};

export const fields: FieldDef<Invoice>[] = [
  numberField,
  { kind: 'longText', name: 'notes', label: 'Notes' },
  amountField,
  { kind: 'number', name: 'days', label: 'Delivery Days' },
  { kind: 'date', name: 'date', label: 'Invoice Date' },
  {
    kind: 'select',
    name: 'taxType',
    label: 'Tax Type',
    options: [
      { value: 'I', label: 'IGST' },
      { value: 'N', label: 'No Tax' },
    ],
  },
  { kind: 'remoteSelect', name: 'term', label: 'Payment Term', lookup: 'terms' },
  { kind: 'boolean', name: 'urgent', label: 'Urgent' },
  {
    kind: 'multiSelect',
    name: 'plants',
    label: 'Plants',
    lookup: 'plants',
  },
  { kind: 'yesNo', name: 'registered', label: 'Registered' },
  { kind: 'identity', name: 'gst', label: 'GST Number', length: 15, check: 'gst' },
  {
    kind: 'attachment',
    name: 'copies',
    label: 'Invoice Copy',
    families: ['pdf'],
    module: 'Invoice',
    context: 'Invoice',
  },
  { kind: 'pick', name: 'billTo', label: 'Bill To Location', lookup: 'plants', from: billingAddresses },
  { kind: 'person', name: 'approver', label: 'Approver', lookup: 'employees' },
  { kind: 'readOnly', name: 'company', label: 'Company' },
  { kind: 'datetime', name: 'sentAt', label: 'Sent At' },
  { kind: 'status', name: 'state', label: 'State' },
  { kind: 'code', name: 'site', label: 'Site', mode: 'read' },
];

/** Creates a configuration entry with only the given values. */
export function entry(over: Partial<FieldConfig> & { fieldName: string }): FieldConfig {
  return {
    label: null,
    visible: null,
    roleGroup: null,
    defaultValue: null,
    isRequired: null,
    isRequiredMessage: null,
    disable: null,
    ...over,
  };
}

export function address(over: Partial<PostalAddress> = {}): PostalAddress {
  return {
    code: 'P1',
    name: 'Halol Works',
    address: 'Plot 3, Industrial Estate',
    gstNumber: '24AAACS1234F1Z5',
    businessPlace: 'GJ01',
    city: 'Halol',
    state: 'Gujarat',
    country: 'India',
    zone: 'West',
    pinCode: '389350',
    plantCode: '1001',
    plantName: 'Halol Plant',
    ...over,
  };
}

export const meera: Person = { userId: 'U1', code: 'E101', name: 'Meera Nair', email: 'meera.nair@buyer.example' };
