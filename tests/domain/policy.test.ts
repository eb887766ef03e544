import { describe, expect, it } from 'vitest';
import {
  canCopyInvoice,
  canCorrectInvoice,
  canDeleteInvoice,
  canEditInvoice,
  isCreator,
  type EditDetails,
} from '@/domain/record/policy';
import { aSession } from '../support/session.ts';

const STATUSES = [
  'Draft',
  'Pending for approval',
  'Approved',
  'Rejected',
  'SentBack',
  'Under Query',
  'Work in Progress',
  'Closed',
];

const people = {
  creator: aSession({ userId: 'u-1', supplierId: 7 }),
  colleague: aSession({ userId: 'u-2', userEmail: 'two@x.example', userName: 'Two', supplierId: 7 }),
  'another supplier': aSession({
    userId: 'u-3',
    userEmail: 'c@x.example',
    userName: 'C',
    supplierId: 8,
    supplierCode: 'S8',
  }),
  'buyer who created it': aSession({ userId: 'u-1', roles: ['employee'], supplierId: null, supplierCode: null }),
  'another buyer': aSession({
    userId: 'e-2',
    userEmail: 'e2@x.example',
    userName: 'E2',
    roles: ['employee'],
    supplierId: null,
    supplierCode: null,
  }),
  reviewer: aSession({ userId: 'u-1', roles: ['reviewer'], supplierId: null, supplierCode: null }),
};
type Who = keyof typeof people;

const approver = aSession({ userId: 'a-1', userEmail: 'dev@x.example', roles: ['approver'] });

const invoice = (patch: Partial<EditDetails>): EditDetails => ({
  status: 'Draft',
  rcb: 'u-1',
  userCanEdit: false,
  supplierId: 7,
  supplierCode: 'S0007',
  ...patch,
});

/** Returns the statuses that allow an action. */
const allowed = (
  may: typeof canEditInvoice,
  who: Who,
  patch: Partial<EditDetails> = {},
  kind: Parameters<typeof canEditInvoice>[2] = { editsSentBack: 'level 1' },
) => STATUSES.filter(status => may(people[who], invoice({ status, ...patch }), kind));

describe('permissions on a stored invoice by status', () => {
  it.each<[Who, string[]]>([
    ['creator', ['Draft']],
    ['colleague', ['Draft']],
    ['another supplier', []],
    ['buyer who created it', ['Draft']],
    ['another buyer', []],
    ['reviewer', []],
  ])('%s can delete it in %j', (who, statuses) => {
    expect(allowed(canDeleteInvoice, who)).toEqual(statuses);
  });

  it.each<[Who, string[]]>([
    ['creator', ['Draft', 'SentBack']],
    ['colleague', ['Draft', 'SentBack']],
    ['buyer who created it', ['Draft', 'SentBack']],
    ['reviewer', []],
  ])('%s can edit it in %j when the server sends userCanEdit', (who, statuses) => {
    expect(allowed(canEditInvoice, who, { userCanEdit: true })).toEqual(statuses);
  });

  it('no user can edit a returned invoice without userCanEdit', () => {
    expect(allowed(canEditInvoice, 'creator')).toEqual(['Draft']);
    expect(allowed(canEditInvoice, 'creator', { userCanEdit: null })).toEqual(['Draft']);
  });

  it.each<[Who, boolean | null, string[]]>([
    ['creator', null, ['Draft', 'SentBack']],
    ['colleague', null, ['Draft', 'SentBack']],
    ['another supplier', null, []],
    ['reviewer', null, []],
    ['creator', false, ['Draft']],
  ])('%s, with userCanEdit %s, can edit a delivery invoice in %j', (who, userCanEdit, statuses) => {
    expect(allowed(canEditInvoice, who, { userCanEdit }, { editsSentBack: 'always' })).toEqual(statuses);
  });

  it.each<[Who, string[]]>([
    ['creator', ['Approved']],
    ['colleague', []],
    ['another supplier', []],
    ['buyer who created it', ['Approved']],
    ['reviewer', []],
  ])('%s can copy it in %j', (who, statuses) => {
    expect(allowed(canCopyInvoice, who)).toEqual(statuses);
  });

  it.each<[string, Parameters<typeof canCorrectInvoice>[0], object, string[]]>([
    ['the approver it names', approver, {}, ['Pending for approval', 'SentBack']],
    [
      'the approver, named by e-mail only',
      approver,
      { approverId: null, approverEmail: 'DEV@x.example' },
      ['Pending for approval', 'SentBack'],
    ],
    ['the approver of an invoice that an employee raised', approver, { createdBy: 'employee' }, []],
    ['the approver, his id in another case', aSession({ userId: 'A-1' }), {}, ['Pending for approval', 'SentBack']],
    ['another approver', aSession({ userId: 'a-2', roles: ['approver'] }), {}, []],
    ['a reviewer of the same id', aSession({ userId: 'a-1', roles: ['reviewer'] }), {}, []],
  ])('%s can correct it in the expected statuses', (_who, session, patch, statuses) => {
    const details = { ...invoice({}), createdBy: 'Supplier', approverId: 'a-1', approverEmail: null, ...patch };
    expect(STATUSES.filter(status => canCorrectInvoice(session, { ...details, status }))).toEqual(statuses);
  });

  it('isCreator matches ID, e-mail or name in any case', () => {
    const me = aSession({ userId: 'u-1', userEmail: 'Asha@x.example', userName: 'Asha Rao' });
    for (const rcb of ['U-1', 'asha@x.example', 'ASHA RAO']) expect(isCreator(me, rcb)).toBe(true);
    for (const rcb of ['u-11', '', null]) expect(isCreator(me, rcb)).toBe(false);
    expect(isCreator(aSession({ userName: '' }), '')).toBe(false);
  });
});
