import { pathOfSentRow } from '@/domain/invoice/sentRows';
import { orderToInput } from '@/domain/orders/orderHead';
import type { InputContext, SavedAs } from '@/domain/record/document';
import { round, sum } from '@/lib/money';
import { findFieldByDtoName, deserialize, serialize, type KnownTo, type DtoOf } from '@/shared/fields/dto';
import type { ProformaInvoice } from '../api/operations';
import type { ProformaInvoiceInput } from '../api/proforma.graphql.generated';
import type { OrderContext } from '../fields/order';
import { advanceLines, type ProformaLine } from '../fields/proforma.lines';
import { recordFields, type ProformaValues } from './proforma.values';

const isSent = (line: ProformaLine) => !advanceLines.isBlank(line);

export function toInput(
  values: ProformaValues,
  { documentContext, record }: InputContext<Pick<ProformaInvoice, 'assignment'>, OrderContext>,
): Omit<ProformaInvoiceInput, keyof SavedAs> {
  const fields: KnownTo<ProformaInvoiceInput, DtoOf<typeof recordFields>> = serialize(recordFields, values, record);
  const lines = values.lineItems.filter(isSent);
  return {
    ...fields,
    ...(record && { assignment: record.assignment }),
    ...orderToInput(documentContext),
    companyGstNumber: documentContext.parties.company.gstNumber,
    poGrossAmount: documentContext.amount,
    billToLocationGstNumber: documentContext.billTo?.gstNumber ?? null,
    paymentTermName: documentContext.paymentTermText,
    currencyCode: documentContext.currency,
    totalGrossAmount: round(sum(lines.map(line => line.amount))),
    lineItems: lines.map(line => {
      const item = documentContext.items.find(({ lineNumber }) => lineNumber === line.poItemLineNumber);
      return {
        ...advanceLines.toInput(line),
        poId: documentContext.orderId,
        poNo: documentContext.orderNo,
        poItemId: item?.id ?? null,
        poItemLineNumber: item?.lineNumber ?? null,
        poItemAmount: item?.amount ?? null,
        itemId: item?.itemId ?? null,
        itemCode: item?.code ?? null,
        itemType: item?.type ?? null,
        itemDescription: item?.description ?? null,
      };
    }),
  };
}

export function fromApi(invoice: ProformaInvoice): ProformaValues {
  return {
    ...deserialize(recordFields, invoice),
    lineItems: (invoice.lineItems ?? []).map(advanceLines.fromApi),
  };
}

export function toEdit(values: ProformaValues): ProformaValues {
  return values.lineItems.length > 0 ? values : { ...values, lineItems: [advanceLines.blank()] };
}

/** Maps the server's field path to the form. The server names an item by id, the form by number; the server counts only sent lines. */
export function toFormPath(serverPath: string, { lineItems }: ProformaValues): string {
  if (serverPath === 'totalGrossAmount') return 'lineItems.0.amount';
  const inLines = pathOfSentRow(serverPath, 'lineItems', lineItems, isSent);
  return inLines?.replace(/poItemId$/, 'poItemLineNumber') ?? findFieldByDtoName(recordFields, serverPath);
}
