import { same } from '@/lib/same';
import { CallError } from '@/platform/graphql/callError';

interface RecordState {
  status?: string | null;
  /** Time of the last change, if the backend sends one. */
  rut?: string | null;
}

interface OpenedRecord<S> {
  noun: string;
  opened: S | null;
  read: () => Promise<S | null>;
  mayStill: (now: S) => boolean;
  /** Default: equal time of the last change, else equal content. */
  isSame?: (now: S, opened: S) => boolean;
}

function isSameState(now: RecordState, opened: RecordState): boolean {
  return (now.rut ?? opened.rut) ? now.rut === opened.rut && now.status === opened.status : same(now, opened);
}

/** Returns checks before a save of a record that others may have changed. */
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
      const message = `This ${noun} has changed since you opened it. Review the new version before you continue.`;
      throw new CallError('conflict', { message });
    },
    /** Rejects if the record can no longer be saved. */
    readAgain: readOpen,
  };
}
