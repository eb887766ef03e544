import { partyColumns, RANK } from '@/domain/invoice/listColumns';
import { supplierFilter } from '@/domain/supplier/supplierFilter';
import { REPORT_DATE_FORMAT } from '@/lib/dates';
import type { FilterDef } from '@/shared/list/listTypes';
import { exactDecimals } from '../model/lines';

interface Priced {
  countryCode: string | null;
  currencyCode: string | null;
}

/** Days of travel and expense are DD-MM-YYYY (spec 3 §9). */
const day = { kind: 'date', format: REPORT_DATE_FORMAT } as const;
/** With the third decimal that a derived tax brings, as lines and totals have it (DECISIONS 79). */
const money = {
  kind: 'money',
  decimals: (value: string | number) => exactDecimals([value]),
  country: (row: Priced) => row.countryCode,
  currency: (row: Priced) => row.currencyCode,
} as const;

/** What the lists of staged and of submitted invoices show alike. */
export const teColumns = {
  date: { name: 'invoiceDate', title: 'Invoice Date', ...day, width: 116, rank: RANK.date },
  gross: { name: 'totalGrossAmount', title: 'Invoice Amount', ...money, width: 160, rank: RANK.gross, onPhone: 'top' },
  ticket: { name: 'refKey3', title: 'Ticket/PNR Number', kind: 'text', width: 150, rank: RANK.due },
  ...partyColumns,
  rest: [
    { name: 'refKey2', title: 'Reference Number', kind: 'text', width: 150, onPhone: false },
    { name: 'invoiceNarration', title: 'Narration', kind: 'text', width: 220, onPhone: false },
    { name: 'requestorName', title: 'Requestor', kind: 'text', onPhone: false },
    { name: 'approverName', title: 'Approver', kind: 'text', onPhone: false },
    { name: 'department', title: 'Department', kind: 'text', onPhone: false },
    { name: 'documentType', title: 'Document Type', kind: 'text', width: 130, onPhone: false },
    { name: 'taxType', title: 'Tax Type', kind: 'text', width: 110, onPhone: false },
    { name: 'totalAmount', title: 'Amount', ...money, currency: undefined, onPhone: false },
    { name: 'totalTaxAmount', title: 'Tax Amount', ...money, currency: undefined, onPhone: false },
    { name: 'invoiceReceiptDate', title: 'Invoice Receipt Date', ...day, onPhone: false },
    { name: 'paymentTerm', title: 'Payment Term', kind: 'text', width: 130, onPhone: false },
    { name: 'ioNo', title: 'IO No', kind: 'text', width: 120, onPhone: false },
    { name: 'refKey1', title: 'Reference Key 1', kind: 'text', width: 140, onPhone: false },
    { name: 'createdByName', title: 'Imported By', kind: 'text', onPhone: false },
    { name: 'rct', title: 'Imported On', kind: 'datetime', onPhone: false },
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

/** What both lists are filtered by. */
export const teFilters: readonly FilterDef[] = [
  { name: 'invoiceNumber', label: 'Invoice Number', kind: 'text' },
  { name: 'invoiceDate', label: 'Invoice Date', kind: 'dateRange' },
  { name: 'companyName', label: 'Company', kind: 'checkBox', options: { lookup: 'companies' } },
  supplierFilter,
  { name: 'totalGrossAmount', label: 'Invoice Amount', kind: 'number' },
  { name: 'refKey3', label: 'Ticket/PNR Number', kind: 'text' },
  { name: 'refKey2', label: 'Reference Number', kind: 'text' },
  { name: 'requestorName', label: 'Requestor', kind: 'text' },
  { name: 'approverName', label: 'Approver', kind: 'text' },
  { name: 'department', label: 'Department', kind: 'text' },
];
