import { invoiceColumns, RANK } from '@/domain/invoice/listColumns';
import type { InvoiceStatus } from '@/domain/invoice/words';
import { viewHref, type RecordKind } from '@/domain/recordKinds';
import { REPORT_DATE_FORMAT, REPORT_DATETIME_FORMAT } from '@/lib/dates';
import type { Id } from '@/lib/ids';

/** Reports write days and moments in their own way (spec 1 §9). */
export const day = { kind: 'date', format: REPORT_DATE_FORMAT } as const;
export const moment = { kind: 'datetime', format: REPORT_DATETIME_FORMAT } as const;

/** Left out of the cards on a phone. */
export const more = { onPhone: false } as const;

/** What an empty report says (spec 3 §8). */
export const NO_RECORD = 'No record available!';

/** Invoices on their way; the others do not age. */
export const ON_THEIR_WAY: readonly InvoiceStatus[] = [
  'Pending for approval',
  'SentBack',
  'Under Query',
  'Work in Progress',
];

/** The beginning of every aging report: which document, with whom it is, and for how long (spec 3 §3). */
export function documentToLevel(kind: RecordKind) {
  const { number, status, pendingWith } = invoiceColumns(kind);
  return [
    {
      name: 'id',
      title: 'Id',
      kind: 'link',
      width: 84,
      href: (row: { id: Id }) => viewHref(kind, row.id),
      ...more,
    },
    number,
    status,
    { ...pendingWith, sortable: true },
    { name: 'ageInDay', title: 'Age (Days)', kind: 'number', width: 104, rank: RANK.date },
    { name: 'ageAtLevel', title: 'Age at Level (Days)', kind: 'number', width: 120, rank: RANK.erp, ...more },
    { name: 'level', title: 'Level', kind: 'text', width: 156, rank: RANK.erp },
  ] as const;
}

/** The end of a transaction report of orders' invoices: by whom it was created, and what ERP, payment and audit say of it (spec 3 §3). */
export function createdToAudited<Amount extends object, Erp>(amount: Amount, erp: Erp) {
  return [
    { name: 'invoiceCreatedDate', title: 'Created On', ...moment, ...more },
    { name: 'createdBy', title: 'Created By Side', kind: 'text', width: 140, ...more },
    { name: 'createdByName', title: 'Created By', kind: 'text', ...more },
    erp,
    { name: 'erpNo', title: 'ERP No', kind: 'text', ...more },
    { name: 'erpSyncFlag', title: 'ERP Synced', kind: 'yesNo', width: 120, ...more },
    { name: 'erpPostingDate', title: 'ERP Posting Date', ...day, width: 160, ...more },
    { name: 'paymentDeduction', title: 'Payment Deduction', ...amount, width: 170, ...more },
    { name: 'paymentAmount', title: 'Payment Amount', ...amount, ...more },
    { name: 'paymentDate', title: 'Payment Date', ...day, ...more },
    { name: 'paymentBlock', title: 'Payment Block', kind: 'text', ...more },
    { name: 'paymentReference', title: 'Payment Reference', kind: 'text', width: 180, ...more },
    { name: 'auditStatus', title: 'Audit Status', kind: 'status', width: 130, ...more },
    { name: 'auditRemark', title: 'Audit Remark', kind: 'text', width: 220, ...more },
    { name: 'auditDate', title: 'Audit Date', ...day, ...more },
  ] as const;
}
