import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importMessages } from '@/features/nonPo/import/model/importMessages';
import { afterPoll, firstPoll, MAX_POLLS, POLL_PAUSE_MS, readInvoice } from '@/features/nonPo/import/model/readInvoice';
import { fileDescriptor } from '@/features/nonPo/import/api/useImportInvoice';
import { CallError } from '@/platform/graphql/callError';

const file = { file_uid: 'f-1', file_name: 'invoice.pdf', file_status: 'Success', fileSize: 1234 };
const data = JSON.stringify({ supplierCode: 's0007 ', invoiceNumber: 'A-1' });
const pending = { result: 'Pending', data: null };
const success = { result: 'Success', data };

/** The error has the details for support. */
const failed = (message: string) => ({ ok: false, message, error: expect.any(CallError) as CallError });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(
  answers: (typeof pending | typeof success | Error | 'never')[],
  submitted: unknown = { result: 'Success' },
) {
  const controller = new AbortController();
  const asked: string[] = [];
  const ask = (uid: string, signal: AbortSignal) => {
    const next = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(uid);
    if (next === 'never')
      return new Promise<never>((_, no) => signal.addEventListener('abort', () => no(new CallError('aborted'))));
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next ?? null);
  };
  const submit = () =>
    submitted instanceof Error
      ? Promise.reject(submitted)
      : Promise.resolve(submitted as { result: string | null } | null);
  const outcome = readInvoice(
    { file, companyCode: '1000', supplierCodes: ['S0007'], signal: controller.signal },
    { submit, fetchStatus: ask },
  );
  outcome.catch(() => {});
  return { outcome, asked, cancel: () => controller.abort() };
}

describe('polling', () => {
  it('continues only while the result is Pending, at most eight times', () => {
    let state = firstPoll;
    for (let n = 1; n < MAX_POLLS; n++) state = afterPoll(state, pending);
    expect(state).toEqual({ step: 'pending', polls: 7 });
    expect(afterPoll(state, pending).step).toBe('failed');
    expect(afterPoll(state, success)).toEqual({ step: 'read', polls: 8, data });
    for (const result of ['Failed', '', 'Whatever', null])
      expect(afterPoll(firstPoll, { result, data: null } as never).step).toBe('failed');
    expect(afterPoll(firstPoll, null).step).toBe('failed');
  });

  it('repeats every 1.8 seconds and ends with the extracted data', async () => {
    const { outcome, asked } = start([pending, pending, success]);
    await vi.advanceTimersByTimeAsync(POLL_PAUSE_MS - 1);
    expect(asked).toEqual(['f-1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(POLL_PAUSE_MS);
    expect(await outcome).toEqual({ ok: true, data });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops after eight Pending results, within 15 seconds', async () => {
    const { outcome, asked } = start([pending]);
    await vi.advanceTimersByTimeAsync(7 * POLL_PAUSE_MS);
    expect(await outcome).toEqual(failed(importMessages.notRead));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(8);
  });

  it('gives up a pending request at 15 seconds', async () => {
    const { outcome, asked } = start([pending, 'never']);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toEqual(failed('Failed to fetch data from ICR Service'));
    expect(asked).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops immediately on cancel and leaves no timer', async () => {
    const { outcome, asked, cancel } = start([pending]);
    await vi.advanceTimersByTimeAsync(2_000);
    cancel();
    await expect(outcome).rejects.toMatchObject({ kind: 'aborted' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('extraction result', () => {
  it.each([
    ['a lost connection', [pending, new CallError('outage')], importMessages.notRead],
    ['a failure of the service', [{ result: 'Failed', data: null }], importMessages.notRead],
    ['data that is not JSON', [{ result: 'Success', data: '<html>' }], importMessages.notRead],
    ['another supplier', [{ result: 'Success', data: '{"supplierCode":"S9"}' }], 'Supplier did not match.'],
    ['no supplier', [{ result: 'Success', data: '{}' }], 'Supplier did not match.'],
  ])('reports %s', async (_name, answers, message) => {
    const { outcome } = start(answers as never);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toEqual(message === importMessages.otherSupplier ? { ok: false, message } : failed(message));
  });

  it('distinguishes a rejected file from a failed submission', async () => {
    expect(await start([pending], { result: 'Failed' }).outcome).toEqual(failed('Failed to process Invoice.'));
    expect(await start([pending], null).outcome).toEqual(failed('Failed to process Invoice.'));
    expect(await start([pending], new CallError('outage')).outcome).toEqual(failed('Failed to submit Invoice file.'));
    await expect(start([pending], new CallError('session')).outcome).rejects.toMatchObject({ kind: 'session' });
  });

  it('names the file by uid, name, address and size', () => {
    expect(fileDescriptor(file, 'https://files.example')).toBe(
      'f-1|invoice.pdf|https://files.example/api/download/f-1|1234',
    );
  });
});
