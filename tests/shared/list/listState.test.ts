import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFilter } from '@/shared/list/filterTypes';
import type { AppliedFilter, FilterDef, ListShape } from '@/shared/list/listTypes';
import {
  getDefaultSort,
  hasListState,
  initialState,
  readListState,
  sortChoices,
  toListInput,
  withFilters,
  writeListState,
  type ListState,
} from '@/shared/list/listState';
import { filters as defs, STATUSES, thingList } from './sample';

const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));
const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const number = fc.oneof(
  fc.integer().map(String),
  fc.tuple(fc.nat(), fc.nat(9999)).map(parts => parts.join('.')),
);

/** Any value that a user could enter in a filter; null if it results in no filter. */
function anyFilter(def: FilterDef): fc.Arbitrary<AppliedFilter | null> {
  switch (def.kind) {
    case 'text':
      return anyText.map(text => makeFilter(def, { texts: [text] }));
    case 'number':
      return number.map(text => makeFilter(def, { texts: [text] }));
    case 'numberRange':
      return fc.tuple(number, number).map(texts => makeFilter(def, { texts }));
    case 'date':
      return day.map(text => makeFilter(def, { texts: [text] }));
    case 'dateRange':
      return fc.tuple(day, day).map(texts => makeFilter(def, { texts }));
    case 'checkBox':
      return fc
        .array('lookup' in def.options ? anyText : fc.constantFrom(...STATUSES))
        .map(texts => makeFilter(def, { texts }));
    case 'cimSupplier':
      return fc.array(fc.record({ code: anyText, name: anyText })).map(picks => makeFilter(def, { picks }));
  }
}

const anyState: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  sortBy: fc.constantFrom(...sortChoices(thingList).map(choice => choice.name)),
  sortOrder: fc.constantFrom('asc', 'desc'),
  tab: fc.constantFrom('filter', 'presets'),
  ignored: fc.constant([]),
  filters: fc.tuple(...defs.map(anyFilter)).map(found => found.filter(filter => filter !== null)),
});

describe('list state in the URL', () => {
  it('can be read back after writing', () => {
    fc.assert(
      fc.property(anyState, state => {
        const address = writeListState(state, thingList).toString();
        expect(readListState(new URLSearchParams(address), thingList)).toEqual(state);
      }),
    );
  });

  it('is empty for the initial state of a list', () => {
    expect(writeListState(initialState(thingList), thingList).toString()).toBe('');
    expect(hasListState(new URLSearchParams('tour=1'))).toBe(false);
  });

  it('is readable', () => {
    const state = withFilters({ ...initialState(thingList), sortBy: 'price', sortOrder: 'asc' }, [
      { name: 'changedAt', kind: 'dateRange', from: '2026-01-01', to: '2026-01-31' },
      { name: 'status', kind: 'checkBox', values: ['Draft', 'Approved'] },
    ]);
    expect(writeListState({ ...state, page: 3 }, thingList).toString()).toBe(
      'page=3&sort=price&order=asc&f.changedAt=2026-01-01..2026-01-31&f.status=Draft&f.status=Approved',
    );
  });

  it('skips blank texts of a filter', () =>
    expect(readListState(new URLSearchParams('f.no=&f.no=7'), thingList)).toMatchObject({
      filters: [{ name: 'no', value: '7' }],
      ignored: [],
    }));

  it('keeps the parameters that belong to other features', () => {
    const base = new URLSearchParams('company=1100&page=4&f.no=old');
    expect(writeListState(initialState(thingList), thingList, base).toString()).toBe('company=1100');
  });

  it('ignores invalid and outdated parameters and never throws', () => {
    const pair = fc.tuple(
      fc.oneof(anyText, fc.constantFrom('page', 'sort', 'order', 'tab', ...defs.map(def => `f.${def.name}`))),
      fc.string({ unit: 'binary', maxLength: 300 }),
    );
    fc.assert(
      fc.property(fc.array(pair), pairs => {
        const state = readListState(new URLSearchParams(pairs), thingList);
        expect(state.page).toBeGreaterThanOrEqual(1);
        // The parsed state survives another round trip.
        expect(readListState(writeListState(state, thingList), thingList)).toEqual(state);
      }),
    );
  });

  it.each([
    ['page=0', { page: 1 }],
    ['page=1e9', { page: 1 }],
    ['page=999999999', { page: 1_000_000 }],
    ['page=2&page=7', { page: 2 }],
    ['sort=price', { sortBy: 'price', sortOrder: 'asc' }],
    ['sort=note', { sortBy: 'id', sortOrder: 'desc' }], // not a sortable column
    ['order=sideways', { sortOrder: 'desc' }],
    ['tab=other', { tab: 'filter' }],
    ['f.gone=1&f.no=%00%20', { filters: [], ignored: [{ name: 'gone', texts: ['1'] }] }],
    ['f.no=%E2%80%8BINV%C2%AD-1%20', { filters: [{ name: 'no', kind: 'text', value: 'INV-1' }] }],
    ['f.weight=1e5', { filters: [] }],
    ['f.weight=1,234.5', { filters: [{ name: 'weight', kind: 'number', value: '1234.5' }] }],
    ['f.madeOn=2026-02-30', { filters: [], ignored: [{ name: 'madeOn', texts: ['2026-02-30'] }] }],
    [
      'f.changedAt=2026-01-31..2026-01-01',
      { filters: [{ name: 'changedAt', kind: 'dateRange', from: '2026-01-01', to: '2026-01-31' }] },
    ],
    ['f.changedAt=2026-01-31', { filters: [] }],
    [
      'f.status=Draft&f.status=Nonsense&f.status=Draft',
      { filters: [{ name: 'status', kind: 'checkBox', values: ['Draft', 'Nonsense'] }], ignored: [] },
    ],
    [
      'f.grade=A&f.grade=Z',
      { filters: [], ignored: [{ name: 'grade', texts: ['A', 'Z'] }] }, // never a part of a filter
    ],
    [
      'f.supplierCode=~nameless&f.supplierCode=S1~A~B',
      { filters: [{ name: 'supplierCode', kind: 'cimSupplier', picks: [{ code: 'S1', name: 'A~B' }] }] },
    ],
    [`f.no=${'x'.repeat(201)}`, { filters: [] }],
  ])('reads %s', (address, expected) => {
    expect(readListState(new URLSearchParams(address), thingList)).toMatchObject(expected);
  });
});

describe('query input of a list', () => {
  const input = (address: string, shape: ListShape = thingList) =>
    toListInput(readListState(new URLSearchParams(address), shape), shape);

  it.each([
    ['rct', ['no', 'rct', 'date']],
    ['invoiceCreatedDate', ['no', 'invoiceCreatedDate']],
    ['creationDate', ['no', 'creationDate']],
    ['date', ['no', 'date']],
    ['rct', ['no']],
  ])('is sorted by %s when IDs have no order and the columns are %j', (by, names) => {
    const columns = names.map(name => ({ name, title: name }));
    expect(getDefaultSort({ context: 'Things', columns }, false)).toEqual({ by, order: 'desc' });
    expect(getDefaultSort({ context: 'Things', columns }, true)).toEqual({ by: 'id', order: 'desc' });
  });

  it.each([
    ['f.price=10..', [['10', '>=']]],
    ['f.price=..2.5', [['2.5', '<=']]],
    [
      'f.price=30..16',
      [
        ['16', '>='],
        ['30', '<='],
      ],
    ],
    ['f.price=7', [['7', undefined]]],
  ])('contains each end of a number range as a separate condition: %s', (address, conditions) => {
    expect(input(address).parameters.map(({ name, type, ...ends }) => [name, type, ends.value, ends.operator])).toEqual(
      conditions.map(end => ['price', 'int', ...end]),
    );
  });
});

describe('changing the list state', () => {
  it("offers the default sort even when it isn't a column", () => {
    const shape: ListShape = { context: 'X', columns: [{ name: 'no', title: 'No' }] };
    expect(sortChoices(shape)).toEqual([
      { name: 'id', title: 'Id' },
      { name: 'no', title: 'No' },
    ]);
  });
});
