import { createHash } from 'node:crypto';
import { panHolder } from '@/lib/identityChecks/pan';
import { stateOfGstCode } from '@/lib/identityChecks/states';

const FIRST = 'Amaravati Bhavani Chambal Damodar Gomti Indravati Kaveri Lohit Manjira Netravati Penna Ramganga Sharavati Teesta Umiam Vamsadhara Wainganga Yamuna'; // prettier-ignore
const SECOND = 'Analytics Biotech Chemicals Diagnostics Engineering Formulations Glassworks Instruments Laboratories Logistics Packaging Reagents Scientific Solvents Utilities Ventures'; // prettier-ignore
const GIVEN = 'Asha Bharat Chitra Dinesh Esha Farhan Gauri Harsh Ila Jatin Kiran Leena Mohan Nisha Om Pallavi';
const FAMILY = 'Apte Bose Chawla Dutta Fernandes Gokhale Hegde Joshi Kamath Lal Mistry Nayak Pillai Rane Shetty Thomas';
/** Company suffixes by holder type. */
const FORMS: Record<string, [suffix: string, constitution: string]> = {
  C: ['Private Limited', 'Private Limited Company'],
  F: ['LLP', 'Limited Liability Partnership'],
  T: ['Trust', 'Trust'],
  G: ['Corporation', 'Government'],
  L: ['Municipal Board', 'Government'],
  H: ['and Family', 'Hindu Undivided Family'],
};

// GST code | capital | postal code
const PLACES = `
01|Srinagar|190001
02|Shimla|171001
03|Mohali|160055
04|Chandigarh|160017
05|Dehradun|248001
06|Gurugram|122001
07|Delhi|110001
08|Jaipur|302001
09|Lucknow|226001
10|Patna|800001
19|Kolkata|700001
21|Bhubaneswar|751001
22|Raipur|492001
23|Indore|452001
24|Ahmedabad|380001
26|Daman|396210
27|Pune|411001
29|Bengaluru|560001
30|Panaji|403001
32|Kochi|682001
33|Chennai|600001
36|Hyderabad|500001
37|Vijayawada|520001
`;
const places = new Map(
  PLACES.trim()
    .split('\n')
    .map(row => row.split('|'))
    .map(([code = '', city = '', pinCode = '']) => [code, { city, pinCode }]),
);

function getNumber(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}

function pick(words: string, by: number): string {
  const list = words.split(' ');
  return list[by % list.length] ?? '';
}

export function getHolder(pan: string) {
  const seed = getNumber(pan);
  const letter = pan.charAt(3);
  const individual = letter === 'P';
  const [suffix, constitution] = FORMS[letter] ?? ['Enterprises', 'Partnership'];
  const words = individual
    ? `${pick(GIVEN, seed)} ${pick(FAMILY, seed >> 5)}`
    : `${pick(FIRST, seed)} ${pick(SECOND, seed >> 5)}`;
  return {
    name: individual ? words : `${words} ${suffix}`,
    tradeName: individual ? `${words.split(' ')[1] ?? ''} ${pick(SECOND, seed >> 9)}` : words,
    title: individual ? 'Shri' : 'M/s',
    typeOfHolder: panHolder(pan) ?? '',
    individual,
    constitution: individual ? 'Proprietorship' : constitution,
  };
}

/** Returns the location of a GST registration: the capital of its state. */
export function toPlace(gstin: string) {
  const code = gstin.slice(0, 2);
  const seed = getNumber(gstin);
  const { city = 'Port Blair', pinCode = '744101' } = places.get(code) ?? {};
  return {
    line1: `Plot ${(seed % 180) + 1}, ${pick(FIRST, seed >> 3)} Industrial Estate`,
    line2: `Phase ${(seed % 4) + 1}`,
    city,
    pinCode,
    state: stateOfGstCode(code)?.name ?? '',
  };
}

export function registeredOn(number: string): string {
  const seed = getNumber(number);
  return `${String((seed % 28) + 1).padStart(2, '0')}/0${(seed % 9) + 1}/${1995 + (seed % 28)}`;
}

const BANKS: Record<string, string> = {
  DMBK: 'Deccan Mercantile Bank',
  BWGH: 'Bank of the Western Ghats',
  SGCB: 'Sagarmatha Cooperative Bank',
  HDFC: 'HDFC Bank',
  ICIC: 'ICICI Bank',
  SBIN: 'State Bank of India',
  UTIB: 'Axis Bank',
  KKBK: 'Kotak Mahindra Bank',
  PUNB: 'Punjab National Bank',
  BARB: 'Bank of Baroda',
};

export function getBranch(ifsc: string) {
  const seed = getNumber(ifsc);
  const letters = ifsc.slice(0, 4);
  const city = [...places.values()][seed % places.size]?.city ?? 'Pune';
  return {
    bankName: BANKS[letters] ?? `${letters} Bank`,
    branch: `${city} Main`,
    address: `${(seed % 90) + 1}, Station Road, ${city}`,
    micr: String(100000000 + (seed % 899999999)).slice(0, 9),
  };
}
