import { getGstins, NOTHING_ENTERED, type Entered } from '@/domain/einvoice/definition/definition';
import { toIsoDay } from '@/lib/dates';
import { round } from '@/lib/money';
import type { StagedInvoice } from './api/operations';
import { getLines, getImportedTotals } from './model/lines';

export function getEntered(invoice: StagedInvoice): Entered {
  const lines = getLines(invoice.items);
  return {
    ...NOTHING_ENTERED,
    number: invoice.invoiceNumber ?? '',
    date: toIsoDay(invoice.invoiceDate) ?? '',
    currency: invoice.currencyCode ?? '',
    total: round(getImportedTotals(lines).invoice),
    sellerGstin: invoice.supplierGstNo ?? '',
    buyerGstins: getGstins(invoice.companyGstNumber),
    countryCode: invoice.countryCode ?? '',
    companyCode: invoice.companyCode ?? '',
    companyName: invoice.companyName ?? '',
    supplierCode: invoice.supplierCode ?? '',
    taxType: invoice.taxType ?? '',
    lines: lines.map((line, index) => ({
      description: line.lineItemDescription ?? '',
      hsn: line.hsnSacCode ?? '',
      taxRate: String(line.taxRate ?? ''),
      amount: String(line.amount ?? ''),
      at: `items.${index}`,
    })),
  };
}
