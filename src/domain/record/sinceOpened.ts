import { CallError } from '@/platform/graphql/callError';
import { conflictSince, type StoredState } from './conflict';

interface Opened<S extends StoredState> {
  opened: S;
  read: () => Promise<S | null>;
  mayStill: (now: S) => boolean;
}

/** What the form of a stored invoice asks about it before it is saved. */
export function sinceOpened<S extends StoredState>({ opened, read, mayStill }: Opened<S>) {
  const look = async () => {
    const now = await read();
    const conflict = conflictSince(opened, now, mayStill);
    if (conflict && !conflict.editable) throw new CallError('validation', { message: conflict.message });
    return { now, conflict };
  };
  return {
    /** Rejects where it changed: a backend may not compare `rut` itself. */
    mustBeUnchanged: async (): Promise<void> => {
      const { conflict } = await look();
      if (conflict) throw new CallError('conflict', { message: conflict.message });
    },
    /** The invoice as it is now; rejects where it cannot be saved any more. */
    readAgain: async (): Promise<S | null> => (await look()).now,
  };
}
