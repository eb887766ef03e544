import {
  enteredParties,
  getGstins,
  NOTHING_ENTERED,
  type EinvoiceDef,
  type Suggestion,
} from '@/domain/einvoice/definition/definition';
import { suggestion } from '@/domain/einvoice/definition/suggestions';
import { formatMoney, isZero, round, sum, type DecimalText } from '@/lib/money';
import { proformaListPage } from './api/operations';
import type { ProformaLine } from './fields/proforma.lines';
import type { OrderContext } from './fields/order';
import type { ProformaValues } from './model/proforma.values';

export const proformaEinvoice: EinvoiceDef<ProformaValues, OrderContext> = {
  list: proformaListPage,
  fields: {
    number: 'invoiceNumber',
    date: 'invoiceDate',
    total: 'lineItems.0.amount',
    lines: 'lineItems.0.lineItemDescription',
  },
  entered: (values, { parties, billTo, currency, orderNo, orderDate }) => ({
    ...NOTHING_ENTERED,
    ...enteredParties(parties),
    number: values.invoiceNumber,
    date: values.invoiceDate,
    currency,
    total: round(sum(values.lineItems.map(line => line.amount))),
    buyerGstins: getGstins(billTo?.gstNumber, parties.company.gstNumber),
    orderNo,
    order: { name: `order ${orderNo}`, day: orderDate },
    lines: values.lineItems.map((line, index) => ({
      description: line.lineItemDescription,
      hsn: '',
      taxRate: '',
      amount: line.amount,
      at: `lineItems.${index}.lineItemDescription`,
    })),
  }),
  suggest: ({ extractedFields, documentContext }) =>
    Promise.resolve([
      ...suggestion.text<ProformaValues>('invoiceNumber', 'Invoice Number', extractedFields.number),
      ...suggestion.day<ProformaValues>('invoiceDate', 'Invoice Date', extractedFields.date),
      ...(extractedFields.total === ''
        ? []
        : [amountSuggestion(round(extractedFields.total), documentContext.parties.company.countryCode)]),
    ]),
};

/** An advance is one amount: with several lines, only the author can split it. */
function amountSuggestion(amount: DecimalText, country: string): Suggestion<ProformaValues> {
  return {
    field: 'lineItems',
    label: 'Amount',
    value: ({ lineItems }) => (lineItems.length === 1 ? lineItems.map(line => ({ ...line, amount })) : lineItems),
    format: lines =>
      (lines as ProformaLine[]).map(line => (isZero(line.amount) ? '' : formatMoney(line.amount, country))).join(', '),
  };
}
