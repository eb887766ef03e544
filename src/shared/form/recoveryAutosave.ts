import { whenIdle } from '@/lib/whenIdle';
import {
  removeRecoveryCopy,
  writeRecoveryCopy,
  type RecoveryContent,
  type RecoveryKey,
} from '@/platform/recovery/recoveryStore';
import { readUserId } from '@/platform/session/session';

/** Time of the last confirmed local copy; 'failed' if the browser refused. */
export type Kept = Date | 'failed' | null;

export type Unsaved = Pick<RecoveryContent, 'changes' | 'files'>;

const DELAY_MS = 1000;
const IDLE_WITHIN_MS = 3000;

interface AutosaveOptions {
  key: RecoveryKey;
  unsaved: () => Unsaved | null;
  onKept: (kept: Kept) => void;
  privateNames: () => readonly string[];
}

/** Writes a form's recovery copy; an earlier one stays until there is new work. */
export function createRecoveryAutosave({ key, unsaved, onKept, privateNames }: AutosaveOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt: Date | null = null;
  let hasWritten = false;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  async function clear(): Promise<void> {
    cancel();
    sentAt = null;
    hasWritten = false;
    await removeRecoveryCopy(key);
    onKept(null);
  }

  async function flush(): Promise<boolean> {
    cancel();
    // Not after Logout or in another user's session.
    if (readUserId() !== key.userId) return false;
    const work = unsaved();
    if (work) {
      const isWritten = await writeRecoveryCopy(key, { ...work, sentAt }, privateNames());
      hasWritten ||= isWritten;
      onKept(isWritten ? new Date() : 'failed');
      return isWritten;
    }
    if (hasWritten) await clear();
    return true;
  }

  return {
    /** Writes within about a second, when the browser is idle. */
    touch: () => {
      timer ??= setTimeout(() => whenIdle(() => void flush(), IDLE_WITHIN_MS), DELAY_MS);
    },
    /** Writes now; resolves to false if that failed. */
    flush,
    /** Records when a save was sent; null: its result is known. */
    sent: (at: Date | null) => {
      sentAt = at;
      return flush();
    },
    clear,
    stop: () => {
      if (timer !== undefined) void flush();
    },
  };
}
