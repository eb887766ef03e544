import { enteredParties, getGstins, NOTHING_ENTERED, type EinvoiceDef } from '@/domain/einvoice/definition/definition';
import { suggestion } from '@/domain/einvoice/definition/suggestions';
import { isIndia } from '@/lib/country';
import { deliveryListPage } from './api/operations';
import type { DeliveryValues } from './model/delivery.values';
import type { DeliveryContext } from './model/context';
import { getDeliveryTotals } from './model/totals';

/** The lines are the order's, so only number and date can be taken. */
export const deliveryEinvoice: EinvoiceDef<DeliveryValues, DeliveryContext> = {
  list: deliveryListPage,
  fields: {
    number: 'invoiceNumber',
    date: 'invoiceDate',
    total: 'items.0.quantity',
    lines: 'items.0.quantity',
  },
  entered: (values, { parties, billTo, currency, orderNo, orderDate, grnNo, grnDate }) => ({
    ...NOTHING_ENTERED,
    ...enteredParties(parties),
    number: values.invoiceNumber,
    date: values.invoiceDate,
    types: ['INV'],
    currency,
    total: getDeliveryTotals(values.items, values.overheads).grandTotal,
    buyerGstins: getGstins(billTo?.gstNumber, parties.company.gstNumber),
    orderNo,
    order: { name: `order ${orderNo}`, day: orderDate },
    ...(grnDate && { receipt: { name: `receipt ${grnNo}`, day: grnDate } }),
    lines: values.items.map((line, index) => ({
      description: line.item,
      hsn: isIndia(parties.company.countryCode) ? line.hsnCode : '',
      taxRate: line.taxRate,
      amount: line.amount,
      at: `items.${index}.quantity`,
    })),
  }),
  suggest: ({ extractedFields }) =>
    Promise.resolve([
      ...suggestion.text<DeliveryValues>('invoiceNumber', 'Invoice Number', extractedFields.number),
      ...suggestion.day<DeliveryValues>('invoiceDate', 'Invoice Date', extractedFields.date),
    ]),
};
