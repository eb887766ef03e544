import * as z from 'zod/mini';
import { toIsoDay } from '@/lib/dates';
import { isMsmeType } from '@/lib/identityChecks/company';
import { safeParseJsonText } from '@/lib/jsonText';

/* Parses responses of the verification services (spec 1 §7). Nothing is guaranteed: any text may be a number, list, null or missing;
   unreadable values become ''. */

const MAX_TEXT = 200;

/** Returns one line of plain text, the first of a list; '' for anything else. Always rendered as text, so HTML stays harmless. */
function getLine(given: unknown): string {
  const value: unknown = Array.isArray(given)
    ? given.flat().find(part => typeof part === 'string' && part.trim())
    : given;
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
}

type Part = Readonly<Record<string, unknown>>;
const record = z.record(z.string(), z.unknown());

const camel = (name: string) => name.replaceAll(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

/** Returns an object with camel-case keys, whichever case the service uses; {} for anything else. */
function getPart(given: unknown): Part {
  const read = z.safeParse(record, given);
  if (!read.success) return {};
  return Object.fromEntries(Object.entries(read.data).map(([name, value]) => [camel(name), value]));
}

function partAt(given: unknown, ...path: (string | number)[]): Part {
  let found = given;
  for (const step of path) found = Array.isArray(found) ? (found as unknown[])[Number(step)] : getPart(found)[step];
  return getPart(found);
}

function read(data: unknown): unknown {
  if (data === null || data === undefined) return null;
  const parsed = safeParseJsonText(z.unknown(), data);
  return parsed.success && typeof parsed.data === 'object' ? parsed.data : null;
}

const word = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
const isYes = (given: unknown) => given === true || ['y', 'yes', 'true', '1'].includes(getLine(given).toLowerCase());

export type GstResponse = {
  /** '' if the service doesn't repeat it. */
  number: string;
  isActive: boolean;
  gstStatus: string;
  legalName: string;
  tradeName: string;
  organizationType: string;
  taxPayerType: string;
  annualAggregateTurnover: string;
  address: [string, string, string];
  city: string;
  state: string;
  pinCode: string;
  /** 'YYYY-MM-DD' or ''. */
  registeredOn: string;
};

export function readGst(data: unknown): GstResponse | null {
  const response = read(data);
  const gst = partAt(response, 'result', 'gstnDetailed');
  if (Object.keys(gst).length === 0) return null;
  const place = partAt(gst, 'principalPlaceAddress', 'splitAddress');
  const gstStatus = getLine(gst['gstinStatus']);
  return {
    number: getLine(gst['gstin']).toUpperCase(),
    isActive: word(gstStatus) === 'active',
    gstStatus,
    legalName: getLine(gst['legalNameOfBusiness']),
    tradeName: getLine(gst['tradeNameOfBusiness']),
    organizationType: getLine(gst['constitutionOfBusiness']),
    taxPayerType: getLine(gst['taxPayerType']),
    annualAggregateTurnover: getLine(partAt(response, 'result')['annualAggregateTurnOver']),
    address: getLines(place['addressLine']),
    city: getLine(place['city']) || getLine(place['district']),
    state: getLine(place['state']),
    pinCode: getLine(place['pincode']),
    registeredOn: toDay(getLine(gst['registrationDate'])),
  };
}

function getLines(given: unknown): [string, string, string] {
  const parts = [given]
    .flat(2)
    .map(getLine)
    .join(',')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
  return [parts[0] ?? '', parts[1] ?? '', parts.slice(2).join(', ')];
}

/** Converts 'day/month/year' to an ISO day; '' for an invalid one, such as 31/02/2019. */
function toDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
  return toIsoDay(year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? '';
}

export interface PanResponse {
  number: string;
  isValid: boolean;
  panStatus: string;
  panHolderName: string;
  title: string;
  typeOfHolder: string;
  isPanIndividual: boolean;
  panLinkAadhar: boolean;
}

export function readPan(data: unknown): PanResponse | null {
  const result = partAt(read(data), 'result');
  if (Object.keys(result).length === 0) return null;
  const panStatus = getLine(result['panStatus']);
  return {
    number: getLine(result['number']).toUpperCase(),
    isValid: ['valid', 'active', 'existingandvalid', 'e'].includes(word(panStatus)),
    panStatus,
    panHolderName: getLine(result['name']),
    title: getLine(result['title']),
    typeOfHolder: getLine(result['typeOfHolder']),
    isPanIndividual: isYes(result['isIndividual']),
    panLinkAadhar: isYes(result['aadhaarSeedingStatusCode']),
  };
}

export function read206Ab(data: unknown): string {
  const response = read(data);
  return getLine(partAt(response)['panStatus']) || getLine(partAt(response, 'result')['panStatus']);
}

export function readTan(data: unknown): boolean | null {
  const { isValid } = partAt(read(data), 'result');
  return typeof isValid === 'boolean' ? isValid : isYes(isValid) ? true : null;
}

export function readCin(data: unknown): string {
  return getLine(partAt(read(data), 'result')['status']);
}

export type MsmeResponse = {
  enterpriseType: string;
  issueDate: string;
  classificationYear: string;
  /** Micro, Small or Medium (spec 1 §5). */
  isMsme: boolean;
};

export function readMsme(data: unknown): MsmeResponse | null {
  const found = partAt(read(data), 'result', 'enterpriseType', 0);
  const enterpriseType = getLine(found['enterpriseType']);
  if (enterpriseType === '') return null;
  return {
    enterpriseType,
    issueDate: toDay(getLine(found['classificationDate'])),
    classificationYear: getLine(found['classificationYear']) || getLine(found['dataYear']),
    isMsme: isMsmeType(enterpriseType),
  };
}

/** Reads the account that `checkBank` found; null if unknown, inactive or incomplete, because incomplete data would lock empty fields. */
export function readBank(data: unknown) {
  const response = read(data);
  const account = partAt(response, 0, 'result');
  const branch = partAt(response, 1, 'result');
  const found = {
    holder: getLine(partAt(account, 'bankTransfer')['beneName']),
    bankName: getLine(branch['bankName']),
    branch: getLine(branch['branch']),
    address: getLine(branch['address']),
    micr: getLine(branch['micr']),
  };
  const whole = found.holder !== '' && found.bankName !== '' && found.branch !== '' && found.address !== '';
  return getLine(account['active']).toLowerCase() === 'yes' && whole ? found : null;
}
