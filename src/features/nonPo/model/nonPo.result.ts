import { messages } from './messages';

/** Reads the id of `nonPoInvoiceCreate`: -1 exists, any other non-positive fails (spec 2 §8, DECISIONS 20). */
export function readCreateResult(id: number | null | undefined): 'ok' | { error: string } {
  if (id === -1) return { error: messages.exists };
  if (!id || id < 0) return { error: messages.failed };
  return 'ok';
}

const ERROR_WORD = /error|fail|exception|invalid|denied|unable|wrong|not |^(false|no|0|-1|null)$/i;

/** Reads the status of `nonPoInvoiceDelete`: gone when it is a word, and not one of an error (DECISIONS 20). */
export function readDeleteResult(status: string | null | undefined): boolean {
  const word = status?.trim() ?? '';
  return word !== '' && !ERROR_WORD.test(word);
}
