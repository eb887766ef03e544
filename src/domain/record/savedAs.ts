import type { Id } from '@/lib/ids';
import type { Intent } from '@/shared/fields/intent';
import type { SavedAs } from './document';

/** Marks records of this product (spec 2 §6: "a fixed product source"). */
export const CREATED_SOURCE = 'SupplierPortal';

const STATUS_OF = { autosave: 'Draft', draft: 'Draft', submit: 'Pending for approval' } as const;

interface Saving {
  intent: Intent;
  bySupplier: boolean;
  correction: boolean;
  record: { id: Id; rut: string | null } | null;
}

/** Returns the fields that every save adds (spec 2 §4, §6). Servers that compare `rut` refuse an outdated one. */
export function savedAs({ intent, bySupplier, correction, record }: Saving): SavedAs {
  return {
    ...(record && { id: record.id, rut: record.rut }),
    status: STATUS_OF[correction ? 'draft' : intent],
    createdBy: bySupplier ? 'Supplier' : 'employee',
    createdSource: CREATED_SOURCE,
  };
}
