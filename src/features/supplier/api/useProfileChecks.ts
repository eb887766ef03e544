import { useMemo } from 'react';
import { ifscProblem } from '@/lib/identityChecks/bank';
import { sameIdentifier } from '@/lib/identity';
import type { Id } from '@/lib/ids';
import { useRequest } from '@/platform/graphql/useRequest';
import type { Checks } from '@/shared/fields/types';
import { allRows } from '@/shared/list/listInput';
import { SupplierByBankListDocument } from './accounts.graphql.generated';
import { useIdentityChecks } from './useIdentityChecks';
import { judgeBank } from './verdicts';
import { CheckBankDocument } from './verification.graphql.generated';

interface Account {
  supplierId: Id | null;
  accountNumber: string | null;
  deleted: boolean | null;
}

/** It is this account, in use by another supplier: what a backend finds by a part of the number is no such thing (spec 1 §5 'Bank'). */
export function isAnothers(row: Account, accountNumber: string, supplierId: Id | null): boolean {
  return row.supplierId !== supplierId && row.deleted !== true && sameIdentifier(row.accountNumber, accountNumber);
}

/** What the fields of a profile's sections are checked by, by the names of their definitions (spec 1 §5, §7, §8). */
export function useProfileChecks(supplierId: Id | null): Checks {
  const verify = useIdentityChecks();
  const bank = useRequest(CheckBankDocument);
  const accounts = useRequest(SupplierByBankListDocument);
  return useMemo(
    (): Checks => ({
      bank: async (ifsc, values, signal) => {
        if (ifscProblem(ifsc) !== null) return { ok: false, message: 'IFSC is not valid' };
        const accountNo = (values['accountNumber'] as string).trim();
        const verdict = await bank({ accountNo, ifsc }, { signal }).then(
          answer => judgeBank(answer.checkBank?.data),
          (error: unknown) => {
            if (signal.aborted) throw error;
            return judgeBank(null);
          },
        );
        if (!verdict.ok) return { ...verdict, found: { byHand: true } };
        return { ...verdict, said: 'Bank check successfully' };
      },
      msme: (number, _values, signal) => verify.msme(number, signal),
      gst: (number, _values, signal) => verify.gst(number, signal),
      account: async (accountnumber, _values, signal) => {
        try {
          const answer = await accounts({ input: allRows({ accountnumber }) }, { signal });
          const others = answer.supplierByBankList?.data ?? [];
          return others.some(row => isAnothers(row, accountnumber, supplierId))
            ? { ok: false, message: 'This bank account number is already exist' }
            : { ok: true };
        } catch {
          return { ok: false, message: 'Error checking Account number' };
        }
      },
    }),
    [verify, bank, accounts, supplierId],
  );
}
