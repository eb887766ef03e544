import type { StoredAttachment } from '../../rules/declared/recordType.ts';
import { locations } from '../../sections/locations.ts';
import { rowsIn } from '../../data/seed/rows.ts';
import type { SupplierSeed } from '../../data/seed/suppliers.ts';
import { getLabel, type ProfileRow } from './profileRow.ts';

export interface Place {
  locationType: string;
  addressLine1: string;
  city: string;
  state: string;
  country: string;
  pinCode: string;
}

// supplier | type | address | city | state | country | postal code
const MORE = `
1 | Factory | Plot B-14, Chakan Phase II | Pune | Maharashtra | India | 410501
1 | Warehouse | Gala 7, Turbhe MIDC | Navi Mumbai | Maharashtra | India | 400705
1 | Laboratory | 3rd Floor, Baner Road | Pune | Maharashtra | India | 411045
2 | Warehouse | 14, Mettupalayam Road | Coimbatore | Tamil Nadu | India | 641043
3 | Laboratory | 12 Roszel Road | Princeton | New Jersey | United States | 08540
4 | Laboratory | 8, Peenya 2nd Stage | Bengaluru | Karnataka | India | 560058
11 | Factory | 7, SIDCO Estate | Chennai | Tamil Nadu | India | 600098
13 | Factory | Plot 30, Khurda Industrial Estate | Bhubaneswar | Odisha | India | 752057
36 | Warehouse | Hafenstrasse 2 | Hamburg | Hamburg | Germany | 20457
`;
const more = rowsIn(MORE).map(
  ([supplier, locationType = '', addressLine1 = '', city = '', state = '', country = '', pinCode = '']) => ({
    supplierId: Number(supplier),
    place: { locationType, addressLine1, city, state, country, pinCode },
  }),
);

/** Returns the head office (the registration address) and the supplier's other locations. */
export function getPlaces(supplier: SupplierSeed, supplierId: number): Place[] {
  const { address, city, state, countryName, pinCode } = supplier;
  return [
    { locationType: 'Head Office', addressLine1: address, city, state, country: countryName, pinCode },
    ...more.filter(each => each.supplierId === supplierId).map(({ place }) => place),
  ];
}

/** Spec 1 §4 'Location tax list resets'. */
function getTaxes({ gstNumber, pan, code }: SupplierSeed): [type: string, number: string][] {
  if (gstNumber && pan)
    return [
      ['Goods and Services (GST)', gstNumber],
      ['PAN', pan],
    ];
  if (pan) return [['PAN', pan]];
  return [
    ['Company Registration', `REG ${code}`],
    ['TAX Registration', `TAX ${code}`],
  ];
}

export function locationRows(
  supplier: SupplierSeed,
  supplierId: number,
  phone: string,
  attach: (title: string) => StoredAttachment,
): ProfileRow[] {
  return getPlaces(supplier, supplierId).map((place, index) => ({
    section: locations,
    supplierId,
    key: place.locationType,
    status: 'Approved',
    values: {
      ...place,
      locationPhone: phone,
      iHaveGst: supplier.gstNumber !== null,
      isHeaderAddress: index === 0,
      taxList: getTaxes(supplier).map(([tax_type, tax_number], line) => ({
        uid: `seed-tax-${supplierId}-${index}-${line}`,
        tax_type,
        tax_number,
        issue_date: '2019-04-01',
        expire_on: null,
        supplier_id: supplierId,
        supplier_code: supplier.code,
        location_id: null,
        workflow_status: null,
        attachment: [attach(tax_type)],
      })),
    },
  }));
}

export const getLabels = (supplier: SupplierSeed, supplierId: number) => getPlaces(supplier, supplierId).map(getLabel);
