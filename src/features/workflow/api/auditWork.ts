import { recordTypes } from '@/domain/recordTypes';
import { operation } from '@/platform/graphql/operation';
import type { ListInput, ListParameter } from '@/shared/list/listTypes';
import { mergeAudits, type AuditRow } from '../model/auditWork';
import { AuditWorkDocument, type AuditWorkQuery } from './auditWork.graphql.generated';

/** The delivery report has one row per line, so a page has more rows than invoices. */
const ROWS = 25;

const latest = (sortBy: string, condition: ListParameter): ListInput => ({
  currentPage: 1,
  pageSize: ROWS,
  parameters: [condition],
  sortBy,
  sortOrder: 'desc',
});
const closed = { name: 'status', value: 'Closed', type: 'checkBox' };

export interface AuditWork {
  failed: AuditRow[];
  closed: AuditRow[];
  changed: AuditRow[];
}

/** Loads what an auditor looks at first, from the reports and the manual entries, in one request. */
export const auditWork = operation(
  AuditWorkDocument,
  (_args: undefined) => ({
    failed: latest('auditDate', { name: 'auditStatus', value: 'Fail', type: 'checkBox' }),
    closed: latest('paymentDate', closed),
    changed: latest('rut', closed),
  }),
  (found: AuditWorkQuery): AuditWork => {
    const { NonPoInvoice, ProformaInvoice, DeliveryInvoice, ManualInvoiceEntry } = recordTypes;
    return {
      failed: mergeAudits(
        [
          [NonPoInvoice, found.failedNonPo],
          [ProformaInvoice, found.failedProforma],
          [DeliveryInvoice, found.failedDelivery],
        ],
        row => row.auditDate,
      ),
      closed: mergeAudits(
        [
          [NonPoInvoice, found.closedNonPo],
          [ProformaInvoice, found.closedProforma],
          [DeliveryInvoice, found.closedDelivery],
        ],
        row => row.paymentDate,
      ),
      changed: mergeAudits([[ManualInvoiceEntry, found.manualInvoiceEntryList]], row => row.rut),
    };
  },
);
