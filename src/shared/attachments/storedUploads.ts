import * as z from 'zod/mini';
import { safeParseJsonText } from '@/lib/jsonText';
import { personalKey } from '@/platform/session/session';

/** A file that the server has, though no record names it yet. */
export interface StoredUpload {
  name: string;
  /** Bytes. */
  size: number;
}

const shape = z.object({ at: z.number(), files: z.array(z.object({ name: z.string(), size: z.number() })) });
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;

/**
 * Names of uploaded files, kept on this device for a week, so that a refresh or a lost session does not send them again. They go with
 * Logout (`personalKey`). `place`: what they are for.
 */
export function storedUploads(userId: string, place: string) {
  const key = personalKey(userId, 'uploads', place);
  const read = (): StoredUpload[] => {
    const kept = safeParseJsonText(shape, localStorage.getItem(key) ?? '');
    return kept.success && Date.now() - kept.data.at < MAX_AGE_MS ? kept.data.files : [];
  };
  return {
    read,
    add: (file: StoredUpload) => {
      try {
        localStorage.setItem(key, JSON.stringify({ at: Date.now(), files: [...read(), file] }));
      } catch {
        // Storage is full or switched off: after a refresh the file would be sent again.
      }
    },
    clear: () => localStorage.removeItem(key),
  };
}
