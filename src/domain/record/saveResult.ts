import type { Id } from '@/lib/ids';
import { isCreatedId } from '@/lib/success';
import type { RecordKind } from '../recordKinds';

/** `existsId` means 'exists' (spec 2 §8, spec 3 §7); other non-positive or empty ids are failures. */
export function readSaveResult(
  id: Id | null | undefined,
  { existsId }: Pick<RecordKind, 'existsId'>,
  words: { exists: string; failed: string },
): 'ok' | { error: string } {
  if (id === existsId && existsId !== null) return { error: words.exists };
  return isCreatedId(id) ? 'ok' : { error: words.failed };
}
