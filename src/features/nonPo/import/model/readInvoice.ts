import { pause } from '@/lib/pause';
import { isStatus } from '@/lib/status';
import { equalsIgnoreCase } from '@/lib/text';
import { CallError, toCallError } from '@/platform/graphql/callError';
import { withDeadline } from '@/platform/graphql/sendRequest';
import type { Attachment } from '@/shared/attachments/attachment';
import { importMessages } from './importMessages';
import { parseReadInvoice } from './readData';

/** Attempts, pause between them, and time limit of the whole import (spec 2 §9, docs/decisions.md#ocr-polling). */
export const MAX_POLLS = 8;
export const POLL_PAUSE_MS = 1_800;
const IMPORT_LIMIT_MS = 15_000;

interface PollResponse {
  result: string | null;
  data: string | null;
}

type PollState =
  | { step: 'pending'; polls: number }
  | { step: 'read'; polls: number; data: string | null }
  | { step: 'failed'; polls: number };

export const firstPoll: PollState = { step: 'pending', polls: 0 };

/** Returns the state after a poll (spec 2 §4): polls again only while Pending and below the limit. */
export function afterPoll(state: PollState, response: PollResponse | null): PollState {
  const polls = state.polls + 1;
  if (isStatus(response?.result, 'success')) return { step: 'read', polls, data: response?.data ?? null };
  if (isStatus(response?.result, 'pending') && polls < MAX_POLLS) return { step: 'pending', polls };
  return { step: 'failed', polls };
}

export interface ReadRequest {
  file: Attachment;
  companyCode: string;
  supplierCodes: readonly string[];
  signal: AbortSignal;
}

export type ReadOutcome = { ok: true; data: string } | { ok: false; message: string; error?: CallError };

interface Calls {
  submit: (request: ReadRequest, signal: AbortSignal) => Promise<{ result: string | null } | null>;
  fetchStatus: (uid: string, signal: AbortSignal) => Promise<PollResponse | null>;
}

const failed = (message: string, error = new CallError('server', { message })): ReadOutcome => ({
  ok: false,
  message,
  error,
});

/** Submits the file, polls for the result, and checks supplier and company. Rejects only on abort or a lost session. */
export async function readInvoice(request: ReadRequest, calls: Calls): Promise<ReadOutcome> {
  let submitted = false;
  try {
    return await withDeadline({ signal: request.signal, timeoutMs: IMPORT_LIMIT_MS }, async signal => {
      const job = await calls.submit(request, signal);
      submitted = true;
      if (!isStatus(job?.result, 'success')) return failed(importMessages.notProcessed);
      const end = await poll(request.file.file_uid, calls.fetchStatus, signal);
      if (end.step !== 'read') return failed(importMessages.notRead);
      const invoice = parseReadInvoice(end.data);
      if (!invoice || end.data === null) return failed(importMessages.notRead);
      const own = request.supplierCodes.some(code => equalsIgnoreCase(code, invoice.supplierCode));
      return own ? { ok: true, data: end.data } : { ok: false, message: importMessages.otherSupplier };
    });
  } catch (thrown) {
    const error = toCallError(thrown);
    const { kind } = error;
    if (kind === 'aborted' || kind === 'session') throw error;
    return failed(submitted || kind === 'timeout' ? importMessages.notRead : importMessages.notSubmitted, error);
  }
}

async function poll(uid: string, fetchStatus: Calls['fetchStatus'], signal: AbortSignal): Promise<PollState> {
  let state = firstPoll;
  for (;;) {
    state = afterPoll(state, await fetchStatus(uid, signal));
    if (state.step !== 'pending') return state;
    await pause(POLL_PAUSE_MS, signal);
  }
}
