import { isZero, percentOf, round, sum } from '@/lib/money';
import { fieldOfWire, fromWire, toWire, type KnownTo, type WireOf } from '@/shared/fields/wire';
import { partiesToInput, type InvoiceParties } from '@/domain/invoice/parties';
import { pathOfSentRow } from '@/domain/invoice/sentRows';
import { isNoTax, totalsOf } from '@/domain/invoice/totals';
import type { InputContext, SavedAs } from '@/domain/record/document';
import { CREATED_SOURCE } from '@/domain/record/savedAs';
import type { Intent } from '@/shared/fields/intent';
import type { NonPoInvoiceByIdQuery } from '../api/nonPoById.graphql.generated';
import type { NonPoInvoiceInput } from '../api/saveNonPo.graphql.generated';
import { DOCUMENT_TYPES } from '../fields/nonPo.fields';
import { itemLines, shipmentRows, UNKNOWN_RATE, type NonPoLine } from '../fields/nonPo.lines';
import { recordFields, type NonPoValues } from './nonPo.values';
import { addedAmounts, shipmentsToSend } from './extras';

type Invoice = NonNullable<NonPoInvoiceByIdQuery['nonPoInvoiceById']>;

/** Items with amount 0 are dropped before submit (spec 2 §4); a draft keeps every line that has anything in it. */
function isKept(line: NonPoLine, intent: Intent): boolean {
  return intent === 'submit' ? !isZero(line.amount) : !itemLines.isBlank(line);
}

/** Where in the form the server's field error belongs: it speaks of the wire's names, and counts only what `toInput` sent. */
export function toFormPath(serverPath: string, values: NonPoValues, intent: Intent): string {
  return (
    pathOfSentRow(serverPath, 'items', values.items, line => isKept(line, intent)) ??
    pathOfSentRow(serverPath, 'shippingDetails', values.shippingDetails, row => !shipmentRows.isBlank(row)) ??
    fieldOfWire(recordFields, serverPath)
  );
}

/** The form as the wire wants it: the fields by their codecs, and what is no field. */
export function toInput(
  values: NonPoValues,
  { intent, subject, record }: InputContext<Pick<Invoice, 'title'>, InvoiceParties>,
): Omit<NonPoInvoiceInput, keyof SavedAs> {
  const { company, supplier } = subject;
  const fields: KnownTo<NonPoInvoiceInput, WireOf<typeof recordFields>> = toWire(recordFields, values, record);
  const lines = values.items.filter(line => isKept(line, intent));
  const totals = totalsOf(lines);
  const added = addedAmounts(values);
  return {
    ...(record && { title: record.title }),
    ...partiesToInput(subject),
    ...fields,
    invoiceNumber: fields.invoiceNumber ?? '', // a draft without one has an empty number, not none
    ...totals,
    ...added,
    totalGrossAmount: round(sum([totals.totalGrossAmount, added.tcsAmount, added.taxLineAmount])),
    totalVATAmount: fields.vatPercentage == null ? null : percentOf(totals.totalAmount, fields.vatPercentage),
    // No field of its own: there is tax to work out unless the tax type says that there is none.
    calculateTax: !isNoTax(values.taxType?.name),
    documentTypeName: DOCUMENT_TYPES.find(type => type.value === values.documentTypeCode)?.label ?? null,
    shippingDetails: shipmentsToSend(values.shippingDetails, intent),
    companyGstNumber: values.billToLocation?.gstNumber || company.gstNumber,
    supplierUrgent: supplier.isUrgent,
    supplierWithHoldingCount: supplier.withHoldingCount,
    items: lines.map(line => ({
      ...itemLines.toInput(line),
      lineItemDescription: line.lineItemDescription, // as it was typed, and '' for none
      createdSource: CREATED_SOURCE,
    })),
  };
}

/** A record's values as view and form want them. */
export function fromApi(invoice: Invoice): NonPoValues {
  return {
    ...fromWire(recordFields, invoice),
    taxLineTaxCode: invoice.taxLineTaxCode ?? '',
    items: (invoice.items ?? []).map(item => lineFromApi(item, isNoTax(invoice.taxType))),
    shippingDetails: (invoice.shippingDetails ?? []).map(shipmentRows.fromApi),
  };
}

/** A record's values for editing: there is always a line and a shipping row to type in. */
export function toEdit(values: NonPoValues): NonPoValues {
  const { items, shippingDetails } = values;
  return {
    ...values,
    items: items.length > 0 ? items : [itemLines.blank()],
    shippingDetails: shippingDetails.length > 0 ? shippingDetails : [shipmentRows.blank()],
  };
}

/**
 * A record's values for a copy of it (spec 2 §2, §4): a copy has its own number, date and documents, and is agreed to anew; the rest
 * is the same.
 */
export function toCopy(values: NonPoValues): NonPoValues {
  return {
    ...values,
    invoiceNumber: '',
    invoiceDate: '',
    invoiceCopies: [],
    supportingDocuments: [],
    shippingDocument: [],
    isAgree: false,
    items: values.items.map(line => ({ ...line, uid: crypto.randomUUID() })),
  };
}

/**
 * Under 'No Tax' a record does not say which rate its codes would have. A draft may hold a code that was typed and is in no list: the
 * server knows no tax code for it.
 */
function lineFromApi(item: NonNullable<Invoice['items']>[number], noTax: boolean): NonPoLine {
  const line = itemLines.fromApi(item);
  const hasCode = line.hsnSacCode !== '' || line.taxCode !== '';
  const isKnown = !hasCode || (line.taxCode !== '' && !noTax);
  return { ...line, codeListed: line.taxCode !== '', codeRate: isKnown ? line.taxRate : UNKNOWN_RATE };
}
