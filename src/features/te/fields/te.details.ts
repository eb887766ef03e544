import type { ReactNode } from 'react';
import { deserializeAddress, addressText } from '@/domain/invoice/address';
import { formatDay, formatMoment, REPORT_DATE_FORMAT, REPORT_DATETIME_FORMAT } from '@/lib/dates';
import { isZero } from '@/lib/money';
import { joinParts } from '@/lib/text';
import type { StagedInvoice, TeInvoice } from '../api/operations';
import { exactDecimals, formatExact, getLines, getImportedTotals } from '../model/lines';
import * as z from 'zod/mini';
import { safeParseJsonText } from '@/lib/jsonText';

/** A labeled value of the header. `span`: number of columns; `rare`: hidden if empty. */
interface Detail<Invoice> {
  label: string;
  value: (invoice: Invoice) => ReactNode;
  span?: 2 | 3;
  rare?: true;
}

export interface DetailGroup<Invoice> {
  title: string;
  details: readonly Detail<Invoice>[];
}

const day = (value: string | null) => formatDay(value, REPORT_DATE_FORMAT);
const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No');
const place = (dto: string | null) => addressText(deserializeAddress(dto));
const person = (name: string | null, code: string | null, email: string | null) =>
  [joinParts(code, name), email].filter(Boolean).join('\n');

type ValueOf<Invoice> = Detail<Invoice>['value'];

/** Header details of every invoice (spec 3 §3 'Staging T&E invoice'). */
const invoiceDetails = <Invoice extends StagedInvoice>(documentType: ValueOf<Invoice>): DetailGroup<Invoice> => ({
  title: 'Invoice',
  details: [
    { label: 'Invoice Date', value: ({ invoiceDate }) => day(invoiceDate) },
    { label: 'Invoice Receipt Date', value: ({ invoiceReceiptDate }) => day(invoiceReceiptDate) },
    { label: 'Document Type', value: documentType },
    { label: 'Currency', value: ({ currencyCode }) => currencyCode },
    { label: 'Tax Type', value: ({ taxType }) => taxType },
    { label: 'Reference Key 1', value: ({ refKey1 }) => refKey1 },
    { label: 'Reference Number', value: ({ refKey2 }) => refKey2 },
    { label: 'Ticket/PNR Number', value: ({ refKey3 }) => refKey3 },
    { label: 'Assignment', value: ({ assignment }) => assignment },
    { label: 'IO No', value: ({ ioNo }) => ioNo },
    { label: 'Billable', value: ({ billable }) => yesNo(billable) },
    { label: 'Narration', value: ({ invoiceNarration }) => invoiceNarration, span: 3 },
  ],
});

const partyDetails = <Invoice extends StagedInvoice>(
  supplier: readonly Detail<Invoice>[] = [],
): DetailGroup<Invoice> => ({
  title: 'Parties',
  details: [
    { label: 'Supplier', value: ({ supplierCode, supplierName }) => joinParts(supplierCode, supplierName) },
    { label: 'Supplier GST No', value: ({ supplierGstNo }) => supplierGstNo },
    { label: 'Supplier Site', value: ({ supplierSite }) => supplierSite },
    ...supplier,
    { label: 'Company', value: ({ companyCode, companyName }) => joinParts(companyCode, companyName) },
    { label: 'Company GST No', value: ({ companyGstNumber }) => companyGstNumber },
    { label: 'Country', value: ({ country }) => country },
    { label: 'Bill To', value: ({ billToLocation }) => place(billToLocation), span: 2 },
  ],
});

const peopleDetails = <Invoice extends StagedInvoice>(department: ValueOf<Invoice>): DetailGroup<Invoice> => ({
  title: 'Request and approval',
  details: [
    { label: 'Requestor', value: one => person(one.requestorName, one.requestorCode, one.requestorEmail) },
    { label: 'Approver', value: one => person(one.approverName, one.approverCode, one.approverEmail) },
    { label: 'Department', value: department },
    { label: 'Sub Function', value: ({ subFunction }) => subFunction },
    { label: 'AP Sub-Category', value: one => joinParts(one.apSubcategoryCode, one.apSubcategoryDescription) },
    { label: 'L1 Approvers', value: ({ l1Approvers }) => describePeople(l1Approvers).join('\n'), rare: true },
    { label: 'L2 Approvers', value: ({ l2Approvers }) => describePeople(l2Approvers).join('\n'), rare: true },
    { label: 'Bulk Approvers', value: ({ bulkApprovers }) => describePeople(bulkApprovers).join('\n'), rare: true },
    { label: 'Imported By', value: ({ createdByName }) => createdByName },
    { label: 'Imported On', value: ({ rct }) => formatMoment(rct, REPORT_DATETIME_FORMAT) },
    { label: 'Source', value: ({ createdSource }) => createdSource },
  ],
});

const paymentDetails = <Invoice extends StagedInvoice>(term: ValueOf<Invoice>): DetailGroup<Invoice> => ({
  title: 'Payment',
  details: [
    { label: 'Payment Term', value: term },
    { label: 'Payment Method', value: ({ paymentMethod }) => paymentMethod },
    { label: 'Payment Method Supplement', value: ({ paymentMethodSupplement }) => paymentMethodSupplement },
    { label: 'Posting Flag', value: ({ postingFlag }) => postingFlag, rare: true },
  ],
});

export const stagedDetails: readonly DetailGroup<StagedInvoice>[] = [
  invoiceDetails(({ documentType }) => documentType),
  partyDetails(),
  peopleDetails(({ department }) => department),
  paymentDetails(({ paymentTerm }) => paymentTerm),
];

const money = (invoice: TeInvoice, value: string | number | null) =>
  value !== null && formatExact(value, invoice.countryCode);

/** Additional details of a submitted invoice (spec 3 §3 'T&E invoice (final)'). */
const statusDetails: DetailGroup<TeInvoice> = {
  title: 'Status',
  details: [
    { label: 'Document No', value: ({ no }) => no },
    { label: 'Workflow Status', value: ({ workFlowStatus }) => workFlowStatus },
    { label: 'Remarks', value: ({ workFlowRemark }) => workFlowRemark, span: 2, rare: true },
    { label: 'Approval Date', value: ({ workFlowApprovalDate }) => day(workFlowApprovalDate), rare: true },
    { label: 'Due Date', value: ({ dueDate }) => day(dueDate) },
    { label: 'ERP Status', value: ({ erpSync }) => erpSync },
    { label: 'ERP No', value: ({ erpNo }) => erpNo },
    { label: 'ERP Posting Date', value: ({ erpPostingDate }) => day(erpPostingDate), rare: true },
    { label: 'ERP Message', value: ({ erpMessage }) => erpMessage, span: 2, rare: true },
    { label: 'Blocking Code', value: ({ blockingCode }) => blockingCode, rare: true },
    { label: 'Reversal Document', value: ({ reversalDocumentNumber }) => reversalDocumentNumber, rare: true },
    { label: 'Reversal Date', value: ({ reversalDocumentDate }) => day(reversalDocumentDate), rare: true },
    { label: 'Park Rule', value: ({ parkRule }) => parkRule, rare: true },
  ],
};

const finalOnly: DetailGroup<TeInvoice> = {
  title: 'Additional details',
  details: [
    { label: 'Title', value: ({ title }) => title },
    { label: 'Item Text', value: ({ itemText }) => itemText },
    { label: 'Budgeted', value: ({ budgeted }) => yesNo(budgeted) },
    { label: 'Agreement', value: ({ agreement }) => agreement, rare: true },
    { label: 'Agreement Reference No.', value: ({ agreementDocRefNo }) => agreementDocRefNo },
    { label: 'Instruction Reference', value: ({ instructionReference }) => instructionReference, rare: true },
    { label: 'Initiator', value: ({ initiatorEmail }) => initiatorEmail },
    { label: 'Approvers', value: ({ approvers }) => describePeople(approvers).join('\n'), rare: true },
    { label: 'Ship To', value: ({ shipToLocation }) => place(shipToLocation), span: 2 },
    { label: 'Shipping Details', value: ({ shippingDetails }) => shippingDetails, span: 2, rare: true },
    { label: 'Include TCS', value: ({ isTcs }) => yesNo(isTcs) },
    { label: 'TCS Rate', value: ({ tcsRate }) => tcsRate && `${tcsRate}%`, rare: true },
    { label: 'TCS Line Amount', value: one => money(one, one.tcsLineAmount), rare: true },
    { label: 'TCS Amount', value: one => money(one, one.tcsAmount), rare: true },
    { label: 'TCS GL Code', value: ({ tcsGlCode }) => tcsGlCode, rare: true },
    { label: 'Include Tax Line', value: ({ includeTaxLine }) => yesNo(includeTaxLine) },
    { label: 'Tax Line Description', value: ({ taxLineDescrption }) => taxLineDescrption, rare: true },
    { label: 'Tax Line Amount', value: one => money(one, one.taxLineAmount), rare: true },
    { label: 'Tax Line Tax Code', value: ({ taxLineTaxCode }) => taxLineTaxCode, rare: true },
    { label: 'Tax Line Tax Rate', value: ({ taxLineTaxRate }) => taxLineTaxRate && `${taxLineTaxRate}%`, rare: true },
    { label: 'Terms and Conditions', value: ({ isAgree }) => isAgree && 'Agreed', rare: true },
    { label: 'Notes', value: ({ notes }) => notes, span: 3, rare: true },
  ],
};

const amountDetails: DetailGroup<TeInvoice> = {
  title: 'Amounts',
  details: (
    [
      ['Amount', 'amount'],
      ['Tax Amount', 'tax'],
      ['TCS', 'tcs'],
      ['Invoice Amount', 'invoice'],
    ] as const
  ).map(([label, part]) => ({
    label,
    value: one => {
      const totals = getImportedTotals(getLines(one.items), one);
      const amount = totals[part];
      return part === 'tcs' && isZero(amount)
        ? null
        : `${formatExact(amount, one.countryCode, exactDecimals(Object.values(totals)))} ${one.currencyCode ?? ''}`;
    },
    ...(part === 'tcs' && { rare: true }),
  })),
};

/** Joins code and name of a submitted invoice; an imported one has text only. */
const coded = (code: string | null, name: string | null, text: string | null) =>
  joinParts(...new Set([code, name])) || text;

export const teDetails: readonly DetailGroup<TeInvoice>[] = [
  amountDetails,
  statusDetails,
  invoiceDetails(one => coded(one.documentTypeCode, one.documentTypeName, one.documentType)),
  partyDetails([
    { label: 'Supplier PAN', value: ({ supplierPanNumber }) => supplierPanNumber },
    { label: 'Supplier Email', value: ({ supplierEmail }) => supplierEmail },
    { label: 'Supplier Phone', value: ({ supplierContactNumber }) => supplierContactNumber },
    { label: 'Supplier Address', value: ({ supplierAddress }) => supplierAddress, span: 3 },
  ]),
  peopleDetails(one => coded(one.departmentCode, one.departmentName, one.department)),
  paymentDetails(one => joinParts(one.paymentTermCode, one.paymentTermName)),
  finalOnly,
];

const text = z.nullish(z.string());
const people = z.array(z.looseObject({ name: text, email: text, ApproverName: text, ApproverEmail: text }));

/** Reads the names from a JSON list of people; uses the e-mail address if there is no name. */
function describePeople(dto: unknown): string[] {
  const list = safeParseJsonText(people, dto ?? '');
  if (!list.success) return [];
  return list.data.flatMap(one => one.name || one.ApproverName || one.email || one.ApproverEmail || []);
}
