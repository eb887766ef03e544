import * as z from 'zod/mini';
import { isIndia } from '@/lib/country';
import { gstNumberProblem, INVALID_GST } from '@/lib/identityChecks/gstin';
import { parseJsonText, safeParseJsonText } from '@/lib/jsonText';
import { equalsIgnoreCase } from '@/lib/text';
import type { StoredAttachment } from '../rules/declared/recordType.ts';
import { badInput } from '../rules/errors.ts';
import { checkFiles } from '../rules/files/attachments.ts';
import { PROFILE_FILES } from '../rules/files/ownership.ts';
import { toDay, getText } from '../rules/declared/input.ts';
import { flag, rows, text } from '../rules/declared/columns.ts';
import { digits, email, isExpiryDay, isIssueDay, needs, textIn } from './rules.ts';
import type { Draft, SectionKind } from './sectionType.ts';

/** A tax number of a location in the stored format: snake case in JSON text (spec 1 §3). */
interface Tax {
  uid: string;
  tax_type: string | null;
  tax_number: string | null;
  issue_date: string | null;
  expire_on: string | null;
  supplier_id: number;
  supplier_code: string | null;
  location_id: number | null;
  workflow_status: string | null;
  attachment: StoredAttachment[];
}

const HEAD_OFFICE = 'Head Office';
const FOREIGN = ['Company Registration', 'TAX Registration'];
const NEEDED = {
  locationType: 'Location type is required',
  addressLine1: 'Address line 1 is required',
  city: 'City is required',
  state: 'State / Province is required',
  country: 'Country is required',
  pinCode: 'Postal code is required',
};
/** Fields locked by the supplier's header address (spec 1 §5 'Header-address locations have locked fields'). */
const FIXED = [
  'locationType',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'country',
  'state',
  'city',
  'pinCode',
  'iHaveGst',
];

const inWords = (value: string) =>
  parseJsonText(
    z.array(z.looseObject({ tax_type: z.nullable(z.string()), tax_number: z.nullable(z.string()) })),
    value,
    [],
  )
    .map(tax => `${tax.tax_type ?? ''}: ${tax.tax_number ?? ''}`)
    .join(', ');

/** Spec 1 §3 'Location of presence', with the exact rules of §5. */
export const locations: SectionKind = {
  entity: 'SupplierLocationOfPresence',
  label: 'Location Of Presence Details',
  noun: 'location',
  table: 'supplier_location',
  approval: 'SupplierUpdate',
  formList: 'locationOfPresence',
  calls: {
    list: 'supplierLocationOfPresenceList',
    create: 'createSupplierLocationOfPresence',
    remove: 'deleteSupplierLocationOfPresence',
  },
  keeps: [
    'isHeaderAddress',
    'erpSupplierAddressId',
    'erpSupplierSiteId',
    'company',
    'companyCode',
    'paymentTerm',
    'paymentTermCode',
  ],
  columns: {
    locationType: text('Location Type'),
    addressLine1: text('Address Line 1', { column: 'address_line1' }),
    addressLine2: text('Address Line 2', { column: 'address_line2' }),
    addressLine3: text('Address Line 3', { column: 'address_line3' }),
    country: text('Country'),
    state: text('State / Province'),
    city: text('City'),
    pinCode: text('Postal Code'),
    locationEmail: text('Email'),
    locationPhone: text('Location Phone'),
    iHaveGst: flag('GST Registered'),
    taxList: { ...rows('Tax Numbers', { inWords }), kind: 'json' },
    isHeaderAddress: flag(),
    company: text(),
    companyCode: text(),
    paymentTerm: text(),
    paymentTermCode: text(),
    erpSupplierAddressId: text(),
    erpSupplierSiteId: text(),
  },
  async complete(draft) {
    const { row, before, supplier } = draft;
    if (before?.['isHeaderAddress'] === true) for (const name of FIXED) row[name] = before[name];
    row['taxList'] = await taxes(draft);
    for (const tax of row['taxList'] as Tax[]) {
      tax.supplier_id = supplier.id;
      tax.supplier_code = supplier.code;
      tax.location_id = draft.id || null;
    }
  },
  async check(draft) {
    needs(NEEDED)(draft);
    email(draft, 'locationEmail');
    digits(draft, 'locationPhone', 'Kindly enter valid phone number');
    const phone = textIn(draft.row, 'locationPhone');
    if (phone && phone.length < 10) draft.say('locationPhone', 'Kindly enter valid phone number');
    checkTaxes(draft);
    if (textIn(draft.row, 'locationType') === HEAD_OFFICE && (await hasHeadOffice(draft)))
      draft.say('locationType', 'Head Office already exist');
  },
  whyStays: row => (row['isHeaderAddress'] === true ? "The registered address can't be deleted." : null),
};

async function hasHeadOffice({ db, supplier, id }: Draft): Promise<boolean> {
  const found = await db.query(
    'select id from supplier_location where supplier_id = $1 and id <> $2 and location_type = $3 and not deleted',
    [supplier.id, id, HEAD_OFFICE],
  );
  return found.length > 0;
}

const given = z.optional(z.nullable(z.string()));
const taxRows = z.array(
  z.looseObject({
    uid: given,
    taxType: given,
    taxNumber: given,
    issueDate: given,
    expireOn: given,
    attachment: z.optional(z.unknown()),
  }),
);

async function taxes({ db, viewer, supplier, row, say }: Draft): Promise<Tax[]> {
  const stored: Tax[] = [];
  const read = safeParseJsonText(taxRows, row['taxList'] ?? '[]');
  if (!read.success) throw badInput('taxList is not a list of tax numbers');
  for (const [index, tax] of read.data.entries()) {
    const files = await checkFiles(db, viewer, {
      path: `taxList.${index}.attachment`,
      value: typeof tax.attachment === 'string' ? tax.attachment : JSON.stringify(tax.attachment ?? []),
      families: ['pdf', 'image', 'word'],
      context: PROFILE_FILES,
      recordId: supplier.id,
    });
    for (const { path, message } of files.errors) say(path, message);
    stored.push({
      uid: getText(tax.uid) ?? crypto.randomUUID(),
      tax_type: getText(tax.taxType),
      tax_number: getText(tax.taxNumber)?.toUpperCase() ?? null,
      issue_date: toDay(tax.issueDate),
      expire_on: toDay(tax.expireOn),
      supplier_id: supplier.id,
      supplier_code: supplier.code,
      location_id: null,
      workflow_status: null,
      attachment: files.stored,
    });
  }
  return stored;
}

function checkTaxes(draft: Draft): void {
  const { row, say } = draft;
  const list = row['taxList'] as Tax[];
  const types = list.map(tax => tax.tax_type);
  if (!isIndia(textIn(row, 'country')) && row['country'] && !FOREIGN.every(type => types.includes(type)))
    say('taxList', 'Please add Company Registration and TAX Registration details');
  for (const [index, tax] of list.entries()) {
    const tell = (path: string, message: string) => say(`taxList.${index}.${path}`, message);
    if (!tax.tax_type) tell('taxType', 'Tax type is required');
    if (!tax.tax_number) tell('taxNumber', 'Tax number is required');
    else if (tax.tax_number.length > 15) tell('taxNumber', 'Maximum 15 characters allowed');
    else if (isGst(tax.tax_type) && gstNumberProblem(tax.tax_number) !== null) tell('taxNumber', INVALID_GST);
    if (tax.attachment.length === 0) tell('attachment', 'Document is required');
    if (!isIssueDay(tax.issue_date ?? '')) tell('issueDate', 'Issue date must be before today');
    if (!isExpiryDay(tax.expire_on ?? '')) tell('expireOn', 'Expiry date must be in the future');
  }
}

const isGst = (type: string | null) => equalsIgnoreCase(type, 'Goods and Services (GST)');
