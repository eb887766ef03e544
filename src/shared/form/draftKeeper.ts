import { readUserId } from '@/platform/session/session';
import { removeDraft, writeDraft, type DraftKey } from './draftStore';

/** When unsaved work was last kept on this device; 'failed' when the browser refused. */
export type Kept = Date | 'failed' | null;

export interface DraftKeeper {
  /** Something changed: it is kept within about a second, when the browser is idle. */
  touch: () => void;
  /** Keeps it now: the page is about to go. */
  flush: () => void;
  /** Forgets this tab's draft, and keeps none until `touch`. */
  clear: () => void;
  /** The form is going: what waits to be kept is kept now, and from here on nothing is written. */
  stop: () => void;
}

const DELAY_MS = 1000;

interface KeeperOptions {
  key: DraftKey;
  tab: string;
  /** Unsaved work, or null. */
  changes: () => Record<string, unknown> | null;
  onKept: (kept: Kept) => void;
}

export function createDraftKeeper({ key, tab, changes, onKept }: KeeperOptions): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  let stopped = false;
  const canWait = typeof requestIdleCallback === 'function';

  const cancel = () => {
    clearTimeout(timer);
    if (idle !== undefined && canWait) cancelIdleCallback(idle);
    timer = idle = undefined;
  };

  function flush(): void {
    cancel();
    // After a logout, or under somebody else's session, nothing of this person is written any more.
    if (readUserId() !== key.userId) return;
    const unsaved = changes();
    if (unsaved) onKept(writeDraft(key, tab, unsaved) ? new Date() : 'failed');
    else {
      removeDraft(key, tab);
      onKept(null);
    }
  }

  return {
    touch: () => {
      if (stopped) return;
      timer ??= setTimeout(() => {
        if (canWait) idle = requestIdleCallback(flush, { timeout: 3000 });
        else flush();
      }, DELAY_MS);
    },
    flush,
    clear: () => {
      cancel();
      removeDraft(key, tab);
      onKept(null);
    },
    stop: () => {
      if (timer !== undefined || idle !== undefined) flush();
      stopped = true;
    },
  };
}
