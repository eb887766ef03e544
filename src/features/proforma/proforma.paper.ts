import { enteredParties, gstinsOf, NOTHING_ENTERED, type PaperDef } from '@/domain/paper/paper';
import { takes } from '@/domain/paper/take';
import { round, sum } from '@/lib/money';
import { advanceLines } from './fields/proforma.lines';
import type { OrderSubject } from './fields/order';
import type { ProformaValues } from './model/proforma.values';

/** How a proforma invoice corresponds to its paper. */
export const proformaPaper: PaperDef<ProformaValues, OrderSubject> = {
  copy: 'invoiceDocument',
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
    buyerGstins: gstinsOf(billTo?.gstNumber, parties.company.gstNumber),
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
  take: ({ facts, values, subject }) => {
    const [line, ...others] = values.lineItems;
    // An advance is one sum: of several lines nobody but the author can say how it is shared.
    const lines = line && others.length === 0 && facts.total !== '' ? [{ ...line, amount: round(facts.total) }] : [];
    return Promise.resolve([
      ...takes.text<ProformaValues>('invoiceNumber', 'Invoice Number', facts.number),
      ...takes.day<ProformaValues>('invoiceDate', 'Invoice Date', facts.date),
      ...takes.rows<ProformaValues>('lineItems', 'Amount', lines, {
        isBlank: advanceLines.isBlank,
        country: subject.parties.company.countryCode,
      }),
    ]);
  },
};
