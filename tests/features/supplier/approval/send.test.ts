import { describeGap, gapsAtLocations } from '@/features/supplier/gaps';
import { describe, expect, it } from 'vitest';
import { cardBanner, getCards } from '@/features/supplier/approval/model/cards';
import { canSendForApproval } from '@/features/supplier/approval/model/send';
import { canSeeFraudWarnings } from '@/features/supplier/supplier.policy';
import { aSession } from '../../../support/session.ts';

it.each([
  ['approver', true],
  ['reviewer', true],
  ['auditor', true],
  ['admin', true],
  ['employee', false],
  ['supplier', false],
  ['userwithsupplier', false],
])('%s sees the fraud warnings of a request: %s', (role, sees) => {
  expect(canSeeFraudWarnings(aSession({ roles: [role] }), { levels: [] })).toBe(sees);
});

describe('Send For Approver', () => {
  const UNKNOWN = undefined;
  type SectionProgress = string | null | undefined;
  it.each<[approved: string | null, workflowStatus: string | null, tasks: SectionProgress[], shows: boolean]>([
    [null, 'Approved', [], false],
    [' ', 'Sentback', [], false],
    ['approved', 'Approved', [], true],
    ['approved', 'send back', ['Sentback'], true],
    ['pending', 'Rejected', ['Rejected', null], true],
    ['pending', null, [null, null, null], true],
    ['pending', 'Pending', ['Approved', 'Pending'], false],
    ['pending', null, [null, UNKNOWN, null], false],
    ['pending', 'Sentback', ['Sentback', UNKNOWN], true],
    ['approved', null, [], false],
  ])('is shown for approved %s, workflow %s, tasks %s: %s', (approved, workflowStatus, statuses, shows) => {
    const tasks = statuses.map(status => status && { status });
    expect(canSendForApproval({ approved, workflowStatus }, tasks as ({ status: string } | null | undefined)[])).toBe(
      shows,
    );
  });

  it('names each location without a contact, a bank account, or both', () => {
    const at = (id: number, site: string | null, deleted = false) => ({
      id,
      deleted,
      locationType: 'Factory',
      city: 'Pune',
      country: 'India',
      company: site && 'Vireya',
      erpSupplierSiteId: site,
    });
    const rows = (...ids: number[]) => ids.map(locationId => ({ locationId }));
    const locations = [at(1, 'S1'), at(2, null), at(3, null), at(4, null), at(5, 'taken out of use', true)];
    expect(gapsAtLocations(locations, { contacts: rows(2, 4), bank: rows(3, 4) }).map(describeGap)).toEqual([
      'Factory - Pune - India - Vireya - S1 is missing contact and bank.',
      'Factory - Pune - India is missing bank.',
      'Factory - Pune - India is missing contact.',
    ]);
    for (const none of [[], [at(5, 'taken out of use', true)]])
      expect(gapsAtLocations(none, { contacts: rows(2), bank: rows(2) }).map(describeGap)).toEqual([
        'Add a location of presence before you send the profile.',
      ]);
  });
});

describe('cards of changed records', () => {
  it("list the documents of a location's bank account", () => {
    const attachment = [
      { file_uid: 'u-1', file_name: 'cheque.pdf', title: 'Cancelled Cheque' },
      { file_uid: 'u-2', file_name: 'letter.pdf' },
    ];
    for (const given of [attachment, JSON.stringify(attachment)])
      expect(getCards({ LocationBank: [{ accountNumber: '34', attachment: given }] })[0]?.values).toContainEqual({
        label: 'Attachment',
        value: 'cheque.pdf, letter.pdf',
      });
  });

  it('are parsed from text or objects, single or in lists, by their keys', () => {
    const data = {
      supplierCode: '200101',
      User: [{ Email: 'a@x.example', FirstName: '<b>Asha</b>', Active: true }],
      Bank: { AccountNumber: '12', IFSC: 'HDFC0000060' },
      LocationContact: [{ firstName: 'Ravi', isPrimary: false }],
      LocationBank: [{ accountNumber: '34', ifsc: 'ICIC0000001' }],
    };
    const cards = getCards(JSON.stringify(data));
    expect(cards).toEqual(getCards(data));
    expect(cards.map(({ kind }) => kind)).toEqual(['user', 'bank', 'locationContact', 'locationBank']);
    const values = (index: number) => Object.fromEntries((cards[index]?.values ?? []).map(v => [v.label, v.value]));
    expect(values(0)).toMatchObject({ 'First Name': '<b>Asha</b>', Active: 'Yes', Rct: '' });
    expect(values(1)).toMatchObject({ 'Account Number': '12', IFSC: 'HDFC0000060', 'MICR Code': '' });
    expect(values(2)).toMatchObject({ 'First Name': 'Ravi', 'Is Primary': 'No' });
    expect(values(3)).toMatchObject({ 'Account Number': '34', IFSC: 'ICIC0000001' });
    expect(getCards({ AccountNumber: 7 })).toHaveLength(1);
  });

  it.each([null, '', '{"Bank":', '[]', 4])('are empty for %s', data => expect(getCards(data)).toEqual([]));

  it.each([
    ['Pending', 'Pending For Approval Record', 'Pending For Approval Record'],
    ['Sentback', 'Sendback For Approval', 'Sendback For Correction'],
    ['Rejected', 'Rejected For Approval', 'Approval Is Rejected'],
  ])('show %s with the text of their record type', (status, user, bank) => {
    expect(cardBanner({ kind: 'user' }, status)?.text).toBe(user);
    expect(cardBanner({ kind: 'locationBank' }, status)?.text).toBe(bank);
    expect(cardBanner({ kind: 'bank' }, 'Approved')).toBeNull();
  });
});
