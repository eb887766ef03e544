import { useMemo } from 'react';
import { notify } from '@/platform/feedback/feedback';
import { useRequest } from '@/platform/graphql/useRequest';
import type { Checks } from '@/shared/fields/types';
import { allRows } from '@/shared/list/listInput';
import { readBank, readGst, readMsme } from './answers';
import { SupplierByBankListDocument } from './sections.graphql.generated';
import { CheckBankDocument, CheckGstDocument, CheckMsmeDocument } from './verification.graphql.generated';

/** The words of spec 1 §5 and §8. */
const NO_BANK = 'No bank data found. Please enter details manually.';
const NO_MSME = 'Please try again after some time.';
const NOT_SMALL = 'Your company not in MSME enterprise type';

/** What the fields of a profile's sections are checked by, by the names of their definitions. */
export function useProfileChecks(supplierId: number | null): Checks {
  const bank = useRequest(CheckBankDocument);
  const msme = useRequest(CheckMsmeDocument);
  const gst = useRequest(CheckGstDocument);
  const accounts = useRequest(SupplierByBankListDocument);
  return useMemo(
    (): Checks => ({
      bank: async (ifsc, values, signal) => {
        const accountNo = (values['accountNumber'] as string).trim();
        const byHand = { ok: false, message: NO_BANK, found: { byHand: true } } as const;
        const found = await bank({ accountNo, ifsc }, { signal }).then(
          answer => readBank(answer.checkBank?.data),
          (error: unknown) => {
            if (signal.aborted) throw error;
            return null;
          },
        );
        if (!found) return byHand;
        notify.success('Bank check successfully');
        return { ok: true, found };
      },
      msme: async (number, _values, signal) => {
        const found = readMsme((await msme({ msme: number }, { signal })).checkMsme?.data);
        if (!found) return { ok: false, message: NO_MSME };
        return found.isMsme ? { ok: true, found: { ...found } } : { ok: false, message: NOT_SMALL };
      },
      gst: async (number, _values, signal) => {
        const found = readGst((await gst({ gst: number }, { signal })).checkGST?.data);
        if (!found?.gstStatus) return { ok: false, message: 'Invalid GST Number' };
        return found.isActive ? { ok: true, found: { ...found } } : { ok: false, message: 'GST status is not active' };
      },
      account: async (accountnumber, _values, signal) => {
        try {
          const answer = await accounts({ input: allRows({ accountnumber }) }, { signal });
          const isTaken = answer.supplierByBankList?.data?.some(row => row.supplierId !== supplierId);
          return isTaken ? { ok: false, message: 'This bank account number is already exist' } : { ok: true };
        } catch {
          return { ok: false, message: 'Error checking Account number' };
        }
      },
    }),
    [bank, msme, gst, accounts, supplierId],
  );
}
