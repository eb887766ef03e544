import { useMemo } from 'react';
import { IFSC_NOT_VALID, ifscProblem } from '@/lib/identityChecks/bank';
import type { Id } from '@/lib/ids';
import { useCall } from '@/platform/graphql/useCall';
import type { Checks } from '@/shared/fields/types';
import { accountProblem } from '@/domain/supplier/api/accounts';
import { readBank } from './responses';
import { refused, useIdentityChecks } from './useIdentityChecks';
import { CheckBankDocument } from './verification.graphql.generated';

/** Returns the checks of profile fields by the names in their definitions (spec 1 §5, §7, §8). */
export function useProfileChecks(supplierId: Id | null): Checks {
  const verify = useIdentityChecks();
  const call = useCall();
  return useMemo(
    (): Checks => ({
      bank: async (ifsc, values, signal) => {
        if (ifscProblem(ifsc) !== null) return { ok: false, message: IFSC_NOT_VALID };
        const accountNo = (values['accountNumber'] as string).trim();
        const byHand = { ...refused('No bank data found. Please enter details manually.'), found: { byHand: true } };
        try {
          const found = readBank((await call(CheckBankDocument, { accountNo, ifsc }, { signal })).checkBank?.data);
          return found ? { ok: true, found, said: 'Bank check successfully' } : byHand;
        } catch (cause) {
          if (signal.aborted) throw cause;
          return { ...byHand, cause };
        }
      },
      msme: (number, _values, signal) => verify.msme(number, signal),
      gst: (number, _values, signal) => verify.gst(number, signal),
      account: async (accountnumber, _values, signal) => {
        const taken = 'This bank account number is already exist';
        const problem = await accountProblem(call, accountnumber, supplierId, taken, signal);
        return problem === null ? { ok: true } : { ok: false, ...problem };
      },
    }),
    [verify, call, supplierId],
  );
}
