import { whenIdle } from '@/lib/whenIdle';
import {
  removeRecoveryCopy,
  writeRecoveryCopy,
  type RecoveryContent,
  type RecoveryKey,
} from '@/platform/recovery/recoveryStore';
import { readUserId } from '@/platform/session/session';

/** When unsaved work was last kept on this device, for certain; 'failed' when the browser refused. */
export type Kept = Date | 'failed' | null;

/** Unsaved work at this moment. */
export type Unsaved = Pick<RecoveryContent, 'changes' | 'files'>;

const DELAY_MS = 1000;
const IDLE_WITHIN_MS = 3000;

interface KeeperOptions {
  key: RecoveryKey;
  unsaved: () => Unsaved | null;
  onKept: (kept: Kept) => void;
  privateNames: () => readonly string[];
}

/** Writes the recovery copy of one form. It leaves a copy of an earlier visit alone until there is work to write. */
export function createRecoveryKeeper({ key, unsaved, onKept, privateNames }: KeeperOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt: Date | null = null;
  let hasWritten = false;

  const write = (work: Unsaved) => writeRecoveryCopy(key, { ...work, sentAt }, privateNames());
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
    // After a logout, or in another user's session, nothing is written or removed.
    if (readUserId() !== key.userId) return false;
    const work = unsaved();
    if (work) {
      const isWritten = await write(work);
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
    /** Writes now. Returns false when there is work that could not be kept. */
    flush,
    /** Notes in the copy that a save was sent (null: its result is known), and writes it. */
    sent: (at: Date | null) => {
      sentAt = at;
      return flush();
    },
    /** Removes the copy. */
    clear,
    /** Returns how to keep or remove the work as it is now, for a screen that has failed. */
    capture: () => {
      const work = unsaved();
      return { keep: async () => work !== null && write(work), forget: () => removeRecoveryCopy(key) };
    },
    /** Writes what waits to be written. */
    stop: () => {
      if (timer !== undefined) void flush();
    },
  };
}
