import type { Id } from '@/lib/ids';
import type { Intent } from '@/shared/fields/intent';
import type { SavedAs } from './document';

/** Marks records of this product (spec 2 §6: "a fixed product source"). */
export const CREATED_SOURCE = 'SupplierPortal';

const STATUS_OF = { autosave: 'Draft', draft: 'Draft', submit: 'Pending for approval' } as const;

interface Saving {
  intent: Intent;
  bySupplier: boolean;
  /** The designated approver's save of a submitted document: whole as a submit, sent as a draft; the server leaves it pending. */
  correction: boolean;
  /** The record that is saved, as it was read; without it a new one is made. */
  record: { id: Id; rut: string | null } | null;
}

/** What every saved document says of itself beside its values (spec 2 §4, §6). A stale `rut` is refused by servers that compare it. */
export function savedAs({ intent, bySupplier, correction, record }: Saving): SavedAs {
  return {
    ...(record && { id: record.id, rut: record.rut }),
    status: STATUS_OF[correction ? 'draft' : intent],
    createdBy: bySupplier ? 'Supplier' : 'employee',
    createdSource: CREATED_SOURCE,
  };
}
