import type { Id } from '@/lib/ids';
import { equalsIgnoreCase } from '@/lib/text';
import { areAlike, isSameBank } from './likeness';
import { BANK_OF_CODE } from './bankCodes';

export interface BankAccount {
  accountNumber: string;
  accountHolderName: string;
  bankName: string;
  ifsc: string;
  country: string;
  locations: readonly string[];
}

export interface ContactChange {
  name: string;
  what: 'e-mail address' | 'phone number';
  before: string;
  after: string;
}

export interface Surroundings {
  legalName: string;
  /** `labels`: names by which an account may refer to the location. */
  locations: readonly { labels: readonly string[]; country: string }[];
  /** Contacts changed in the same request. */
  contacts: readonly ContactChange[];
  /** Other suppliers with the same account number. */
  elsewhere: readonly { supplierId: Id; email: string }[];
  /** The account number or IBAN changed after the documents. */
  isDocumentOlder?: boolean;
}

/** Fraud warning for the approver; it never blocks. */
export interface FraudWarning {
  key: 'holder' | 'ifsc' | 'country' | 'contact' | 'elsewhere' | 'document';
  sentence: string;
}

/** Fraud warnings for a changed bank account. They prove nothing and block nothing; each states its evidence. */
export function getFraudWarnings(account: BankAccount, around: Surroundings): FraudWarning[] {
  return [
    checkHolder(account, around),
    checkIfsc(account),
    ...checkCountries(account, around),
    ...around.contacts.map(checkContact),
    ...around.elsewhere.map(checkOtherSuppliers),
    checkDocument(around),
  ].filter(warning => warning !== null);
}

function checkHolder({ accountHolderName: holder }: BankAccount, { legalName }: Surroundings): FraudWarning | null {
  if (!holder || !legalName || areAlike(holder, legalName)) return null;
  return { key: 'holder', sentence: `Account holder is “${holder}”, but the legal name is “${legalName}”.` };
}

function checkIfsc({ ifsc, bankName }: BankAccount): FraudWarning | null {
  const code = ifsc.slice(0, 4).toUpperCase();
  const owner = Object.hasOwn(BANK_OF_CODE, code) ? BANK_OF_CODE[code] : undefined;
  if (!owner || !bankName || isSameBank(owner, bankName)) return null;
  return { key: 'ifsc', sentence: `IFSC ${ifsc} belongs to ${owner}, but the bank entered is “${bankName}”.` };
}

function checkCountries({ country, locations: named }: BankAccount, { locations }: Surroundings): FraudWarning[] {
  if (!country) return [];
  const places = locations.filter(
    place =>
      place.country &&
      !equalsIgnoreCase(place.country, country) &&
      place.labels.some(label => named.some(name => equalsIgnoreCase(name, label))),
  );
  return places.map(({ labels, country: of }) => ({
    key: 'country',
    sentence: `The account is in ${country}, but location “${labels[0] ?? ''}” is in ${of}.`,
  }));
}

function checkContact({ name, what, before, after }: ContactChange): FraudWarning {
  return {
    key: 'contact',
    sentence: `This request also changes the ${what} of ${name || 'a contact'} from ${before || 'nothing'} to ${after || 'nothing'}.`,
  };
}

function checkOtherSuppliers({ supplierId, email }: Surroundings['elsewhere'][number]): FraudWarning {
  return {
    key: 'elsewhere',
    sentence: `Supplier #${supplierId}${email ? ` (${email})` : ''} uses the same account number.`,
  };
}

function checkDocument({ isDocumentOlder }: Surroundings): FraudWarning | null {
  if (!isDocumentOlder) return null;
  return {
    key: 'document',
    sentence: 'The account changed, but no document was added since. The documents may be for the former account.',
  };
}
