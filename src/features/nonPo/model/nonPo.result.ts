import { messages } from './messages';

/** Reads the id of `nonPoInvoiceCreate`: -1 exists, any other non-positive fails (spec 2 §8, DECISIONS 20). */
export function readCreateResult(id: number | null | undefined): 'ok' | { error: string } {
  if (id === -1) return { error: messages.exists };
  if (!id || id < 0) return { error: messages.failed };
  return 'ok';
}
