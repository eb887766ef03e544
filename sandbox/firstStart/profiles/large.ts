import { contacts } from '../../sections/contacts.ts';
import { locations } from '../../sections/locations.ts';
import { at, getLabel, type ProfileRow } from './profileRow.ts';
import type { Place } from './places.ts';

export const LARGE = 7;

// Type and city are unique, so that all sixty labels differ.
const CITIES =
  'Vadodara Surat Ahmedabad Rajkot Bhavnagar Jamnagar Anand Bharuch Vapi Ankleshwar Morbi Mehsana Nadiad Gandhidham Palanpur'.split(
    ' ',
  );
const TYPES = ['Branch Office', 'Factory', 'Warehouse', 'Laboratory'];

const branches: Place[] = TYPES.flatMap((locationType, type) =>
  CITIES.map((city, index) => ({
    locationType,
    addressLine1: `Plot ${type * CITIES.length + index + 1}, Industrial Estate`,
    city,
    state: 'Gujarat',
    country: 'India',
    pinCode: String(390001 + type * CITIES.length + index),
  })),
).slice(1);

/** Keyed 'place 1' to 'place 59'. */
export const largeLocations: ProfileRow[] = branches.map((place, index) => ({
  section: locations,
  supplierId: LARGE,
  key: `place ${index + 1}`,
  status: 'Approved',
  values: {
    ...place,
    locationPhone: `91265${String(2600000 + index)}`,
    iHaveGst: false,
    isHeaderAddress: false,
    taxList: [],
  },
}));

export const largeLabels = branches.map(getLabel);

/** Keyed 'person 1' to 'person 199', spread over all locations. */
export const largeContacts: ProfileRow[] = Array.from({ length: 199 }, (_, index) => ({
  section: contacts,
  supplierId: LARGE,
  key: `person ${index + 1}`,
  status: 'Approved',
  values: {
    title: at(['Mr', 'Ms'], index),
    firstName: at(['Amit', 'Bhavna', 'Chirag', 'Divya', 'Esha'], index),
    lastName: `Patel ${index + 1}`,
    contactNumber: `9198${String(25000000 + index)}`,
    email: `contact${index + 1}@narmada.example`,
    locationType: [at(largeLabels, index)],
    isPrimary: false,
  },
}));

export const largeEdits = [
  ...largeLocations.map(({ key, values }, index) => ({
    key,
    to: {
      addressLine1: `${String(values['addressLine1'])}, Phase II`,
      pinCode: String(395001 + index),
      locationPhone: `91261${String(2700000 + index)}`,
    },
  })),
  ...largeContacts.slice(0, 12).map(({ key }, index) => ({ key, to: { contactNumber: `9199${25000000 + index}` } })),
];
