import { pause } from '@/lib/pause';
import { isStatus } from '@/lib/status';
import { equalsIgnoreCase } from '@/lib/text';
import { toCallError } from '@/platform/graphql/callError';
import { withDeadline } from '@/platform/graphql/deadline';
import type { Attachment } from '@/shared/attachments/attachment';
import { importMessages } from './importMessages';
import { afterPoll, firstPoll, IMPORT_LIMIT_MS, POLL_PAUSE_MS, type PollAnswer, type PollState } from './polling';
import { parseReadInvoice } from './readData';

export interface ReadRequest {
  file: Attachment;
  companyCode: string;
  /** Supplier codes that the invoice may name. */
  supplierCodes: readonly string[];
  signal: AbortSignal;
}

export type ReadOutcome = { ok: true; data: string } | { ok: false; message: string };

interface Calls {
  submit: (request: ReadRequest, signal: AbortSignal) => Promise<{ result: string | null } | null>;
  ask: (uid: string, signal: AbortSignal) => Promise<PollAnswer | null>;
}

const failed = (message: string): ReadOutcome => ({ ok: false, message });

/**
 * Submits the file, polls for the result, and checks supplier and company, within the import's time limit. Rejects only on abort or a lost
 * session, and then stops all requests.
 */
export async function readInvoice(request: ReadRequest, calls: Calls): Promise<ReadOutcome> {
  let submitted = false;
  try {
    return await withDeadline(IMPORT_LIMIT_MS, request.signal, async signal => {
      const job = await calls.submit(request, signal);
      submitted = true;
      if (!isStatus(job?.result, 'success')) return failed(importMessages.notProcessed);
      const end = await poll(request.file.file_uid, calls.ask, signal);
      if (end.step !== 'read') return failed(importMessages.notRead);
      const invoice = parseReadInvoice(end.data);
      if (!invoice || end.data === null) return failed(importMessages.notRead);
      const own = request.supplierCodes.some(code => equalsIgnoreCase(code, invoice.supplierCode));
      return own ? { ok: true, data: end.data } : failed(importMessages.otherSupplier);
    });
  } catch (error) {
    const { kind } = toCallError(error);
    if (kind === 'aborted' || kind === 'session') throw error;
    return failed(submitted || kind === 'timeout' ? importMessages.notRead : importMessages.notSubmitted);
  }
}

async function poll(uid: string, ask: Calls['ask'], signal: AbortSignal): Promise<PollState> {
  let state = firstPoll;
  for (;;) {
    state = afterPoll(state, await ask(uid, signal));
    if (state.step !== 'pending') return state;
    await pause(POLL_PAUSE_MS, signal);
  }
}
