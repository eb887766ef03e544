import { useEffect, useState } from 'react';
import { readRecoveryCopy, type RecoveryCopy } from '@/platform/recovery/recoveryStore';
import { fillFrom } from '@/platform/recovery/privateFields';
import { onSessionLost } from '@/platform/session/sessionLost';
import { useSession } from '@/platform/session/SessionContext';
import { useLatest } from '@/platform/useLatest';
import type { LooseField } from '@/shared/fields/define';
import { changesSince, splitFitting, type LineTables } from './differences';
import { createRecoveryAutosave, type Kept, type Unsaved } from './recoveryAutosave';
import { createWatched, type Watched } from './watched';

type Values = Record<string, unknown>;

export interface FoundSaved {
  label: string;
  to: string;
}

export type FindSaved<V> = (values: V, sentAt: Date) => Promise<FoundSaved | null>;

export interface OfferedRecovery {
  copy: RecoveryCopy;
  changes: number;
  /** Record of the interrupted save; null: none found; undefined: loading or not supported. */
  saved: FoundSaved | null | undefined;
}

interface Options {
  screen: string;
  recordId: string | null;
  unsaved: () => Unsaved | null;
  values: () => Values;
  fields: () => readonly LooseField[];
  lineTables?: LineTables | undefined;
  /** Throws if the changes don't fit. */
  apply: (copy: RecoveryCopy, changes: Values) => void;
  findSaved?: FindSaved<Values> | undefined;
  privateNames?: readonly string[] | undefined;
}

/** Splits a recovery copy by what fits; lost private values come from the form. */
function split({ changes, lost }: RecoveryCopy, form: Pick<Options, 'values' | 'fields' | 'lineTables'>) {
  const values = form.values();
  const { fits, unfit } = splitFitting(changes, { values, fields: form.fields(), lineTables: form.lineTables });
  return { values, fits: fillFrom(fits, lost, values), unfit };
}

/** Stores unsaved work on this device and offers that of an earlier visit. */
export function useRecovery(options: Options) {
  const { userId } = useSession();
  const { screen, recordId } = options;
  const [kept] = useState(() => createWatched<Kept>(null));
  const [offered, setOffered] = useState<OfferedRecovery | null>(null);
  const [unfit, setUnfit] = useState<Values | null>(null);
  const latest = useLatest(options);
  const [key] = useState({ userId, screen, recordId });
  const [autosave] = useState(() =>
    createRecoveryAutosave({
      key,
      unsaved: () => latest.current.unsaved(),
      onKept: kept.set,
      privateNames: () => latest.current.privateNames ?? [],
    }),
  );

  useEffect(() => {
    const flush = () => void autosave.flush();
    // A save refused for a lost session marks its copy as not sent in the same task: write the copy after that.
    const stopListening = onSessionLost(() => new Promise(resolve => setTimeout(resolve)).then(autosave.flush));
    const onHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    globalThis.addEventListener('pagehide', flush);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', onHidden);
      globalThis.removeEventListener('pagehide', flush);
      autosave.stop();
    };
  }, [autosave]);

  useEffect(() => {
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
  }, [key, latest]);

  return {
    offered,
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
        // The copy stays on the device.
        setUnfit(copy.changes);
        return;
      }
      setUnfit(Object.keys(left).length > 0 ? left : null);
      void autosave.sent(copy.sentAt);
    },
    discard: async () => {
      setOffered(null);
      await autosave.clear();
      autosave.touch();
    },
    touch: autosave.touch,
    flush: autosave.flush,
    sent: autosave.sent,
    saved: async (isDone: boolean) => {
      const cleared = autosave.clear();
      if (latest.current.unsaved()) autosave.touch();
      await cleared;
      if (isDone) setOffered(null);
    },
  };
}
