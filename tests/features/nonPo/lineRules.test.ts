import { describe, expect, it } from 'vitest';
import { lineIssues, type LineRuleContext } from '@/features/nonPo/model/lineRules';
import { itemLines, type NonPoLine } from '@/features/nonPo/fields/nonPo.lines';
import { settledFields } from '../../support/settledFields.ts';

const { blank: blankLine } = itemLines;
const fieldsWith = (required: Record<string, string> = {}) =>
  settledFields(
    itemLines,
    Object.entries(required).map(([fieldName, isRequiredMessage]) => ({
      fieldName,
      isRequired: true,
      isRequiredMessage,
    })),
  );
const good: Partial<NonPoLine> = {
  lineItemDescription: 'Lab testing',
  amount: '100',
  hsnSacCode: '998346',
  codeListed: true,
};
const line = (patch: Partial<NonPoLine> = {}): NonPoLine => ({ ...blankLine(), ...good, ...patch });
const NOT_LISTED = 'This code is not in the list. Select one from the list';
const CHOOSE = 'Select the code again to get its rate';
const submit: LineRuleContext = { fields: fieldsWith(), intent: 'submit', taxTypeName: 'IGST', india: true };
const draft: LineRuleContext = { ...submit, intent: 'draft' };
const told = (lines: NonPoLine[], context: LineRuleContext) =>
  lineIssues(lines, context).map(({ index, key, message }) => `${index}.${key}: ${message}`);

describe('line validation on submit', () => {
  it.each<[string, Partial<NonPoLine>, string[]]>([
    ['a valid line', {}, []],
    ['no amount', { amount: '' }, ['0.amount: Amount is required']],
    ['zero', { amount: '0.00' }, ['0.amount: Amount is required']],
    ['text', { amount: 'ten' }, ["0.amount: 'ten' is not an amount"]],
    ['a negative amount', { amount: '-5' }, ['0.amount: Negative value not allowed']],
    ['three decimals', { amount: '1.005' }, ['0.amount: Upto 2 decimals allowed']],
    ['grouped digits', { amount: '1,23,456.50' }, []],
    ['special characters', { lineItemDescription: '<b>' }, ['0.lineItemDescription: Special character not allowed']],
    ['no HSN', { hsnSacCode: '' }, ['0.hsnSacCode: HSN/SAC Code is required']],
    ['a typed HSN that was not found', { codeListed: false }, [`0.hsnSacCode: ${NOT_LISTED}`]],
    ['an HSN without a known rate', { codeRate: '' }, [`0.hsnSacCode: ${CHOOSE}`]],
  ])('%s', (_name, patch, wanted) => expect(told([line(patch)], submit)).toEqual(wanted));

  it('requires no HSN under No Tax', () => {
    expect(told([line({ hsnSacCode: '' })], { ...submit, taxTypeName: 'No Tax' })).toEqual([]);
  });

  it('requires no code that the configuration hides or locks', () => {
    for (const setting of [{ visible: false }, { disable: true }]) {
      const fields = settledFields(itemLines, [{ fieldName: 'hsnSacCode', ...setting }]);
      expect(told([line({ hsnSacCode: '' })], { ...submit, fields })).toEqual([]);
    }
  });

  it("rejects an unlisted code under No Tax, but doesn't require its rate", () => {
    const noTax = { ...submit, taxTypeName: 'No Tax' };
    expect(told([line({ codeListed: false })], noTax)).toEqual([`0.hsnSacCode: ${NOT_LISTED}`]);
    expect(told([line({ codeRate: '' })], noTax)).toEqual([]);
    expect(told([line({ codeListed: false })], draft)).toEqual([]);
  });

  it('requires a tax code outside India', () => {
    expect(told([line({ hsnSacCode: '' })], { ...submit, taxTypeName: 'Sales Tax', india: false })).toEqual([
      '0.taxCode: Tax Code is required',
    ]);
    expect(
      told([line({ hsnSacCode: '', taxCode: 'S1' }), line({ hsnSacCode: '', taxCode: 'S1' })], {
        ...submit,
        taxTypeName: 'Sales Tax',
        india: false,
      }),
    ).toEqual([]);
  });

  it('requires a different HSN in each line', () => {
    expect(told([line(), line({ hsnSacCode: '1' }), line({ hsnSacCode: ' 998346' })], submit)).toEqual([
      '2.hsnSacCode: HSN Code must be different in every line',
    ]);
  });

  it('ignores blank lines unless there is no other line', () => {
    expect(told([line(), blankLine()], submit)).toEqual([]);
    expect(told([blankLine(), blankLine()], submit)).toEqual([
      '0.amount: Amount is required',
      '0.hsnSacCode: HSN/SAC Code is required',
    ]);
  });

  it('requires the configured fields with the configured messages', () => {
    const required = { lineItemDescription: 'Say what was delivered', hsnSacCode: 'SAC please' };
    expect(
      told([line({ lineItemDescription: ' ', hsnSacCode: '' })], { ...submit, fields: fieldsWith(required) }),
    ).toEqual(['0.lineItemDescription: Say what was delivered', '0.hsnSacCode: SAC please']);
  });
});

describe('line validation of a draft', () => {
  it('allows empty fields, but no invalid values', () => {
    expect(told([blankLine()], draft)).toEqual([]);
    expect(told([line({ amount: '', hsnSacCode: '' })], draft)).toEqual([]);
    expect(told([line({ amount: '1.234' }), line({ amount: '-1', hsnSacCode: 'x' })], draft)).toEqual([
      '0.amount: Upto 2 decimals allowed',
      '1.amount: Negative value not allowed',
    ]);
  });
});
