import { contacts } from '../../sections/contacts.ts';
import { rowsIn } from '../../data/seed/rows.ts';
import type { SupplierSeed } from '../../data/seed/suppliers.ts';
import { getLabel, type ProfileRow, at } from './profileRow.ts';
import { getPlaces } from './places.ts';

// supplier | title | first name | last name | number | e-mail | types of locations | designation | department | primary | ERP contact
const NAMED = `
1 | Ms | Anjali | Deshmukh | 912025601101 | anjali.deshmukh@sahyadrichem.example | Head Office | Finance Head | Finance | yes | C-4101
1 | Mr | Prakash | Jadhav | 919822011245 | prakash.jadhav@sahyadrichem.example | Factory, Warehouse | Dispatch Manager | Logistics |  |
1 | Dr | Sunita | Kelkar | 919822044871 | sunita.kelkar@sahyadrichem.example | Laboratory | Quality Lead | Quality |  |
2 | Mr | Senthil | Murugan | 914222590077 | senthil@kaveri.example | Head Office, Warehouse | Proprietor |  | yes | C-4117
3 | Ms | Rachel | Hollis | 16095550142 | rachel.hollis@hollisgrant.example | Head Office | Managing Partner |  | yes | C-4130
3 | Mr | Owen | Grant | 16095550177 | owen.grant@hollisgrant.example | Laboratory | Laboratory Director |  |  |
4 | Mr | Vinay | Hegde | 918028391100 | vinay.hegde@tridentcalibration.example | Head Office, Laboratory | Partner |  | yes |
`;
const named = rowsIn(NAMED);

const GIVEN = ['Asha', 'Bharat', 'Chitra', 'Dinesh', 'Esha', 'Farhan', 'Gauri', 'Harsh', 'Ila', 'Jatin', 'Kiran'];
const FAMILY = ['Apte', 'Bose', 'Chawla', 'Dutta', 'Gokhale', 'Hegde', 'Joshi', 'Kamath', 'Mistry', 'Nayak'];

/** Returns a supplier's contacts, keyed by first name; the primary one also as 'primary'. */
export function contactRows(supplier: SupplierSeed, supplierId: number, phone: string): ProfileRow[] {
  const places = getPlaces(supplier, supplierId);
  const known = named.filter(([id]) => Number(id) === supplierId);
  const labels = (types: string) =>
    places.filter(({ locationType }) => types.split(', ').includes(locationType)).map(getLabel);
  const rows =
    known.length > 0
      ? known.map(([, title, firstName, lastName, contactNumber, email, types = '', ...rest]) => {
          const [designation, department, primary, erp] = rest;
          return {
            title,
            firstName,
            lastName,
            contactNumber,
            email,
            locationType: labels(types),
            designation: designation || null,
            department: department || null,
            isPrimary: primary === 'yes',
            erpSupplierContactId: erp || null,
          };
        })
      : [generated(supplier, supplierId, phone, places.map(getLabel))];
  return rows.map(values => ({
    section: contacts,
    supplierId,
    key: values.isPrimary ? 'primary' : (values.firstName ?? ''),
    status: 'Approved',
    values,
  }));
}

function generated({ email }: SupplierSeed, supplierId: number, phone: string, locationType: string[]) {
  const [firstName, lastName] = [at(GIVEN, supplierId * 3), at(FAMILY, supplierId * 7)];
  return {
    title: at(['Mr', 'Ms'], supplierId),
    firstName,
    lastName,
    contactNumber: phone,
    email: `${firstName}.${lastName}@${email.split('@')[1] ?? ''}`.toLowerCase(),
    locationType,
    designation: at(['Accounts Manager', 'Director', 'Sales Head', 'Partner'], supplierId),
    department: at(['Finance', null, 'Sales', null], supplierId),
    isPrimary: true,
    erpSupplierContactId: `C-${4200 + supplierId}`,
  };
}
