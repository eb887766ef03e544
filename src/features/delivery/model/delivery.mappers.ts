import { CHARGES, type ChargeAmounts } from '@/domain/orders/charges';
import { orderToInput } from '@/domain/orders/orderHead';
import type { InputContext, SavedAs } from '@/domain/record/document';
import { isZero, parseDecimal, round } from '@/lib/money';
import { findFieldByDtoName, deserialize, serialize, type KnownTo, type DtoOf } from '@/shared/fields/dto';
import type { DeliveryInvoice } from '../api/operations';
import type { DeliveryInvoiceCreate, DeliveryInvoiceItemInput } from '../api/delivery.graphql.generated';
import { recordFields, type DeliveryValues } from './delivery.values';
import { billedLines, typedLines, type DeliveryLine } from '../fields/delivery.lines';
import { withAmounts, workedOut } from './line';
import { overheadRows } from '../fields/overhead.lines';
import { getNewest, refOfItem, getInvoiceContext, type DeliveryContext } from './context';
import { getDeliveryTotals } from './totals';

export function toInput(
  values: DeliveryValues,
  { documentContext, record }: InputContext<object, DeliveryContext>,
): Omit<DeliveryInvoiceCreate, keyof SavedAs> {
  const fields: KnownTo<DeliveryInvoiceCreate, DtoOf<typeof recordFields>> = serialize(recordFields, values, record);
  const { company, supplier } = documentContext.parties;
  const { totalAmount, totalTax, grandTotal } = getDeliveryTotals(values.items, values.overheads);
  return {
    ...fields,
    ...orderToInput(documentContext),
    type: documentContext.type,
    poDate: documentContext.orderDate || null,
    poType: documentContext.orderType,
    grnNo: documentContext.type === 'PO' ? null : getNumbers(values.items),
    grnDate: getNewestDay(values.items, documentContext) || documentContext.grnDate || null,
    supplierCompany: company.name,
    supplierTaxNumber: supplier.gstNumber,
    paymentTermId: documentContext.paymentTermId,
    paymentTermText: documentContext.paymentTermText,
    currency: documentContext.currency,
    plantCode: documentContext.plantCode,
    plantName: documentContext.plantName,
    prInitiator: documentContext.prInitiator.id,
    totalAmount,
    totalTax,
    grandTotal,
    items: values.items.map(line => itemToInput(line, documentContext)),
    overheads: values.overheads.map(row => ({ ...row, amount: round(row.amount), taxRate: row.taxRate || '0' })),
  };
}

function getNumbers(lines: readonly DeliveryLine[]): string {
  return [...new Set(lines.map(line => line.grnNo))].join(',');
}

/** Returns the latest date of the receipts that the lines bill; '' if unknown. */
function getNewestDay(lines: readonly DeliveryLine[], { itemOf }: DeliveryContext): string {
  return getNewest(lines.map(line => itemOf(line.ref)?.grnDate ?? ''));
}

function itemToInput(line: DeliveryLine, { itemOf, parties }: DeliveryContext): DeliveryInvoiceItemInput {
  const item = itemOf(line.ref);
  return {
    ...billedLines.toInput(line),
    newQuantity: parseDecimal(line.quantity) ?? '0',
    price: line.price,
    discount: '0',
    ...line.charges,
    supplierId: parties.supplier.id,
    supplierName: parties.supplier.name,
    ...(item && {
      orderItemId: item.orderItemId,
      poLineItemNumber: item.poLineItemNumber,
      grnId: item.grnId,
      grnItemId: item.grnItemId,
      grnNo: item.grnNo || null,
      grnLineItemNumber: item.grnLineItemNumber || null,
      sapGrnCreationDate: item.grnDate || null,
      itemCode: item.itemCode,
      itemName: item.itemName,
      itemType: item.isService ? 'Service' : 'Material',
      materialType: item.materialType,
      amountLC: item.amountLC,
      taxCode: item.taxCode || null,
      hsnCode: item.hsnCode || null,
      costCenterCode: item.costCenterCode || null,
      costCenterName: item.costCenterName || null,
      batchNo: item.batchNo || null,
      invoiceAvailableQuantity: item.available,
      actualQuantity: item.received,
      poQuantity: item.ordered,
    }),
  };
}

export function fromApi(invoice: DeliveryInvoice): DeliveryValues {
  const { itemOf } = getInvoiceContext(invoice, null);
  return {
    ...deserialize(recordFields, invoice),
    items: (invoice.items ?? []).flatMap((stored): DeliveryLine[] => {
      const item = itemOf(refOfItem(stored));
      if (!item) return [];
      const charges = Object.fromEntries(
        CHARGES.flatMap(({ key }) => (isZero(stored[key]) ? [] : [[key, round(stored[key])]])),
      ) as ChargeAmounts;
      return [withAmounts(typedLines.fromApi(stored), item, { taxAmount: round(stored.taxAmount), charges })];
    }),
    overheads: (invoice.overheads ?? []).map(row => ({
      ...overheadRows.fromApi(row),
      overheadTypeId: row.overheadTypeId,
    })),
  };
}

/** Converts saved values for editing; recalculates values derived from order and receipts. */
export function toEdit(values: DeliveryValues, { itemOf }: DeliveryContext): DeliveryValues {
  const items = values.items.map(line => {
    const item = itemOf(line.ref);
    return item ? workedOut(line, item) : line;
  });
  return { ...values, items };
}

/**
 * Maps the server's field path to the form: line errors to a typed field, by default the quantity; overhead errors to the overheads table.
 */
export function toFormPath(serverPath: string): string {
  const [list, index, key] = serverPath.split('.');
  if (list === 'overheads') return list;
  if (list !== 'items') return findFieldByDtoName(recordFields, serverPath);
  if (index === undefined) return list;
  const isTyped = typedLines.fields.some(({ name }) => name === key);
  return `items.${index}.${isTyped ? key : 'quantity'}`;
}
