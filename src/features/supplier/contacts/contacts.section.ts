import { sameIdentifier } from '@/lib/identity';
import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { digitsOnly, email, maxLength } from '@/shared/fields/rules';
import type { FieldDef } from '@/shared/fields/types';
import { getBlank } from '@/shared/fields/dto';
import type { RowProblem, SectionDef } from '../section/section';
import { MAX_NUMBER, namedChoice, notTooLong, textField } from '../profile/profileFields';
import * as ops from '../api/sections.graphql.generated';
import { plainRows, profileSection } from '../profile/profileSection';
import { recordTypes } from '@/domain/recordTypes';

/** Display time in seconds of the duplicate e-mail message (spec 1 §9). */
const DUPLICATE_SECONDS = 8;

/** Fields of a contact (spec 1 §5 'Contact', exact messages). */
export const contactFields = defineFields([
  namedChoice('title', 'Title', 'titles', { required: 'Title is required' }),
  textField('firstName', 'First Name', { required: ' First Name is required' }),
  textField('lastName', 'Last Name', { required: ' Last Name is required' }),
  {
    kind: 'multiSelect',
    name: 'locationType',
    label: 'Location',
    lookup: 'locations',
    required: 'Location is required',
  },
  {
    kind: 'text',
    name: 'contactNumber',
    label: 'Phone',
    required: 'Contact number is required',
    rules: [digitsOnly('Kindly enter valid contact number'), maxLength(MAX_NUMBER)],
  },
  {
    kind: 'text',
    name: 'email',
    label: 'Email',
    required: 'Email is required',
    rules: [email('Email is not valid format'), notTooLong],
  },
  textField('designation', 'Designation', {}),
  textField('department', 'Department', {}),
  textField('contactPurpose', 'Contact Purpose', {}),
  { kind: 'boolean', name: 'isPrimary', label: 'Primary contact' },
]);

export type ContactValues = ValuesOf<typeof contactFields>;

/** The buyer's ERP determines the person of an extended supplier's contact. */
const FIXED_IN_ERP = new Set<string>(['title', 'firstName', 'lastName', 'contactNumber']);

const columns: SectionDef<ContactValues>['columns'] = [
  'title',
  { title: 'First Name', field: 'firstName', mark: ({ values }) => (values.isPrimary ? 'Primary' : null) },
  'lastName',
  { title: 'Location', tags: ({ values }) => values.locationType },
  'contactNumber',
  'email',
  { title: 'ERP Sync', text: ({ storedRow }) => (storedRow?.['erpSupplierContactId'] ? 'Yes' : 'No'), savedOnly: true },
];

const lockedInErp: FieldDef<ContactValues>[] = contactFields.map(field =>
  FIXED_IN_ERP.has(field.name) ? { ...field, mode: 'locked' } : field,
);

export function contactsSection(isExtended: boolean): SectionDef<ContactValues> {
  return {
    name: 'supplier.contacts',
    title: 'Contact Details',
    modalTitle: 'Contact Information',
    noun: 'contact',
    columns,
    fields: ({ row }) => (isExtended && row !== null ? lockedInErp : contactFields),
    blank: () => getBlank(contactFields),
    problems: ({ email: given, isPrimary }, others) => {
      const found: RowProblem<ContactValues>[] = [];
      if (others.some(other => sameIdentifier(other.email, given)))
        found.push({
          field: 'email',
          message: 'Duplicate entry: This email is already added.',
          seconds: DUPLICATE_SECONDS,
        });
      const primary = isPrimary ? others.find(other => other.isPrimary) : undefined;
      if (primary)
        found.push({
          field: 'isPrimary',
          message: `${primary.firstName} ${primary.lastName} is the primary contact. Remove that first.`,
        });
      return found;
    },
    deleteLabel: 'Deactive',
    savedMessage: 'Details has been create successfully! ',
  };
}

export const contacts = profileSection({
  id: 'contacts',
  formName: 'contact',
  entity: 'SupplierContact',
  approval: recordTypes.SupplierUpdate,
  neededAtLocations: 'contact',
  declare: ({ isExtended }) => contactsSection(isExtended),
  ...plainRows(contactFields),
  calls: {
    list: ops.SupplierByContactListDocument,
    getRows: response => response.supplierByContactList?.data,
    create: ops.CreateSupplierContactDocument,
    remove: ops.DeleteSupplierContactDocument,
  },
  redline: { names: ['firstName', 'lastName'] },
});
