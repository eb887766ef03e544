import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { ofPerson } from '@/platform/session/personal';

/** The user's recent choices per field, newest first. The portal offers them but never fills them in. */
export interface Memory {
  of: (name: string) => readonly unknown[];
  add: (name: string, chosen: unknown) => void;
}

const MOST = 5;
const stored = z.record(z.string(), z.array(z.unknown()));

/**
 * Opens the recent choices of a user and company on this device. Without storage nothing is remembered; `useRecent`
 * validates stored values.
 */
export function openMemory(userId: string, about: string): Memory {
  const kept = ofPerson(userId, 'chosen', about);
  const read = (): Record<string, unknown[]> => parseJsonText(stored, kept.read(), {});
  return {
    of: name => read()[name] ?? [],
    add: (name, chosen) => {
      const all = read();
      const text = JSON.stringify(chosen);
      const others = (all[name] ?? []).filter(known => JSON.stringify(known) !== text);
      kept.keep({ ...all, [name]: [chosen, ...others].slice(0, MOST) });
    },
  };
}
