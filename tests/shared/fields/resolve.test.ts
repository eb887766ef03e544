import { describe, expect, it } from 'vitest';
import { defaultsFrom, resolveFields } from '@/shared/fields/resolve';
import type { FieldConfig, FieldDef } from '@/shared/fields/types';
import { blank, entry, fields, numberField, type Invoice } from './invoice';

function resolveOne(
  over: Partial<FieldConfig> | null,
  { def, groups = ['supplier'], values = blank }: { def?: object; groups?: string[]; values?: Invoice } = {},
) {
  const field = { ...numberField, ...def } as FieldDef<Invoice>;
  const config = over ? [entry({ fieldName: 'number', ...over })] : [];
  const [resolved] = resolveFields([field], config, groups, values);
  if (!resolved) throw new Error('one field in, one out');
  return resolved;
}

describe('visibility', () => {
  it.each([
    ['nothing configured', null, {}, true],
    ['hidden', { visible: false }, {}, false],
    ['hidden by the definition, shown by configuration', { visible: true }, { def: { visible: () => false } }, false],
    ['visible by a value', null, { def: { visible: (v: Invoice) => v.taxType === 'N' } }, false],
    [
      'visible by a matching value',
      null,
      { def: { visible: (v: Invoice) => v.taxType === 'N' }, values: { ...blank, taxType: 'N' } },
      true,
    ],
    ['configurable, not configured', null, { def: { configurable: 'shows' } }, false],
    ['configurable and configured', { label: 'No.' }, { def: { configurable: 'shows' } }, true],
    ['configurable and hidden', { visible: false }, { def: { configurable: 'shows' } }, false],
    ['hidden and not configurable', { visible: false }, { def: { configurable: false } }, true],
  ])('%s', (_, config, question, present) => {
    expect(resolveOne(config, question).present).toBe(present);
  });

  it.each([
    ['no list: all users', null, ['supplier'], true],
    ['only commas: all users', ' , ,', ['supplier'], true],
    ['all users, including those without a group', null, [], true],
    ['one of many', 'reviewer, supplier', ['supplier'], true],
    ['spaces and case', '  Reviewer ,SUPPLIER ', ['supplier'], true],
    ["one of a user's many groups", 'reviewer', ['supplier', 'Reviewer'], true],
    ['groups of the user given as one text', 'reviewer', ['supplier, reviewer'], true],
    ['a partial name does not match', 'supplier', ['supplieradmin'], false],
    ['a limited field and a user without groups', 'reviewer', [], false],
  ])('role groups: %s', (_, roleGroup, groups, present) => {
    expect(resolveOne({ visible: true, roleGroup }, { groups }).present).toBe(present);
  });

  it('requires both the visible flag and a matching role group', () => {
    expect(resolveOne({ visible: false, roleGroup: 'supplier' }).present).toBe(false);
  });
});

describe('mode', () => {
  it.each([
    ['edit by default', null, {}, 'edit'],
    ['disabled', { disable: true }, {}, 'locked'],
    ['locked by the definition', null, { def: { mode: 'locked' } }, 'locked'],
    ['not unlocked by configuration', { disable: false }, { def: { mode: 'locked' } }, 'locked'],
    ['read stays read when disabled', { disable: true }, { def: { mode: 'read' } }, 'read'],
    ['by a value', null, { def: { mode: (v: Invoice) => (v.urgent ? 'read' : 'edit') } }, 'edit'],
    [
      'by a matching value',
      null,
      { def: { mode: (v: Invoice) => (v.urgent ? 'read' : 'edit') }, values: { ...blank, urgent: true } },
      'read',
    ],
    ['a hidden field keeps its mode', { visible: false, disable: true }, {}, 'locked'],
    ['read-only field types', null, { def: { kind: 'readOnly', mode: 'edit' } }, 'read'],
  ])('%s', (_, config, question, mode) => {
    expect(resolveOne(config, question).mode).toBe(mode);
  });
});

describe('label and required', () => {
  it.each([
    ['relabelled', { label: 'Bill No.' }, {}, 'Bill No.'],
    ['not configurable', { label: 'Bill No.' }, { def: { configurable: false } }, 'Invoice Number'],
  ])('label: %s', (_, config, question, label) => {
    expect(resolveOne(config, question).label).toBe(label);
  });

  it.each([
    ['set by the definition', null, {}, 'Invoice Number is required'],
    ['with the definition message', null, { def: { required: 'Give a number' } }, 'Give a number'],
    ['default message follows the new label', { label: 'Bill No.' }, {}, 'Bill No. is required'],
    ['switched on', { isRequired: true }, { def: { required: undefined } }, 'Invoice Number is required'],
    [
      'switched on with a message',
      { isRequired: true, isRequiredMessage: 'Number please' },
      { def: { required: false } },
      'Number please',
    ],
    [
      'the configured message wins',
      { isRequiredMessage: 'Number please' },
      { def: { required: 'Give a number' } },
      'Number please',
    ],
    ['a message without the switch', { isRequiredMessage: 'Number please' }, { def: { required: undefined } }, false],
    ['a hidden field is never required', { visible: false, isRequired: true }, {}, false],
    ['a field of other role groups is never required', { roleGroup: 'reviewer', isRequired: true }, {}, false],
    ['a locked field is never required', { disable: true, isRequired: true }, {}, false],
    ['a read-only field is never required', null, { def: { mode: 'read' } }, false],
    ['not configurable', { isRequired: false }, { def: { configurable: false } }, 'Invoice Number is required'],
  ])('required: %s', (_, config, question, required) => {
    expect(resolveOne(config, question).required).toBe(required);
  });
});

describe('default values', () => {
  const getDefaults = (fieldName: string, defaultValue: string, more: Partial<FieldConfig> = {}) =>
    defaultsFrom(resolveFields(fields, [entry({ fieldName, defaultValue, ...more })], ['supplier'], blank));

  it.each([
    ['amount', '1,23,456.50', '123456.50'],
    ['date', '21-Nov-2026', '2026-11-21'],
    ['urgent', 'Yes', true],
    ['term', '{"code":"Z030","name":"Net 30","days":30}', { code: 'Z030', name: 'Net 30', days: 30 }],
    ['term', 'Z030', { code: 'Z030', name: 'Z030' }],
    ['approver', '{"userId":"U1","name":"Meera Nair"}', { userId: 'U1', code: '', name: 'Meera Nair', email: '' }],
  ])('%s from %s', (name, text, value) => {
    expect(getDefaults(name, text)).toEqual({ [name]: value });
  });

  it.each([
    ['amount', 'lots'],
    ['date', '31-Feb-2026'],
    ['urgent', 'maybe'],
    ['approver', 'Meera'],
    ['billTo', 'Halol'],
  ])('%s cannot be %s', (name, text) => {
    expect(getDefaults(name, text)).toEqual({});
  });

  it('apply to hidden fields, which are still sent', () => {
    expect(getDefaults('notes', 'By courier', { visible: false })).toEqual({ notes: 'By courier' });
  });

  it("don't apply to fields that can't be configured", () => {
    const fixed: FieldDef<Invoice> = { ...numberField, configurable: false };
    const config = [entry({ fieldName: 'number', defaultValue: 'X' })];
    expect(defaultsFrom(resolveFields([fixed], config, [], blank))).toEqual({});
  });
});

it("resolving keeps the order of definitions, ignores entries of other fields and doesn't mutate its input", () => {
  const config = Object.freeze([Object.freeze(entry({ fieldName: 'elsewhere', visible: false }))]);
  const resolved = resolveFields(Object.freeze([...fields]), config, Object.freeze(['supplier']), Object.freeze(blank));
  expect(resolved.map(field => field.def.name)).toEqual(fields.map(field => field.name));
  expect(resolved.every(field => field.present)).toBe(true);
});
