import { sameIdentifier } from '@/lib/identity';
import type { Id } from '@/lib/ids';
import type { Call } from '@/platform/graphql/useRequest';
import { allRows, type LookupInput } from '@/shared/list/listInput';
import type { SupplierByBankListQuery } from './accounts.graphql.generated';

interface Account {
  supplierId: Id | null;
  accountNumber: string | null;
  deleted: boolean | null;
}

/** It is this account, in use by another supplier: what a backend finds by a part of the number is no such thing (spec 1 §5 'Bank'). */
export function isAnothers(row: Account, accountNumber: string, supplierId: Id | null): boolean {
  return row.supplierId !== supplierId && row.deleted !== true && sameIdentifier(row.accountNumber, accountNumber);
}

/** What stands against an account number: `taken` where another supplier has it, or that it could not be asked; null when nothing does. */
export async function accountProblem(
  ask: Call<SupplierByBankListQuery, { input: LookupInput }>,
  accountnumber: string,
  supplierId: Id | null,
  taken: string,
): Promise<string | null> {
  if (accountnumber === '') return null;
  try {
    const rows = (await ask({ input: allRows({ accountnumber }) })).supplierByBankList?.data ?? [];
    return rows.some(row => isAnothers(row, accountnumber, supplierId)) ? taken : null;
  } catch {
    return 'Error checking Account number';
  }
}
