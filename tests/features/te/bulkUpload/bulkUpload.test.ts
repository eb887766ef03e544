import { describe, expect, it, vi } from 'vitest';
import { createBulkUpload, whyNotYet } from '@/features/te/bulkUpload/bulkUpload';

const file = (name: string, size = 10) => {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const files = (count: number) => Array.from({ length: count }, (_, index) => file(`scan ${index + 1}.pdf`));

/** Creates uploads that end when the test resolves them. */
function bench(known: { name: string; size: number }[] = []) {
  const waiting = new Map<string, { resolve: () => void; reject: (error: Error) => void; signal: AbortSignal }>();
  const sent: string[] = [];
  const onStored = vi.fn();
  const upload = createBulkUpload({
    families: ['image', 'pdf', 'word'],
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

it('the next step is blocked until all files are stored', async () => {
  const { upload, end } = bench();
  const lost = 'Attachments not uploaded: 1. Go back to retry, remove or dismiss them.';
  upload.add(files(1));
  expect(whyNotYet(upload.view())).toBe('Attachments still uploading: 1. Wait, or go back to resume or remove them.');
  await end('scan 1.pdf', 'Disk full');
  expect(whyNotYet(upload.view())).toBe(lost);
  upload.retry('scan 1.pdf');
  await end('scan 1.pdf');
  expect(whyNotYet(upload.view())).toBeNull();
  upload.add([file('virus.exe')]);
  expect(whyNotYet(upload.view())).toBe(lost);
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
    const { upload } = bench();
    upload.add([file(name, size)]);
    expect(upload.view()).toMatchObject({ files: [], rejected: [{ name, message }], skipped: 0 });
  });

  it.each(['a.b-c_d 1.pdf', 'x.docx', 'X.DOC', 'y.jpeg', 'z.gif'])('%s is accepted', name => {
    const { upload } = bench();
    upload.add([file(name, 10_485_760)]);
    expect(upload.view().files).toMatchObject([{ name, status: 'uploading' }]);
  });

  it('are skipped when the list has the same name, ignoring case', () => {
    const { upload } = bench();
    upload.add([file('a.pdf')]);
    upload.add([file('A.PDF'), file('a.pdf'), file('b.pdf')]);
    expect(upload.view()).toMatchObject({ files: [{ name: 'a.pdf' }, { name: 'b.pdf' }], skipped: 2 });
  });

  it('are limited to a thousand', () => {
    const { upload } = bench();
    upload.add(files(1001));
    expect(upload.view().files).toHaveLength(1000);
    expect(upload.view().rejected).toEqual([{ name: 'scan 1001.pdf', message: 'At most 1000 files' }]);
  });
});

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

  it('removes files that are not stored, also when it ends', async () => {
    const { upload, end, statuses } = bench();
    upload.add(files(3));
    await end('scan 1.pdf');
    await end('scan 2.pdf', 'The line broke.');
    upload.remove('scan 1.pdf');
    upload.remove('scan 2.pdf');
    expect(statuses()).toEqual({ 'scan 1.pdf': 'done', 'scan 3.pdf': 'uploading' });
    upload.stop();
    await end('none');
    expect(statuses()).toEqual({ 'scan 1.pdf': 'done' });
  });
});
