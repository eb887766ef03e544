import { keep, readKept } from '@/lib/kept';
import { isOlder } from '@/lib/versions';
import { notify } from '@/platform/feedback/feedback';
import { isChanging } from '@/platform/graphql/changes';
import { leave } from '@/platform/leaving/leave';
import { hasUnsavedWork, leaveWithoutConfirmation, unsavedWork } from '@/platform/leaving/unsavedWork';
import { BASE_PATH } from '@/platform/routing/routes';
import { version } from '@/platform/version';
import { isDialogOpen } from '@/shared/ui/focus';

const PAUSE_MS = 15 * 60_000;
/** Interval for comparing the offer with the state of forms, in ms. */
const FOLLOW_MS = 2_000;
/** Version for which this tab was reloaded. */
const KEY = 'sportal.updatingTo';

/** The served version file (`deploy/versionFile.ts`). */
interface Live {
  shown: string;
  minimum: string;
}

/** 'paused': offered, but the page has unsaved work now. */
export type Offer = 'none' | 'shown' | 'paused';

interface VersionWatch {
  reload: () => void;
  dismiss: () => void;
  stop: () => void;
}

async function readLive(signal: AbortSignal): Promise<Live | null> {
  try {
    const response = await fetch(`${BASE_PATH}/version.json`, { cache: 'no-store', signal });
    const { shown, minimum } = (await response.json()) as Record<string, unknown>;
    return typeof shown === 'string' ? { shown, minimum: typeof minimum === 'string' ? minimum : '' } : null;
  } catch {
    return null;
  }
}

/** Stores unsaved work on this device. Resolves to false if a reload would still lose input or the result of a save. */
async function keepWork(): Promise<boolean> {
  const work = unsavedWork();
  if (isDialogOpen() || isChanging() || work.some(({ saving }) => Boolean(saving?.()))) return false;
  const kept = await Promise.all(work.map(async form => form.keep?.()));
  return kept.every(Boolean);
}

/** Offers a reload when the server has another version, and reloads below the minimum version. */
export function watchVersion(onOffer: (offer: Offer) => void): VersionWatch {
  const end = new AbortController();
  const { signal } = end;
  let nextCheck = 0;
  let live: Live | null = null;
  let isOffered = false;
  let dismissed = '';
  let timer: ReturnType<typeof setInterval> | undefined;

  const reload = ({ shown }: Live) => {
    keep(KEY, shown, 'tab');
    leave.reload();
  };
  const withdraw = () => {
    isOffered = false;
    onOffer('none');
  };
  const follow = async () => {
    if (!live) return;
    if (live.minimum !== '' && isOlder(version, live.minimum)) {
      const required = live;
      if (!(await keepWork()) || isChanging() || signal.aborted) return;
      leaveWithoutConfirmation();
      reload(required);
    } else if (live.shown !== dismissed && (isOffered || !hasUnsavedWork())) {
      isOffered = true;
      onOffer(hasUnsavedWork() ? 'paused' : 'shown');
    }
  };
  const check = async () => {
    if (document.visibilityState === 'hidden' || Date.now() < nextCheck) return;
    nextCheck = Date.now() + PAUSE_MS;
    const found = await readLive(signal);
    if (!found || signal.aborted) return;
    const isCurrent = found.shown === version;
    // A second reload for the same version would be a loop.
    const isStuck = !isCurrent && readKept(KEY, 'tab') === found.shown;
    if (isCurrent) keep(KEY, null, 'tab');
    if (isStuck)
      notify.warning("The new version couldn't be loaded. Reload the page in a few minutes.", { seconds: 0 });
    live = isCurrent || isStuck ? null : found;
    if (!live) {
      clearInterval(timer);
      timer = undefined;
      return withdraw();
    }
    timer ??= setInterval(() => void follow(), FOLLOW_MS);
    await follow();
  };

  const updatingTo = readKept(KEY, 'tab');
  if (updatingTo === version) {
    keep(KEY, null, 'tab');
    notify.info('The portal has been updated.');
  } else if (updatingTo !== null) void check();
  // A tab may never lose the focus, so focus changes within the page also start a check, except right after opening.
  const opened = Date.now();
  const onFocus = ({ target }: Event) => {
    if (!(target instanceof Node) || Date.now() > opened + PAUSE_MS) void check();
  };
  globalThis.addEventListener('focus', onFocus, { signal, capture: true });
  document.addEventListener('visibilitychange', () => void check(), { signal });
  return {
    reload: () => {
      if (live && !hasUnsavedWork()) reload(live);
    },
    dismiss: () => {
      dismissed = live?.shown ?? '';
      withdraw();
    },
    stop: () => {
      clearInterval(timer);
      end.abort();
    },
  };
}
