import { rowsOf } from './rows.ts';

// supplier | title | first name | last name | number | e-mail | locations | designation | department | primary | status | ERP contact
const ROWS = `
1 | Ms | Anjali | Deshmukh | 912025601101 | anjali.deshmukh@sahyadrichem.example | Head Office | Finance Head | Finance | yes | Approved | C-4101
1 | Mr | Prakash | Jadhav | 919822011245 | prakash.jadhav@sahyadrichem.example | Factory, Warehouse | Dispatch Manager | Logistics |  | Sentback |
1 | Dr | Sunita | Kelkar | 919822044871 | sunita.kelkar@sahyadrichem.example | Laboratory | Quality Lead | Quality |  | Pending |
2 | Mr | Senthil | Murugan | 914222590077 | senthil@kaveri.example | Head Office | Proprietor |  | yes | Approved | C-4117
3 | Ms | Rachel | Hollis | 16095550142 | rachel.hollis@hollisgrant.example | Head Office | Managing Partner |  | yes | Approved | C-4130
3 | Mr | Owen | Grant | 16095550177 | owen.grant@hollisgrant.example | Laboratory | Laboratory Director |  |  | Rejected |
4 | Mr | Vinay | Hegde | 918028391100 | vinay.hegde@tridentcalibration.example | Head Office, Laboratory | Partner |  | yes | Approved |
`;

/** Contacts of the supplier personas and of one supplier of the agency user, with a row of every status. */
export const supplierContacts = rowsOf(ROWS).map(cells => {
  const [supplier, title, first, last, number, email, places = '', designation, department, primary, status, erp] =
    cells;
  return {
    supplier_id: Number(supplier),
    title,
    first_name: first,
    last_name: last,
    contact_number: number,
    email,
    location_type: places.split(', '),
    designation: designation || null,
    department: department || null,
    is_primary: primary === 'yes',
    status: status || null,
    erp_supplier_contact_id: erp || null,
  };
});
