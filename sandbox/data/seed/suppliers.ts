import { gstin } from './reference.ts';
import { rowsIn } from './rows.ts';

export interface SupplierSeed {
  code: string;
  name: string;
  email: string;
  city: string;
  state: string;
  pinCode: string;
  address: string;
  countryCode: string;
  countryName: string;
  pan: string | null;
  gstNumber: string | null;
  companies: string[];
  paymentTermCode: string;
  urgent: boolean;
}

const COUNTRY: Record<string, [code: string, name: string]> = {
  gst: ['IN', 'India'],
  pan: ['IN', 'India'],
  US: ['US', 'United States'],
  DE: ['DE', 'Germany'],
  CH: ['CH', 'Switzerland'],
  SG: ['SG', 'Singapore'],
};

// kind | name | address | city | state | pin code | state's GST digits | companies served | payment term
const ROWS = `
gst | Sahyadri Chem Industries Private Limited | Gat 318, Chakan Talegaon Road | Pune | Maharashtra | 410501 | 27 | 1000 2000 | N045
pan | Kaveri Crate Works | 9, Avinashi Road, Peelamedu | Coimbatore | Tamil Nadu | 641004 |  | 1000 | N015
US | Hollis & Grant Analytical LLC | 55 Carnegie Center | Princeton | New Jersey | 08540 |  | 3000 | N030
gst | Trident Calibration Services LLP | 22, Peenya Industrial Area | Bengaluru | Karnataka | 560058 | 29 | 1000 2000 | N030
gst | Godavari Facility Management Private Limited | 3-6-190, Himayatnagar | Hyderabad | Telangana | 500029 | 36 | 1000 | N030
pan | Anand Horticulture | Near ISKCON Cross Road | Ahmedabad | Gujarat | 380015 |  | 2000 | N007
gst | Narmada Instruments Private Limited | Plot 77, Makarpura GIDC | Vadodara | Gujarat | 390010 | 24 | 1000 2000 | N060
gst | Deccan Cleanroom Systems Private Limited | Plot 12, Cherlapally | Hyderabad | Telangana | 500051 | 36 | 1000 2000 | N045
gst | Satpura Analytical Laboratories | 118, Vijay Nagar | Indore | Madhya Pradesh | 452010 | 23 | 1000 | N030
gst | Konkan Logistics Private Limited | Sector 19, Vashi | Navi Mumbai | Maharashtra | 400703 | 27 | 1000 2000 | N015
gst | Palar Print and Pack | 41, Ambattur Industrial Estate | Chennai | Tamil Nadu | 600058 | 33 | 1000 | N045
gst | Shivalik Security Services | Phase VIII, Industrial Area | Mohali | Punjab | 160071 | 03 | 1000 | N030
gst | Mahanadi Engineering Works | Mancheswar Industrial Estate | Bhubaneswar | Odisha | 751010 | 21 | 1000 | N030
gst | Tapti Water Technologies Private Limited | Hazira Road, Ichchhapor | Surat | Gujarat | 394510 | 24 | 2000 | N045
gst | Vaigai Research Associates | 88, Alwarpet | Chennai | Tamil Nadu | 600018 | 33 | 1000 2000 | N030
gst | Indus Regulatory Consultants LLP | DLF Cyber City, Phase II | Gurugram | Haryana | 122002 | 06 | 1000 2000 | N015
gst | Malabar Effluent Care Private Limited | Kinfra Park, Kakkanad | Kochi | Kerala | 682037 | 32 | 1000 | N030
gst | Aravalli Pest Control | Malviya Nagar | Jaipur | Rajasthan | 302017 | 08 | 1000 | N007
gst | Ganga Biomedical Waste Services | Site IV, Sahibabad | Ghaziabad | Uttar Pradesh | 201010 | 09 | 1000 | N015
gst | Zuari Hospitality Services | Patto Plaza | Panaji | Goa | 403001 | 30 | 1000 | N007
gst | Hooghly Boilers and Pressure Vessels | 14, Belilious Road | Howrah | West Bengal | 711101 | 19 | 1000 | N060
gst | Nilgiri Validation Experts Private Limited | Whitefield Main Road | Bengaluru | Karnataka | 560066 | 29 | 1000 2000 | N030
gst | Sabarmati Software Services Private Limited | SG Highway, Bodakdev | Ahmedabad | Gujarat | 380054 | 24 | 1000 2000 | N045
gst | Krishna Transport Company | Auto Nagar | Vijayawada | Andhra Pradesh | 520007 | 37 | 1000 | N007
gst | Bhima Electricals | Shiroli MIDC | Kolhapur | Maharashtra | 416122 | 27 | 1000 | N030
gst | Daman Ganga Plastics | Ringanwada, Nani Daman | Daman | Daman and Diu | 396210 | 26 | 2000 | N045
gst | Himgiri Cold Chain Private Limited | Sector 29, Industrial Area | Panchkula | Haryana | 134113 | 06 | 1000 2000 | N030
gst | Tungabhadra Training Academy | Jayanagar 4th Block | Bengaluru | Karnataka | 560011 | 29 | 1000 2000 | N015
pan | Bela Translations | 27, Prabhat Road | Pune | Maharashtra | 411004 |  | 1000 | N007
pan | Dr. Raghunath Sen | 5A, Ballygunge Place | Kolkata | West Bengal | 700019 |  | 1000 2000 | N015
pan | Suvarna Catering | Gajuwaka Main Road | Visakhapatnam | Andhra Pradesh | 530026 |  | 1000 | N007
pan | Hillside Nursery | Sai Road | Baddi | Himachal Pradesh | 173205 |  | 1000 | N007
US | Beacon Street Communications Inc. | 200 Boylston Street | Boston | Massachusetts | 02116 |  | 3000 | N045
US | Piedmont Freight Partners LLC | 1801 Stallings Road | Durham | North Carolina | 27703 |  | 3000 | N015
US | Raritan Compliance Group | 10 Livingston Avenue | New Brunswick | New Jersey | 08901 |  | 3000 1000 | N030
DE | Rheinwerk Labortechnik GmbH | Bonner Strasse 310 | Koeln | Nordrhein-Westfalen | 50968 |  | 4000 | N030
DE | Taunus Spedition GmbH & Co. KG | Industriestrasse 8 | Eschborn | Hessen | 65760 |  | 4000 | N015
DE | Kanzlei Moser und Partner | Bockenheimer Landstrasse 51 | Frankfurt am Main | Hessen | 60325 |  | 4000 | N000
CH | Aarequell Bioassay AG | Murtenstrasse 143 | Bern | Bern | 3008 |  | 4000 2000 | N060
SG | Straits Clinical Logistics Pte. Ltd. | 31 Biopolis Way | Singapore | Singapore | 138669 |  | 2000 | N030
`;

/** Codes 200101… follow the row order; the first three belong to the supplier personas. */
export const suppliers: SupplierSeed[] = rowsIn(ROWS).map((cells, index) => {
  const [
    kind = '',
    name = '',
    address = '',
    city = '',
    state = '',
    pinCode = '',
    gstState = '',
    companies = '',
    term = '',
  ] = cells;
  const [countryCode = '', countryName = ''] = COUNTRY[kind] ?? [];
  const pan = countryCode === 'IN' ? getPan(name, index) : null;
  return {
    code: String(200101 + index),
    name,
    email: getEmail(name),
    address,
    city,
    state,
    pinCode,
    countryCode,
    countryName,
    pan,
    gstNumber: kind === 'gst' && pan ? gstin(gstState, pan) : null,
    companies: companies.split(' '),
    paymentTermCode: term,
    urgent: index % 13 === 0,
  };
});

const SECTIONS = [
  { code: '194C', name: 'Payments to contractors' },
  { code: '194J', name: 'Fees for professional or technical services' },
];

export const withholdings = suppliers.flatMap((supplier, index) =>
  supplier.companies
    .filter(company => supplier.countryCode === 'IN' && Number(company) < 3000)
    .flatMap(company =>
      SECTIONS.filter((_, section) => (index + section) % 3 !== 0).map(section => ({
        supplier_code: supplier.code,
        company_code: company,
        ...section,
      })),
    ),
);

/** The fourth letter is the holder type, the fifth the name's first letter. */
function getPan(name: string, index: number): string {
  const holder = /Limited/.test(name) ? 'C' : /LLP|Works|Services|Associates|Company/.test(name) ? 'F' : 'P';
  const letter = (step: number) => String.fromCharCode(65 + ((index * step + 3) % 26));
  return `AA${letter(5)}${holder}${name.charAt(0).toUpperCase()}${String(1000 + ((index * 613) % 9000))}${letter(11)}`;
}

function getEmail(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .split(/ +/);
  return `accounts@${words.slice(0, 2).join('')}.example`;
}

const BANKS = ['Deccan Mercantile Bank', 'Bank of the Western Ghats', 'Sagarmatha Cooperative Bank'];

export function getBank(countryCode: string, index: number) {
  const india = countryCode === 'IN';
  return {
    bank_name: india ? BANKS[index % BANKS.length] : 'Harbour Trust Bank',
    account_number: String(50100200300000 + index * 7919),
    ifsc: india ? `${['DMBK', 'BWGH', 'SGCB'][index % BANKS.length]}0${String(1200 + index).padStart(6, '0')}` : null,
  };
}
