import { attachmentsFromJson, attachmentsToJson } from '@/shared/attachments/attachment';
import { isZero, parseDecimal, percentOf, round, sum, type DecimalLike } from '@/lib/money';
import { parseJsonText, toJsonText } from '@/lib/jsonText';
import { toIsoDay } from '@/lib/dates';
import * as z from 'zod/mini';
import type { PostalAddress } from '@/shared/fields/types';
import type { NonPoInvoiceByIdQuery } from '../api/nonPoById.graphql.generated';
import type { NonPoInvoiceInput } from '../api/saveNonPo.graphql.generated';
import {
  blankLine,
  blankShipment,
  DOCUMENT_TYPES,
  isBlankLine,
  isBlankShipment,
  type InvoiceParties,
  type NonPoExtras,
  type NonPoLine,
  type NonPoValues,
  UNKNOWN_RATE,
} from './nonPo.values';
import { addedAmounts, shipmentsToSend } from './extras';
import { isNoTax, totalsOf } from './totals';

/** Marks records of this product (spec 2 §6: "a fixed product source"). */
const CREATED_SOURCE = 'SupplierPortal';
const STATUS_OF = { draft: 'Draft', submit: 'Pending for approval' } as const;

type Invoice = NonNullable<NonPoInvoiceByIdQuery['nonPoInvoiceById']>;

const addressText = z.optional(z.nullable(z.string()));
const addressShape = z.object({
  code: addressText,
  name: addressText,
  address: addressText,
  gstNumber: addressText,
  businessPlace: addressText,
  billToBusinessPlace: addressText,
  city: addressText,
  state: addressText,
  country: addressText,
  zone: addressText,
  pinCode: addressText,
  plantCode: addressText,
  plantName: addressText,
});

/** The bill-to address of a record; null when there is none or it cannot be read. */
export function addressFromJson(value: unknown): PostalAddress | null {
  const parsed = parseJsonText(addressShape, value, null as never);
  if (!parsed) return null;
  const { billToBusinessPlace, businessPlace, ...rest } = parsed;
  return {
    code: rest.code ?? '',
    name: rest.name ?? '',
    address: rest.address ?? '',
    gstNumber: rest.gstNumber ?? '',
    businessPlace: businessPlace ?? billToBusinessPlace ?? '',
    city: rest.city ?? '',
    state: rest.state ?? '',
    country: rest.country ?? '',
    zone: rest.zone ?? '',
    pinCode: rest.pinCode ?? '',
    plantCode: rest.plantCode ?? '',
    plantName: rest.plantName ?? '',
  };
}

/** Items with amount 0 are dropped before submit (spec 2 §4); a draft keeps every line that has anything in it. */
function isKept(line: NonPoLine, intent: 'draft' | 'submit'): boolean {
  return intent === 'submit' ? !isZero(line.amount) : !isBlankLine(line);
}

/** Where in the form the server's field error belongs: it counts only the lines and rows that `toInput` sent. */
export function toFormPath(serverPath: string, values: NonPoValues, intent: 'draft' | 'submit'): string {
  const [, list, index = '', rest = ''] = /^(items|shippingDetails)\.(\d+)(.*)$/.exec(serverPath) ?? [];
  if (list === undefined) return serverPath;
  const sent =
    list === 'items'
      ? indexesOf(values.items, line => isKept(line, intent))
      : indexesOf(values.shippingDetails, row => !isBlankShipment(row));
  return `${list}.${sent[Number(index)] ?? 0}${rest}`;
}

function indexesOf<T>(rows: readonly T[], sent: (row: T) => boolean): number[] {
  return rows.flatMap((row, index) => (sent(row) ? [index] : []));
}

export interface InputOptions {
  intent: 'draft' | 'submit';
  bySupplier: boolean;
  /** The record that is saved, and what of it no field holds; without it a new one is made. */
  record?: { id: number; title: string | null } | undefined;
  /** The designated approver's save of a submitted invoice: whole as a submit, sent as a draft; the server leaves it pending. */
  correction?: boolean | undefined;
}

/** The form as the wire wants it: the only place where form values become an input. */
export function toInput(
  values: NonPoValues,
  { company, supplier }: InvoiceParties,
  { intent, bySupplier, record, correction }: InputOptions,
): NonPoInvoiceInput {
  const lines = values.items.filter(line => isKept(line, intent));
  const bill = values.billToLocation;
  const totals = totalsOf(lines);
  const added = addedAmounts(values);
  return {
    ...(record && { id: record.id, title: record.title }),
    ...totals,
    totalGrossAmount: round(sum([totals.totalGrossAmount, added.tcsAmount, added.taxLineAmount])),
    ...extrasToInput(values, totals.totalAmount),
    shippingDocument: attachmentsToJson(values.shippingDocument),
    shippingDetails: shipmentsToSend(values.shippingDetails),
    companyCode: company.code,
    companyName: company.name,
    companyGstNumber: bill?.gstNumber || company.gstNumber,
    countryCode: company.countryCode,
    countryName: company.countryName,
    supplierId: supplier.id,
    supplierCode: supplier.code,
    supplierName: supplier.name,
    supplierEmail: supplier.email,
    supplierAddress: supplier.address,
    supplierGstNumber: supplier.gstNumber,
    supplierPanNumber: supplier.pan,
    supplierContactNumber: supplier.contactNumber,
    supplierCompanyCode: company.code,
    supplierUrgent: supplier.isUrgent,
    supplierWithHoldingCount: supplier.withHoldingCount,
    billToLocation: bill ? toJsonText({ ...bill, billToBusinessPlace: bill.businessPlace }) : null,
    paymentTermCode: values.paymentTermCode?.code ?? null,
    paymentTermName: values.paymentTermCode?.name ?? null,
    invoiceNumber: values.invoiceNumber.trim(),
    invoiceDate: values.invoiceDate || null,
    invoiceCopies: attachmentsToJson(values.invoiceCopies),
    supportingDocuments: attachmentsToJson(values.supportingDocuments),
    approverId: values.approverId?.userId ?? null,
    approverCode: values.approverId?.code ?? null,
    approverName: values.approverId?.name ?? null,
    approverEmail: values.approverId?.email ?? null,
    agreementDocRefNo: values.agreementDocRefNo,
    instructionReference: values.instructionReference,
    taxType: values.taxType?.name ?? null,
    taxTypeCode: values.taxType?.code ?? null,
    currencyCode: values.currencyCode?.code ?? null,
    currency: values.currencyCode?.name ?? null,
    documentTypeCode: values.documentTypeCode || null,
    documentTypeName: DOCUMENT_TYPES.find(type => type.value === values.documentTypeCode)?.label ?? null,
    itemText: values.itemText,
    // No field of its own: there is tax to work out unless the tax type says that there is none.
    calculateTax: !isNoTax(values.taxType?.name),
    notes: values.notes,
    isAgree: values.isAgree,
    status: correction ? STATUS_OF.draft : STATUS_OF[intent],
    createdBy: bySupplier ? 'Supplier' : 'employee',
    createdSource: CREATED_SOURCE,
    items: lines.map(line => ({
      uid: line.uid,
      lineItemDescription: line.lineItemDescription,
      amount: round(line.amount),
      hsnSacCode: line.hsnSacCode || null,
      hsnSacName: line.hsnSacName || null,
      taxCode: line.taxCode || null,
      taxName: line.taxName || null,
      taxRate: line.taxRate,
      taxAmount: line.taxAmount,
      grossAmount: line.grossAmount,
      createdSource: CREATED_SOURCE,
    })),
  };
}

/** A block that is off is null on the wire (spec 2 §4). */
function extrasToInput(values: NonPoValues, totalAmount: string) {
  const { isTcs, includeTaxLine, vatPercentage } = values;
  const vat = vatPercentage.trim() === '' ? null : vatPercentage;
  return {
    isTcs,
    tcsLineAmount: isTcs ? round(values.tcsLineAmount) : null,
    tcsRate: isTcs ? values.tcsRate || '0' : null,
    tcsGlCode: isTcs ? values.tcsGlCode || null : null,
    includeTaxLine,
    taxLineDescrption: includeTaxLine ? values.taxLineDescrption : null,
    taxLineTaxCode: includeTaxLine ? values.taxLineTaxCode || null : null,
    taxLineTaxRate: includeTaxLine ? values.taxLineTaxRate || '0' : null,
    ...addedAmounts(values),
    vatPercentage: vat,
    totalVATAmount: vat === null ? null : percentOf(totalAmount, vat),
    whtvat: values.whtvat || null,
    vatgl: values.vatgl || null,
  };
}

/** A record's values as the read faces want them. */
export function fromApi(invoice: Invoice): NonPoValues {
  const choice = (code: string | null, name: string | null) =>
    code || name ? { code: code ?? '', name: name ?? code ?? '' } : null;
  return {
    billToLocation: addressFromJson(invoice.billToLocation),
    paymentTermCode: choice(invoice.paymentTermCode, invoice.paymentTermName),
    invoiceNumber: invoice.invoiceNumber ?? '',
    invoiceDate: toIsoDay(invoice.invoiceDate) ?? '',
    invoiceCopies: attachmentsFromJson(invoice.invoiceCopies),
    supportingDocuments: attachmentsFromJson(invoice.supportingDocuments),
    approverId: invoice.approverId
      ? {
          userId: invoice.approverId,
          code: invoice.approverCode ?? '',
          name: invoice.approverName ?? '',
          email: invoice.approverEmail ?? '',
        }
      : null,
    agreementDocRefNo: invoice.agreementDocRefNo ?? '',
    instructionReference: invoice.instructionReference ?? '',
    taxType: choice(invoice.taxTypeCode, invoice.taxType),
    currencyCode: choice(invoice.currencyCode, invoice.currency),
    documentTypeCode: invoice.documentTypeCode ?? '',
    itemText: invoice.itemText ?? '',
    items: (invoice.items ?? []).map(item => lineFromApi(item, isNoTax(invoice.taxType))),
    ...extrasFromApi(invoice),
    shippingDocument: attachmentsFromJson(invoice.shippingDocument),
    shippingDetails: (invoice.shippingDetails ?? []).map(row => ({
      modeOfTransport: row.modeOfTransport ?? '',
      transportPartner: row.transportPartner ?? '',
      deliveryDays: row.deliveryDays ?? '',
      consignmentNo: row.consignmentNo ?? '',
      trackingNo: row.trackingNo ?? '',
    })),
    notes: invoice.notes ?? '',
    isAgree: invoice.isAgree ?? false,
  };
}

function extrasFromApi(invoice: Invoice): NonPoExtras {
  const amount = (value: DecimalLike) => (value == null ? '' : round(value));
  const rate = (value: DecimalLike) => (value == null ? '' : (parseDecimal(value) ?? ''));
  return {
    isTcs: invoice.isTcs ?? false,
    tcsLineAmount: amount(invoice.tcsLineAmount),
    tcsRate: rate(invoice.tcsRate),
    tcsAmount: amount(invoice.tcsAmount),
    tcsGlCode: invoice.tcsGlCode ?? '',
    includeTaxLine: invoice.includeTaxLine ?? false,
    taxLineDescrption: invoice.taxLineDescrption ?? '',
    taxLineAmount: amount(invoice.taxLineAmount),
    taxLineTaxCode: invoice.taxLineTaxCode ?? '',
    taxLineTaxRate: rate(invoice.taxLineTaxRate),
    vatPercentage: rate(invoice.vatPercentage),
    totalVATAmount: amount(invoice.totalVATAmount),
    whtvat: invoice.whtvat ?? '',
    vatgl: invoice.vatgl ?? '',
  };
}

/** Who bills whom, as the record says. */
export function partiesFromApi(invoice: Invoice): InvoiceParties {
  return {
    company: {
      code: invoice.companyCode ?? '',
      name: invoice.companyName ?? '',
      countryCode: invoice.countryCode ?? '',
      countryName: invoice.countryName ?? '',
      currencyCode: invoice.currencyCode ?? '',
      gstNumber: invoice.companyGstNumber ?? '',
    },
    supplier: {
      id: invoice.supplierId ?? 0,
      code: invoice.supplierCode ?? '',
      name: invoice.supplierName ?? '',
      email: invoice.supplierEmail ?? '',
      address: invoice.supplierAddress ?? '',
      gstNumber: invoice.supplierGstNumber ?? '',
      pan: invoice.supplierPanNumber ?? '',
      contactNumber: invoice.supplierContactNumber ?? '',
      paymentTerm: null,
      isUrgent: invoice.supplierUrgent ?? false,
      withHoldingCount: invoice.supplierWithHoldingCount,
    },
  };
}

/** A record's values for editing: there is always a line and a shipping row to type in. */
export function toEdit(invoice: Invoice): NonPoValues {
  const values = fromApi(invoice);
  const { items, shippingDetails } = values;
  return {
    ...values,
    items: items.length > 0 ? items : [blankLine()],
    shippingDetails: shippingDetails.length > 0 ? shippingDetails : [blankShipment()],
  };
}

/**
 * A record's values for a copy of it (spec 2 §2, §4): a copy has its own number, date and documents, and is agreed to anew; the rest
 * is the same.
 */
export function toCopy(invoice: Invoice): NonPoValues {
  const values = toEdit(invoice);
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
  const decimal = (value: string | number | null) => parseDecimal(value) ?? '0';
  const code = Boolean(item.hsnSacCode || item.taxCode);
  return {
    uid: item.uid ?? crypto.randomUUID(),
    lineItemDescription: item.lineItemDescription ?? '',
    amount: round(item.amount),
    hsnSacCode: item.hsnSacCode ?? '',
    hsnSacName: item.hsnSacName ?? '',
    taxCode: item.taxCode ?? '',
    taxName: item.taxName ?? '',
    codeListed: Boolean(item.taxCode),
    codeRate: code && (noTax || !item.taxCode) ? UNKNOWN_RATE : decimal(item.taxRate),
    taxRate: decimal(item.taxRate),
    taxAmount: round(item.taxAmount),
    grossAmount: round(item.grossAmount),
  };
}
