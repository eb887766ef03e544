import { useMemo } from 'react';
import { isMade, type Id } from '@/lib/ids';
import { useRequest } from '@/platform/graphql/useRequest';
import { allRows } from '@/shared/list/listInput';
import { gapsAtLocations } from '../model/send';
import {
  LocationCheckDocument,
  SupplierDetailsWorkflowActionDocument,
  SupplierDetailsWorkflowCreateDocument,
  UpdateSupplierStatusDocument,
  type SupplierWorkflowActionInput,
} from './supplierApproval.graphql.generated';

/** The calls around the approval of a profile (spec 1 §7). Each rejects with `CallError`. */
export function useApprovalWrites(id: Id) {
  const check = useRequest(LocationCheckDocument);
  const create = useRequest(SupplierDetailsWorkflowCreateDocument);
  const action = useRequest(SupplierDetailsWorkflowActionDocument);
  const status = useRequest(UpdateSupplierStatusDocument);
  return useMemo(
    () => ({
      /** What the locations lack before they can be sent; empty when nothing. */
      gaps: async () => {
        const found = await check({ input: allRows({ SupplierId: id }) });
        return gapsAtLocations(found.supplierLocationOfPresenceList?.data ?? [], {
          contacts: found.locationWiseContact?.data ?? [],
          bank: found.locationWiseBank?.data ?? [],
        });
      },
      /** True when the server confirms that the changes were sent. */
      send: async () => {
        const sent = await create({ input: { id, isUpdateBySupplier: true } });
        return isMade(sent.supplierDetailsWorkflowCreate?.id);
      },
      /** Tells the supplier's service what was decided; with `isFinal` its status, too (spec 1 §4 'Buyer action'). */
      confirm: async (decided: Omit<SupplierWorkflowActionInput, 'id'>, isFinal: boolean) => {
        await action({ input: { id, ...decided } });
        if (isFinal) await status({ input: { id, status: decided.commandName } });
      },
    }),
    [check, create, action, status, id],
  );
}
