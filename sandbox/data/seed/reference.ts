import { gstinCheckDigit } from '@/lib/identityChecks/gstin';
import { rowsIn } from './rows.ts';

/** The fictional buyer Vireya: four companies in three countries. */
export const companies = [
  ['1000', 'Vireya Pharmaceuticals Limited', 'IN', 'India', 'INR', gstin('36', 'AABCV4417K')],
  ['2000', 'Vireya Biologics Private Limited', 'IN', 'India', 'INR', gstin('24', 'AAFCV9026R')],
  ['3000', 'Vireya Pharma Inc.', 'US', 'United States', 'USD', null],
  ['4000', 'Vireya Pharma GmbH', 'DE', 'Germany', 'EUR', null],
].map(([code, name, country_code, country_name, currency_code, gst_number]) => ({
  code,
  name,
  country_code,
  country_name,
  currency_code,
  gst_number,
}));

/** Returns a GSTIN for a state (two digits) and a PAN, with a valid check digit. */
export function gstin(state: string, pan: string): string {
  const first14 = `${state}${pan}1Z`;
  return first14 + gstinCheckDigit(first14);
}

const PAN_OF: Record<string, string> = { '1000': 'AABCV4417K', '2000': 'AAFCV9026R' };

// code | name | address | state's GST digits | business place | city | state | country | zone | pin code | company
const PLANTS = `
HYD1 | Jeedimetla Formulations | Plot 41, Phase IV, IDA Jeedimetla | 36 | TS01 | Hyderabad | Telangana | India | South | 500055 | 1000
HYD2 | Genome Valley R&D Centre | Survey 230, Genome Valley, Shamirpet | 36 | TS01 | Hyderabad | Telangana | India | South | 500078 | 1000
VIZ1 | Parawada API Works | Plot 18, JN Pharma City, Parawada | 37 | AP01 | Visakhapatnam | Andhra Pradesh | India | South | 531019 | 1000
BAD1 | Baddi Oral Solids | Village Thana, Baddi Nalagarh Road | 02 | HP01 | Baddi | Himachal Pradesh | India | North | 173205 | 1000
MUM1 | Mumbai Corporate Office | 7th Floor, Sagar Tech Plaza, Andheri East | 27 | MH01 | Mumbai | Maharashtra | India | West | 400072 | 1000
AMD1 | Changodar Biologics | Block 512, Sarkhej Bavla Highway, Changodar | 24 | GJ01 | Ahmedabad | Gujarat | India | West | 382213 | 2000
VAD1 | Savli Vaccines | Plot 102, Savli Bio Park, Manjusar | 24 | GJ02 | Vadodara | Gujarat | India | West | 391775 | 2000
DAM1 | Daman Fill and Finish | Survey 67, Kachigam, Nani Daman | 26 | DD01 | Daman | Daman and Diu | India | West | 396210 | 2000
BLR1 | Bengaluru Clinical Supplies | 14, Hosur Road, Electronics City Phase I | 29 | KA01 | Bengaluru | Karnataka | India | South | 560100 | 2000
NJ01 | Cranbury Head Office | 120 Prospect Plains Road |  | NJ | Cranbury | New Jersey | United States | East | 08512 | 3000
NC01 | Durham Packaging | 4401 Research Commons Drive |  | NC | Durham | North Carolina | United States | East | 27709 | 3000
FRA1 | Frankfurt Office | Lyoner Strasse 24 |  | HE | Frankfurt am Main | Hessen | Germany | Central | 60528 | 4000
LEV1 | Leverkusen Warehouse | Friedrich-Ebert-Strasse 217 |  | NW | Leverkusen | Nordrhein-Westfalen | Germany | West | 51373 | 4000
`;

/** Bill-to addresses; in India one GST registration per state, elsewhere none. */
export const plants = rowsIn(PLANTS).map(cells => {
  const [code = '', name = '', address = '', gstState = '', business_place = '', city = '', state = ''] = cells;
  const [country = '', zone = '', pin_code = '', company_code = ''] = cells.slice(7);
  return {
    code,
    name,
    address,
    gst_number: gstState ? gstin(gstState, PAN_OF[company_code] ?? '') : null,
    business_place,
    city,
    state,
    country,
    zone,
    pin_code,
    plant_code: code,
    plant_name: name,
    company_code,
  };
});

export const costCentres = [
  ['1000-QC', 'Quality Control', '1000', '541020', 'Testing and analysis charges'],
  ['1000-ENG', 'Engineering and Maintenance', '1000', '543110', 'Repairs and maintenance, plant'],
  ['1000-ADM', 'Administration', '1000', '546300', 'Facility and housekeeping charges'],
  ['1000-RND', 'Research and Development', '1000', '541090', 'Outsourced research services'],
  ['1000-RA', 'Regulatory Affairs', '1000', '545200', 'Registration and filing fees'],
  ['2000-QC', 'Quality Control, Biologics', '2000', '541020', 'Testing and analysis charges'],
  ['2000-MFG', 'Manufacturing Services', '2000', '543110', 'Repairs and maintenance, plant'],
  ['2000-CLN', 'Clinical Operations', '2000', '541095', 'Clinical trial services'],
  ['3000-MKT', 'Marketing', '3000', '622100', 'Marketing services'],
  ['3000-OPS', 'Operations', '3000', '623400', 'Logistics services'],
  ['4000-ADM', 'Verwaltung', '4000', '463000', 'Office and administration'],
  ['4000-LOG', 'Logistik', '4000', '474000', 'Logistics services'],
].map(([code, name, company_code, general_ledger_code, general_ledger_name]) => ({
  code,
  name,
  company_code,
  general_ledger_code,
  general_ledger_name,
}));

const codeName = (pairs: [string, string][]) => pairs.map(([code, name]) => ({ code, name }));

export const currencies = codeName([
  ['INR', 'Indian Rupee'],
  ['USD', 'US Dollar'],
  ['EUR', 'Euro'],
  ['GBP', 'Pound Sterling'],
  ['CHF', 'Swiss Franc'],
  ['SGD', 'Singapore Dollar'],
  ['JPY', 'Japanese Yen'],
  ['AED', 'UAE Dirham'],
]);

export const regions = codeName([
  ['IN', 'India'],
  ['US', 'United States'],
  ['DE', 'Germany'],
]);

export const departments = codeName([
  ['QC', 'Quality Control'],
  ['QA', 'Quality Assurance'],
  ['ENG', 'Engineering and Maintenance'],
  ['PRD', 'Production'],
  ['RND', 'Research and Development'],
  ['RA', 'Regulatory Affairs'],
  ['SCM', 'Supply Chain'],
  ['EHS', 'Environment, Health and Safety'],
  ['ADM', 'Administration'],
  ['HR', 'Human Resources'],
  ['IT', 'Information Technology'],
  ['MKT', 'Marketing'],
  ['CLN', 'Clinical Operations'],
  ['FIN', 'Finance and Accounts'],
]);

export const apSubCategories = codeName([
  ['TST', 'Testing and Analysis'],
  ['RPM', 'Repairs and Maintenance'],
  ['PRO', 'Professional Fees'],
  ['HKP', 'Housekeeping and Security'],
  ['CAL', 'Calibration and Validation'],
  ['FRT', 'Freight and Courier'],
  ['ADV', 'Advertising and Promotion'],
  ['RNT', 'Rent and Leases'],
  ['UTL', 'Utilities'],
  ['TRN', 'Training'],
  ['SUB', 'Subscriptions and Licences'],
  ['CLT', 'Clinical Trial Services'],
]);

export const paymentTerms = [
  ['N000', 'Payable immediately', 0],
  ['N007', 'Net 7 days', 7],
  ['N015', 'Net 15 days', 15],
  ['N030', 'Net 30 days', 30],
  ['N045', 'Net 45 days (MSME)', 45],
  ['N060', 'Net 60 days', 60],
  ['N090', 'Net 90 days', 90],
].map(([code, name, days]) => ({ code, name, days }));

export const taxTypes = [
  ['IN', 'CGST_SGST', 'CGST & SGST'],
  ['IN', 'CGST_UGST', 'CGST & UGST'],
  ['IN', 'IGST', 'IGST'],
  ['IN', 'NOTAX', 'No Tax'],
  ['US', 'SALES', 'Sales Tax'],
  ['US', 'NOTAX', 'No Tax'],
  ['DE', 'VAT', 'VAT'],
  ['DE', 'RC', 'Reverse Charge'],
  ['DE', 'NOTAX', 'No Tax'],
].map(([country_code, code, name]) => ({ country_code, code, name }));

export const taxes = [
  ['IN', 'G0', 'GST 0%, exempt or nil rated', '0'],
  ['IN', 'G1', 'GST 5%', '5'],
  ['IN', 'G2', 'GST 12%', '12'],
  ['IN', 'G3', 'GST 18%', '18'],
  ['IN', 'G4', 'GST 28%', '28'],
  ['US', 'U0', 'Sales tax exempt', '0'],
  ['US', 'U1', 'New Jersey sales tax 6.625%', '6.625'],
  ['US', 'U2', 'North Carolina sales tax 4.75%', '4.75'],
  ['DE', 'V0', 'Umsatzsteuer 0%, reverse charge', '0'],
  ['DE', 'V1', 'Umsatzsteuer 7%', '7'],
  ['DE', 'V2', 'Umsatzsteuer 19%', '19'],
].map(([country_code = '', code = '', name = '', rate = '0']) => ({ country_code, code, name, rate }));

export type Company = (typeof companies)[number];
export type Plant = (typeof plants)[number];
