import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { isCreatedId } from '@/lib/success';
import { isStatus } from '@/lib/status';
import { confirmStatus } from '@/platform/graphql/callError';
import { useCall } from '@/platform/graphql/useCall';
import { WorkflowTaskQueryDocument } from '@/shared/approval/api/workflowTask.graphql.generated';
import { workflowTaskInput } from '@/shared/approval/api/workflowTaskQuery';
import { latestTask } from '@/shared/approval/model/task';
import { allRows } from '@/shared/list/listInput';
import { gapsAtLocations } from '../../gaps';
import {
  LocationCheckDocument,
  SupplierDetailsWorkflowActionDocument,
  SupplierDetailsWorkflowCreateDocument,
  UpdateSupplierStatusDocument,
  type SupplierWorkflowActionInput,
} from './supplierApproval.graphql.generated';

function confirmWorkflowStatus(status: string | null | undefined): void {
  confirmStatus(status, 'approved', 'pending', 'rejected', 'sentback', 'updated');
}

/** The calls around the approval of a profile (spec 1 §7). Each rejects with `CallError`. */
export function useApprovalWrites(id: Id) {
  const call = useCall();
  return useMemo(
    () => ({
      gaps: async () => {
        const found = await call(LocationCheckDocument, { input: allRows({ SupplierId: id }) });
        return gapsAtLocations(found.supplierLocationOfPresenceList?.data ?? [], {
          contacts: found.locationWiseContact?.data ?? [],
          bank: found.locationWiseBank?.data ?? [],
        });
      },
      send: async () => {
        const sent = await call(SupplierDetailsWorkflowCreateDocument, { input: { id, isUpdateBySupplier: true } });
        return isCreatedId(sent.supplierDetailsWorkflowCreate?.id);
      },
      confirm: async (decided: Omit<SupplierWorkflowActionInput, 'id'>) => {
        const response = await call(SupplierDetailsWorkflowActionDocument, { input: { id, ...decided } });
        confirmWorkflowStatus(response.supplierDetailsWorkflowAction?.status);
      },
      isApproved: async (context: string) => {
        const found = await call(WorkflowTaskQueryDocument, workflowTaskInput(context, id));
        return isStatus(latestTask(found.workflowTaskQuery?.data)?.status, 'approved');
      },
      /** Tells the supplier's service what has become of the profile (spec 1 §4 'Buyer action'). */
      setStatus: async (status: string) => {
        const response = await call(UpdateSupplierStatusDocument, { input: { id, status } });
        confirmWorkflowStatus(response.updateSupplierStatus?.status);
      },
    }),
    [call, id],
  );
}
