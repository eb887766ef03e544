import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { ofPerson } from '@/platform/session/personal';

/** What a person chose last, by field, newest first. It is offered, never filled in by itself. */
export interface Memory {
  of: (name: string) => readonly unknown[];
  add: (name: string, chosen: unknown) => void;
}

/** More than these help nobody. */
const MOST = 5;
const stored = z.record(z.string(), z.array(z.unknown()));

/**
 * The memory of one user about one thing (a company), on this device only. Where storage is switched off or full it forgets; what was
 * tampered with is for the reader to judge (`useRecent`).
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
