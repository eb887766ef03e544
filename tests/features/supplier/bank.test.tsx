import { expect, it } from 'vitest';
import type { FieldValues } from 'react-hook-form';
import { screen, waitFor, within } from '@testing-library/react';
import { findAccountUsers } from '@/domain/supplier/api/accounts';
import type { BankValues } from '@/features/supplier/bank/bank.section';
import { describeSection, getSection, showSection } from '../../support/describeSection.tsx';
import { answer } from '../../support/server.ts';

const PAPER = (title: string) =>
  JSON.stringify([{ file_uid: 'f-1', file_name: 'cheque.pdf', file_status: 'Success', fileSize: 10, title }]);
const FOREIGN = { swift: null, iban: null, routingNumber: null, routingMethod: null, accountSuffix: null };
const account = {
  locationType: '["Factory - Pune - India"]',
  country: 'India',
  currencyCode: 'INR',
  accountNumber: '50100200300',
  accountHolderName: 'Sahyadri',
  bankName: 'HDFC Bank',
  branch: 'Pune',
  branchAddress: 'FC Road',
  ifsc: 'HDFC0001234',
  micr: '411240002',
  ...FOREIGN,
  achEnabled: null,
  attachment: PAPER('Cancelled Cheque'),
  isAgree: true,
};
const row = { id: 1, supplierId: 7, email: null, erpSync: true, status: 'Approved', deleted: false, ...account };
const abroad = {
  country: 'United States',
  locationType: ['Factory - Newark - United States'],
  swift: 'CHASUS33',
  achEnabled: true,
};

describeSection('bank', {
  operations: { list: 'supplierByBankList', create: 'createSupplierBank', remove: 'deleteSupplierBank' },
  words: {
    title: 'Bank Details',
    modal: 'Bank Details',
    noun: 'bank account',
    remove: 'Delete',
    saved: 'Details has been submit successfully!',
  },
  row,
  asks: {
    bankTitleList: { bankTitleList: { data: [] } },
    supplierLocationOfPresenceList: { supplierLocationOfPresenceList: { data: [] } },
  },
  looksBeforeSave: true,
  columns: [
    'Account Number',
    'Account Holder Name',
    'Bank Name',
    'Branch',
    'IFSC / SWIFT',
    'Country',
    'Location',
    'Status',
    'ERP Sync',
    'Action',
  ],
  cells: [
    '50100200300',
    'Sahyadri',
    'HDFC Bank',
    'Pune',
    'HDFC0001234',
    'India',
    'Factory - Pune - India',
    'Approved',
    'Yes',
    'Open',
  ],
  required: [
    'location is required',
    'Account number is required',
    'IFSC is required',
    'Document is required',
    'Please accept terms and conditions',
  ],
  locked: ['Country', 'Account Holder Name', 'Bank Name', 'Branch', 'Branch Address', 'MICR'],
  sends: account,
  rules: [
    {
      what: 'has an IFSC in its form',
      patch: { ifsc: { text: 'HDFC1001234', verified: true } },
      says: 'IFSC is not valid',
    },
    {
      what: 'is verified before it is saved',
      patch: { ifsc: { text: 'HDFC0001234', verified: false } },
      says: 'Verify the account number and IFSC',
    },
    {
      what: 'needs the name of its bank in India, where it is typed',
      patch: { ifsc: { text: 'HDFC0001234', verified: false, found: { byHand: true } }, bankName: '' },
      says: 'Bank name is required',
    },
    {
      what: 'needs neither number nor IFSC abroad',
      patch: { ...abroad, accountNumber: '', ifsc: { text: '', verified: false } },
      says: null,
    },
    {
      what: 'needs a code abroad',
      patch: { ...abroad, swift: '' },
      says: 'SORT Code/SWIFT Code/Routing Code is required',
    },
    { what: 'needs a word on ACH abroad', patch: { ...abroad, achEnabled: null }, says: 'ACH is required' },
    {
      what: 'is of locations in one country',
      patch: { locationType: ['Factory - Pune - India', ...abroad.locationType] },
      says: 'Error: Not all countries are the same',
    },
    { what: 'is there once', others: [{}], says: 'Duplicate account number found:' },
    {
      what: 'has a title for each paper',
      patch: { attachment: [{ file_uid: 'f', file_name: 'cheque.pdf', file_status: 'Success', fileSize: 1 }] },
      says: 'Select a title for cheque.pdf',
    },
  ],
});

const { def, place } = getSection('bank');
const values = place.deserialize(row as never) as BankValues;
const derive = (patch: Partial<BankValues>) => def.derive?.({ ...values, ...patch }, values);

it.each([
  ['another account number', { accountNumber: '1' }],
  ['another IFSC', { ifsc: { text: 'HDFC0001235', verified: false } }],
])('a bank account loses the verified values with %s', (_what, patch) =>
  expect(derive(patch)).toMatchObject({ accountHolderName: '', bankName: '', branch: '', branchAddress: '', micr: '' }),
);

it('verification warns about replaced input, and keeps the input when no account is found', () => {
  const byHand = { ...values, bankName: 'Typed Bank', branch: 'pune', ifsc: { text: 'HDFC0001234', verified: false } };
  const check = (ifsc: BankValues['ifsc']) => ({ ...byHand, ...def.derive?.({ ...byHand, ifsc }, byHand) });
  const found = { holder: 'Sahyadri', bankName: 'HDFC Bank', branch: 'Pune', address: 'FC Road', micr: '' };
  const checked = check({ ...byHand.ifsc, verified: true, found });
  expect(checked.bankName).toBe('HDFC Bank');
  const hints = def.fields({ row: null }).flatMap(field => {
    const hint = field.warn?.(checked[field.name as keyof BankValues] as never, checked);
    return hint ? [[field.name, hint]] : [];
  });
  expect(hints).toContainEqual(['bankName', 'The verified value replaced what you entered: Typed Bank']);
  expect(hints.map(([name]) => name)).not.toContain('branch');
  expect(check({ ...byHand.ifsc, found: { byHand: true } }).bankName).toBe('Typed Bank');
});

it('a changed account number or IBAN requires a new document and a new acceptance', async () => {
  const { buildSchema } = await import('@/shared/fields/schema');
  const { resolveFields } = await import('@/shared/fields/resolve');
  const saved = { key: '1', values, storedRow: row };
  const wrong = (patch: Partial<BankValues>) => {
    const now: FieldValues = { ...values, ...patch };
    const found = buildSchema(resolveFields(def.fields({ row: saved }), [], [], now), 'submit').safeParse(now);
    return found.error?.issues.map(({ message }) => message) ?? [];
  };
  const another = { accountNumber: '50100200301', ifsc: { text: account.ifsc, verified: true } };
  const paper = { file_uid: 'f-2', file_name: 'new.pdf', file_status: 'Success', fileSize: 10, title: 'Bank Letter' };
  expect(derive({ accountNumber: another.accountNumber })).toMatchObject({ isAgree: false });
  expect(derive({ iban: 'GB82WEST12345698765432' })).toMatchObject({ isAgree: false });
  expect(derive({ branch: 'Pimpri' })).not.toHaveProperty('isAgree');
  expect(wrong({ ...another, isAgree: false })).toEqual([
    'The account has changed. Attach a new document',
    'Please accept terms and conditions',
  ]);
  expect(wrong({ ...another, attachment: [...values.attachment, paper as never] })).toEqual([]);
  expect(wrong({ accountNumber: ' 50100200300 ' })).toEqual([]);
});

it('moving an account abroad clears its Indian values', () => {
  expect(derive({ locationType: abroad.locationType })).toMatchObject({
    country: 'United States',
    ifsc: { text: '', verified: false },
    micr: '',
    attachment: [expect.not.objectContaining({ title: 'Cancelled Cheque' })],
  });
});

it("the form allows values that the bank check doesn't find, and offers the configured titles", async () => {
  answer('supplierByBankList', { supplierByBankList: { data: [row] } });
  const titles = answer('bankTitleList', { bankTitleList: { data: [{ id: 1, code: 'PB', name: 'Passbook' }] } });
  const asked = answer('checkBank', { checkBank: { data: null } });
  const { user } = showSection('bank');
  await user.click(await screen.findByRole('button', { name: /^Open bank account 1/ }));
  const modal = within(await screen.findByRole('dialog', { name: 'Bank Details' }));
  await user.click(modal.getByRole('button', { name: 'Edit' }));
  expect(await modal.findByRole('option', { name: 'Passbook' })).toBeInTheDocument();
  expect(titles).toEqual([
    {
      input: {
        currentPage: 1,
        pageSize: 300,
        parameters: [
          { name: 'isVisibleToIndia', value: 'true' },
          { name: 'active', value: 'true' },
          { name: 'deleted', value: 'false' },
        ],
      },
    },
  ]);
  expect(modal.queryByRole('button', { name: 'Reset IFSC' })).toBeNull();
  await user.clear(modal.getByLabelText('IFSC'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Change IFSC?' }));
  await user.click(question.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(modal.getByLabelText('IFSC')).toHaveFocus());
  expect(modal.getByLabelText('Bank Name')).toHaveValue('');
  await user.paste('hdfc0009003');
  await user.click(await modal.findByRole('button', { name: 'Verify IFSC' }));
  expect(await modal.findByText('No bank data found. Please enter details manually.')).toBeVisible();
  expect(asked).toEqual([{ accountNo: '50100200300', ifsc: 'HDFC0009003' }]);
  expect(modal.getByLabelText('Bank Name')).toBeEnabled();
});

it('only the same active account number counts as used by another supplier', async () => {
  const found = [
    { id: 1, supplierId: 8, accountNumber: ' 00600310012345 ', email: null, deleted: false },
    { id: 2, supplierId: 9, accountNumber: '00600310012345', email: null, deleted: true },
    // The search also matches parts of a number.
    { id: 3, supplierId: 10, accountNumber: '006003100123450', email: null, deleted: false },
  ];
  const call = async () => ({ supplierByBankList: { data: found } }) as never;
  expect(await findAccountUsers(call, '00600310012345', undefined)).toEqual([{ supplierId: 8, email: '' }]);
});

it("an account that another supplier has isn't sent", async () => {
  const others = [{ ...row, supplierId: 8 }];
  answer('supplierByBankList', ({ input }: { input: { parameters: { name: string }[] } }) => ({
    supplierByBankList: { data: input.parameters.some(({ name }) => name === 'accountnumber') ? others : [row] },
  }));
  answer('bankTitleList', { bankTitleList: { data: [] } });
  answer('supplierLocationOfPresenceList', { supplierLocationOfPresenceList: { data: [] } });
  const sent = answer('createSupplierBank', { createSupplierBank: { id: 1 } });
  const { user } = showSection('bank');
  await user.click(await screen.findByRole('button', { name: /^Open bank account 1/ }));
  const modal = within(await screen.findByRole('dialog', { name: 'Bank Details' }));
  await user.click(modal.getByRole('button', { name: 'Edit' }));
  await user.click(await modal.findByLabelText('Account Number'));
  await user.tab();
  expect(await modal.findByText('This bank account number is already exist')).toBeVisible();
  await user.click(modal.getByRole('button', { name: 'Save' }));
  expect((await modal.findAllByText('This Account number is already exist'))[0]).toBeVisible();
  expect(sent).toEqual([]);
});

it("a stored account isn't shown as verified, and is sent unchanged", async () => {
  const { bankFields } = await import('@/features/supplier/bank/bank.section');
  const { deserialize } = await import('@/shared/fields/dto');
  const { fieldError } = await import('@/shared/fields/schema');
  const { resolveFields } = await import('@/shared/fields/resolve');
  const values = deserialize(bankFields, account);
  const wrong = (now: BankValues) => {
    const ifsc = resolveFields<BankValues>(bankFields, [], [], now).find(({ def }) => def.name === 'ifsc');
    return ifsc && fieldError(ifsc, now, 'submit');
  };
  expect(values.ifsc.verified).toBe(false);
  expect(wrong(values)).toBeNull();
  expect(wrong({ ...values, ifsc: { text: account.ifsc, verified: false } })).toBe(
    'Verify the account number and IFSC',
  );
});
