import { addDays } from '@/lib/dates';
import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { badInput } from '../errors.ts';
import { toDay, getText, type Text } from '../declared/input.ts';
import { approverRow, bankRow, findParties, Lookups, partiesRow } from '../records/parties.ts';
import type { Order } from './orders.ts';

/** `lookups` holds unknown codes. */
export type FromOrder = Awaited<ReturnType<typeof takeFromOrder>>;

export async function takeFromOrder(db: Sql, viewer: Viewer, order: Order, named: { approverId?: Text | undefined }) {
  const lookups = new Lookups(db);
  const parties = await findParties(db, viewer, order, true);
  const approver = await lookups.approver(named);
  const paymentTerm = await lookups.paymentTerm(order.paymentTermCode);
  return { order, parties, approver, paymentTerm, lookups };
}

interface Head {
  invoiceNumber?: Text | undefined;
  invoiceDate?: Text | undefined;
  isAgree?: boolean | null | undefined;
}

export async function rowOnOrder(db: Sql, { order, parties, approver, paymentTerm }: FromOrder, input: Head) {
  const invoiceDate = toDay(input.invoiceDate);
  const billToLocation = JSON.parse(order.billToLocation ?? 'null') as Record<string, string | null> | null;
  return {
    ...partiesRow(parties),
    ...(await bankRow(db, parties.supplierId)),
    ...approverRow(approver),
    poId: order.id,
    poNo: order.no,
    poType: order.type,
    currencyCode: order.currency,
    invoiceNumber: getText(input.invoiceNumber),
    invoiceDate,
    dueDate: invoiceDate && paymentTerm ? addDays(invoiceDate, paymentTerm.days) : null,
    paymentTermCode: paymentTerm?.code ?? null,
    paymentTermName: paymentTerm?.name ?? null,
    companyGstNumber: billToLocation?.['gstNumber'] ?? parties.companyGstNumber,
    billToLocation,
    isAgree: input.isAgree ?? false,
  };
}

export const wrongOrder = (message: string) => badInput(message, [{ path: 'poId', message }]);

export async function mustKeepOrder(db: Sql, table: `${string}_invoice`, id: number, order: Order): Promise<void> {
  const stored = await first<{ poId: number }>(db, `select po_id "poId" from ${table} where id = $1`, [id]);
  if (stored?.poId !== order.id) throw wrongOrder("You can't change the purchase order of a saved invoice.");
}
