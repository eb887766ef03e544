import { sameIdentifier } from '@/lib/identity';
import type { Id } from '@/lib/ids';
import type { Call } from '@/platform/graphql/useCall';
import { allRows } from '@/shared/list/listInput';
import { SupplierByBankListDocument } from './accounts.graphql.generated';

interface Account {
  supplierId: Id | null;
  accountNumber: string | null;
  deleted: boolean | null;
}

/** Whether a row is this account, in use by another supplier. A backend also finds accounts that hold the number as a part (spec 1 §5 'Bank'). */
export function isAnothers(row: Account, accountNumber: string, supplierId: Id | null): boolean {
  return row.supplierId !== supplierId && row.deleted !== true && sameIdentifier(row.accountNumber, accountNumber);
}

/** What stands against an account number: `taken` where another supplier has it, or that it could not be asked; null when nothing does. */
export async function accountProblem(
  call: Call,
  accountnumber: string,
  supplierId: Id | null,
  taken: string,
  signal?: AbortSignal,
): Promise<string | null> {
  if (accountnumber === '') return null;
  try {
    const rows =
      (await call(SupplierByBankListDocument, { input: allRows({ accountnumber }) }, { signal })).supplierByBankList
        ?.data ?? [];
    return rows.some(row => isAnothers(row, accountnumber, supplierId)) ? taken : null;
  } catch {
    return 'Error checking Account number';
  }
}
