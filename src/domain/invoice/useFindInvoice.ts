import type { Id } from '@/lib/ids';
import type { Operation } from '@/platform/graphql/operation';
import { useCall } from '@/platform/graphql/useCall';
import { firstRows, NEWEST_FIRST } from '@/shared/list/listInput';
import type { ListInput, ListPage } from '@/shared/list/listTypes';
import type { InvoiceParties } from './parties';

const LOOKED_AT = 10;
/** Maximum clock difference between browser and server, in ms. */
const CLOCKS_APART = 60_000;

export interface FoundRow {
  id: Id;
  rct: string | null;
  supplierCode: string | null;
  companyCode: string | null;
  invoiceNumber: string | null;
}

/** Finds the newest invoice with this number between the parties since a time, to check a save whose response was lost. */
export function useFindInvoice<Row extends FoundRow>(
  listPage: Operation<ListInput, ListPage<Row>>,
  { supplier, company }: InvoiceParties,
) {
  const call = useCall();
  return async ({ invoiceNumber }: { invoiceNumber: string }, since: Date) => {
    const number = invoiceNumber.trim();
    const { rows } = await call(listPage, { ...firstRows(LOOKED_AT, { invoiceNumber: number }), ...NEWEST_FIRST });
    const isIt = (row: Row) =>
      Date.parse(row.rct ?? '') >= since.getTime() - CLOCKS_APART &&
      row.supplierCode === supplier.code &&
      row.companyCode === company.code &&
      (row.invoiceNumber ?? '') === number;
    return rows?.find(isIt) ?? null;
  };
}
