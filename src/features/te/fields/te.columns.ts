import { partyColumns, priced, RANK, total } from '@/domain/invoice/listColumns';
import { REPORT_DATE_FORMAT, REPORT_DATETIME_FORMAT } from '@/lib/dates';

/** Travel and expense dates are DD-MM-YYYY (spec 3 §9). */
const day = { kind: 'date', format: REPORT_DATE_FORMAT } as const;

export const teColumns = {
  number: { name: 'invoiceNumber', title: 'Invoice Number', kind: 'link', rank: RANK.number, filter: true },
  date: { name: 'invoiceDate', title: 'Invoice Date', ...day, width: 116, rank: RANK.date, filter: true },
  gross: { name: 'totalGrossAmount', title: 'Invoice Amount', ...priced, width: 160, ...total },
  ticket: { name: 'refKey3', title: 'Ticket/PNR Number', kind: 'text', width: 150, rank: RANK.due, filter: true },
  ...partyColumns,
  company: { ...partyColumns.company, filter: { lookup: 'companies' } },
  rest: [
    { name: 'refKey2', title: 'Reference Number', kind: 'text', width: 150, onPhone: false, filter: true },
    { name: 'invoiceNarration', title: 'Narration', kind: 'text', width: 220, onPhone: false },
    { name: 'requestorName', title: 'Requestor', kind: 'text', onPhone: false, filter: true },
    { name: 'approverName', title: 'Approver', kind: 'text', onPhone: false, filter: true },
    { name: 'department', title: 'Department', kind: 'text', onPhone: false, filter: true },
    { name: 'documentType', title: 'Document Type', kind: 'text', width: 130, onPhone: false },
    { name: 'taxType', title: 'Tax Type', kind: 'text', width: 110, onPhone: false },
    { name: 'totalAmount', title: 'Amount', ...priced, currency: undefined, onPhone: false },
    { name: 'totalTaxAmount', title: 'Tax Amount', ...priced, currency: undefined, onPhone: false },
    { name: 'invoiceReceiptDate', title: 'Invoice Receipt Date', ...day, onPhone: false },
    { name: 'paymentTerm', title: 'Payment Term', kind: 'text', width: 130, onPhone: false },
    { name: 'ioNo', title: 'IO No', kind: 'text', width: 120, onPhone: false },
    { name: 'refKey1', title: 'Reference Key 1', kind: 'text', width: 140, onPhone: false },
    { name: 'createdByName', title: 'Imported By', kind: 'text', onPhone: false },
    { name: 'rct', title: 'Imported On', kind: 'datetime', format: REPORT_DATETIME_FORMAT, onPhone: false },
  ],
} as const;

export const dueDate = {
  name: 'dueDate',
  title: 'Due Date',
  ...day,
  width: 116,
  rank: RANK.due,
  onPhone: 'beside',
} as const;
