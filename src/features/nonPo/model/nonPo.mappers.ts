import { isZero, toPercent, round, sum } from '@/lib/money';
import { findFieldByDtoName, deserialize, serialize, type KnownTo, type DtoOf } from '@/shared/fields/dto';
import { partiesToInput, type InvoiceParties } from '@/domain/invoice/parties';
import { pathOfSentRow } from '@/domain/invoice/sentRows';
import { isNoTax, getTotals } from '@/domain/invoice/totals';
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

/** Submit drops items with amount 0 (spec 2 §4); a draft keeps every line with input. */
function isKept(line: NonPoLine, intent: Intent): boolean {
  return intent === 'submit' ? !isZero(line.amount) : !itemLines.isBlank(line);
}

/** Maps the server's field path to the form. The server uses API names and counts only the lines that `toInput` sent. */
export function toFormPath(serverPath: string, values: NonPoValues, intent: Intent): string {
  return (
    pathOfSentRow(serverPath, 'items', values.items, line => isKept(line, intent)) ??
    pathOfSentRow(serverPath, 'shippingDetails', values.shippingDetails, row => !shipmentRows.isBlank(row)) ??
    findFieldByDtoName(recordFields, serverPath)
  );
}

export function toInput(
  values: NonPoValues,
  { intent, documentContext, record }: InputContext<Pick<Invoice, 'title'>, InvoiceParties>,
): Omit<NonPoInvoiceInput, keyof SavedAs> {
  const { company, supplier } = documentContext;
  const fields: KnownTo<NonPoInvoiceInput, DtoOf<typeof recordFields>> = serialize(recordFields, values, record);
  const lines = values.items.filter(line => isKept(line, intent));
  const totals = getTotals(lines);
  const added = addedAmounts(values);
  return {
    ...(record && { title: record.title }),
    ...partiesToInput(documentContext),
    ...fields,
    invoiceNumber: fields.invoiceNumber ?? '', // The API expects '' and not null in a draft
    ...totals,
    ...added,
    totalGrossAmount: round(sum([totals.totalGrossAmount, added.tcsAmount, added.taxLineAmount])),
    totalVATAmount: fields.vatPercentage == null ? null : toPercent(totals.totalAmount, fields.vatPercentage),
    // Has no form field: tax is calculated unless the tax type excludes it.
    calculateTax: !isNoTax(values.taxType?.name),
    documentTypeName: DOCUMENT_TYPES.find(type => type.value === values.documentTypeCode)?.label ?? null,
    shippingDetails: shipmentsToSend(values.shippingDetails, intent),
    companyGstNumber: values.billToLocation?.gstNumber || company.gstNumber,
    supplierUrgent: supplier.isUrgent,
    supplierWithHoldingCount: supplier.withHoldingCount,
    items: lines.map(line => ({
      ...itemLines.toInput(line),
      lineItemDescription: line.lineItemDescription, // The API expects text, '' for none
      createdSource: CREATED_SOURCE,
    })),
  };
}

export function fromApi(invoice: Invoice): NonPoValues {
  return {
    ...deserialize(recordFields, invoice),
    taxLineTaxCode: invoice.taxLineTaxCode ?? '',
    items: (invoice.items ?? []).map(item => lineFromApi(item, isNoTax(invoice.taxType))),
    shippingDetails: (invoice.shippingDetails ?? []).map(shipmentRows.fromApi),
  };
}

/** Adds an empty line and shipping row to edit where the record has none. */
export function toEdit(values: NonPoValues): NonPoValues {
  const { items, shippingDetails } = values;
  return {
    ...values,
    items: items.length > 0 ? items : [itemLines.blank()],
    shippingDetails: shippingDetails.length > 0 ? shippingDetails : [shipmentRows.blank()],
  };
}

/** Returns the values of a copy (spec 2 §2, §4), without number, date, documents and consent. */
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

/** Under 'No Tax' a record has no rates for its codes. A draft may hold a code that is in no list. */
function lineFromApi(item: NonNullable<Invoice['items']>[number], noTax: boolean): NonPoLine {
  const line = itemLines.fromApi(item);
  const hasCode = line.hsnSacCode !== '' || line.taxCode !== '';
  const isKnown = !hasCode || (line.taxCode !== '' && !noTax);
  return { ...line, codeListed: line.taxCode !== '', codeRate: isKnown ? line.taxRate : UNKNOWN_RATE };
}
