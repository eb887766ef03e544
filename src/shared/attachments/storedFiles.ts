import { mimeTypeOf } from '@/lib/fileTypes';
import { downloadFile, type DownloadedFile } from '@/platform/files/fileService';
import { remembered } from '@/platform/remembered';

/** Files kept in memory for looking at again: a day's work turns back to the last few, never to fifty. */
const KEPT = 8;

const kept = remembered<string, Promise<DownloadedFile | 'missing'>>();

/**
 * A stored file's bytes, asked for once: everybody who shows or reads it shares the answer. `ask`: where they are, by default
 * the file service. Rejects with `CallError`; a failure and a missing file are not kept, so that the next call asks again.
 */
export function loadStoredFile(
  uid: string,
  ask: () => Promise<DownloadedFile | 'missing'> = () => downloadFile(uid),
): Promise<DownloadedFile | 'missing'> {
  const known = kept.get(uid);
  kept.delete(uid);
  const file = known ?? ask();
  kept.set(uid, file); // the youngest lies last
  if (!known) {
    const forget = () => kept.get(uid) === file && kept.delete(uid);
    file.then(found => found === 'missing' && forget(), forget);
  }
  dropOldest();
  return file;
}

function dropOldest(): void {
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(oldest);
}

/** Keeps the bytes of a file that was just stored from here: whoever shows or reads it need not fetch it back. */
export function keepStoredFile(uid: string, file: File): void {
  const { name: fileName, type } = file;
  kept.set(uid, Promise.resolve({ blob: file, fileName, mimeType: type || mimeTypeOf(fileName) }));
  dropOldest();
}
