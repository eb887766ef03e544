import { describe, expect, it } from 'vitest';
import { filtersFromText, filtersToText } from '@/shared/list/filterText';
import { initialState, readListState, toListInput, writeListState, type ListState } from '@/shared/list/listState';
import { keepFilter, openingState } from '@/shared/list/useListState';
import type { AppliedFilter, IgnoredFilter } from '@/shared/list/listTypes';
import { aSession, storeSession } from '../../support/session';
import { filters as defs, thingList } from './sample';

const all: AppliedFilter[] = [
  { name: 'no', kind: 'text', value: 'a "quoted", {"column":"weight"} & text' },
  { name: 'weight', kind: 'number', value: '12.5' },
  { name: 'madeOn', kind: 'date', value: '2026-02-03' },
  { name: 'changedAt', kind: 'dateRange', from: '2026-02-03', to: '2026-03-04' },
  { name: 'status', kind: 'checkBox', values: ['Draft', 'Under Query'] },
  { name: 'country', kind: 'checkBox', values: ['India'] },
  {
    name: 'supplierCode',
    kind: 'cimSupplier',
    picks: [
      { code: 'S1', name: 'One, Ltd' },
      { code: 'S2', name: 'Two' },
    ],
  },
];

describe('serialized filters', () => {
  it('are a list of encoded definitions with their values', () => {
    const entries: unknown = JSON.parse(filtersToText(all.slice(4)));
    expect(entries).toEqual([
      { filter: '{"column":"status","type":"checkBox"}', value: 'Draft,Under Query' },
      { filter: '{"column":"country","type":"checkBox"}', value: 'India' },
      {
        filter:
          '{"column":"supplierCode","type":"cimSupplier","suppliers":[{"code":"S1","name":"One, Ltd"},{"code":"S2","name":"Two"}]}',
        value: 'S1,S2',
      },
    ]);
  });

  it('can be parsed back to the filters', () => {
    expect(filtersFromText(filtersToText(all), defs)).toEqual({ filters: all, ignored: [] });
  });

  it('keep a choice that contains a comma as one value', () => {
    const filter: AppliedFilter = { name: 'country', kind: 'checkBox', values: ['Korea, South', 'India'] };
    expect(filtersFromText(filtersToText([filter]), defs)).toEqual({ filters: [filter], ignored: [] });
  });

  it.each<[string, unknown, AppliedFilter[], IgnoredFilter[]]>([
    [
      'another key for the definition',
      [{ key: '{"column":"no","type":"text"}', value: 'x' }],
      [{ name: 'no', kind: 'text', value: 'x' }],
      [],
    ],
    [
      'a URI-encoded definition',
      [{ f: encodeURIComponent('{"column":"weight","type":"number"}'), value: 7 }],
      [{ name: 'weight', kind: 'number', value: '7' }],
      [],
    ],
    [
      'one number, saved by an older version',
      [{ filter: '{"column":"price","type":"number"}', value: '16' }],
      [{ name: 'price', kind: 'numberRange', from: '16', to: '16' }],
      [],
    ],
    [
      'a flat definition',
      [{ column: 'status', type: 'checkBox', value: ['Draft', 'Approved'] }],
      [{ name: 'status', kind: 'checkBox', values: ['Draft', 'Approved'] }],
      [],
    ],
    [
      'a supplier without its row',
      [{ filter: '{"column":"supplierCode"}', value: 'S9' }],
      [{ name: 'supplierCode', kind: 'cimSupplier', picks: [{ code: 'S9', name: '' }] }],
      [],
    ],
    [
      'a column that was removed',
      [{ filter: '{"column":"gone","type":"text"}', value: 'x' }],
      [],
      [{ name: 'gone', texts: ['x'] }],
    ],
    [
      'a value without a filter',
      [{ filter: '{"column":"madeOn","type":"date"}', value: 'soon' }],
      [],
      [{ name: 'madeOn', texts: ['soon'] }],
    ],
    [
      'entries without a definition',
      [{ value: '{"column":"no"}' }, {}],
      [],
      [{ name: '', texts: ['{"column":"no"}'] }],
    ],
    ['not a list', { column: 'no' }, [], []],
  ])('reads %s', (_name, stored, filters, ignored) => {
    expect(filtersFromText(JSON.stringify(stored), defs)).toEqual({ filters, ignored });
  });
});

describe('listFilterValue', () => {
  const none = new URLSearchParams();
  const filtered: ListState = { ...initialState(thingList), page: 3, filters: all, sortBy: 'no', sortOrder: 'asc' };

  it('restores the applied filter on page 1 when the URL has no list state', () => {
    keepFilter(filtered, thingList);
    expect(openingState(none, thingList)).toEqual({ ...filtered, page: 1 });
    expect(toListInput(openingState(none, thingList), thingList).parameters).toHaveLength(all.length);
  });

  it('gives precedence to the URL', () => {
    keepFilter(filtered, thingList);
    expect(openingState(new URLSearchParams('f.no=x'), thingList).filters).toEqual([
      { name: 'no', kind: 'text', value: 'x' },
    ]);
  });

  it('names its conditions that this list no longer has, and keeps them in the URL', () => {
    keepFilter({ ...filtered, filters: [{ name: 'gone', kind: 'text', value: 'x' }] }, thingList);
    const state = openingState(none, thingList);
    expect(state).toMatchObject({ filters: [], ignored: [{ name: 'gone', texts: ['x'] }] });
    expect(readListState(writeListState(state, thingList), thingList)).toEqual(state);
  });

  it('is stored per list', () => {
    keepFilter(filtered, thingList);
    const other = { ...thingList, context: 'Others' };
    expect(openingState(none, other)).toEqual(initialState(other));
    keepFilter(initialState(other), other);
    expect(localStorage.getItem('listFilterValue')).toContain('"context":"Things"');
  });

  it('is stored per user', () => {
    storeSession(aSession({ userId: 'u-1' }));
    keepFilter(filtered, thingList);
    storeSession(aSession({ userId: 'u-2' }));
    expect(openingState(none, thingList)).toEqual(initialState(thingList));
    storeSession(aSession({ userId: 'u-1' }));
    expect(openingState(none, thingList).filters).toEqual(filtered.filters);
  });

  it.each(['', '{', '[]', '{"context":"Things"}', '{"context":"Things","parameters":"[{}]","sortBy":"__proto__"}'])(
    'is ignored when it is %s',
    text => {
      localStorage.setItem('listFilterValue', text);
      expect(openingState(none, thingList)).toEqual(initialState(thingList));
    },
  );
});
