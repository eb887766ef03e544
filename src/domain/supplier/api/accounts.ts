import { sameIdentifier } from '@/lib/identity';
import type { Id } from '@/lib/ids';
import type { Call } from '@/platform/graphql/useCall';
import { allRows } from '@/shared/list/listInput';
import { SupplierByBankListDocument } from './accounts.graphql.generated';

export interface AccountUser {
  supplierId: Id | null;
  email: string;
}

/** Spec 1 §7 'supplierByBankList'. The backend may also return accounts that contain the number. */
export async function findAccountUsers(
  call: Call,
  accountnumber: string,
  signal: AbortSignal | undefined,
): Promise<AccountUser[]> {
  const input = allRows({ accountnumber });
  const rows = (await call(SupplierByBankListDocument, { input }, { signal })).supplierByBankList?.data ?? [];
  return rows
    .filter(row => row.deleted !== true && sameIdentifier(row.accountNumber, accountnumber))
    .map(({ supplierId, email }) => ({ supplierId, email: email ?? '' }));
}

export async function accountProblem(
  call: Call,
  accountnumber: string,
  supplierId: Id | null,
  taken: string,
  signal?: AbortSignal,
): Promise<{ message: string; cause?: unknown } | null> {
  if (accountnumber === '') return null;
  try {
    const users = await findAccountUsers(call, accountnumber, signal);
    return users.some(user => user.supplierId !== supplierId) ? { message: taken } : null;
  } catch (cause) {
    return { message: 'Error checking Account number', cause };
  }
}
