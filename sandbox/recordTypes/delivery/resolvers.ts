import { first } from '../../data/database.ts';
import type { Resolver, Resolvers } from '../../rules/context.ts';
import { listed } from '../../rules/lists/listed.ts';
import { recordScope } from '../../rules/access.ts';
import { findOrder } from '../../rules/orders/orders.ts';
import { toDay } from '../../rules/declared/input.ts';
import type { RecordType } from '../../rules/declared/recordType.ts';
import type { DeliveryInput } from './input.ts';
import { overheadTypes } from './overheads.ts';
import { mustFindOrder, outline } from './prepare.ts';
import { countries, orderTypes } from './reports.ts';
import { ZFO } from './rules.ts';

const poByDIId: Resolver<{ id: number }> = async (_source, { id }, { db, viewer }) => {
  const params: unknown[] = [id];
  const scope = recordScope(SCOPED, viewer)?.(value => `$${params.push(value)}`);
  const invoice = await first<{ poId: number }>(
    db,
    `select i.po_id "poId" from delivery_invoice i where i.id = $1 and not i.deleted${scope ? ` and ${scope}` : ''}`,
    params,
  );
  const order = invoice && (await findOrder(db, viewer, invoice.poId));
  return order ? { ...order, ownInvoice: id } : null;
};
const SCOPED: Pick<RecordType, 'table' | 'context' | 'scope'> = {
  table: 'delivery_invoice',
  context: 'DeliveryInvoice',
  scope: 'panOrCode',
};

interface Like {
  PoNo: string;
  SupplierCode: string;
  InvoiceNumber: string | null;
  InvoiceDate: string | null;
  TotalAmount: string;
}
const MOST_LIKE = 20;

/**
 * Freight invoices often look alike: the warning lists all of the supplier's with the same date or grand total
 * (docs/decisions.md#duplicate-warning).
 */
const zfoWarning: Resolver<{ input: DeliveryInput }> = async (_source, { input }, { db, viewer }) => {
  const order = await mustFindOrder(db, viewer, input, null);
  if (order.type !== ZFO) return { id: 0, message: null, result: '[]' };
  const { supplierId, gross } = await outline(db, viewer, input);
  const like = await db.query<Like>(
    `select po_no "PoNo", supplier_code "SupplierCode", invoice_number "InvoiceNumber", invoice_date "InvoiceDate",
            total_gross_amount::text "TotalAmount"
       from delivery_invoice
      where supplier_id = $1 and po_type = $2 and status <> 'Rejected' and not deleted and id is distinct from $3::int
        and (invoice_date = $4 or total_gross_amount = $5::numeric and $5::numeric > 0)
      order by id desc limit ${MOST_LIKE}`,
    [supplierId, ZFO, input.id ?? null, toDay(input.invoiceDate), gross],
  );
  if (like.length === 0) return { id: 0, message: null, result: '[]' };
  const message = 'Invoices on freight orders with the same date or amount already exist. Is this another invoice?';
  return { id: 1, message, result: JSON.stringify(like) };
};

export const resolvers: Resolvers = {
  Query: {
    poByDIId,
    overheadList: listed(overheadTypes),
    reportDeliveryInvoiceTransactionPOType: listed(orderTypes),
    reportDeliveryInvoiceTransactionCountryName: listed(countries),
  },
  Mutation: { deliveryInvoiceDuplicateWarningForZFO: zfoWarning },
};
