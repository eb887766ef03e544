import { describe, expect, it } from 'vitest';
import type { ExtractedFields } from '@/domain/einvoice/definition/definition';
import { itemLines } from '@/features/nonPo/fields/nonPo.lines';
import type { NonPoValues } from '@/features/nonPo/model/nonPo.values';
import { nonPoEinvoice } from '@/features/nonPo/nonPo.einvoice';

/** Data of a signed code for a one-line invoice over 1,180.00, including tax. */
const details: ExtractedFields = {
  by: 'signed',
  sellerGstin: '27ABCDE1234F1Z5',
  buyerGstin: '36AABCV4417K1Z7',
  number: 'INV/26-27/001',
  type: 'INV',
  date: '2026-11-20',
  total: '1180.00',
  lineCount: 1,
  hsn: '998346',
  currency: '',
  order: '',
};
const code = { code: '998346', name: 'Technical testing', taxCode: 'G3', taxName: 'Input GST 18 %', rate: '18' };

const linesTake = async (total = details.total) => {
  const suggestions = await nonPoEinvoice.suggest?.({
    reading: {} as never,
    extractedFields: { ...details, total },
    documentContext: { company: { countryCode: 'IN' } } as never,
    lookups: { hsnCodes: () => Promise.resolve([code]) },
    signal: new AbortController().signal,
  });
  return suggestions?.find(({ field }) => field === 'items');
};
const under = (name: string) => ({ items: [itemLines.blank()], taxType: { code: name, name } }) as NonPoValues;

describe('line built from a signed QR code', () => {
  it.each([
    ['IGST', { amount: '1000.00', taxRate: '18', taxAmount: '180.00', grossAmount: '1180.00' }],
    ['No Tax', { amount: '1180.00', taxRate: '0', taxAmount: '0.00', grossAmount: '1180.00' }],
  ])("is calculated with the form's tax type: %s", async (taxType, line) => {
    const take = await linesTake();
    expect(take?.value(under(taxType))).toMatchObject([{ ...line, hsnSacCode: '998346', codeListed: true }]);
  });

  it('leaves the lines unchanged when no net amount adds up to the total', async () => {
    const take = await linesTake('0.03');
    const values = under('IGST');
    expect(take?.value(values)).toBe(values.items);
  });
});
