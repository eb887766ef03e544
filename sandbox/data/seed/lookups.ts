import { rowsIn } from './rows.ts';

interface Lookup {
  list: string;
  code?: string;
  name: string;
  extra?: Record<string, unknown>;
}

const getCode = (name: string) =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replace(/_$/, '');
/** Deterministic, so that every first start creates the same ids. */
const getUid = (list: string, name: string) => `${list}-${getCode(name)}`;
const plain = (list: string, names: string): Lookup[] =>
  names.split('|').map(name => ({ list, code: getCode(name.trim()), name: name.trim() }));

// code | name | continent | cities: each 'city, state'
const COUNTRIES = `
IN | India | Asia | Pune, Maharashtra; Mumbai, Maharashtra; Navi Mumbai, Maharashtra; Nagpur, Maharashtra; Hyderabad, Telangana; Bengaluru, Karnataka; Mysuru, Karnataka; Chennai, Tamil Nadu; Coimbatore, Tamil Nadu; Ahmedabad, Gujarat; Surat, Gujarat; Vadodara, Gujarat; Kolkata, West Bengal; Howrah, West Bengal; Delhi, Delhi; Gurugram, Haryana; Panchkula, Haryana; Jaipur, Rajasthan; Indore, Madhya Pradesh; Kochi, Kerala; Visakhapatnam, Andhra Pradesh; Vijayawada, Andhra Pradesh; Mohali, Punjab; Bhubaneswar, Odisha; Panaji, Goa; Baddi, Himachal Pradesh; Ghaziabad, Uttar Pradesh; Lucknow, Uttar Pradesh; Daman, Daman and Diu
US | United States | North America | Princeton, New Jersey; Newark, New Jersey; New Brunswick, New Jersey; Boston, Massachusetts; Durham, North Carolina; Raleigh, North Carolina; San Diego, California; San Francisco, California; Houston, Texas; Chicago, Illinois; New York, New York; Philadelphia, Pennsylvania
DE | Germany | Europe | Koeln, Nordrhein-Westfalen; Eschborn, Hessen; Frankfurt am Main, Hessen; Berlin, Berlin; Hamburg, Hamburg; Muenchen, Bayern
CH | Switzerland | Europe | Bern, Bern; Basel, Basel-Stadt; Zuerich, Zuerich; Genf, Genf
SG | Singapore | Asia | Singapore, Singapore
GB | United Kingdom | Europe | London, England; Manchester, England; Edinburgh, Scotland
FR | France | Europe | Paris, Ile-de-France; Lyon, Auvergne-Rhone-Alpes
NL | Netherlands | Europe | Leiden, Zuid-Holland; Amsterdam, Noord-Holland
IE | Ireland | Europe | Cork, Munster; Dublin, Leinster
JP | Japan | Asia | Tokyo, Tokyo; Osaka, Osaka
CN | China | Asia | Shanghai, Shanghai; Suzhou, Jiangsu
AE | United Arab Emirates | Asia | Dubai, Dubai; Abu Dhabi, Abu Dhabi
CA | Canada | North America | Toronto, Ontario; Montreal, Quebec
AU | Australia | Oceania | Melbourne, Victoria; Sydney, New South Wales
`;

// The other states of the United States, which registration offers as a list (spec 1 §5).
const MORE_STATES = `Alabama|Alaska|Arizona|Arkansas|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Mexico|North Dakota|Ohio|Oklahoma|Oregon|Rhode Island|South Carolina|South Dakota|Tennessee|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming`;

const countries = rowsIn(COUNTRIES).map(([code = '', name = '', continent = '', places = '']) => ({
  code,
  name,
  continent,
  cities: places.split(';').map(place => {
    const [city = '', state = ''] = place.split(',').map(part => part.trim());
    return { city, state };
  }),
}));

function getPlaces({ code, name, continent, cities }: (typeof countries)[number]): Lookup[] {
  const more = code === 'US' ? MORE_STATES.split('|') : [];
  const states = [...new Set([...cities.map(({ state }) => state), ...more])].sort();
  return [
    { list: 'country', code, name },
    ...states.map(state => ({ list: 'state', name: state, extra: { countryCode: code } })),
    ...cities.map(({ city, state }) => ({ list: 'city', name: city, extra: { stateName: state, countryName: name } })),
    { list: 'geography', code, name, extra: { continent, country: name, type: 'country' } },
    ...states.map(state => ({
      list: 'geography',
      name: state,
      extra: { continent, country: name, state, type: 'state' },
    })),
  ];
}

const CATEGORIES = `
Raw Materials | Active Ingredients, Excipients, Solvents, Intermediates
Packaging | Primary Packaging, Secondary Packaging, Labels and Leaflets
Laboratory | Instruments, Consumables, Reference Standards, Calibration
Engineering | Utilities, HVAC, Electrical, Civil Works, Spare Parts
Services | Analytical Testing, Clinical Research, Validation, Facility Management, Security, Logistics, Translation
Information Technology | Software, Hardware, Support
`;

const categories = rowsIn(CATEGORIES).flatMap(([name = '', below = '']): Lookup[] => [
  { list: 'category', code: getCode(name), name, extra: { level: 1, path: name } },
  ...below.split(', ').map(child => ({
    list: 'category',
    code: getCode(child),
    name: child,
    extra: { level: 2, parentName: name, parentUID: getUid('category', name), path: `${name} / ${child}` },
  })),
]);

const ORGANIZATIONS: [country: string | null, names: string][] = [
  [
    'India',
    'Private Limited Company|Public Limited Company|Limited Liability Partnership|Partnership|Proprietorship|Hindu Undivided Family|Trust|Society|Government',
  ],
  ['United States', 'Corporation|Limited Liability Company|Sole Proprietor'],
  [null, 'Company|Branch|Subsidiary|Non-Profit Organization'],
];
const organizations = ORGANIZATIONS.flatMap(([country, names]) =>
  plain('organizationType', names).map(row => ({ ...row, extra: country === null ? {} : { country } })),
);

const bankTitles: Lookup[] = [
  ...plain('bankTitle', 'Bank Letter|Cancelled Cheque|Company Letter Head').map(row => ({
    ...row,
    extra: { isVisibleToIndia: true },
  })),
  ...plain('bankTitle', 'Company Letter Head|Bank Letter|Bank Statement|Invoice').map(row => ({
    ...row,
    extra: { isVisibleToIndia: false },
  })),
];

export const lookups = [
  ...countries.flatMap(getPlaces),
  ...plain('title', 'Mr|Ms|Mrs|Dr|Prof'),
  ...plain('locationType', 'Head Office|Branch Office|Factory|Warehouse|Laboratory'),
  ...organizations,
  ...bankTitles,
  ...plain('relationShipType', 'Parent Company|Subsidiary|Sister Concern|Joint Venture|Associate|Holding Company'),
  ...plain(
    'taxTypeCertificate',
    'Goods and Services (GST)|PAN|TAN|Company Registration|TAX Registration|VAT|Import Export Code|Professional Tax',
  ),
  ...plain(
    'certificate',
    'MSME Certificate|ISO 9001|ISO 14001|ISO 17025|GMP Certificate|GDP Certificate|Drug License|Factory License|Pollution Control Certificate',
  ),
  ...plain('purchasingGroup', 'Raw Materials|Packaging|Engineering|Laboratory|Services'),
  ...categories,
].map(({ list, code, name, extra }) => ({
  uid: getUid(list, name),
  list,
  code: code ?? null,
  name,
  extra: extra ?? {},
  active: true,
  deleted: false,
}));
