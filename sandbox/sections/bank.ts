import { isIndia } from '@/lib/country';
import { identifierKey, sameIdentifier } from '@/lib/identity';
import { IFSC_NOT_VALID, ifscProblem, NEW_DOCUMENT } from '@/lib/identityChecks/bank';
import { ungrouped } from '@/lib/text';
import { equalsAny } from '../rules/lists/listQuery.ts';
import { files, flag, int, names, text } from '../rules/declared/columns.ts';
import { LOCATION_LABEL, locationsInUse, needs, textIn } from './rules.ts';
import type { StoredAttachment } from '../rules/declared/recordType.ts';
import type { Cleaned, Draft, SectionKind } from './sectionType.ts';

const NEEDED = {
  accountHolderName: 'Account holder name is required',
  branch: 'Branch is required',
  branchAddress: 'Branch address is required',
  locationType: 'location is required',
  attachment: 'Document is required',
};
const IN_INDIA = {
  accountNumber: 'Account number is required',
  bankName: 'Bank name is required',
  ifsc: 'IFSC is required',
};

/** Spec 1 §3 'Bank', with the exact rules of §5. */
export const bank: SectionKind = {
  entity: 'SupplierBank',
  label: 'Bank Details',
  noun: 'bank account',
  table: 'supplier_bank',
  approval: 'SupplierFinancialInfoUpdate',
  formList: 'bankInformation',
  calls: { list: 'supplierByBankList', create: 'createSupplierBank', remove: 'deleteSupplierBank' },
  keeps: ['locationId', 'erpSync'],
  columns: {
    locationType: names('Location'),
    country: text('Country'),
    currencyCode: text('Currency'),
    accountNumber: text('Account Number'),
    accountHolderName: text('Account Holder Name'),
    bankName: text('Bank Name'),
    branch: text('Branch'),
    branchAddress: text('Branch Address'),
    ifsc: text('IFSC'),
    micr: text('MICR'),
    swift: text('SORT Code/SWIFT Code/Routing Code'),
    iban: text('IBAN'),
    routingNumber: text('Routing Number'),
    routingMethod: text('Routing Method'),
    accountSuffix: text('Account Suffix'),
    achEnabled: flag('ACH Enabled'),
    attachment: files('Documents'),
    isAgree: flag('Declaration Accepted'),
    email: text(undefined, { sql: 's.email' }),
    locationId: int(),
    erpSync: flag(),
  },
  files: { attachment: { families: ['pdf', 'image', 'word'] } },
  parameters: { accountnumber: equalsAny('i.account_number') },
  // The duplicate check covers all suppliers; for others' accounts it returns only owner and e-mail address.
  beyond: { by: { accountnumber: ['accountNumber'] }, tells: ['id', 'supplierId', 'email'] },
  async check(draft) {
    const { row, say } = draft;
    if (typeof row['iban'] === 'string') row['iban'] = ungrouped(row['iban']);
    needs(NEEDED)(draft);
    if (row['isAgree'] !== true) say('isAgree', 'Please accept terms and conditions');
    if (isIndia(textIn(row, 'country'))) {
      needs(IN_INDIA)(draft);
      if (row['ifsc'] && ifscProblem(textIn(row, 'ifsc')) !== null) say('ifsc', IFSC_NOT_VALID);
    } else {
      needs({ swift: 'SORT Code/SWIFT Code/Routing Code is required' })(draft);
      if (row['achEnabled'] === null) say('achEnabled', 'ACH is required');
    }
    if (!hasNewDocument(draft)) say('attachment', NEW_DOCUMENT);
    await checkAccount(draft);
    await locationsInUse(draft);
    if ((await getCountries(draft)) > 1) say('locationType', 'Error: Not all countries are the same');
  },
};

/** True when account number and IBAN are unchanged, or a new document is attached. */
function hasNewDocument({ row, before }: Draft): boolean {
  const toKey = (of: Cleaned) => ['accountNumber', 'iban'].map(name => identifierKey(textIn(of, name))).join('|');
  if (!before || toKey(row) === toKey(before)) return true;
  const uidsIn = (of: Cleaned) => ((of['attachment'] ?? []) as StoredAttachment[]).map(({ file_uid }) => file_uid);
  const former = new Set(uidsIn(before));
  return uidsIn(row).some(uid => !former.has(uid));
}

async function checkAccount({ db, supplier, row, id, say }: Draft): Promise<void> {
  const account = textIn(row, 'accountNumber');
  if (!account) return;
  const others = await db.query<{ own: boolean; number: string | null }>(
    'select supplier_id = $1 own, account_number "number" from supplier_bank where id <> $2 and not deleted order by own',
    [supplier.id, id],
  );
  const found = others.find(({ number }) => sameIdentifier(number, account));
  if (found)
    say('accountNumber', found.own ? 'Duplicate account number found:' : 'This Account number is already exist');
}

async function getCountries({ db, supplier, row }: Draft): Promise<number> {
  const [found] = await db.query<{ count: number }>(
    `select count(distinct country)::int count from supplier_location
      where supplier_id = $1 and not deleted and ${LOCATION_LABEL} = any($2::text[])`,
    [supplier.id, row['locationType']],
  );
  return found?.count ?? 0;
}
