import { invoiceColumns, RANK } from '@/domain/invoice/listColumns';
import { AUDIT_STATUSES, SUBMITTED_STATUSES, type InvoiceStatus } from '@/domain/invoice/labels';
import type { RecordType } from '@/domain/recordTypes';
import { REPORT_DATE_FORMAT, REPORT_DATETIME_FORMAT } from '@/lib/dates';
import type { Id } from '@/lib/ids';
import { defineList } from '@/shared/list/defineList';
import type { Report } from '../report';

/** Names the exported file and its path on the auth host after the report (spec 3 §7). */
export const defineReport = <Row extends { id: Id }>(report: Omit<Report<Row>, 'export'>) =>
  defineList<Row, Report<Row>>({
    ...report,
    export: { path: `/ImportExport/Export${report.context}`, fileName: `${report.context}List` },
  });

/** Hidden on phone cards. */
export const more = { onPhone: false } as const;

/** Date format of reports (spec 1 §9). */
export const day = { kind: 'date', format: REPORT_DATE_FORMAT } as const;
const moment = { kind: 'datetime', format: REPORT_DATETIME_FORMAT } as const;

/** Text of an empty report (spec 3 §8). */
export const NO_RECORD = 'No record available!';

/** Statuses of invoices in approval; only these age. */
const ON_THEIR_WAY: readonly InvoiceStatus[] = ['Pending for approval', 'SentBack', 'Under Query', 'Work in Progress'];

export function reportColumns(kind: RecordType) {
  const invoice = invoiceColumns(kind);
  return {
    ...invoice,
    date: { ...invoice.date, ...day },
    due: { ...invoice.due, ...day, filter: true },
    status: { ...invoice.status, filter: SUBMITTED_STATUSES },
    createdOn: { name: 'creationDate', title: 'Created On', ...moment, filter: true, ...more },
    invoiceCreatedOn: { name: 'invoiceCreatedDate', title: 'Created On', ...moment, filter: true, ...more },
    createdBy: { ...invoice.createdBy, filter: true },
    querySentBy: { name: 'querySentByName', title: 'Query Sent By', kind: 'text', filter: true, ...more },
    companyCode: { name: 'companyCode', title: 'Company Code', kind: 'text', ...more },
    companyName: { name: 'companyName', title: 'Company', kind: 'text', width: 220, filter: true, ...more },
    countryCode: { name: 'countryCode', title: 'Country Code', kind: 'text', width: 130, ...more },
    country: { ...invoice.country, filter: { lookup: 'country' } },
    poType: { name: 'poType', title: 'PO Type', kind: 'text', width: 100, filter: { lookup: 'poType' }, ...more },
    isMSME: { name: 'isMSME', title: 'MSME', kind: 'yesNo', filter: true, ...more },
    isUrgent: { name: 'isUrgent', title: 'Urgent', kind: 'yesNo', filter: true },
    erpNo: { ...invoice.erpNo, filter: true },
    erpSynced: { name: 'erpSyncFlag', title: 'ERP Synced', kind: 'yesNo', width: 120, ...more },
    erpPostedOn: { name: 'erpPostingDate', title: 'ERP Posting Date', ...day, width: 160, filter: true, ...more },
    paidOn: { name: 'paymentDate', title: 'Payment Date', ...day, filter: true, ...more },
    paymentBlock: { name: 'paymentBlock', title: 'Payment Block', kind: 'text', ...more },
    paymentReference: {
      name: 'paymentReference',
      title: 'Payment Reference',
      kind: 'text',
      width: 180,
      filter: true,
      ...more,
    },
    auditStatus: {
      name: 'auditStatus',
      title: 'Audit Status',
      kind: 'status',
      width: 130,
      filter: AUDIT_STATUSES,
      ...more,
    },
    auditRemark: { name: 'auditRemark', title: 'Audit Remark', kind: 'text', width: 220, ...more },
    auditedOn: { name: 'auditDate', title: 'Audit Date', ...day, filter: true, ...more },
  } as const;
}

/** Returns the first columns of an aging report: document, current level and age (spec 3 §3). */
export function documentToLevel(kind: RecordType) {
  const { id, number, status, pendingWith } = reportColumns(kind);
  return [
    id,
    number,
    { ...status, filter: ON_THEIR_WAY },
    { ...pendingWith, sortable: true, filter: true },
    { name: 'ageInDay', title: 'Age (Days)', kind: 'number', width: 104, rank: RANK.date, filter: 'numberRange' },
    {
      name: 'ageAtLevel',
      title: 'Age at Level (Days)',
      kind: 'number',
      width: 120,
      rank: RANK.erp,
      filter: 'numberRange',
      ...more,
    },
    { name: 'level', title: 'Level', kind: 'text', width: 156, rank: RANK.erp, filter: kind.stepRoles },
  ] as const;
}

/** Returns the last columns of a transaction report of order invoices: creator, ERP, payment and audit (spec 3 §3). */
export function createdToAudited<Amount extends object, Filter>(kind: RecordType, amount: Amount, erpFilter: Filter) {
  const report = reportColumns(kind);
  return [
    report.invoiceCreatedOn,
    { name: 'createdBy', title: 'Created By Side', kind: 'text', width: 140, ...more },
    report.createdBy,
    { ...report.erp, filter: erpFilter },
    report.erpNo,
    report.erpSynced,
    report.erpPostedOn,
    { name: 'paymentDeduction', title: 'Payment Deduction', ...amount, width: 170, ...more },
    { name: 'paymentAmount', title: 'Payment Amount', ...amount, ...more },
    report.paidOn,
    report.paymentBlock,
    report.paymentReference,
    report.auditStatus,
    report.auditRemark,
    report.auditedOn,
  ] as const;
}
