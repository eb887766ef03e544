import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingAddresses } from '@/domain/invoice/address';
import { isTooLarge } from '@/lib/limits';
import type { Identity } from '@/shared/fieldTypes/types';
import { defineFields } from '@/shared/fields/define';
import { isEmptyValue, getFieldType } from '@/shared/fieldTypes/fieldTypes';
import { getBlank, findFieldByDtoName, deserialize, serialize } from '@/shared/fields/dto';
import { address, meera } from './invoice';

const files = { families: ['pdf'], module: 'M', context: 'C' } as const;
/** One field of every type; composite fields use separate names. */
const defs = defineFields([
  { kind: 'text', name: 'number', label: 'Number' },
  { kind: 'longText', name: 'notes', label: 'Notes' },
  { kind: 'money', name: 'amount', label: 'Amount', dto: 'totalAmount' },
  { kind: 'number', name: 'rate', label: 'Rate' },
  { kind: 'date', name: 'day', label: 'Day' },
  { kind: 'select', name: 'type', label: 'Type', options: [] },
  { kind: 'remoteSelect', name: 'term', label: 'Term', lookup: 'x', dto: { code: 'termCode', name: 'termName' } },
  { kind: 'boolean', name: 'urgent', label: 'Urgent' },
  { kind: 'multiSelect', name: 'plants', label: 'Plants', lookup: 'x' },
  { kind: 'yesNo', name: 'registered', label: 'Registered' },
  {
    kind: 'identity',
    name: 'gst',
    label: 'GST',
    length: 15,
    check: 'gst',
    dto: { text: 'gstNumber', verified: 'isGstVerify' },
  },
  { kind: 'identity', name: 'tan', label: 'TAN', length: 10, check: 'tan' },
  { kind: 'attachment', name: 'copies', label: 'Copies', ...files },
  { kind: 'pick', name: 'billTo', label: 'Bill to', lookup: 'x', from: billingAddresses },
  {
    kind: 'person',
    name: 'approver',
    label: 'Approver',
    lookup: 'x',
    dto: { userId: 'approverId', code: 'approverCode', name: 'approverName', email: 'approverEmail' },
  },
  { kind: 'readOnly', name: 'company', label: 'Company' },
]);
const names = Object.keys(serialize(defs, getBlank(defs), null));

/** Any value that a backend could store in a field: scalars, valid and broken JSON texts, nested values. */
const odd = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withSparseArray: true }),
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom(
    '__proto__',
    '[]',
    '{',
    '[{}]',
    '[null]',
    '{"file_uid":5}',
    'NaN',
    '1e5',
    '+5',
    '2026-02-31',
    '-0',
    'yes',
  ),
);

describe('parsing DTO values', () => {
  it('returns a value of the field type, or its blank value, for any input', () => {
    fc.assert(
      fc.property(fc.array(odd, { minLength: names.length, maxLength: names.length }), given => {
        const row = Object.fromEntries(names.map((name, index) => [name, given[index]]));
        const values = deserialize(defs, row as Parameters<typeof deserialize<typeof defs>>[1]);
        for (const def of defs) {
          const { kind, name } = def;
          const value: unknown = values[name];
          // A too large number is still a number; validation reports the limit.
          if (typeof value === 'string' && isTooLarge(value)) continue;
          if (!isEmptyValue(kind, value)) expect([name, getFieldType(kind).getError(value, def)]).toEqual([name, null]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same result when a value is serialized and parsed twice', () => {
    fc.assert(
      fc.property(fc.array(odd, { minLength: names.length, maxLength: names.length }), given => {
        const row = Object.fromEntries(names.map((name, index) => [name, given[index]]));
        const once = serialize(defs, deserialize(defs, row as Parameters<typeof deserialize<typeof defs>>[1]), null);
        expect(serialize(defs, deserialize(defs, once), null)).toEqual(once);
      }),
      { numRuns: 300 },
    );
  });

  it('rejects dates with a year of more than four digits', () => {
    const day = (dto: unknown) => deserialize(defs, { ...serialize(defs, getBlank(defs), null), day: dto }).day;
    expect(['31 December 9999', '1 January 10000', '{"10000(":""}', '+010000-01-01'].map(day)).toEqual([
      '9999-12-31',
      '',
      '',
      '',
    ]);
  });

  it('reads a list of names from JSON text, an array or a single name', () => {
    const plants = (dto: unknown) =>
      deserialize(defs, { ...serialize(defs, getBlank(defs), null), plants: dto }).plants;
    expect([plants('["Goa","Halol","Goa"]'), plants(['Goa', null, 7]), plants('Goa'), plants('"Goa"')]).toEqual([
      ['Goa', 'Halol'],
      ['Goa', '7'],
      ['Goa'],
      ['Goa'],
    ]);
    expect([plants(null), plants('[]'), plants('{}'), plants({}), plants('')]).toEqual([[], [], [], [], []]);
  });

  it('never marks an empty value as verified', () => {
    const values = { ...getBlank(defs), gst: { text: ' ', verified: true } };
    expect(serialize(defs, values, null)).toMatchObject({ gstNumber: null, isGstVerify: false });
    expect(deserialize(defs, { ...serialize(defs, getBlank(defs), null), isGstVerify: true }).gst.verified).toBe(false);
  });

  it('parses an option of which the DTO contains only the code or the name', () => {
    const byName = defineFields([
      { kind: 'remoteSelect', name: 'title', label: '', lookup: 'x', dto: { name: 'title' } },
    ]);
    expect(deserialize(byName, { title: 'Dr' })).toEqual({ title: { code: 'Dr', name: 'Dr' } });
    expect(serialize(byName, { title: { code: '7', name: 'Dr' } }, null)).toEqual({ title: 'Dr' });
    expect(deserialize(defs, { ...serialize(defs, getBlank(defs), null), termName: 'Net 30' }).term).toEqual({
      code: '',
      name: 'Net 30',
    });
  });
});

const text = fc.string({ unit: 'grapheme' }).map(typed => typed.trim());
const decimal = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 99 }));
const filled = fc.record({
  number: text,
  notes: text,
  amount: fc.oneof(
    fc.constant(''),
    decimal.map(([whole, part]) => `${whole}.${String(part).padStart(2, '0')}`),
  ),
  rate: fc.oneof(fc.constant(''), fc.integer().map(String)),
  day: fc.oneof(
    fc.constant(''),
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map(day => day.toISOString().slice(0, 10)),
  ),
  type: text,
  term: fc.constantFrom(null, { code: 'N30', name: 'Net 30' }),
  urgent: fc.boolean(),
  plants: fc.uniqueArray(fc.constantFrom('Halol', 'Goa', 'A, B')),
  registered: fc.constantFrom(null, true, false),
  gst: fc.constantFrom(
    { text: '', verified: false },
    { text: '24AAACS1234F1Z5', verified: true },
    { text: '24', verified: false },
  ),
  tan: fc.constantFrom<Identity>({ text: '', verified: false }, { text: 'PNEA12345B', verified: false, stored: true }),
  copies: fc.array(
    fc.record({
      file_uid: fc.uuid(),
      file_name: fc.constant('a b.pdf'),
      file_status: fc.constant('Success'),
      fileSize: fc.nat(),
    }),
  ),
  billTo: fc.constantFrom(null, address()),
  approver: fc.constantFrom(null, meera),
  company: text,
});

describe('round trip between form and DTO', () => {
  it('preserves every value', () => {
    fc.assert(
      fc.property(filled, values => {
        // Serialized as JSON, with the keys in any order.
        const dto = JSON.parse(JSON.stringify(serialize(defs, values, null))) as ReturnType<
          typeof serialize<typeof defs>
        >;
        const back = deserialize(defs, dto);
        expect(back).toEqual({ ...values, amount: back.amount, rate: back.rate });
        expect(Number(back.amount)).toBe(Number(values.amount));
        expect(Number(back.rate)).toBe(Number(values.rate));
      }),
      { numRuns: 300 },
    );
  });

  it('sends null for empty values, exact amounts, and text without outer spaces', () => {
    expect(serialize(defs, getBlank(defs), null)).toEqual({
      number: null,
      notes: null,
      totalAmount: null,
      rate: null,
      day: null,
      type: null,
      termCode: null,
      termName: null,
      urgent: false,
      plants: '[]',
      registered: null,
      gstNumber: null,
      isGstVerify: false,
      tan: null,
      copies: '[]',
      billTo: null,
      approverId: null,
      approverCode: null,
      approverName: null,
      approverEmail: null,
      company: null,
    });
    const some = serialize(defs, { ...getBlank(defs), number: ' A  1 ', amount: '1,000.1', approver: meera }, null);
    expect(some).toMatchObject({
      number: 'A  1',
      totalAmount: '1000.10',
      approverId: 'U1',
      approverEmail: meera.email,
    });
  });

  it("sends null for a hidden part of a group and skips fields that aren't in the DTO", () => {
    const block = defineFields([
      { kind: 'boolean', name: 'on', label: '' },
      { kind: 'money', name: 'part', label: '', nullWhenHidden: true, visible: (values: { on: boolean }) => values.on },
      { kind: 'text', name: 'here', label: '', dto: false },
    ]);
    expect(serialize(block, { on: false, part: '5', here: 'x' }, null)).toEqual({ on: false, part: null });
    expect(serialize(block, { on: true, part: '5', here: 'x' }, null)).toEqual({ on: true, part: '5.00' });
    expect(deserialize(block, { on: true, part: 5 })).toEqual({ on: true, part: '5.00', here: '' });
    expect(serialize(block, { on: false, part: '', here: '' }, { on: true, part: '5' })).toEqual({
      on: false,
      part: null,
    });
    expect(serialize(block, { on: false, part: '', here: '' }, { on: null, part: '5' })).toEqual({
      on: null,
      part: '5',
    });
  });

  it('sends every unchanged field exactly as it was received', () => {
    const came = {
      number: ' A  1 ',
      notes: '',
      totalAmount: '12',
      rate: 'none',
      day: '2026-11-13T00:00:00Z',
      type: ' B ',
      termCode: ' N30 ',
      termName: '',
      urgent: null,
      plants: null,
      registered: 'unknown',
      gstNumber: ' 24aaacs1234f1z5',
      isGstVerify: null,
      tan: '',
      copies: null,
      billTo: JSON.stringify({ code: 'H', name: 'Halol', more: 1 }),
      approverId: ' U1',
      approverCode: '',
      approverName: null,
      approverEmail: null,
      company: '',
    };
    const values = deserialize(defs, came);
    expect(serialize(defs, values, came)).toEqual(came);
    expect(serialize(defs, { ...values, urgent: true }, came)).toEqual({ ...came, urgent: true });
    const gst = { text: '27AAPFU0939F1ZV', verified: false };
    const unchecked = { ...came, isGstVerify: true };
    expect(serialize(defs, { ...values, gst }, unchecked)).toEqual({
      ...came,
      gstNumber: gst.text,
      isGstVerify: false,
    });
    const noGst = { ...came, gstNumber: null, isGstVerify: true };
    expect(serialize(defs, { ...values, gst }, noGst)).toMatchObject({ gstNumber: gst.text, isGstVerify: false });
  });

  it('converts unchanged values to the input type', () => {
    const came = { ...serialize(defs, getBlank(defs), null), totalAmount: 12, plants: ['Goa'], notes: { a: 1 } };
    expect(serialize(defs, deserialize(defs, came), came)).toMatchObject({
      totalAmount: '12.00',
      plants: '["Goa"]',
      notes: null,
    });
  });
});

it('the field name is found for a server field name', () => {
  expect(
    ['termName', 'approverEmail', 'totalAmount', 'number', 'other'].map(name => findFieldByDtoName(defs, name)),
  ).toEqual(['term', 'approver', 'amount', 'number', 'other']);
});
