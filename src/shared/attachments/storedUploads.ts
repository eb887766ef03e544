import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { ofPerson } from '@/platform/session/personal';

export interface StoredUpload {
  name: string;
  /** Bytes. */
  size: number;
}

const shape = z.object({ at: z.number(), files: z.array(z.object({ name: z.string(), size: z.number() })) });
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;

/** Remembers uploaded file names on this device for a week, so that they aren't uploaded again after a refresh. */
export function storedUploads(userId: string, place: string) {
  const kept = ofPerson(userId, 'uploads', place);
  const read = (): StoredUpload[] => {
    const { at, files } = parseJsonText(shape, kept.read(), { at: 0, files: [] });
    return Date.now() - at < MAX_AGE_MS ? files : [];
  };
  return {
    read,
    add: (file: StoredUpload) => kept.keep({ at: Date.now(), files: [...read(), file] }),
    clear: () => kept.keep(null),
  };
}
