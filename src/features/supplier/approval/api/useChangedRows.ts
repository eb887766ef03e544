import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useAnswer } from '@/platform/graphql/useAnswer';
import { useCall } from '@/platform/graphql/useCall';
import { allRows } from '@/shared/list/listInput';
import { SupplierByBankListDocument } from '../../api/accounts.graphql.generated';
import { ChangedRowsDocument } from '../../api/sections.graphql.generated';

/** The sections' rows as they are now: what names a change and what proves it. */
export function useChangedRows(supplierId: Id) {
  const variables = useMemo(() => ({ input: allRows({ SupplierId: supplierId }) }), [supplierId]);
  return useAnswer(ChangedRowsDocument, variables);
}

type Elsewhere = { supplierId: Id; email: string }[];

/** Which other suppliers have these accounts (spec 1 §7 'supplierByBankList', filtered by accountnumber), by account number. */
export function useAccountsElsewhere(supplierId: Id, accounts: readonly string[]) {
  const call = useCall();
  const load = async (asked: { accounts: readonly string[] }, signal: AbortSignal) => {
    const found = await Promise.all(
      asked.accounts.map(async accountnumber => {
        const page = await call(SupplierByBankListDocument, { input: allRows({ accountnumber }) }, { signal });
        const others = (page.supplierByBankList?.data ?? []).filter(row => row.supplierId !== supplierId);
        return [
          accountnumber,
          others.map(row => ({ supplierId: row.supplierId ?? 0, email: row.email ?? '' })),
        ] as const;
      }),
    );
    return new Map<string, Elsewhere>(found);
  };
  return useAnswer(load, accounts.length > 0 ? { supplierId, accounts } : null);
}
