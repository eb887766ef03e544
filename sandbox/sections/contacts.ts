import { flag, int, names, text } from '../rules/declared/columns.ts';
import { digits, email, isTaken, locationsInUse, needs } from './rules.ts';
import type { Draft, SectionKind } from './sectionType.ts';

/** Spec 1 §3 'Contact', with the exact rules of §5. */
export const contacts: SectionKind = {
  entity: 'SupplierContact',
  label: 'Contact Details',
  noun: 'contact',
  table: 'supplier_contact',
  approval: 'SupplierUpdate',
  formList: 'contact',
  calls: { list: 'supplierByContactList', create: 'createSupplierContact', remove: 'deleteSupplierContact' },
  keeps: ['locationId', 'type', 'erpSupplierContactId'],
  columns: {
    title: text('Title'),
    firstName: text('First Name'),
    lastName: text('Last Name'),
    fullName: text(undefined, { sql: `concat_ws(' ', i.title, i.first_name, i.last_name)` }),
    locationType: names('Location'),
    contactNumber: text('Phone'),
    email: text('Email'),
    designation: text('Designation'),
    department: text('Department'),
    contactPurpose: text('Contact Purpose'),
    isPrimary: flag('Primary Contact'),
    locationId: int(),
    type: text(),
    erpSupplierContactId: text(),
  },
  async check(draft) {
    needs({
      title: 'Title is required',
      firstName: ' First Name is required',
      lastName: ' Last Name is required',
      locationType: 'Location is required',
      contactNumber: 'Contact number is required',
      email: 'Email is required',
    })(draft);
    digits(draft, 'contactNumber', 'Kindly enter valid contact number');
    email(draft, 'email');
    await locationsInUse(draft);
    if (await isTaken(draft, 'supplier_contact', 'email', 'email'))
      draft.say('email', 'Duplicate entry: This email is already added.');
    if (draft.row['isPrimary'] === true && (await hasOtherPrimary(draft)))
      draft.say('isPrimary', 'Another contact is the primary contact. Remove that first.');
  },
};

async function hasOtherPrimary({ db, supplier, id }: Draft): Promise<boolean> {
  const others = await db.query(
    'select id from supplier_contact where supplier_id = $1 and id <> $2 and is_primary and not deleted limit 1',
    [supplier.id, id],
  );
  return others.length > 0;
}
