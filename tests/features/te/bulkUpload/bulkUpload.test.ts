import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  addFiles,
  getCounts,
  failed,
  nextToSend,
  NO_FILES,
  PARALLEL,
  progressed,
  removed,
  retried,
  retriedAll,
  started,
  stored,
  whyNotYet,
  type BulkRules,
  type BulkState,
} from '@/features/te/bulkUpload/bulkFiles';
import { createBulkUpload } from '@/features/te/bulkUpload/bulkUpload';

const rules: BulkRules = { families: ['image', 'pdf', 'word'] };
const file = (name: string, size = 10) => {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const files = (count: number) => Array.from({ length: count }, (_, index) => file(`scan ${index + 1}.pdf`));

it('the next step is blocked until all files are stored', () => {
  const one = addFiles(NO_FILES, files(1), rules).state;
  const why = (state: BulkState, ...rejected: string[]) =>
    whyNotYet({ ...state, rejected: rejected.map(name => ({ name, message: 'Invalid file type: exe' })) });
  expect(why(one)).toBe('Attachments still uploading: 1. Wait, or go back to resume or remove them.');
  const lost = 'Attachments not uploaded: 1. Go back to retry, remove or dismiss them.';
  expect(why(failed(started(one, 'scan 1.pdf'), 'scan 1.pdf', 'Disk full'))).toBe(lost);
  expect(why(stored(started(one, 'scan 1.pdf'), 'scan 1.pdf'), 'virus.exe')).toBe(lost);
  expect(why(stored(started(one, 'scan 1.pdf'), 'scan 1.pdf'))).toBeNull();
});

describe('selected files', () => {
  it.each([
    ['scan#1.pdf', 10, 'Invalid file name'],
    ['tick/et.pdf', 10, 'Invalid file name'],
    ['ticket.exe', 10, 'Invalid file type: exe'],
    ['ticket', 10, 'Invalid file type: none'],
    ['ticket.pdf', 10_485_761, 'File exceeds 10MB limit'],
    ['ticket.pdf', 0, 'This file is empty'],
  ])('%s of %i bytes is rejected: %s', (name, size, message) => {
    expect(addFiles(NO_FILES, [file(name, size)], rules)).toEqual({
      state: NO_FILES,
      rejected: [{ name, message }],
      skipped: 0,
    });
  });

  it.each(['a.b-c_d 1.pdf', 'x.docx', 'X.DOC', 'y.jpeg', 'z.gif'])('%s is accepted', name => {
    expect(addFiles(NO_FILES, [file(name, 10_485_760)], rules).state.files).toMatchObject([{ name, status: 'ready' }]);
  });

  it('are skipped when the list has the same name, ignoring case', () => {
    const { state } = addFiles(NO_FILES, [file('a.pdf')], rules);
    expect(addFiles(state, [file('A.PDF'), file('a.pdf'), file('b.pdf')], rules)).toMatchObject({ skipped: 2 });
  });

  it('are limited to a thousand', () => {
    const { state, rejected } = addFiles(NO_FILES, files(1001), rules);
    expect(state.files).toHaveLength(1000);
    expect(rejected).toEqual([{ name: 'scan 1001.pdf', message: 'At most 1000 files' }]);
  });
});

type Step = (state: BulkState) => BulkState;
const name = fc.integer({ min: 1, max: 12 }).map(number => `scan ${number}.pdf`);
const steps: fc.Arbitrary<Step> = fc.oneof(
  name.map(
    (one): Step =>
      state =>
        nextToSend(state).some(next => next.name === one) ? started(state, one) : state,
  ),
  fc.tuple(name, fc.double({ min: 0, max: 1.1, noNaN: true })).map(
    ([one, share]): Step =>
      state =>
        progressed(state, one, share),
  ),
  name.map(
    (one): Step =>
      state =>
        stored(state, one),
  ),
  name.map(
    (one): Step =>
      state =>
        failed(state, one, 'no'),
  ),
  name.map(
    (one): Step =>
      state =>
        retried(state, one),
  ),
  name.map(
    (one): Step =>
      state =>
        removed(state, one),
  ),
  fc.constant<Step>(retriedAll),
  fc.boolean().map((paused): Step => state => ({ ...state, paused })),
  name.map(
    (one): Step =>
      state =>
        addFiles(state, [file(one)], rules).state,
  ),
);

describe('file states', () => {
  it('stay consistent after any sequence of steps', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 80 }), all => {
        let state = addFiles(NO_FILES, files(12), rules).state;
        const done = new Set<string>();
        for (const step of all) {
          state = step(state);
          const { total, done: stored, failed: errors, left, uploading, bytes, sent } = getCounts(state);
          expect(stored + errors + left).toBe(total);
          expect(uploading).toBeLessThanOrEqual(PARALLEL);
          expect(uploading + nextToSend(state).length).toBeLessThanOrEqual(PARALLEL);
          if (state.paused) expect(nextToSend(state)).toEqual([]);
          expect(sent).toBeGreaterThanOrEqual(0);
          expect(sent).toBeLessThanOrEqual(bytes);
          expect(new Set(state.files.map(one => one.name)).size).toBe(total);
          for (const one of state.files) {
            // A stored file stays stored and releases its bytes; every other file is still readable.
            if (done.has(one.name)) expect(one.status).toBe('done');
            if (one.status === 'done') done.add(one.name);
            expect(one.file === null).toBe(one.status === 'done');
          }
          for (const known of done) expect(state.files.some(one => one.name === known)).toBe(true);
        }
      }),
    );
  });
});

/** Creates uploads that end when the test resolves them. */
function bench(known: { name: string; size: number }[] = []) {
  const waiting = new Map<string, { resolve: () => void; reject: (error: Error) => void; signal: AbortSignal }>();
  const sent: string[] = [];
  const onStored = vi.fn();
  const upload = createBulkUpload({
    rules,
    known,
    onStored,
    send: ({ name: one }, { signal }) =>
      new Promise<void>((resolve, reject) => {
        sent.push(one);
        waiting.set(one, { resolve, reject, signal });
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  });
  const end = async (one: string, error?: string) => {
    if (error === undefined) waiting.get(one)?.resolve();
    else waiting.get(one)?.reject(new Error(error));
    await Promise.resolve().then(() => {});
    await new Promise(resolve => setTimeout(resolve));
  };
  const statuses = () => Object.fromEntries(upload.view().files.map(one => [one.name, one.status]));
  return { upload, sent, end, statuses, onStored };
}

describe('upload queue', () => {
  it('sends five at a time, in order', async () => {
    const { upload, sent, end, onStored } = bench();
    upload.add(files(8));
    expect(sent).toHaveLength(5);
    await end('scan 2.pdf');
    expect(sent.at(-1)).toBe('scan 6.pdf');
    expect(onStored).toHaveBeenCalledExactlyOnceWith({ name: 'scan 2.pdf', size: 10 });
  });

  it('keeps a failed file with its reason and sends it again on retry', async () => {
    const { upload, sent, end, statuses } = bench();
    upload.add(files(2));
    await end('scan 1.pdf', 'The line broke.');
    expect(upload.view().files[0]).toMatchObject({ status: 'error', reason: 'The line broke.' });
    upload.retryAll();
    expect(sent).toEqual(['scan 1.pdf', 'scan 2.pdf', 'scan 1.pdf']);
    await end('scan 1.pdf');
    expect(statuses()).toMatchObject({ 'scan 1.pdf': 'done' });
  });

  it('starts no upload while paused, and finishes pending ones', async () => {
    const { upload, sent, end, statuses } = bench();
    upload.add(files(7));
    upload.pause();
    await end('scan 1.pdf');
    expect(sent).toHaveLength(5);
    expect(statuses()).toMatchObject({ 'scan 1.pdf': 'done', 'scan 6.pdf': 'ready' });
    upload.resume();
    expect(sent).toHaveLength(6);
  });

  it('skips files that are already listed or were stored on an earlier visit', () => {
    const { upload, sent } = bench([{ name: 'scan 1.pdf', size: 10 }]);
    upload.add(files(2));
    expect(sent).toEqual(['scan 2.pdf']);
    expect(upload.view().skipped).toBe(1);
  });

  it('resets stopped files to ready', async () => {
    const { upload, end, statuses } = bench();
    upload.add(files(1));
    upload.stop();
    await end('none');
    expect(statuses()).toEqual({ 'scan 1.pdf': 'ready' });
  });

  it('lists the reason of each rejected file until dismissed', () => {
    const { upload } = bench();
    upload.add([file('a#.pdf'), file('b.exe')]);
    expect(upload.view().rejected).toHaveLength(2);
    upload.dismiss();
    expect(upload.view().rejected).toEqual([]);
  });
});
