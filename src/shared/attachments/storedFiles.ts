import { getMimeType } from '@/lib/fileTypes';
import { downloadFile, type DownloadedFile } from '@/platform/files/fileService';
import { remembered } from '@/platform/remembered';

/** Number of cached files; users return to the last few only. */
const KEPT = 8;

const kept = remembered<string, Promise<DownloadedFile | 'missing'>>();

/** Loads a stored file once and shares the result. Rejects with `CallError`; failures and missing files are not cached. */
export function loadStoredFile(
  uid: string,
  download: () => Promise<DownloadedFile | 'missing'> = () => downloadFile(uid),
): Promise<DownloadedFile | 'missing'> {
  const known = kept.get(uid);
  kept.delete(uid);
  const file = known ?? download();
  kept.set(uid, file); // newest last
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

/** Caches the bytes of a file that was just uploaded, to avoid a download. */
export function keepStoredFile(uid: string, file: File): void {
  const { name: fileName, type } = file;
  kept.set(uid, Promise.resolve({ blob: file, fileName, mimeType: type || getMimeType(fileName) }));
  dropOldest();
}
