import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Entered } from '@/domain/einvoice/definition/definition';
import { NOTHING_ENTERED } from '@/domain/einvoice/definition/definition';
import { getHints, isNeeded, payBy, type HintInput, type ExtractedDetails } from '@/domain/einvoice/hints/hints';
import { readRules, type HintRule } from '@/domain/einvoice/hints/rules';

const delivered = readRules(JSON.parse(readFileSync('public/preflight.json', 'utf8')));
const rules = delivered?.rules ?? [];

const line = { description: 'Testing', hsn: '998346', taxRate: '18', amount: '1000', at: 'items.0.hsnSacCode' };
const invoice: Entered = {
  ...NOTHING_ENTERED,
  number: 'INV-1',
  date: '2026-11-20',
  types: ['INV'],
  currency: 'INR',
  total: '1180.00',
  sellerGstin: '27ABCDE1234F1Z5',
  buyerGstins: ['36AABCV4417K1Z7'],
  countryCode: 'IN',
  companyCode: '1000',
  companyName: 'Vellum Pharma',
  supplierCode: 'S0007',
  taxType: 'IGST',
  lines: [line],
};
const nothingSaid: ExtractedDetails = { date: '', registered: '', total: '', notes: [], accounts: [] };
const fields = {
  number: 'invoiceNumber',
  date: 'invoiceDate',
  total: 'invoiceAmount',
  taxType: 'taxType',
  tcsRate: 'tcsRate',
  lines: 'items.0.lineItemDescription',
};

/** Returns the IDs of the rules that match an invoice with these differences; by default from the delivered rules. */
function found(entered: Partial<Entered>, more: Partial<HintInput> = {}, table: readonly HintRule[] = rules) {
  const details: HintInput = { entered: { ...invoice, ...entered }, fields, copy: 'invoiceCopies', ...more };
  return getHints(table, details).map(({ rule: { id }, what, at }) => ({ id, what, at }));
}
const ids = (...of: Parameters<typeof found>) => found(...of).map(({ id }) => id);

it('readRules reads all delivered rules, and none matches an ordinary invoice', () => {
  expect(delivered?.unread).toEqual([]);
  expect(rules).toHaveLength(11);
  expect(found({})).toEqual([]);
});

describe('the hint on GST of 12 and 28 %', () => {
  it.each([
    ['12', '2025-09-21', []],
    ['12', '2025-09-22', ['gst-12-28']],
    ['12.00', '2025-09-23', ['gst-12-28']],
    ['28', '2026-11-20', ['gst-12-28']],
    ['18', '2026-11-20', []],
    ['5', '2026-11-20', []],
    ['12', '', []],
  ])('for a rate of %s %% on %s gives %j', (taxRate, date, expected) => {
    expect(ids({ date, lines: [{ ...line, taxRate }] })).toEqual(expected);
  });

  it('names the lines and links to the first', () => {
    const lines = ['18', '12', '12', '28'].map((taxRate, at) => ({ ...line, taxRate, at: `items.${at}.hsnSacCode` }));
    expect(found({ lines })).toEqual([
      { id: 'gst-12-28', what: 'Lines 2 and 3 use 12% GST.', at: 'items.1.hsnSacCode' },
      { id: 'gst-12-28', what: 'Line 4 uses 28% GST.', at: 'items.3.hsnSacCode' },
    ]);
    expect(found({ lines: Array.from({ length: 9 }, () => ({ ...line, taxRate: '12' })) })[0]?.what).toBe(
      'Lines 1, 2, 3 and 6 more use 12% GST.',
    );
  });

  it("isn't shown for a supplier without a GSTIN", () => {
    const entered = { taxType: 'IGST', lines: [{ ...line, taxRate: '12' }] };
    expect(ids({ ...entered, sellerGstin: '' })).toEqual([]);
  });

  it('is shown in India only', () => {
    expect(ids({ countryCode: 'DE', lines: [{ ...line, taxRate: '12' }] })).toEqual([]);
  });
});

it.each([
  ['0.1', '2025-03-31', []],
  ['0.1', '2025-04-01', ['tcs-goods']],
  ['0.10', '2026-11-20', ['tcs-goods']],
  ['0', '2026-11-20', []],
  ['', '2026-11-20', []],
])('TCS of %s %% on %s gives the hints %j', (tcsRate, date, expected) => {
  expect(ids({ date, tcsRate })).toEqual(expected);
});

it.each([
  ['2026-10-21', '2026-11-20T10:00:00', []],
  ['2026-10-20', '2026-11-20T23:59:59', ['irn-30-days']],
  ['2025-03-01', '2025-06-01T10:00:00', []],
  ['2026-10-20', '', []],
  ['', '2026-11-20T10:00:00', []],
])('an invoice of %s registered at %s gives the hints %j', (date, registered, expected) => {
  expect(ids({ date: date || '2026-11-20' }, { extracted: { ...nothingSaid, date, registered } })).toEqual(expected);
});

it.each([
  ['IGST', '36AABCV4417K1Z7', []],
  ['IGST', '27AABCV4417K1Z6', ['place-of-supply']],
  ['CGST & SGST', '36AABCV4417K1Z7', ['place-of-supply']],
  ['CGST & SGST', '27AABCV4417K1Z6', []],
  ['No Tax', '27AABCV4417K1Z6', []],
  ['', '27AABCV4417K1Z6', []],
  ['IGST', '', []],
])('tax type %s from Maharashtra to %s gives the hints %j', (taxType, buyer, expected) => {
  expect(ids({ taxType, buyerGstins: buyer ? [buyer] : [] })).toEqual(expected);
});

describe('the hint on an invoice date before the order or receipt', () => {
  it.each([
    ['2026-11-19', ['before-order']],
    ['2026-11-20', []],
    ['2026-11-21', []],
  ])('for an invoice of %s and the order of 20-Nov-2026 gives %j', (date, expected) => {
    expect(ids({ date, order: { name: 'order 4500063153', day: '2026-11-20' } })).toEqual(expected);
  });

  it.each([
    ['2026-11-19', ['before-receipt']],
    ['2026-11-20', []],
  ])('for an invoice of %s and the receipt of 20-Nov-2026 gives %j', (date, expected) => {
    expect(ids({ date, receipt: { name: 'receipt 50001', day: '2026-11-20T00:00:00Z' } })).toEqual(expected);
  });

  it('allows the days of grace from the rule file', () => {
    const graced = rules.map(rule => (rule.kind === 'dateBefore' ? { ...rule, days: 3 } : rule));
    const order = { name: 'order 4500063153', day: '2026-11-20' };
    expect(ids({ date: '2026-11-17', order }, {}, graced)).toEqual([]);
    expect(found({ date: '2026-11-16', order }, {}, graced)).toEqual([
      {
        id: 'before-order',
        what: 'The invoice is dated 16-Nov-2026, the order 4500063153 20-Nov-2026.',
        at: 'invoiceDate',
      },
    ]);
  });
});

it.each([
  ['50000', null, ['round-total']],
  ['50000.00', null, ['round-total']],
  ['50000.50', null, []],
  ['49999', null, []],
  ['0', null, []],
  ['', null, []],
  ['50000', [{ ...line, description: '', hsn: '' }], ['round-total']],
  ['50000', [line], []],
])('a total of %s with lines %j gives the hints %j', (total, lines, expected) => {
  expect(ids({ total, lines })).toEqual(expected);
});

describe('the hint on a bank account in the attached document', () => {
  const extracted = { ...nothingSaid, accounts: ['DE02 1203 0000 0000 2020 51'] };

  it.each([
    [['DE02120300000000202051'], []],
    [['DE75512108001245126199'], ['other-bank']],
    [[], ['other-bank']],
    [undefined, []],
  ])("for the supplier's accounts %j gives %j", (accounts, expected) => {
    expect(ids({}, { extracted, accounts })).toEqual(expected);
  });

  it('links to the invoice copy', () => {
    expect(found({}, { extracted, accounts: [] })[0]?.at).toBe('invoiceCopies');
  });
});

it.each([
  ['Rupees one lakh eighteen thousand only', '118000.00', []],
  ['Rupees one lakh eight thousand only', '118000.00', ['total-in-words']],
  ['Payable within thirty days', '118000.00', []],
  ['Rupees one thousand one hundred and eighty only', '', []],
  ['Rupees one thousand one hundred and eighty one only', '', ['total-in-words']],
])('the total in words “%s” with the total %s gives the hints %j', (note, total, expected) => {
  expect(ids({}, { extracted: { ...nothingSaid, total, notes: [note] } })).toEqual(expected);
});

it("shows the company's most frequent reasons for sending back, up to the limit in the rule file", () => {
  const reason = (text: string, companyCode = '1000') => ({ companyCode, reason: text });
  const sentBack = [
    reason('Please attach the signed copy.'),
    reason('please attach the signed  copy'),
    reason('Wrong GSTIN'),
    reason('Number already used'),
    reason('Illegible'),
    reason('Another company’s', '2000'),
    reason(''),
  ];
  expect(found({}, { sentBack }).map(({ what }) => what)).toEqual([
    'Vellum Pharma sent back 2 invoices: “Please attach the signed copy.”',
    'Vellum Pharma sent back 1 invoice: “Wrong GSTIN”',
    'Vellum Pharma sent back 1 invoice: “Number already used”',
  ]);
  expect(found({}, {})).toEqual([]);
});

describe('the MSME payment deadline', () => {
  it.each([
    ['2026-11-20', 'IN', '2027-01-04'],
    ['2006-10-02', 'IN', '2006-11-16'],
    ['2006-10-01', 'IN', undefined],
    ['2026-11-20', 'DE', undefined],
    ['', 'IN', undefined],
  ])('for an acceptance on %s in %s is %s', (accepted, country, day) => {
    expect(payBy(rules, accepted, country)?.day).toBe(day);
  });
});

describe('the rule file', () => {
  it('can switch a rule off', () => {
    const off = rules.map(rule => (rule.id === 'tcs-goods' ? { ...rule, on: false } : rule));
    expect(ids({ tcsRate: '0.1' }, {}, off)).toEqual([]);
    expect(isNeeded(off, 'goneTcs', 'IN')).toBe(false);
    expect(isNeeded(rules, 'goneTcs', 'IN')).toBe(true);
    expect(isNeeded(rules, 'goneTcs', 'DE')).toBe(false);
  });

  it('can end a rule on its last day', () => {
    const ended = rules.map(rule => (rule.id === 'tcs-goods' ? { ...rule, until: '2026-11-20' } : rule));
    expect(ids({ tcsRate: '0.1', date: '2026-11-20' }, {}, ended)).toEqual(['tcs-goods']);
    expect(ids({ tcsRate: '0.1', date: '2026-11-21' }, {}, ended)).toEqual([]);
  });

  it('leaves out unreadable rules and returns their names', () => {
    const [first, ...others] = rules;
    const table = readRules({ rules: [{ ...first, rates: [12] }, { kind: 'newer' }, ...others] });
    expect(table?.unread).toEqual(['gst-12-28', 'rule 2']);
    expect(table?.rules).toHaveLength(10);
    expect(readRules({ rules: [{ ...first, source: { name: 'x', url: 'javascript:alert(1)' } }] })?.rules).toEqual([]);
  });

  it.each([null, [], 'rules', { rule: [] }, { rules: {} }])('is rejected when it is %j', json => {
    expect(readRules(json)).toBeNull();
  });
});
