/** The supplier with more of everything than a screen holds. */
const LARGE = 7;
const CITIES = ['Vadodara', 'Surat', 'Ahmedabad', 'Pune', 'Mumbai', 'Chennai'];
const TYPES = ['Branch Office', 'Factory', 'Warehouse', 'Laboratory'];
const STATUSES = ['Approved', 'Pending', 'Sentback', 'Rejected'];
const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** 60 locations of the large supplier. */
const largeLocations = Array.from({ length: 60 }, (_, index) => ({
  supplier_id: LARGE,
  location_type: index === 0 ? 'Head Office' : at(TYPES, index),
  address_line1: `Plot ${index + 1}, Industrial Estate`,
  city: at(CITIES, index),
  state: 'Gujarat',
  country: 'India',
  pin_code: String(390001 + index),
  location_phone: `91265${String(2600000 + index)}`,
  i_have_gst: false,
  is_header_address: index === 0,
  tax_list: [],
  status: 'Approved',
}));

/** 200 contacts of the large supplier. */
const largeContacts = Array.from({ length: 200 }, (_, index) => ({
  supplier_id: LARGE,
  title: at(['Mr', 'Ms'], index),
  first_name: at(['Amit', 'Bhavna', 'Chirag', 'Divya', 'Esha'], index),
  last_name: `Patel ${index + 1}`,
  contact_number: `9198${String(25000000 + index)}`,
  email: `contact${index + 1}@narmada.example`,
  location_type: [largeLocations[index % 60]].map(place =>
    [place?.location_type, place?.city, place?.country].join(' - '),
  ),
  is_primary: index === 0,
  status: 'Approved',
}));

/** Of each persona's supplier, and of one of the agency user's, a row in every status. */
const suppliers = [1, 2, 3, 4];
const everyStatus = suppliers.flatMap(supplier => STATUSES.map((status, index) => ({ supplier, status, index })));

const relatedCompanies = everyStatus.map(({ supplier, status, index }) => ({
  supplier_id: supplier,
  organization_type: at(['Private Limited Company', 'Partnership'], index),
  name: `${at(['Northwind', 'Blue River', 'Stonebridge', 'Silver Oak'], index)} Holdings`,
  tax_number: `TAX-${supplier}0${index + 1}`,
  relationship_type: at(['Parent Company', 'Subsidiary', 'Joint Venture', 'Associate'], index),
  attachment: [],
  status,
}));

const companyReferences = everyStatus.map(({ supplier, status, index }) => ({
  supplier_id: supplier,
  name: at(['Asha Menon', 'Karl Brandt', 'Lucy Park', 'Ravi Shah'], index),
  designation: 'Head of Procurement',
  phone: `9120256${supplier}110${index}`,
  email: `referee${index + 1}@reference${supplier}.example`,
  nature_of_reference: 'Worked together for five years',
  status,
}));

const clientReferences = everyStatus.map(({ supplier, status, index }) => ({
  supplier_id: supplier,
  client_organization: at(['Cauvery Foods', 'Helix Biotech', 'Orbit Labs', 'Zenith Mills'], index),
  contact_name: at(['Meena Rao', 'Tom Reed', 'Ines Keller', 'Hari Das'], index),
  contact_phone: `9120257${supplier}110${index}`,
  contact_email: `client${index + 1}@client${supplier}.example`,
  designation_or_department: 'Purchase',
  location: at(CITIES, index),
  work_description: 'Regular supplies',
  status,
}));

/** The seeded rows of a profile's sections by their tables. */
export const sectionRows: Record<string, readonly object[]> = {
  supplier_location: largeLocations,
  supplier_contact: largeContacts,
  supplier_related_company: relatedCompanies,
  supplier_reference_company: companyReferences,
  supplier_reference_client: clientReferences,
};
