import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkFile } from '@/platform/files/checkFile';
import { runFileJob } from '@/shared/importing/runFileJob';
import { eventually } from '../../support/eventually.ts';

/** A worker that responds on demand and records whether it was terminated. */
class HeldWorker {
  static readonly all: HeldWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  ended = false;
  constructor() {
    HeldWorker.all.push(this);
  }
  postMessage(): void {}
  terminate(): void {
    this.ended = true;
  }
}

const pdf = () => new File(['%PDF-1.7'], 'invoice.pdf');
const worker = () =>
  eventually(() => {
    const [last] = HeldWorker.all.slice(-1);
    if (!last?.onmessage) throw new Error('No worker yet');
    return last;
  });

describe('file check', () => {
  const real = globalThis.Worker;
  beforeEach(() => {
    HeldWorker.all.length = 0;
    globalThis.Worker = HeldWorker as unknown as typeof Worker;
  });
  afterEach(() => {
    globalThis.Worker = real;
    vi.useRealTimers();
  });

  it('runs in a worker that is terminated after the result', async () => {
    const verdict = checkFile(pdf(), ['pdf']);
    const one = await worker();
    expect(one.ended).toBe(false);
    one.onmessage?.({ data: 'match' });
    expect(await verdict).toEqual({ ok: true });
    expect(one.ended).toBe(true);
  });

  it('times out twenty seconds after its code has loaded and terminates its worker', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const verdict = checkFile(pdf(), ['pdf']);
    await Promise.race([verdict, new Promise(resolve => setImmediate(resolve))]);
    const [one] = HeldWorker.all;
    await vi.advanceTimersByTimeAsync(50_000); // time that a slow connection takes
    expect(one?.ended).toBe(false);
    one?.onmessage?.({ data: 'ready' });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(one?.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await verdict).toEqual({
      ok: false,
      message: 'This PDF takes too long to check. Save it again, or print it to a PDF, and upload that',
    });
    expect(one?.ended).toBe(true);
  });

  it('reports a connection failure, not a file error, when its code never loads', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const verdict = checkFile(pdf(), ['pdf']);
    await Promise.race([verdict, new Promise(resolve => setImmediate(resolve))]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await verdict).toMatchObject({
      ok: false,
      message: expect.stringContaining('Check your connection') as string,
    });
    expect(HeldWorker.all[0]?.ended).toBe(true);
  });

  it('reports a connection failure when its code fails to load', async () => {
    const verdict = checkFile(pdf(), ['pdf']);
    (await worker()).onerror?.({ message: 'Failed to fetch' });
    expect(await verdict).toMatchObject({
      ok: false,
      message: expect.stringContaining('Check your connection') as string,
    });
  });

  it('reports a connection failure at once when the code that opens the file fails to load', async () => {
    const verdict = checkFile(pdf(), ['pdf']);
    (await worker()).onmessage?.({ data: 'unloaded' });
    expect(await verdict).toMatchObject({
      ok: false,
      message: expect.stringContaining('Check your connection') as string,
    });
  });

  it("doesn't start a worker when aborted before the file is read", async () => {
    expect(await checkFile(pdf(), ['pdf'], { signal: AbortSignal.abort() })).toMatchObject({ ok: false });
    await expect(runFileJob('write', [], AbortSignal.abort())).rejects.toThrow(/abort/i);
    expect(HeldWorker.all).toEqual([]);
  });

  it('terminates its worker when the caller aborts', async () => {
    const stop = new AbortController();
    const verdict = checkFile(pdf(), ['pdf'], { signal: stop.signal });
    const one = await worker();
    stop.abort();
    await verdict;
    expect(one.ended).toBe(true);
  });

  it('reports an invalid name before it opens the file', async () => {
    const long = new File(['%PDF-1.7'], `${'a'.repeat(252)}.pdf`);
    expect(await checkFile(long, ['pdf'])).toEqual({
      ok: false,
      message: 'This file name is too long. The limit is 255 characters',
    });
    expect(await checkFile(new File(['x'], 'in\0voice.pdf'), ['pdf'])).toMatchObject({ ok: false });
    expect(HeldWorker.all).toEqual([]);
  });
});
