import { bank } from '../../sections/bank.ts';
import { contacts } from '../../sections/contacts.ts';
import { documents } from '../../sections/documents.ts';
import { clientReferences, companyReferences } from '../../sections/references.ts';
import { relatedCompanies } from '../../sections/relatedCompanies.ts';
import type { SectionKind } from '../../sections/sectionType.ts';
import type { Command } from '../../rules/workflow/transitions.ts';
import { LARGE, largeEdits } from './large.ts';
import { foreignAccount, indianAccount } from './money.ts';

/** One row of a request: changed, added (`section`) or removed (no `to`). */
export interface Edit {
  key: string;
  section?: SectionKind;
  to?: Readonly<Record<string, unknown>>;
}

/** Action of the current approver: command, remark, and target level of a send-back. */
type Act = readonly [command: Command, remarks?: string, backTo?: number];

export interface PlannedRequest {
  supplierId: number;
  context: 'SupplierUpdate' | 'SupplierFinancialInfoUpdate' | 'SupplierServiceableItemUpdate';
  day: string;
  edits: readonly Edit[];
  /** One action per level; none: pending at the first level; null: not sent yet. */
  acts: readonly Act[] | null;
}

const request =
  (context: PlannedRequest['context']) =>
  (supplierId: number, day: string, edits: readonly Edit[], acts: PlannedRequest['acts'] = []): PlannedRequest => ({
    supplierId,
    context,
    day: `2026-${day}`,
    edits,
    acts,
  });
const profile = request('SupplierUpdate');
const finance = request('SupplierFinancialInfoUpdate');
const items = request('SupplierServiceableItemUpdate');

const YES: Act = ['Approved'];
const CHECKED: Act = ['Approved', 'Checked with the supplier by phone'];

const account = (to: object): Edit => ({ key: 'bank', to: { ...to } });
const serves = (...serviceableCategory: string[]): Edit => ({ key: 'serviceable', to: { serviceableCategory } });
const moved = (addressLine1: string, pinCode: string, key = 'Factory'): Edit => ({
  key,
  to: { addressLine1, pinCode },
});
const person = (firstName: string, lastName: string, domain: string, locationType: string[]): Edit => ({
  key: firstName,
  section: contacts,
  to: {
    title: 'Ms',
    firstName,
    lastName,
    contactNumber: '919833012345',
    email: `${firstName}.${lastName}@${domain}`.toLowerCase(),
    locationType,
    designation: 'Key Account Manager',
    isPrimary: false,
  },
});
const company = (name: string): Edit => ({
  key: name,
  section: relatedCompanies,
  to: { organizationType: 'Private Limited Company', name, taxNumber: 'AABCM4410K', relationshipType: 'Subsidiary' },
});

/**
 * Requests in every status and at every level, for every persona that can have them, with each of the five fraud warnings separately and
 * combined.
 */
export const requests: readonly PlannedRequest[] = [
  // Suppliers of the personas and of the agency's user.
  finance(1, '09-14', [account(indianAccount('50100442090117', 'DMBK0001322'))], [CHECKED, YES]),
  profile(
    1,
    '11-03',
    [
      moved('Plot B-16, Chakan Phase II', '410507'),
      { key: 'Prakash', to: { contactNumber: '919822099110', designation: 'Head of Dispatch' } },
      company('Sahyadri Fine Chem Private Limited'),
      { key: 'quality', to: { certificateNumber: 'QMS-200101-26', issueDate: '2026-09-30' } },
    ],
    [YES, ['Sentback', 'The certificate covers only the Pune site. Please attach the one for Chakan.', 0]],
  ),
  items(1, '10-20', [serves('Solvents', 'Intermediates', 'Security')], [['Rejected', 'We do not buy security services from you']]),
  profile(2, '11-16', [
    moved('21, Mettupalayam Road', '641029', 'Warehouse'),
    { key: 'primary', to: { contactNumber: '914222590079' } },
    { key: 'related 3' },
  ]),
  finance(2, '11-12', [account(indianAccount('50100773120458', 'BWGH0001410'))], [CHECKED]),
  items(2, '09-02', [serves('Secondary Packaging', 'Labels and Leaflets')], [YES]),
  profile(3, '10-06', [person('Grace', 'Lee', 'hollisgrant.example', ['Laboratory - Princeton - United States'])], [YES, YES]),
  profile(3, '11-19', [{ key: 'Owen', to: { contactNumber: '16095550180' } }], null),
  finance(
    3,
    '10-27',
    [account({ ...foreignAccount('US', 'United States', 884410023), accountHolderName: 'Owen Grant' })],
    [['Rejected', 'We only pay to company accounts']],
  ),
  items(3, '11-09', [serves('Analytical Testing', 'Clinical Research')], [['Sentback', 'Which trials does this refer to?']]),
  finance(
    4,
    '11-10',
    [account({ ...indianAccount('50100881200934', 'DMBK0001377'), accountHolderName: 'Vinay Hegde' })],
    [['Sentback', "The account is not in the company's name. Please attach a cheque in its name."]],
  ),
  profile(5, '11-11', [person('Lata', 'Iyer', 'godavarifacility.example', ['Head Office - Hyderabad - India'])], [YES]),
  profile(6, '11-20', [{ key: 'client 0', to: { workDescription: 'Gardens and indoor plants' } }], null),

  profile(LARGE, '11-17', largeEdits),

  finance(8, '11-13', [account({ ...indianAccount('50100993310071', 'DMBK0001455'), accountHolderName: 'Rajesh Kumar' })]),
  finance(10, '11-14', [account({ ...indianAccount('00601000456789', 'HDFC0000060'), bankName: 'Deccan Mercantile Bank' })]),
  finance(11, '11-15', [account(indianAccount('50100611840225', 'BWGH0001502'))]),
  profile(11, '11-15', [
    { key: 'primary', to: { contactNumber: '919900112233', email: 'accounts.palarprint@mailhub.example' } },
  ]),
  finance(12, '11-16', [account(indianAccount('50100200482137', 'SGCB0001260'))]),
  finance(36, '11-17', [account({ ...foreignAccount('CY', 'Cyprus', 771204), currencyCode: 'EUR' })]),
  finance(13, '11-18', [
    account({
      ...indianAccount('50100200482137', 'ICIC0000104'),
      bankName: 'Axis Bank',
      accountHolderName: 'Global Payments FZE',
      country: 'United Arab Emirates',
      swift: 'AXISINBB',
      achEnabled: false,
    }),
  ]),
  profile(13, '11-18', [
    { key: 'primary', to: { email: 'mahanadi.accounts@mailhub.example' } },
    moved('Plot 31, Khurda Industrial Estate', '752057'),
  ]),

  // No fraud warnings, at each level and with each outcome.
  finance(9, '11-18', [account(indianAccount('50100335570812', 'SGCB0001611'))]),
  finance(14, '11-09', [account({ ...indianAccount('50100420117653', 'SGCB0001213'), accountHolderName: 'Tapti Traders' })], [YES]),
  finance(15, '11-12', [{ key: '2025', to: { turnover: '71.40', netProfit: '6.80' } }], [YES]),
  profile(16, '11-06', [company('Indus Life Sciences LLP')], [YES, ['Sentback', 'Who owns the new company?', 1]]),
  profile(17, '11-08', [person('Susan', 'Varghese', 'malabareffluent.example', ['Head Office - Kochi - India'])], [YES]),
  items(17, '11-14', [serves('Utilities', 'Facility Management')]),
  profile(18, '10-12', [company('Aravalli Fumigation')], [['Rejected', 'Not a related company']]),
  finance(19, '10-14', [account(indianAccount('50100274390566', 'DMBK0001219'))], [YES, ['Rejected', 'The cheque is not readable']]),
  items(20, '11-02', [serves('Facility Management', 'Logistics')], [['Sentback', 'Please remove logistics']]),
  profile(22, '09-21', [person('Deepa', 'Rao', 'nilgirivalidation.example', ['Head Office - Bengaluru - India'])], [YES, YES]),
  finance(23, '09-23', [account(indianAccount('50100516672240', 'SGCB0001222'))], [YES, YES]),
  profile(33, '11-19', [
    { key: 'related 0' },
    {
      key: 'quality',
      to: { certificateNumber: 'QMS-200133-26', issueDate: '2026-08-14', dateOfExpiry: '2031-08-13' },
    },
    {
      key: 'ISO 14001',
      section: documents,
      to: { certificateName: 'ISO 14001', certificateNumber: 'EMS-200133-26', issueDate: '2026-08-14', issueAuthority: 'Atlas Quality Registrars' },
    },
    {
      key: 'new referee',
      section: companyReferences,
      to: { name: 'Paul Novak', designation: 'Director', phone: '16175550101', email: 'p.novak@harborstudio.example' },
    },
    {
      key: 'new client',
      section: clientReferences,
      to: { clientOrganization: 'Harbor Studio', contactName: 'Ida Cole', contactPhone: '16175550102', contactEmail: 'ida@harborstudio.example', location: 'Boston' },
    },
  ]),
  finance(39, '11-20', [
    {
      key: 'second account',
      section: bank,
      to: { ...foreignAccount('CH', 'Switzerland', 40711), accountHolderName: 'Aarequell Bioassay AG', locationType: ['Head Office - Bern - Switzerland'], isAgree: true },
    },
  ]),
  items(39, '11-13', [serves('Reference Standards', 'Analytical Testing')]),
]; // prettier-ignore
