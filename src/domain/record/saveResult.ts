import { isMade, type Id } from '@/lib/ids';
import type { RecordKind } from '../recordKinds';

/** Reads the id that a create answers: one for 'exists' (spec 2 §8, spec 3 §7), other non-positive or empty ones fail (DECISIONS 20). */
export function readSaveResult(
  id: Id | null | undefined,
  { existsId }: Pick<RecordKind, 'existsId'>,
  words: { exists: string; failed: string },
): 'ok' | { error: string } {
  if (id === existsId && existsId !== null) return { error: words.exists };
  return isMade(id) ? 'ok' : { error: words.failed };
}

const ERROR_WORD = /error|fail|exception|invalid|denied|unable|wrong|not |^(false|no|0|-1|null)$/i;

/** Reads the status of a deletion: gone when it is a word, and not one of an error (DECISIONS 20). */
export function readDeleteResult(status: string | null | undefined): boolean {
  const word = status?.trim() ?? '';
  return word !== '' && !ERROR_WORD.test(word);
}
