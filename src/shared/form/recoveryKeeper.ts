import {
  removeRecoveryCopy,
  writeRecoveryCopy,
  type RecoveryContent,
  type RecoveryKey,
} from '@/platform/recovery/recoveryStore';
import { readUserId } from '@/platform/session/session';

/** When unsaved work was last kept on this device, for certain; 'failed' when the browser refused. */
export type Kept = Date | 'failed' | null;

/** Unsaved work at this moment; what is known of its save is the keeper's. */
export type Unsaved = Pick<RecoveryContent, 'changes' | 'files'>;

export interface RecoveryKeeper {
  /** Something changed: it is kept within about a second, when the browser is idle. */
  touch: () => void;
  /** Keeps it now: the page is about to go. False: there is work, and it could not be kept. */
  flush: () => Promise<boolean>;
  /** A save is sent, or (null) its end is known: what is kept says so. Answers as `flush`. */
  sent: (at: Date | null) => Promise<boolean>;
  /** Forgets this tab's recovery copy, and keeps none until `touch`. */
  clear: () => Promise<void>;
  /** The record has an id now: from here on its work is kept under that. */
  rekey: (key: RecoveryKey) => void;
  /** The work as it is now, for a screen that is going down: what a way out may do with it. */
  capture: () => { keep: () => Promise<boolean>; forget: () => Promise<void> };
  /** The form is going: what waits to be kept is kept now, and from here on nothing is written. */
  stop: () => void;
}

const DELAY_MS = 1000;

interface KeeperOptions {
  key: RecoveryKey;
  tab: string;
  /** Unsaved work, or null. */
  unsaved: () => Unsaved | null;
  onKept: (kept: Kept) => void;
  /** Fields whose values outlive neither this tab nor its session. */
  privateNames: readonly string[];
}

export function createRecoveryKeeper({
  key: first,
  tab,
  unsaved,
  onKept,
  privateNames,
}: KeeperOptions): RecoveryKeeper {
  let key = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  let stopped = false;
  let sentAt: Date | null = null;
  const canWait = typeof requestIdleCallback === 'function';

  const cancel = () => {
    clearTimeout(timer);
    if (idle !== undefined && canWait) cancelIdleCallback(idle);
    timer = idle = undefined;
  };

  async function flush(): Promise<boolean> {
    cancel();
    // After a logout, or under somebody else's session, nothing of this person is written any more.
    if (readUserId() !== key.userId) return false;
    const work = unsaved();
    if (work) {
      const written = await writeRecoveryCopy(key, tab, { ...work, sentAt, broken: false }, privateNames);
      onKept(written ? new Date() : 'failed');
      return written;
    }
    await removeRecoveryCopy(key, tab);
    onKept(null);
    return true;
  }

  async function clear(): Promise<void> {
    cancel();
    sentAt = null;
    await removeRecoveryCopy(key, tab);
    onKept(null);
  }

  return {
    touch: () => {
      if (stopped) return;
      timer ??= setTimeout(() => {
        if (canWait) idle = requestIdleCallback(() => void flush(), { timeout: 3000 });
        else void flush();
      }, DELAY_MS);
    },
    flush,
    sent: at => {
      sentAt = at;
      return flush();
    },
    clear,
    rekey: next => {
      key = next;
    },
    capture: () => {
      const work = unsaved();
      const [ofKey, at] = [key, sentAt];
      return {
        keep: async () =>
          work !== null && writeRecoveryCopy(ofKey, tab, { ...work, sentAt: at, broken: true }, privateNames),
        forget: () => removeRecoveryCopy(ofKey, tab),
      };
    },
    stop: () => {
      if (timer !== undefined || idle !== undefined) void flush();
      stopped = true;
    },
  };
}
