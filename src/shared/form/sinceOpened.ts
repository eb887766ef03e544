import { same } from '@/lib/same';
import { CallError } from '@/platform/graphql/callError';

/** What may tell one state of a record from another. */
interface RecordState {
  status?: string | null;
  /** Moment of the last change, where the backend sends one. */
  rut?: string | null;
}

interface OpenedRecord<S> {
  /** The noun for the record in messages. */
  noun: string;
  /** The record as it was opened; null: there was none. */
  opened: S | null;
  read: () => Promise<S | null>;
  /** Whether this user may change it as it is now. */
  mayStill: (now: S) => boolean;
  /** Default: equal by the moment of the last change; where there is none, by all that was read. */
  isSame?: (now: S, opened: S) => boolean;
}

function isSameState(now: RecordState, opened: RecordState): boolean {
  return (now.rut ?? opened.rut) ? now.rut === opened.rut && now.status === opened.status : same(now, opened);
}

/** Returns the checks that a form makes before it saves a record which others may have changed since it was opened. */
export function sinceOpened<S extends RecordState>(record: OpenedRecord<S>) {
  const { noun, opened, read, mayStill, isSame = isSameState } = record;
  const readOpen = async () => {
    const now = await read();
    const kept = 'What you typed is still here';
    let message: string | null = null;
    if (now === null)
      message = opened && `This ${noun} has been deleted. ${kept}: copy what you need before you leave.`;
    else if (!mayStill(now))
      message = `This ${noun} is ${now.status ?? 'closed'} now and can no longer be edited. ${kept}.`;
    if (message !== null) throw new CallError('validation', { message });
    return now;
  };
  return {
    /** Rejects if the record changed. The backend may not check this itself. */
    mustBeUnchanged: async (): Promise<void> => {
      const now = await readOpen();
      if (now === null || (opened !== null && isSame(now, opened))) return;
      const message = `This ${noun} has changed since you opened it. Look at the other version before you go on.`;
      throw new CallError('conflict', { message });
    },
    /** Reads the record again. Rejects if it can no longer be saved. */
    readAgain: readOpen,
  };
}
