import { isIndia } from '@/lib/country';
import { cinProblem, udyamProblem } from '@/lib/identityChecks/company';
import { gstNumberProblem, panInGstin } from '@/lib/identityChecks/gstin';
import { panProblem, tanProblem } from '@/lib/identityChecks/pan';
import { today } from '@/lib/dates';
import { sameIdentifier } from '@/lib/identity';
import type { Sql } from '../../data/database.ts';
import type { FieldError } from '../errors.ts';

type Row = Record<string, unknown>;

const ALWAYS = 'contactNumber countryName legalName tradeName locationType city state pinCode address1';
const IN_INDIA = 'pan panHolderName panStatus typeOfHolder organizationType isLowerTds isMsme';
const OVERSEAS = 'registration w8W9 serviceProvidedToIndia';
const MAX_NUMBER = 12;

const textIn = (row: Row, name: string) => (typeof row[name] === 'string' ? row[name] : '');

/** Spec 1 §5 'Registration identity fields'. */
export async function registrationErrors(db: Sql, supplierId: number, row: Row): Promise<FieldError[]> {
  const found: FieldError[] = [];
  const say = (path: string, message: string | null) => {
    if (message !== null) found.push({ path, message });
  };
  const india = isIndia(textIn(row, 'countryName'));
  const gst = india && row['iHaveGst'] === true;
  const needed = [ALWAYS, india ? IN_INDIA : OVERSEAS, gst ? 'gstNumber eInvoiceApplicable' : ''].join(' ').split(' ');
  const number = textIn(row, 'gstNumber');
  const hasNoPan = gst && gstNumberProblem(number) === null && panInGstin(number) === '';
  for (const name of needed.filter(each => each !== '' && !(hasNoPan && (each === 'pan' || each === 'panStatus'))))
    if (row[name] === null || row[name] === undefined || row[name] === '') say(name, 'This field is required');
  for (const name of ['contactNumber', 'phone']) {
    const number = textIn(row, name);
    if (number && (!/^\d+$/.test(number) || number.length > MAX_NUMBER)) say(name, 'Enter digits only, at most 12');
  }
  if (textIn(row, 'yearFounded') >= today()) say('yearFounded', 'The date founded must be before today');
  if (gst) {
    say('gstNumber', gstNumberProblem(textIn(row, 'gstNumber')));
    if (row['isGstVerify'] !== true) say('gstNumber', 'Verify the GST number first');
  }
  if (india && row['pan']) say('pan', panProblem(textIn(row, 'pan')));
  if (india && !gst && row['isPanVerify'] !== true) say('pan', 'Verify the PAN first');
  if (row['tan']) say('tan', tanProblem(textIn(row, 'tan')));
  if (row['cin']) say('cin', cinProblem(textIn(row, 'cin')));
  if (row['isMsme'] === true) say('msmeNumber', udyamProblem(textIn(row, 'msmeNumber')));
  return [...found, ...(await taken(db, supplierId, row, india))];
}

const UNIQUE: [name: string, column: string, message: string, where: 'india' | 'overseas' | 'both'][] = [
  ['legalName', 'legal_name', 'This organization name is already taken.', 'both'],
  ['gstNumber', 'gst_number', 'A company with this GST number is already in the application process', 'india'],
  ['pan', 'pan', 'A company with this PAN number is already in the application process', 'india'],
  ['registration', 'registration_number', 'This registration number is already taken .', 'overseas'],
  ['taxNo', 'tax_no', 'This TAX number is already taken', 'overseas'],
  ['w8W9', 'w8_w9', 'This W8/W9 number is already taken', 'overseas'],
];

async function taken(db: Sql, supplierId: number, row: Row, india: boolean): Promise<FieldError[]> {
  const found: FieldError[] = [];
  for (const [path, column, message, where] of UNIQUE) {
    const value = textIn(row, path);
    if (!value || (where !== 'both' && (where === 'india') !== india)) continue;
    const others = await db.query<{ text: string | null }>(
      `select o.${column} "text" from supplier o join supplier s on s.id = $1
        where o.id <> s.id and o.submitted and not o.deleted and lower(o.email) is distinct from lower(s.email)`,
      [supplierId],
    );
    if (others.some(({ text }) => sameIdentifier(text, value))) found.push({ path, message });
  }
  return found;
}
