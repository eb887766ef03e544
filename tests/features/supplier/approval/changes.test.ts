import { describe, expect, it } from 'vitest';
import { checkAccounts } from '@/domain/supplier/accountChanges';
import { contextOfEntity, requestedChanges, unsentChanges } from '@/features/supplier/approval/model/changes';
import { wayBack } from '@/features/supplier/approval/model/rows';
import { sectionOfEntity } from '@/features/supplier/sections';
import { toHistory } from '@/shared/history/model/history';

type Delta = Record<string, [string | null, string | null]>;
let id = 0;

/** A change as the backend stores it; `at` is a day of November. */
function change(entityName: string, entityId: number, type: string, at: number, delta: Delta) {
  const named = Object.entries(delta).map(([name, [OldValue, NewValue]]) => [
    name,
    { OldValue, NewValue, Label: name.toUpperCase() },
  ]);
  return {
    id: ++id,
    entityName,
    entityLabel: entityName,
    entityId,
    changeDate: `2026-11-${String(at).padStart(2, '0')}T10:00:00Z`,
    delta: JSON.stringify(Object.fromEntries(named)),
    rcb: 'usr-s-001',
    type,
    username: 'Asha Rao',
  };
}

function history(...records: ReturnType<typeof change>[]) {
  const names = [...new Set(records.map(({ entityName }) => entityName))];
  return toHistory(
    names.map(tableName => ({ tableName, records: records.filter(({ entityName }) => entityName === tableName) })),
  );
}

const contextFor = (entity: string) => ({ context: contextOfEntity(entity) });
const FINANCE = { context: 'SupplierFinancialInfoUpdate' };
const approvedAt = (at: number) =>
  change(FINANCE.context, 5, 'Update', at, { workflowStatus: ['Pending', 'Approved'] });

describe('changes in an approval request', () => {
  it('show each value once, with the approved and the current value', () => {
    const tables = history(
      change('SupplierBank', 12, 'Update', 3, { ifsc: ['A', 'B'], bankName: ['One', 'Two'] }),
      change('SupplierBank', 12, 'Update', 5, { ifsc: ['B', 'C'], bankName: ['Two', 'One'] }),
    );
    expect(requestedChanges(tables, FINANCE, 'Pending')).toEqual([
      {
        entity: 'SupplierBank',
        title: 'SupplierBank',
        rows: [
          {
            key: 'SupplierBank.12',
            entityId: 12,
            kind: 'changed',
            values: [{ property: 'ifsc', label: 'IFSC', before: 'A', after: 'C', at: '2026-11-05T10:00:00Z' }],
            who: 'Asha Rao',
            at: '2026-11-05T10:00:00Z',
          },
        ],
      },
    ]);
  });

  it('list the fields of a row in form order, regardless of the order in the history', () => {
    const getProperties = (entity: string, delta: Delta) => {
      const [section] = requestedChanges(
        history(change(entity, 12, 'Update', 3, delta)),
        contextFor(entity),
        'Pending',
      );
      return section?.rows[0]?.values.map(({ property }) => property);
    };
    const to = (...names: string[]) => Object.fromEntries(names.map(name => [name, ['a', 'b']])) as Delta;
    // The database sorts JSON keys by length.
    expect(getProperties('SupplierBank', to('ifsc', 'erpNo', 'branch', 'bankName', 'accountNumber'))).toEqual(
      'accountNumber ifsc bankName branch erpNo'.split(' '),
    );
    const place = to('city', 'pinCode', 'taxList', 'addressLine1', 'locationType');
    expect(getProperties('SupplierLocationOfPresence', place)).toEqual(
      'locationType addressLine1 city pinCode taxList'.split(' '),
    );
    const served = to('serviceableLocations', 'serviceableCategory');
    expect(getProperties('SupplierServiceableCategoryLocation', served)).toEqual(
      'serviceableCategory serviceableLocations'.split(' '),
    );
    expect(getProperties('SupplierReferenceClient', to('contactName', 'clientOrganization'))).toEqual(
      'clientOrganization contactName'.split(' '),
    );
    expect(getProperties('SomethingElse', to('b', 'a'))).toEqual(['b', 'a']);
  });

  it("start after the last approval, and end with the request's own approval once approved", () => {
    const tables = history(
      approvedAt(2),
      change('SupplierBank', 12, 'Update', 1, { micr: ['1', '2'] }),
      change('SupplierBank', 12, 'Update', 3, { micr: ['2', '3'] }),
      approvedAt(4),
      change('SupplierBank', 12, 'Update', 6, { micr: ['3', '4'] }),
    );
    const values = (status: string) =>
      requestedChanges(tables, FINANCE, status).flatMap(({ rows }) => rows.flatMap(row => row.values));
    expect(values('Pending')).toMatchObject([{ before: '3', after: '4' }]);
    expect(values('Sentback')).toMatchObject([{ before: '3', after: '4' }]);
    expect(values('Approved')).toMatchObject([{ before: '2', after: '3' }]);
  });

  it("include changes from before another context's approval or before a send-back", () => {
    const tables = history(
      change('SupplierBank', 12, 'Update', 1, { micr: ['1', '2'] }),
      change('SupplierUpdate', 4, 'Update', 2, { workflowStatus: ['Pending', 'Approved'] }),
      change(FINANCE.context, 5, 'Update', 3, { workflowStatus: ['Pending', 'Sentback'] }),
    );
    expect(requestedChanges(tables, FINANCE, 'Pending')).toHaveLength(1);
  });

  it('list added and removed rows, and omit rows that were added and removed again', () => {
    const tables = history(
      change('SupplierBank', 1, 'Create', 1, { ifsc: [null, 'A'] }),
      change('SupplierBank', 1, 'Update', 2, { ifsc: ['A', 'B'] }),
      change('SupplierBank', 2, 'Update', 1, { ifsc: ['C', 'D'] }),
      change('SupplierBank', 2, 'Delete', 2, { ifsc: ['D', null] }),
      change('SupplierBank', 3, 'Create', 1, { ifsc: [null, 'E'] }),
      change('SupplierBank', 3, 'Delete', 2, { ifsc: ['E', null] }),
    );
    const [bank] = requestedChanges(tables, FINANCE, 'Pending');
    expect(
      bank?.rows.map(({ entityId, kind, values }) => [entityId, kind, values[0]?.before, values[0]?.after]),
    ).toEqual([
      [1, 'added', '', 'B'],
      [2, 'removed', 'C', ''],
    ]);
  });

  it('are grouped by approval context', () => {
    const tables = history(
      change('SupplierBank', 1, 'Create', 1, { ifsc: [null, 'A'] }),
      change('SupplierContact', 1, 'Create', 1, { email: [null, 'a@x.example'] }),
      change('SupplierServiceableCategoryLocation', 1, 'Create', 1, { serviceableCategory: [null, 'API'] }),
    );
    const entities = (context: string) => requestedChanges(tables, { context }, '').map(({ entity }) => entity);
    expect(entities('SupplierUpdate')).toEqual(['SupplierContact']);
    expect(entities(FINANCE.context)).toEqual(['SupplierBank']);
    expect(entities('SupplierServiceableItemUpdate')).toEqual(['SupplierServiceableCategoryLocation']);
    expect(contextOfEntity('SupplierFinancialInformation')).toBe(FINANCE.context);
  });

  it('include a change without a date, and ignore broken deltas', () => {
    const broken = { ...change('SupplierBank', 9, 'Update', 1, {}), delta: '{"ifsc":', changeDate: 'never' };
    const undated = { ...change('SupplierBank', 8, 'Update', 1, { ifsc: ['A', 'B'] }), changeDate: '' };
    const [bank] = requestedChanges(history(approvedAt(4), broken, undated), FINANCE, 'Pending');
    expect(bank?.rows.map(({ entityId }) => entityId)).toEqual([8]);
  });
});

describe('unsent changes', () => {
  const turnedAt = (at: number, status: string) =>
    change(FINANCE.context, 5, 'Update', at, { workflowStatus: ['Pending', status] });
  const account = (row: number, at: number, type = 'Update') =>
    change('SupplierBank', row, type, at, { ifsc: ['A', `B${at}`] });
  const task = (status: string) => ({ status, levels: [] });
  const unsent = (finance: ReturnType<typeof task> | null, ...records: ReturnType<typeof change>[]) =>
    unsentChanges(history(...records), [null, finance, null]).map(({ key, corrected }) => [key, corrected]);

  it.each<[string, ReturnType<typeof task> | null, ReturnType<typeof change>[], (string | boolean | null)[][]]>([
    ['never sent: every change', null, [account(1, 3, 'Create'), account(2, 4)], [['SupplierBank.1', null], ['SupplierBank.2', null]]],
    ['approved: later changes', task('Approved'), [account(1, 3), turnedAt(5, 'Approved'), account(2, 6)], [['SupplierBank.2', null]]],
    ['rejected: later changes', task('Rejected'), [account(1, 3), turnedAt(5, 'Rejected')], []],
    ['pending: none, the section is locked', task('Pending'), [account(1, 3)], []],
    [
      'sent back: all of its changes, corrected or not, and new ones',
      task('Sentback'),
      [account(9, 1), turnedAt(2, 'Approved'), account(1, 3), account(2, 3), turnedAt(5, 'Sentback'), account(2, 6), account(3, 6)],
      [['SupplierBank.1', false], ['SupplierBank.2', true], ['SupplierBank.3', null]],
    ],
  ])('%s', (_what, finance, records, expected) => expect(unsent(finance, ...records)).toEqual(expected)); // prettier-ignore
});

describe('reverting a change', () => {
  const getWay = (entity: string, type: string, delta: Delta) => {
    const [made] = unsentChanges(history(change(entity, 1, type, 3, delta)), [null, null, null]);
    return made && wayBack(sectionOfEntity(entity), made);
  };
  const why = (words: string) => ({ why: expect.stringContaining(words) as string });

  it.each<[string, Parameters<typeof getWay>, unknown]>([
    ['a text, and a choice sent by name', ['SupplierContact', 'Update', { email: ['a@x', 'b@x'], title: ['Ms', 'Mr'] }], { was: { email: 'a@x', title: 'Ms' } }],
    ['a yes or no', ['SupplierBank', 'Update', { achEnabled: ['Yes', 'No'] }], { was: { achEnabled: true } }],
    ['a day', ['SupplierDocument', 'Update', { issueDate: ['2025-03-04', null] }], { was: { issueDate: '2025-03-04' } }],
    ['an empty value', ['SupplierBank', 'Update', { ifsc: [null, 'HDFC0000060'] }], { was: { ifsc: null } }],
    ['an empty yes or no', ['SupplierContact', 'Update', { isPrimary: [null, 'No'] }], { was: { isPrimary: null } }],
    ['a new row', ['SupplierContact', 'Create', { email: [null, 'b@x'] }], { was: {} }],
    ['files', ['SupplierBank', 'Update', { ifsc: ['A', 'B'], attachment: ['old.pdf', 'new.pdf'] }], why('old value of ATTACHMENT')],
    ['nested rows', ['SupplierLocationOfPresence', 'Update', { taxList: ['GST', 'PAN'] }], why('old value of TAXLIST')],
    ['a deactivated row', ['SupplierContact', 'Delete', { email: ['a@x', null] }], why('Add it again')],
    ['the only record of a section', ['SupplierServiceableCategoryLocation', 'Create', { serviceableCategory: [null, 'Labels'] }], why('changed but not deleted')],
    ['an unknown section', ['Elsewhere', 'Update', { a: ['1', '2'] }], why("doesn't know")],
  ])('%s', (_what, given, expected) => expect(getWay(...given)).toEqual(expected)); // prettier-ignore
});

describe('outdated-document warning of a changed account', () => {
  const isOlder = (...records: ReturnType<typeof change>[]) =>
    [
      ...checkAccounts(
        { supplierId: 7, legalName: '', status: 'Pending', tables: history(...records), rows: null },
        undefined,
      ).values(),
    ].map(warnings => warnings.some(({ key }) => key === 'document'));
  const number = { accountNumber: ['1', '2'] } satisfies Delta;
  const paper = { attachment: ['old.pdf', 'old.pdf, new.pdf'] } satisfies Delta;

  it.each<[string, ReturnType<typeof change>[], boolean]>([
    ['no row was added', [change('SupplierBank', 12, 'Update', 3, number)], true],
    ['an IBAN changed alone', [change('SupplierBank', 12, 'Update', 3, { iban: ['GB1', 'GB2'] })], true],
    [
      'one row was removed',
      [change('SupplierBank', 12, 'Update', 3, { ...number, attachment: ['a.pdf, b.pdf', 'a.pdf'] })],
      true,
    ],
    [
      'the number changed twice',
      [change('SupplierBank', 12, 'Update', 3, paper), change('SupplierBank', 12, 'Update', 4, number)],
      true,
    ],
    ['a row was added with the number', [change('SupplierBank', 12, 'Update', 3, { ...number, ...paper })], false],
    [
      'a row was added later',
      [change('SupplierBank', 12, 'Update', 3, number), change('SupplierBank', 12, 'Update', 4, paper)],
      false,
    ],
    [
      'the account is new',
      [change('SupplierBank', 12, 'Create', 3, { accountNumber: ['', '2'], attachment: ['', 'a.pdf'] })],
      false,
    ],
    ['another field changed', [change('SupplierBank', 12, 'Update', 3, { branch: ['A', 'B'] })], false],
  ])('%s', (_what, records, expected) => expect(isOlder(...records)).toEqual([expected]));
});
