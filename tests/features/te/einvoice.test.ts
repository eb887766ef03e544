import { expect, it } from 'vitest';
import { compareFields } from '@/domain/einvoice/compare/compareFields';
import type { ExtractedFields } from '@/domain/einvoice/definition/definition';
import { getEntered } from '@/features/te/te.einvoice';
import { line, stagedInvoice } from './te.ts';

const signed: ExtractedFields = {
  by: 'signed',
  sellerGstin: '29AABCT1332L1ZU',
  buyerGstin: '36AABCV4417K1ZP',
  number: 'trv/1',
  type: 'INV',
  date: '2026-10-05',
  total: '5207.34',
  lineCount: 1,
  hsn: '996425',
  currency: '',
  order: '',
};
const invoice = stagedInvoice(1, {
  invoiceNumber: 'TRV-1',
  invoiceDate: '2026-10-05T00:00:00',
  supplierGstNo: '29AABCT1332L1ZU',
  companyGstNumber: '36AABCV4417K1ZP',
  items: [{ ...line, taxAmount: '247.97', grossAmount: '5207.34' }],
});

it('an imported invoice is compared with its attached e-invoice to the paisa', () => {
  expect(compareFields(signed, getEntered(invoice))).toMatchObject({ differences: [] });
  const other = { ...signed, total: '5207.35', sellerGstin: '27ABCDE1234F1Z5' };
  expect(
    compareFields(other, getEntered(invoice)).differences.map(({ label, extracted }) => [label, extracted]),
  ).toEqual([
    ['Supplier GSTIN', '27ABCDE1234F1Z5'],
    ['Total', '5,207.35'],
  ]);
});
