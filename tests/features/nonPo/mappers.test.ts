import { describe, expect, it } from 'vitest';
import { fromApi, toInput } from '@/features/nonPo/model/nonPo.mappers';
import { itemLines, type NonPoLine } from '@/features/nonPo/fields/nonPo.lines';
import { blankValues, type NonPoValues } from '@/features/nonPo/model/nonPo.values';
import type { InvoiceParties } from '@/domain/invoice/parties';
import { withTax } from '@/domain/invoice/totals';
import { bareRecord } from './record.ts';

const { blank: blankLine } = itemLines;
const parties: InvoiceParties = {
  company: {
    code: '1000',
    name: 'Arogya Pharma Ltd',
    countryCode: 'IN',
    countryName: 'India',
    currencyCode: 'INR',
    gstNumber: '27AAACA1234A1Z5',
  },
  supplier: {
    id: 7,
    code: 'V100',
    name: 'Sai Labs',
    email: 'billing@sai.example',
    address: '4 Lab Road',
    gstNumber: '27AAACS1234A1Z9',
    pan: 'AAACS1234A',
    contactNumber: '0221234567',
    paymentTerm: { code: 'N30', name: 'Net 30' },
    isUrgent: false,
    withHoldingCount: 1,
  },
};
const line = (patch: Partial<NonPoLine>) => withTax({ ...blankLine(), ...patch }, 'IGST');
const values = (patch: Partial<NonPoValues> = {}): NonPoValues => ({
  ...blankValues(parties),
  invoiceNumber: 'INV-1',
  invoiceDate: '2026-11-01',
  taxType: { code: 'IG', name: 'IGST' },
  ...patch,
});
const submit = { intent: 'submit', documentContext: parties, record: null } as const;

describe('toInput', () => {
  it('drops lines of amount 0 on submit and keeps incomplete ones in a draft', () => {
    const items = [line({ amount: '10', codeRate: '18' }), line({ lineItemDescription: 'later' }), blankLine()];
    expect(toInput(values({ items }), submit).items).toHaveLength(1);
    const draft = toInput(values({ items }), { ...submit, intent: 'draft' });
    expect(draft.items?.map(item => item.lineItemDescription)).toEqual(['', 'later']);
  });

  it('sends exact totals', () => {
    const items = [line({ amount: '1,000.10', codeRate: '18' }), line({ amount: '0.2', codeRate: '5' })];
    expect(toInput(values({ items }), submit)).toMatchObject({
      totalAmount: '1000.30',
      totalTaxAmount: '180.03',
      totalGrossAmount: '1180.33',
      invoiceDate: '2026-11-01',
      items: [{ amount: '1000.10', taxRate: '18' }, { amount: '0.20' }],
    });
  });

  it('sends files and the bill-to address as JSON text, and trims the invoice number', () => {
    const file = { file_uid: 'f1', file_name: 'invoice.pdf', file_status: 'Success', fileSize: 1200 };
    const input = toInput(values({ invoiceCopies: [file], invoiceNumber: ' INV-9 ' }), submit);
    expect(JSON.parse(input.invoiceCopies ?? '')).toEqual([expect.objectContaining(file)]);
    expect(JSON.parse(input.supportingDocuments ?? '')).toEqual([]);
    expect(input.invoiceNumber).toBe('INV-9');
  });
});

describe('fromApi', () => {
  const record = bareRecord;

  it('reads a record with only the required fields', () => {
    expect(fromApi(record)).toMatchObject({
      invoiceNumber: 'A-1',
      invoiceDate: '2026-11-01',
      taxType: { code: '', name: 'IGST' },
      invoiceCopies: [],
      items: [],
      notes: '',
    });
  });

  it('reads numbers and numeric text the same way', () => {
    const item = {
      uid: null,
      lineItemDescription: null,
      hsnSacCode: null,
      hsnSacName: null,
      taxCode: null,
      taxName: null,
    };
    const read = fromApi({
      ...record,
      items: [{ ...item, amount: 10.5, taxRate: '18.00', taxAmount: '1.89', grossAmount: null }],
    });
    expect(read.items[0]).toMatchObject({ amount: '10.50', taxRate: '18', taxAmount: '1.89', grossAmount: '0.00' });
  });
});
