import type { Id } from '@/lib/ids';
import type { Intent } from '@/shared/fields/intent';
import type { SavedAs, PathIssue } from './document';
import { isCreatedId } from '@/lib/success';
import type { RecordType } from '../recordTypes';
import { lengthProblem, MAX_LINES, MAX_TEXT } from '@/lib/limits';

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

/** Returns whether an id is the GUID of zeros, which means 'exists' (docs/decisions.md#zero-guid-exists). */
const isZeroGuid = (id: unknown) => typeof id === 'string' && /^[{(]?0{8}-0{4}-0{4}-0{4}-0{12}[)}]?$/.test(id);

/** `existsId` means 'exists' (spec 2 §8, spec 3 §7); other non-positive or empty ids are failures. */
export function readSaveResult(
  id: Id | null | undefined,
  { existsId }: Pick<RecordType, 'existsId'>,
  messages: { exists: string; failed: string },
): 'ok' | { error: string } {
  if (existsId !== null && (String(id) === String(existsId) || isZeroGuid(id))) return { error: messages.exists };
  return isCreatedId(id) ? 'ok' : { error: messages.failed };
}

/** Validates the number of rows and the text lengths in all line tables; also for drafts. */
export function rowLimits(values: Readonly<Record<string, unknown>>): PathIssue[] {
  return Object.entries(values).flatMap(([list, rows]): PathIssue[] => {
    if (!Array.isArray(rows)) return [];
    if (rows.length > MAX_LINES) return [{ path: [list], message: `At most ${MAX_LINES} lines` }];
    return rows.flatMap((row: unknown, index) =>
      Object.entries(row ?? {}).flatMap(([key, text]) => {
        const message = typeof text === 'string' ? lengthProblem(text, MAX_TEXT) : null;
        return message === null ? [] : [{ path: [list, index, key], message }];
      }),
    );
  });
}
