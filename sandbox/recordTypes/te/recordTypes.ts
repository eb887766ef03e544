import type { Viewer } from '../../data/viewer.ts';
import { ownRows } from '../../rules/access.ts';
import type { Scope } from '../../rules/lists/listQuery.ts';
import type { PlainKind } from '../../rules/declared/plainType.ts';
import { finalColumns, stagingColumns } from './columns.ts';

const READS_ALL = ['reviewer', 'auditor', 'admin'];
const readsAll = ({ roles }: Viewer) => roles.some(role => READS_ALL.includes(role));

/**
 * Left joins, although company, supplier and currency always exist: Postgres drops left joins that a query does not
 * read.
 */
const from = (table: string) => `${table} i left join company c on c.code = i.company_code
  left join supplier s on s.id = i.supplier_id left join currency cur on cur.code = i.currency_code
  left join users approver on approver.user_id = i.approver_id
  left join users requestor on requestor.user_id = i.requestor_id`;

/** Staged invoices are private to the importer until submission, except for users who may read everything. */
const own = (viewer: Viewer): Scope => (readsAll(viewer) ? null : bind => `i.rcb = ${bind(viewer.userId)}`);

function concerned(viewer: Viewer): Scope {
  const supplier = ownRows(viewer, true);
  if (supplier || readsAll(viewer)) return supplier;
  return bind => {
    const me = bind(viewer.userId);
    return `(i.rcb = ${me} or i.approver_id = ${me} or i.requestor_id = ${me})`;
  };
}

export const staging: PlainKind = {
  context: 'StagingTEInvoice',
  table: 'staging_te_invoice',
  from: from('staging_te_invoice'),
  columns: stagingColumns,
  calls: { list: 'stagingTEInvoiceList', byId: 'stagingTEInvoiceById' },
  exportName: 'ExportStagingTEInvoice',
  scope: own,
};

export const final: PlainKind = {
  context: 'TEInvoice',
  table: 'te_invoice',
  from: from('te_invoice'),
  columns: finalColumns,
  calls: { list: 'teInvoiceList', byId: 'teInvoiceById' },
  exportName: 'ExportTEInvoice',
  scope: concerned,
};
