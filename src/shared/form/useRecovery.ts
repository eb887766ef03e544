import { useEffect, useState } from 'react';
import { readRecoveryCopy, type RecoveryCopy } from '@/platform/recovery/recoveryStore';
import { fillFrom } from '@/platform/recovery/privateParts';
import { onSessionLost } from '@/platform/session/sessionLost';
import { useSession } from '@/platform/session/SessionContext';
import { useLatest } from '@/platform/useLatest';
import type { LooseField } from '@/shared/fields/define';
import { changesSince, splitFitting } from './differences';
import { createRecoveryKeeper, type Kept, type Unsaved } from './recoveryKeeper';
import { createWatched, type Watched } from './watched';

type Values = Record<string, unknown>;

/** Record of a save without response. */
export interface FoundSaved {
  /** Record type and number. */
  label: string;
  /** Router path of its view. */
  to: string;
}

/** Finds the record that a save at or after `sentAt` created, or null. */
export type FindSaved<V> = (values: V, sentAt: Date) => Promise<FoundSaved | null>;

export interface OfferedRecovery {
  copy: RecoveryCopy;
  /** Number of fields and files that it would change. */
  changes: number;
  /** Record of the save at `copy.sentAt`; null: none found; undefined: loading or not supported. */
  saved: FoundSaved | null | undefined;
}

interface Options {
  screen: string;
  recordId: string | null;
  /** The form shows its record. */
  ready: boolean;
  unsaved: () => Unsaved | null;
  values: () => Values;
  /** Definitions of its fields. */
  fields: () => readonly LooseField[];
  /** Puts `changes` of a recovery copy into the form. Throws if they don't fit. */
  apply: (copy: RecoveryCopy, changes: Values) => void;
  findSaved?: FindSaved<Values> | undefined;
  /** Fields whose values are kept only as long as the tab and session. */
  privateNames?: readonly string[] | undefined;
}

/** Splits a recovery copy by what fits the form; lost private values come from the form. */
function split({ changes, lost }: RecoveryCopy, form: Pick<Options, 'values' | 'fields'>) {
  const values = form.values();
  const { fits, unfit } = splitFitting(changes, values, form.fields());
  return { values, fits: fillFrom(fits, lost, values), unfit };
}

/** Stores unsaved work on this device, one copy per user, screen and record, and offers that of an earlier visit. */
export function useRecovery(options: Options) {
  const { userId } = useSession();
  const { screen, recordId, ready } = options;
  const [kept] = useState(() => createWatched<Kept>(null));
  const [offered, setOffered] = useState<OfferedRecovery | null>(null);
  const [unfit, setUnfit] = useState<Values | null>(null);
  const latest = useLatest(options);
  const [key] = useState({ userId, screen, recordId });
  const [keeper] = useState(() =>
    createRecoveryKeeper({
      key,
      unsaved: () => latest.current.unsaved(),
      onKept: kept.set,
      privateNames: () => latest.current.privateNames ?? [],
    }),
  );

  useEffect(() => {
    const flush = () => void keeper.flush();
    // A save refused for a lost session marks its copy as not sent in the same task: write the copy after that.
    const stopListening = onSessionLost(() => new Promise(resolve => setTimeout(resolve)).then(keeper.flush));
    const onHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    globalThis.addEventListener('pagehide', flush);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', onHidden);
      globalThis.removeEventListener('pagehide', flush);
      keeper.stop();
    };
  }, [keeper]);

  useEffect(() => {
    if (!ready) return;
    let isCurrent = true;
    const offer = async () => {
      const copy = await readRecoveryCopy(key);
      if (!copy || !isCurrent) return;
      const { findSaved } = latest.current;
      const { values, fits, unfit: left } = split(copy, latest.current);
      const altered = Object.keys(changesSince({ ...values, ...fits }, values) ?? {}).length;
      // Also offers a copy that fits nowhere: Restore shows its text.
      const changes = altered + Object.values(copy.files).flat().length || Object.keys(left).length;
      if (changes === 0) return;
      setOffered({ copy, changes, saved: undefined });
      if (!copy.sentAt || !findSaved) return;
      const saved = await findSaved({ ...values, ...fits }, copy.sentAt).catch(() => undefined);
      if (isCurrent) setOffered(now => now && { ...now, saved });
    };
    void offer();
    return () => {
      isCurrent = false;
    };
  }, [ready, key, latest]);

  return {
    offered,
    /** Restored values without a matching field; null: none. */
    unfit,
    dismissUnfit: () => setUnfit(null),
    kept: kept as Watched<Kept>,
    restore: () => {
      if (!offered) return;
      setOffered(null);
      const { copy } = offered;
      const { fits, unfit: left } = split(copy, latest.current);
      try {
        latest.current.apply(copy, fits);
      } catch {
        // Shown as text. The copy stays on the device.
        setUnfit(copy.changes);
        return;
      }
      setUnfit(Object.keys(left).length > 0 ? left : null);
      void keeper.sent(copy.sentAt);
    },
    discard: async () => {
      setOffered(null);
      await keeper.clear();
      keeper.touch();
    },
    touch: keeper.touch,
    flush: () => void keeper.flush(),
    /** Records that a save was sent (`Date`), or that its result is known (null). */
    sent: keeper.sent,
    capture: keeper.capture,
    /** Call after a save. `isDone`: the user leaves the form, so a pending offer is discarded too. */
    saved: async (isDone: boolean) => {
      const cleared = keeper.clear();
      if (latest.current.unsaved()) keeper.touch();
      await cleared;
      if (isDone) setOffered(null);
    },
  };
}
