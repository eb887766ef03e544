import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Baseline } from '@/shared/form/baseline';
import { same } from '@/lib/same';
import type { LooseField } from '@/shared/fields/define';
import { changesSince, splitFitting } from '@/shared/form/differences';
import { flattenErrors } from '@/shared/form/intentResolver';
import { FieldLabels } from '@/shared/ui/fieldLabels';
import { FieldMap } from '@/shared/form/fieldMap';
import { describeChanges, describeUnsavedWork } from '@/shared/form/describeChanges';

describe('comparing form values', () => {
  it('treats undefined as absent, like JSON, and distinguishes all other values', () => {
    expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(same([], {})).toBe(false);
    expect(same([1, 2], [1])).toBe(false);
    expect(same('1', 1)).toBe(false);
  });

  it('compares own properties only, not inherited ones', () => {
    expect(same({}, { valueOf: {} })).toBe(false);
    expect(same({ constructor: 'a' }, {})).toBe(false);
  });

  it('finds values equal after a JSON round trip and compares symmetrically', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const copy = JSON.parse(JSON.stringify(a)) as unknown;
        expect(same(copy, JSON.parse(JSON.stringify(copy)))).toBe(true);
        expect(same(a, b)).toBe(same(b, a));
      }),
    );
  });

  it('restores exactly the changed values', () => {
    const values = fc.record({ a: fc.jsonValue(), b: fc.jsonValue(), c: fc.array(fc.jsonValue()) });
    fc.assert(
      fc.property(values, values, (base, now) => {
        expect(same({ ...base, ...changesSince(now, base) }, now)).toBe(true);
      }),
    );
  });

  it('excludes values that no longer fit the form', () => {
    expect(splitFitting({ a: 'x', b: 'y', c: [], d: 'z' }, { values: { a: '', b: false, c: null } })).toEqual({
      fits: { a: 'x', c: [] },
      unfit: { b: 'y', d: 'z' },
    });
    expect(splitFitting({ a: [null], b: [{}], c: ['x'] }, { values: { a: [{}], b: [{}], c: [] } })).toEqual({
      fits: { b: [{}], c: ['x'] },
      unfit: { a: [null] },
    });
  });

  it('gives lines the columns of an empty line', () => {
    const blank = () => ({ text: '', listed: false });
    const lines = [{ text: 'Assay', former: '12' }, { former: '' }];
    expect(splitFitting({ lines }, { values: { lines: [] }, lineTables: { lines: { blank } } })).toEqual({
      fits: { lines: [{ text: 'Assay', listed: false }, blank()] },
      unfit: { lines: [{ former: '12' }, {}] },
    });
  });

  it.each<[LooseField, unknown, boolean]>([
    [{ kind: 'remoteSelect', name: 'a', label: 'A', lookup: 'l' }, [], false],
    [{ kind: 'remoteSelect', name: 'a', label: 'A', lookup: 'l' }, null, true],
    [{ kind: 'remoteSelect', name: 'a', label: 'A', lookup: 'l' }, { code: '', name: 'half', typed: true }, true],
    [{ kind: 'yesNo', name: 'a', label: 'A' }, 'Yes', false],
    [{ kind: 'multiSelect', name: 'a', label: 'A', lookup: 'l' }, [{}], false],
    [{ kind: 'identity', name: 'a', label: 'A', length: 1, check: 'c' }, { number: 'x' }, false],
    [{ kind: 'money', name: 'a', label: 'A' }, '12,', true],
  ])('checks an empty field against its declaration: %j with %j fits: %s', (field, value, fits) => {
    expect(splitFitting({ a: value }, { values: { a: null }, fields: [field] })).toEqual(
      fits ? { fits: { a: value }, unfit: {} } : { fits: {}, unfit: { a: value } },
    );
  });
});

describe('Baseline', () => {
  it('follows the form until the user starts editing, then stays fixed, even if lines are mutated in place', () => {
    const values = { name: '', lines: [{ amount: '1' }] };
    const baseline = new Baseline(() => values);
    baseline.take();
    values.name = 'a default';
    expect(baseline.changes()).toBeNull();
    baseline.begin();
    expect(baseline.changes()).toBeNull();
    values.lines[0] = { amount: '2' };
    expect(baseline.changes()).toEqual({ lines: [{ amount: '2' }] });
    baseline.take();
    expect(baseline.changes()).toBeNull();
  });
});

describe('flattenErrors', () => {
  it.each([
    ['a cell', { lines: [undefined, { amount: { type: 'x', message: 'No' } }] }, [['lines.1.amount', 'No']]],
    ['lines as a whole', { lines: { root: { type: 'x', message: 'One at least' } } }, [['lines', 'One at least']]],
    [
      'lines as a whole and a cell of them',
      {
        lines: {
          type: 'x',
          message: 'Too many',
          ref: { focus: () => {} },
          0: { amount: { type: 'x', message: 'No' } },
        },
      },
      [
        ['lines', 'Too many'],
        ['lines.0.amount', 'No'],
      ],
    ],
    [
      'fields with reserved names',
      { ref: { type: 'x', message: 'A' }, type: { type: 'x', message: 'B' }, message: { type: 'x', message: 'C' } },
      [
        ['ref', 'A'],
        ['type', 'B'],
        ['message', 'C'],
      ],
    ],
  ])('reads %s', (_, errors, wanted) =>
    expect(flattenErrors(errors).map(({ path, message }) => [path, message])).toEqual(wanted),
  );
});

describe('FieldMap', () => {
  function toPage(...fields: string[]) {
    const root = document.createElement('div');
    root.innerHTML = fields.map(name => `<div data-field='${name}'></div>`).join('');
    return new FieldMap(root);
  }
  const error = (path: string, message = 'No') => ({ path, message, type: 'x' });

  it('sorts errors by page order, lines by number and unknown fields last', () => {
    const map = toPage('b', 'lines', 'a');
    const paths = ['x', 'a', 'lines.10.amount', 'lines.2.amount', 'lines', 'b'].map(path => error(path));
    expect(map.inPageOrder(paths).map(({ path }) => path)).toEqual([
      'b',
      'lines',
      'lines.2.amount',
      'lines.10.amount',
      'a',
      'x',
    ]);
  });

  it('prefixes an error with its label or line, unless the message already contains it', () => {
    const map = new FieldLabels();
    map.put('a', { label: 'The a' });
    map.put('lines', { label: null, columns: [{ key: 'amount', title: 'Amount' }] });
    expect(map.getText(error('a', 'Add attachment'))).toBe('The a: Add attachment');
    expect(map.getText(error('a', 'the A is required'))).toBe('the A is required');
    expect(map.getText(error('lines.4.amount', 'Amount is required'))).toBe('Line 5: Amount is required');
    expect(map.getText(error('lines.4.amount', 'Not zero'))).toBe('Line 5 Amount: Not zero');
    expect(map.getText(error('elsewhere', ''))).toBe('This value was not accepted');
  });
});

describe('list field whose rows are rendered elsewhere', () => {
  const map = new FieldLabels();
  map.put('contact', { label: 'Contact Details', asOne: true });
  const [asha, ravi, meera] = ['Asha', 'Ravi', 'Meera'].map(firstName => ({
    uid: firstName,
    firstName,
    locationType: '["Head Office"]',
  }));

  it('is described as one change, with the rows that other users added, changed or removed', () => {
    const told = (theirs: object[], mine: object[]) =>
      describeChanges({ contact: [asha, ravi] }, { contact: theirs }, { contact: mine }, map);
    expect(told([asha as object, ravi as object], [])).toEqual([]);
    expect(told([asha as object, meera as object], [asha as object, ravi as object])).toEqual([
      { path: 'contact', label: 'Contact Details', before: 'Ravi', now: 'Meera', mine: null },
    ]);
    expect(told([asha as object], [{ ...asha, firstName: 'Asha B.' }, ravi as object])).toMatchObject([
      { before: 'Ravi', now: '', mine: 'Asha B.' },
    ]);
  });

  it('shows dates in the format of the screen', () => {
    const on = (issueDate: string) => ({ contact: [{ uid: 'n', issueDate }], day: issueDate });
    map.put('day', { label: 'Invoice date' });
    expect(describeChanges(on('2026-01-02'), on('2026-02-01'), on('2026-03-05T00:00:00'), map)).toMatchObject([
      { label: 'Contact Details', before: '02-Jan-2026', now: '01-Feb-2026', mine: '05-Mar-2026' },
      { label: 'Invoice date', before: '02-Jan-2026', now: '01-Feb-2026', mine: '05-Mar-2026' },
    ]);
  });

  it('includes its tax numbers and whether they are verified', () => {
    const number = (text: string, verified: boolean) => ({ contact: [{ uid: 'n', number: { text, verified } }] });
    const [before, now] = [number('24AAACS1234F1Z5', false), number('24AAACS1234F1Z5', true)];
    expect(describeChanges(before, now, before, map)).toMatchObject([
      { before: '24AAACS1234F1Z5', now: '24AAACS1234F1Z5 (verified)' },
    ]);
    expect(describeUnsavedWork({ number: { text: '', verified: false } })).toBe('Number: ');
  });

  it('labels its errors with its title and copies as text with every cell', () => {
    expect(map.getText({ path: 'contact.1.email', message: 'Email is required' })).toBe(
      'Contact Details 2: Email is required',
    );
    expect(describeUnsavedWork({ contact: [asha] })).toContain('Contact, line 1: First name: Asha');
  });
});
