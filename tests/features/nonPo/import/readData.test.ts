import { describe, expect, it } from 'vitest';
import { deserializeAddress, type PostalAddress } from '@/domain/invoice/address';
import { importState } from '@/features/nonPo/import/model/importState';
import { readImportState, toPrefill } from '@/features/nonPo/import/model/prefill';
import { findReadChoices } from '@/features/nonPo/import/model/readChoices';
import { parseReadInvoice, type ReadInvoice } from '@/features/nonPo/import/model/readData';
import type { Lookups } from '@/shared/fields/types';

const file = { file_uid: 'f-1', file_name: 'invoice.pdf', file_status: 'Success', fileSize: 1234 };

describe('extracted data', () => {
  it.each([
    ['2026-11-02', '2026-11-02'],
    ['02/11/2026', '2026-11-02'],
    ['2-Nov-2026', '2026-11-02'],
    ['2026-11-02T10:00:00Z', '2026-11-02'],
    ['31/02/2026', ''],
    ['soon', ''],
    [null, ''],
  ])('parses date %j as %j', (invoiceDate, day) => expect(parseReadInvoice({ invoiceDate })?.invoiceDate).toBe(day));

  it.each([
    [1180, '1180.00'],
    ['1,18,000.5', '118000.50'],
    ['₹ 1,180.00', '1180.00'],
    ['1,180.00 INR', '1180.00'],
    ['Rs.50/-', '50.00'],
    ['(50)', ''],
    ['1.180,00', ''],
    ['-5', '-5.00'],
    ['1e9', ''],
    [0, ''],
  ])('parses amount %j as %j', (totalAmount, amount) =>
    expect(parseReadInvoice({ totalAmount })?.totalAmount).toBe(amount),
  );

  it('keeps hostile text as text and ignores unknown properties', () => {
    const read = parseReadInvoice(
      JSON.stringify({
        invoiceNumber: '<script>alert(1)</script>\u202e\u0000',
        items: [null, 7, { lineItemDescription: '=HYPERLINK("x")', amount: '10' }, { amount: 'x' }],
        __proto__: { polluted: true },
        other: {},
      }),
    );
    expect(read?.invoiceNumber).toBe('<script>alert(1)</script>');
    expect(read?.items).toEqual([{ lineItemDescription: '=HYPERLINK("x")', amount: '10.00', hsnSacCode: '' }]);
  });

  it('is null for a non-object and limited in size for oversized data', () => {
    for (const data of ['', 'x', '[', 'null', '7', null]) expect(parseReadInvoice(data)).toBeNull();
    const items = Array.from({ length: 9_000 }, () => ({ lineItemDescription: 'a'.repeat(9_000), amount: 1 }));
    const read = parseReadInvoice({ items });
    expect(read?.items).toHaveLength(500);
    expect(read?.items[0]?.lineItemDescription).toHaveLength(500);
  });
});

const plantNamed = (code: string, name: string, gstNumber: string) =>
  deserializeAddress({ code, name, gstNumber }) as PostalAddress;
const plant = plantNamed('HYD2', 'Genome Valley R&D Centre', '36AABCV4417K1Z5');

describe('options for extracted names', () => {
  const plants = [plant, plantNamed('HYD1', 'Jeedimetla Formulations', '36AABCV4417K1Z5')];
  const taxTypes = [
    { code: 'CGST_SGST', name: 'CGST & SGST' },
    { code: 'IGST', name: 'IGST' },
  ];
  const asked: string[] = [];
  const lookups: Lookups = {
    taxTypes: () => Promise.resolve(taxTypes),
    plants: text => {
      asked.push(text);
      return Promise.resolve(plants.filter(row => Object.values(row).some(part => part.includes(text))));
    },
  };
  const find = (read: object, from = lookups) =>
    findReadChoices(parseReadInvoice(read) as ReadInvoice, from, new AbortController().signal);

  it.each([
    ['IGST', 'IGST'],
    ['cgst and sgst', 'CGST & SGST'],
    ['CGST+SGST', 'CGST & SGST'],
    ['GST', undefined],
  ])('match tax type %j to %j', async (taxType, name) => expect((await find({ taxType })).taxType?.name).toBe(name));

  it.each([
    ['Genome Valley', 'HYD2'],
    ['HYD1', 'HYD1'],
    // Two plants have this number, so the user has to choose.
    ['36AABCV4417K1Z5', undefined],
    ['Paris', undefined],
  ])('match bill-to %j to %j', async (billToLocation, code) =>
    expect((await find({ billToLocation })).billToLocation?.code).toBe(code),
  );

  it("are empty when nothing is named or the lists can't be loaded", async () => {
    asked.length = 0;
    expect(await find({ billToLocation: 'x' })).toEqual({});
    expect(asked).toEqual([]);
    const down: Lookups = {
      taxTypes: () => Promise.reject(new Error('down')),
      plants: () => Promise.reject(new Error('down')),
    };
    expect(await find({ taxType: 'IGST', billToLocation: 'Genome Valley' }, down)).toEqual({});
  });
});

describe('prefill of the create form', () => {
  const data = JSON.stringify({
    invoiceNumber: 'A-1',
    currencyCode: '₹',
    items: [{ lineItemDescription: 'Vials', amount: 100, hsnSacCode: '701010' }],
  });

  it('is restored from the navigation state with the file attached', () => {
    const state: unknown = structuredClone(
      importState(
        { companyCode: '1000', countryCode: 'IN', supplierCode: 'S1' },
        { file, data, choices: { taxType: { code: 'IGST', name: 'IGST' }, billToLocation: plant } },
      ),
    );
    const prefill = readImportState(state);
    expect(prefill?.values).toMatchObject({
      invoiceNumber: 'A-1',
      currencyCode: { code: 'INR', name: 'Indian Rupee' },
      invoiceCopies: [file],
      items: [{ lineItemDescription: 'Vials', amount: '100.00', grossAmount: '100.00', hsnSacCode: '701010' }],
    });
    expect(prefill?.values).toMatchObject({ taxType: { name: 'IGST' }, billToLocation: plant });
    expect(prefill?.read).toEqual(['taxType', 'billToLocation', 'invoiceNumber', 'currencyCode', 'items']);
    expect(prefill?.notice).toContain(
      'From invoice.pdf: bill-to location, invoice number, tax type, currency, 1 line item.',
    );
    for (const other of [null, {}, 'x', { mode: 'Add' }, { copyData: { data: null, invoiceCopies: [] } }])
      expect(readImportState(other)).toBeNull();
  });

  it('is only the file when nothing was extracted, and one line when only the total was', () => {
    expect(toPrefill({ file, data: null, choices: {} })).toMatchObject({ read: [], values: { invoiceCopies: [file] } });
    expect(toPrefill({ file, data: '{"totalAmount":"50"}', choices: {} }).values.items).toMatchObject([
      { amount: '50.00' },
    ]);
  });
});
