import { pause } from '@/lib/pause';
import { equalsIgnoreCase, isStatus } from '@/lib/text';
import { toCallError } from '@/platform/graphql/callError';
import { withDeadline } from '@/platform/graphql/deadline';
import type { Attachment } from '@/shared/attachments/attachment';
import { importMessages } from './importMessages';
import { afterPoll, firstPoll, IMPORT_LIMIT_MS, POLL_PAUSE_MS, type PollAnswer, type PollState } from './polling';
import { parseReadInvoice } from './readData';

export interface ReadRequest {
  /** Stored by the file service. */
  file: Attachment;
  companyCode: string;
  /** The codes that the invoice may name as its supplier. */
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
 * Hands the file in, asks until it is read, and checks whose invoice it is; all inside the import's time limit. Rejects only when
 * the caller aborts or the session is lost; then nothing goes on running.
 */
export async function readInvoice(request: ReadRequest, calls: Calls): Promise<ReadOutcome> {
  let submitted = false;
  try {
    return await withDeadline(IMPORT_LIMIT_MS, request.signal, async signal => {
      const job = await calls.submit(request, signal);
      submitted = true;
      if (!isStatus(job?.result, 'Success')) return failed(importMessages.notProcessed);
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
