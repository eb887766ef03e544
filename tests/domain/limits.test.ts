import { describe, expect, it } from 'vitest';
import { rowLimits } from '@/domain/record/savedAs';
import * as delivery from '@/features/delivery/fields/delivery.fields';
import { overheadRows } from '@/features/delivery/fields/overhead.lines';
import { overheadIssues } from '@/features/delivery/model/overheads';
import { entryFields } from '@/features/manual/fields/manual.fields';
import { manualImport } from '@/features/manual/import/manual.import';
import { itemLines, shipmentRows } from '@/features/nonPo/fields/nonPo.lines';
import { recordFields } from '@/features/nonPo/model/nonPo.values';
import { lineIssues as nonPoIssues } from '@/features/nonPo/model/lineRules';
import { shipmentIssues } from '@/features/nonPo/model/extras';
import * as proforma from '@/features/proforma/fields/proforma.fields';
import { lineIssues as proformaIssues } from '@/features/proforma/model/proforma.rules';
import { advanceLines } from '@/features/proforma/fields/proforma.lines';
import { bankFields } from '@/features/supplier/bank/bank.section';
import { contactFields } from '@/features/supplier/contacts/contacts.section';
import { certificateFields } from '@/features/supplier/documents/documents.section';
import { financialFields } from '@/features/supplier/financial/financial.fields';
import { locationFields } from '@/features/supplier/locations/locations.fields';
import * as references from '@/features/supplier/references/references.section';
import { registrationFields } from '@/features/supplier/registration/model/registration.fields';
import { relatedCompanyFields } from '@/features/supplier/related/relatedCompanies.section';
import { teImport } from '@/features/te/import/te.import';
import { MAX_LINES, MAX_PROFILE_TEXT, MAX_SHIPPING_TEXT, MAX_TEXT, TOO_LARGE } from '@/lib/limits';
import { buildSchema } from '@/shared/fields/schema';
import type { FieldDef } from '@/shared/fields/types';
import { checkRow, RowChecks } from '@/shared/importing/rowChecks';
import type { ImportDef } from '@/shared/importing/importDef';
import { settledFields } from '../support/settledFields.ts';

// The form rejects values beyond the storage limits, even in drafts (`docs/limits.md`). The sandbox's limits are
// tested in tests/sandbox/data/limits.test.ts.
const TOO_MUCH = '10000000000000';

type AnyFields = readonly FieldDef<never>[];
const FEATURES: [feature: string, fields: AnyFields, most: number][] = [
  ['non-PO invoice', recordFields as unknown as AnyFields, MAX_TEXT],
  ['proforma invoice', [...proforma.headerFields, ...proforma.endingFields(true)] as unknown as AnyFields, MAX_TEXT],
  ['delivery invoice', [...delivery.headerFields, ...delivery.endingFields(true)] as unknown as AnyFields, MAX_TEXT],
  ['manual entry', entryFields as unknown as AnyFields, MAX_TEXT],
  ['contact', contactFields as unknown as AnyFields, MAX_PROFILE_TEXT],
  ['financial year', financialFields as unknown as AnyFields, MAX_PROFILE_TEXT],
  ['company reference', references.companyReferenceFields as unknown as AnyFields, MAX_PROFILE_TEXT],
  ['client reference', references.clientReferenceFields as unknown as AnyFields, MAX_PROFILE_TEXT],
  ['bank account', bankFields as unknown as AnyFields, MAX_PROFILE_TEXT],
  ['document', certificateFields as unknown as AnyFields, MAX_PROFILE_TEXT],
  ['location', locationFields as unknown as AnyFields, MAX_PROFILE_TEXT],
  ['related company', relatedCompanyFields as unknown as AnyFields, MAX_PROFILE_TEXT],
  ['registration', registrationFields as unknown as AnyFields, MAX_PROFILE_TEXT],
];

/** Returns the error of a draft with this value in one field, regardless of the configuration. */
function getProblem(def: FieldDef<never>, value: string): string | undefined {
  const field = { label: def.label, present: true, mode: 'edit', required: false, requiredOnDraft: false } as const;
  const schema = buildSchema<Record<string, unknown>>(
    [{ ...field, def: def as never, defaultValue: undefined }],
    'submit',
  );
  return schema.safeParse({ [def.name]: value }).error?.issues[0]?.message;
}

describe.each(FEATURES)('the form validation of a %s', (_, fields, most) => {
  const typed = fields.filter(({ mode }) => mode !== 'read' && mode !== 'locked');
  it('rejects texts and amounts beyond the storage limit in every field', () => {
    const silent = typed.flatMap(def => {
      if (def.kind === 'money' || def.kind === 'number') return getProblem(def, TOO_MUCH) ? [] : [def.name];
      if (def.kind === 'text' || def.kind === 'longText')
        return getProblem(def, 'x'.repeat(most + 1)) ? [] : [def.name];
      return [];
    });
    expect(silent).toEqual([]);
  });

  it('rejects rates above 100', () => {
    const rates = typed.filter(({ kind, name }) => kind === 'number' && /rate|percentage/i.test(name));
    expect(rates.filter(def => getProblem(def, '100.01') === undefined)).toEqual([]);
    expect(rates.filter(def => getProblem(def, '100') !== undefined)).toEqual([]);
  });
});

describe('row validation', () => {
  it.each<[string, () => { key: string; message: string }[]]>([
    [
      'non-PO lines',
      () =>
        nonPoIssues([{ ...itemLines.blank(), amount: TOO_MUCH }], {
          fields: settledFields(itemLines),
          intent: 'draft',
          taxTypeName: null,
          india: true,
        }),
    ],
    [
      'proforma lines',
      () => proformaIssues(settledFields(advanceLines), [{ ...advanceLines.blank(), amount: TOO_MUCH }], 'draft'),
    ],
    [
      'overheads',
      () => overheadIssues(settledFields(overheadRows), [{ ...overheadRows.blank(), amount: TOO_MUCH }], true),
    ],
  ])('rejects an amount that is too large: %s', (_, issues) =>
    expect(issues().filter(({ key }) => key === 'amount')).toMatchObject([{ message: TOO_LARGE }]),
  );

  it('rejects a shipping text that is too long', () =>
    expect(shipmentIssues([{ ...shipmentRows.blank(), trackingNo: 'x'.repeat(MAX_SHIPPING_TEXT + 1) }])).toMatchObject([
      { key: 'trackingNo', message: `At most ${MAX_SHIPPING_TEXT} characters` },
    ]));

  it('rejects texts that are too long and too many rows in any list of a document', () => {
    expect(rowLimits({ items: [{ note: 'x' }, { note: 'x'.repeat(MAX_TEXT + 1), amount: '1' }], note: 'x' })).toEqual([
      { path: ['items', 1, 'note'], message: `At most ${MAX_TEXT} characters` },
    ]);
    const rows = Array.from({ length: MAX_LINES + 1 }, () => ({}));
    expect(rowLimits({ items: rows })).toEqual([{ path: ['items'], message: `At most ${MAX_LINES} lines` }]);
    expect(rowLimits({ items: rows.slice(1) })).toEqual([]);
  });
});

describe.each<[string, ImportDef]>([
  ['travel and expense', teImport],
  ['manual entries', manualImport({ documentTypes: none, apSubCategories: none, currencies: none })],
])('the row validation of an imported file of %s', (_, def) => {
  const blank = Object.fromEntries(def.columns.map(({ key }) => [key, '']));
  it('rejects values beyond the storage limit in every column', () => {
    const silent = def.columns.flatMap(({ key, kind }) => {
      const value = kind === 'money' ? TOO_MUCH : kind === 'text' ? 'x'.repeat(MAX_TEXT + 1) : null;
      return value === null || checkRow(def, { ...blank, [key]: value }, new Map())?.[key] ? [] : [key];
    });
    expect(silent).toEqual([]);
    const rates = def.columns.filter(({ key }) => /rate/i.test(key));
    for (const { key } of rates)
      expect(checkRow(def, { ...blank, [key]: '101' }, new Map())?.[key]).toMatch(/0 to 100/);
  });
});

it('a travel import allows at most 1,000 lines per invoice and marks the lines beyond', () => {
  const checks = new RowChecks(teImport, new Map());
  const row = (at: number, invoiceNumber: string) => ({
    supplierCode: '1',
    invoiceNumber,
    lineItemDescription: `${at}`,
  });
  const rows = Array.from({ length: MAX_LINES + 2 }, (_, at) => row(at, at % 2 === 0 ? 'TRV-1' : 'trv-1'));
  rows.forEach((each, index) => checks.check(index, each));
  const problem = (index: number) => checks.of(index, rows[index] ?? {}, at => at + 2)?.['invoiceNumber'];
  const words = `At most ${MAX_LINES} lines per invoice`;
  expect([MAX_LINES - 1, MAX_LINES, MAX_LINES + 1].map(problem)).toEqual([undefined, words, words]);
  // A row with another number takes the free slot.
  expect(checks.check(0, row(0, 'TRV-2')).flat()).toEqual(expect.arrayContaining([0, MAX_LINES]));
  expect([MAX_LINES, MAX_LINES + 1].map(problem)).toEqual([undefined, words]);
  expect(checks.check(1, null).flat()).toContain(MAX_LINES + 1);
  expect([MAX_LINES, MAX_LINES + 1].map(problem)).toEqual([undefined, undefined]);
});

function none() {
  return Promise.resolve([]);
}
