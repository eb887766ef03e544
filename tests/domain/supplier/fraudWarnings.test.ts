import { describe, expect, it } from 'vitest';
import { areAlike, isSameBank } from '@/domain/supplier/likeness';
import { getFraudWarnings, type BankAccount, type Surroundings } from '@/domain/supplier/fraudWarnings';

const LEGAL = 'Sahyadri Chem Industries Private Limited';

describe('areAlike on company names', () => {
  it.each([
    ['SAHYADRI CHEM INDS PVT LTD', LEGAL],
    ['Sahyadri Chem Industries', LEGAL],
    ['Sahyadri Chem Industrees Pvt. Ltd.', LEGAL],
    ['SAHYADRICHEM INDUSTRIES', LEGAL],
    ['Shyadri Chem Industries', LEGAL],
    ['M/s. Sahyadri Chem Industries (P) Ltd', 'Sahyadri Chem Industries P Limited'],
    ['Müller & Söhne GmbH', 'Muller Sohne'],
    ['Hollis and Grant Analytical', 'Hollis & Grant Analytical LLC'],
    ['', LEGAL],
    ['Private Limited', LEGAL],
  ])('matches %s and %s', (a, b) => {
    expect(areAlike(a, b)).toBe(true);
    expect(areAlike(b, a)).toBe(true);
  });

  it.each([
    ['Rajesh Kumar', LEGAL],
    ['Sahyadri', LEGAL],
    ['Hyadri Chem Industries', LEGAL],
    ['Sahyadri Traders', LEGAL],
    ['Konkan Logistics Private Limited', LEGAL],
    ['Al', LEGAL],
    ['سهيادري', LEGAL],
  ])("doesn't match %s and %s", (a, b) => {
    expect(areAlike(a, b)).toBe(false);
    expect(areAlike(b, a)).toBe(false);
  });
});

describe('isSameBank on bank names', () => {
  it.each([
    ['HDFC BANK LTD', 'HDFC Bank'],
    ['SBI', 'State Bank of India'],
    ['BOB', 'Bank of Baroda'],
    ['I.C.I.C.I. Bank', 'ICICI Bank'],
    ['', 'HDFC Bank'],
  ])('matches %s and %s', (a, b) => expect(isSameBank(a, b)).toBe(true));

  it.each([
    ['Bank of India', 'State Bank of India'],
    ['Indian Bank', 'Bank of India'],
    ['ICICI Bank', 'HDFC Bank'],
    ['Union Bank', 'Union Bank of Switzerland'],
  ])("doesn't match %s and %s", (a, b) => expect(isSameBank(a, b)).toBe(false));
});

const account: BankAccount = {
  accountNumber: '00601000456789',
  accountHolderName: 'Sahyadri Chem Industries Pvt Ltd',
  bankName: 'HDFC Bank',
  ifsc: 'HDFC0000060',
  country: 'India',
  locations: ['Head Office - Pune - India'],
};
const around: Surroundings = {
  legalName: LEGAL,
  locations: [{ labels: ['Head Office - Pune - India', 'Head Office'], country: 'India' }],
  contacts: [],
  elsewhere: [],
};
const warnings = (of: Partial<BankAccount>, beside: Partial<Surroundings> = {}) =>
  getFraudWarnings({ ...account, ...of }, { ...around, ...beside });

describe('fraud warnings', () => {
  it('are empty for a correct and for an empty account', () => {
    expect(warnings({})).toEqual([]);
    expect(warnings({ accountHolderName: '', bankName: '', ifsc: '', country: '', locations: [] })).toEqual([]);
    expect(warnings({}, { legalName: '' })).toEqual([]);
  });

  it.each<[string, Partial<BankAccount>, Partial<Surroundings>, string]>([
    [
      'a holder unlike the legal name',
      { accountHolderName: 'Rajesh Kumar' },
      {},
      `Account holder is “Rajesh Kumar”, but the legal name is “${LEGAL}”.`,
    ],
    [
      'an IFSC of another bank',
      { bankName: 'ICICI Bank' },
      {},
      'IFSC HDFC0000060 belongs to HDFC Bank, but the bank entered is “ICICI Bank”.',
    ],
    [
      'a country other than the location’s',
      { country: 'Cyprus', locations: ['head office'] },
      {},
      'The account is in Cyprus, but location “Head Office - Pune - India” is in India.',
    ],
    [
      'an e-mail address changed along',
      {},
      { contacts: [{ name: 'Anjali Deshmukh', what: 'e-mail address', before: 'a@x.example', after: 'a@y.example' }] },
      'This request also changes the e-mail address of Anjali Deshmukh from a@x.example to a@y.example.',
    ],
    [
      'a phone number added along',
      {},
      { contacts: [{ name: '', what: 'phone number', before: '', after: '911' }] },
      'This request also changes the phone number of a contact from nothing to 911.',
    ],
    [
      'an account that another has',
      {},
      { elsewhere: [{ supplierId: 12, email: 'accounts@konkan.example' }] },
      'Supplier #12 (accounts@konkan.example) uses the same account number.',
    ],
    [
      'documents of the former account',
      {},
      { isDocumentOlder: true },
      'The account changed, but no document was added since. The documents may be for the former account.',
    ],
  ])('report %s with its evidence', (_what, of, beside, sentence) => {
    expect(warnings(of, beside).map(sign => sign.sentence)).toEqual([sentence]);
  });

  it("ignore unknown bank codes, including '__proto__'", () => {
    expect(warnings({ ifsc: 'ZZZZ0000001', bankName: 'Some Bank' })).toEqual([]);
    expect(warnings({ ifsc: '__proto__', bankName: 'Some Bank' })).toEqual([]);
  });

  it('report all findings of an account', () => {
    const found = warnings(
      { accountHolderName: 'Rajesh Kumar', bankName: 'Axis Bank', country: 'Cyprus' },
      { elsewhere: [{ supplierId: 3, email: '' }] },
    );
    expect(found.map(({ key }) => key)).toEqual(['holder', 'ifsc', 'country', 'elsewhere']);
  });
});
