import { describe, expect, it } from 'vitest';
import { parseFieldConfig } from '@/shared/fields/config';
import { entry } from './invoice';

const known = ['invoiceNumber', 'notes', 'amount'];
const parse = (value: unknown) => parseFieldConfig(value, known);
const full = {
  fieldName: 'notes',
  label: 'Remarks',
  visible: true,
  roleGroup: 'Supplier, Reviewer',
  defaultValue: 'none',
  isRequired: true,
  isRequiredMessage: 'Remarks please',
  disable: false,
};

it('the configuration is read from JSON text, an object and a plain array', () => {
  const expected = { config: [full], problems: [], others: [] };
  expect(parse(JSON.stringify({ fields: [full] }))).toEqual(expected);
  expect(parse({ fields: [full], level: 'company' })).toEqual(expected);
  expect(parse([full])).toEqual(expected);
});

it("an alias of a field applies when the field's own name isn't configured", () => {
  const parse = (...names: string[]) =>
    parseFieldConfig(
      names.map(fieldName => ({ fieldName, label: fieldName })),
      known,
      new Map([['remarks', 'notes']]),
    );
  expect(parse('Remarks')).toMatchObject({ config: [{ fieldName: 'notes', label: 'Remarks' }], others: [] });
  for (const names of [
    ['Remarks', 'notes'],
    ['notes', 'Remarks'],
  ])
    expect(parse(...names)).toMatchObject({ config: [{ fieldName: 'notes', label: 'notes' }], problems: [] });
});

it.each([[null], [undefined], [''], ['  ']])('%j means no configuration and reports no problem', value => {
  expect(parse(value)).toEqual({ config: [], problems: [], others: [] });
});

it.each([['{"fields": ['], ['hello'], ['42'], [42], ['{}'], [{ fields: 'all' }], ['null'], [true]])(
  '%j is reported and yields no fields',
  value => {
    const { config, problems } = parse(value);
    expect(config).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^The configuration cannot be read: /);
  },
);

describe('configuration entries', () => {
  it.each([
    ['true', true],
    ['Yes', true],
    [1, true],
    [0, false],
    [null, null],
    ['', null],
  ])('read the flag %j as %j', (given, flag) => {
    const { config, problems } = parse([{ fieldName: 'notes', visible: given, isRequired: given, disable: given }]);
    expect(config).toEqual([entry({ fieldName: 'notes', visible: flag, isRequired: flag, disable: flag })]);
    expect(problems).toEqual([]);
  });

  it('report a flag that is neither true nor false and ignore it', () => {
    const { config, problems } = parse([{ fieldName: 'notes', visible: 'perhaps' }]);
    expect(config).toEqual([entry({ fieldName: 'notes' })]);
    expect(problems).toEqual(['Field \'notes\': visible "perhaps" is not true or false']);
  });

  it('convert numbers, group lists and default objects to text', () => {
    const row = { code: 'Z030', name: 'Net 30' };
    const { config, problems } = parse([
      { fieldName: 'amount', defaultValue: 5, roleGroup: ['Supplier', 'Reviewer'] },
      { fieldName: 'notes', defaultValue: row, label: '  ' },
    ]);
    expect(config).toEqual([
      entry({ fieldName: 'amount', defaultValue: '5', roleGroup: 'Supplier,Reviewer' }),
      entry({ fieldName: 'notes', defaultValue: JSON.stringify(row) }),
    ]);
    expect(problems).toEqual([]);
  });

  it("report a label that isn't text", () => {
    const { config, problems } = parse([{ fieldName: 'notes', label: { en: 'Remarks' } }]);
    expect(config).toEqual([entry({ fieldName: 'notes' })]);
    expect(problems).toEqual(['Field \'notes\': label {"en":"Remarks"} is not text']);
  });

  it('match field names regardless of case and spaces', () => {
    expect(parse([{ fieldName: ' InvoiceNumber ' }]).config).toEqual([entry({ fieldName: 'invoiceNumber' })]);
  });

  it('report unknown field types, invalid entries and duplicates; collect unknown names and keep the rest', () => {
    const { config, problems, others } = parse([
      null,
      'notes',
      { label: 'No name' },
      { fieldName: 7 },
      { fieldName: '<img src=x>', visible: true },
      { fieldName: '__proto__', visible: true },
      { fieldName: 'notes', kind: 'colourPicker', label: 'Colour' },
      { fieldName: 'amount', kind: 'money' },
      { fieldName: 'notes', label: 'Remarks' },
    ]);
    expect(config).toEqual([entry({ fieldName: 'notes', label: 'Remarks' }), entry({ fieldName: 'amount' })]);
    expect(problems).toEqual([
      'Entry 1 has no fieldName',
      'Entry 2 has no fieldName',
      'Entry 3 has no fieldName',
      'Entry 4 has no fieldName',
      'Field \'notes\': kind "colourPicker" is not a known kind',
      "Field 'notes' is configured twice; the last entry counts",
    ]);
    expect(others).toEqual(['<img src=x>', '__proto__']);
  });
});
