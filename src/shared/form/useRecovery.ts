import { useEffect, useMemo, useRef, useState } from 'react';
import {
  listRecoveryCopies,
  removeRecoveryCopy,
  writeRecoveryCopy,
  type RecoveryKey,
  type RecoveryCopy,
} from '@/platform/recovery/recoveryStore';
import { fillFrom } from '@/platform/recovery/privateParts';
import { onSessionLost } from '@/platform/session/sessionLost';
import { useSession } from '@/platform/session/SessionContext';
import { useLatest } from '@/platform/useLatest';
import type { LooseField } from '@/shared/fields/define';
import { countDifferences, splitFitting } from './differences';
import { createRecoveryKeeper, type RecoveryKeeper, type Kept, type Unsaved } from './recoveryKeeper';
import { openPresence, type TabPresence } from './tabPresence';
import { createWatched, type Watched } from './watched';

type Values = Record<string, unknown>;

/** A record that a save made whose answer nobody heard. */
export interface FoundSaved {
  /** What people call it: its kind and its number. */
  label: string;
  /** Router path of its view. */
  to: string;
}

/** Looks for the record that a save of these values made, at `sentAt` or after; null when there is none. */
export type FindSaved<V> = (values: V, sentAt: Date) => Promise<FoundSaved | null>;

export interface OfferedRecovery {
  savedAt: Date;
  /** How many fields it would alter. */
  changes: number;
  /** A save of it was on its way when the page went; it may have arrived. */
  sentAt: Date | null;
  /** What that save made; null when nothing was found, undefined while or where nobody can look. */
  saved: FoundSaved | null | undefined;
  /** The screen stopped working with it. */
  broken: boolean;
  /** What was typed, as the recovery copy holds it. */
  values: Values;
  /** Bank and tax numbers that were typed in a tab that is gone. */
  lost: number;
}

/** What other tabs do with the same record: have it open, or have saved it. */
export type OtherTabAtRecord = 'open' | 'saved' | null;

interface Options {
  screen: string;
  recordId: string | null;
  /** The form holds its record. */
  ready: boolean;
  unsaved: () => Unsaved | null;
  values: () => Values;
  /** Declarations of its fields. */
  fields: () => readonly LooseField[];
  /** Takes a recovery copy over. */
  apply: (copy: RecoveryCopy, changes: Values) => void;
  findSaved?: FindSaved<Values> | undefined;
  /** Fields whose values outlive neither this tab nor its session; the same for every render. */
  privateNames?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

/** Splits a recovery copy by what fits the form as it is now; private values that are gone are the form's own. */
function split({ changes, lost }: RecoveryCopy, form: Pick<Options, 'values' | 'fields'>) {
  const values = form.values();
  const { fits, unfit } = splitFitting(changes, values, form.fields());
  return { values, fits: fillFrom(fits, lost, values), unfit };
}

/** What one form keeps, and who else has its record open; as long as the form is there. */
interface Keeping {
  keeper: RecoveryKeeper;
  presence: TabPresence;
}

/**
 * Keeps unsaved work on this device per user, screen and record, and offers what an earlier visit left. Another live tab's work is
 * neither offered nor overwritten.
 */
export function useRecovery(options: Options) {
  const { userId } = useSession();
  const { screen, recordId, ready, privateNames = NONE } = options;
  const opened = useMemo<RecoveryKey>(() => ({ userId, screen, recordId }), [userId, screen, recordId]);
  const key = useRef(opened);
  const [tab] = useState(() => crypto.randomUUID());
  const [kept] = useState(() => createWatched<Kept>(null));
  const [found, setFound] = useState<RecoveryCopy | null>(null);
  const [lookedUp, setLookedUp] = useState<{ of: RecoveryCopy; saved: FoundSaved | null } | null>(null);
  const [unfit, setUnfit] = useState<Values | null>(null);
  const [otherTab, setOtherTab] = useState<OtherTabAtRecord>(null);
  const keeping = useRef<Keeping | null>(null);
  const latest = useLatest(options);

  /** Lets other tabs know who has this record open, and hears of them. */
  const join = (of: RecoveryKey): TabPresence => {
    const presence: TabPresence = openPresence(JSON.stringify(of), tab, what => {
      // Two new records are two records.
      if (of.recordId === null) return;
      setOtherTab(now => (what === 'saved' || now === 'saved' ? 'saved' : presence.others.size > 0 ? 'open' : null));
    });
    return presence;
  };
  const ofOthers = (copy: RecoveryCopy) => copy.tab === tab || keeping.current?.presence.others.has(copy.tab);
  const offerNewest = async () => {
    const copies = await listRecoveryCopies(key.current);
    setFound(copies.find(copy => !ofOthers(copy)) ?? null);
  };

  useEffect(() => {
    key.current = opened;
    const unsaved = () => latest.current.unsaved();
    const keeper = createRecoveryKeeper({ key: opened, tab, unsaved, onKept: kept.set, privateNames });
    keeping.current = { keeper, presence: join(opened) };
    // A save that is refused because the session ended marks its copy as not sent in the same moment. The copy is written just after that,
    // so that nobody is told later that the save may have arrived.
    const stopListening = onSessionLost(() => new Promise(resolve => setTimeout(resolve)).then(keeper.flush));
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    const flush = () => void keeper.flush();
    // Each of them may be the last that the page hears; a write that was begun in time is finished by the browser.
    document.addEventListener('visibilitychange', onHidden);
    globalThis.addEventListener('beforeunload', flush);
    globalThis.addEventListener('pagehide', flush);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', onHidden);
      globalThis.removeEventListener('beforeunload', flush);
      globalThis.removeEventListener('pagehide', flush);
      keeper.stop();
      keeping.current?.presence.close();
    };
    // `join` only closes over what never changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened, tab, kept, privateNames]);

  useEffect(() => {
    if (!ready) return;
    let current = true;
    void (async () => {
      // Only when something lies there are the other tabs' answers worth waiting for.
      if ((await listRecoveryCopies(opened)).length === 0 || !current) return;
      await keeping.current?.presence.asked;
      if (current) await offerNewest();
    })();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ready, opened]);

  useEffect(() => {
    const { findSaved } = latest.current;
    if (!found?.sentAt || !findSaved) return;
    let current = true;
    const { values, fits } = split(found, latest.current);
    findSaved({ ...values, ...fits }, found.sentAt).then(
      saved => {
        if (current) setLookedUp({ of: found, saved });
      },
      () => {}, // Nobody could look: the offer says that it is not known.
    );
    return () => {
      current = false;
    };
  }, [found, latest]);

  const changes = useMemo(() => {
    if (!found || !ready) return 0;
    const notUploaded = Object.values(found.files).flat().length;
    const { values, fits, unfit: left } = split(found, latest.current);
    // A copy that fits nowhere is offered, too: Restore shows its text.
    return countDifferences(fits, values) + notUploaded || Object.keys(left).length;
  }, [found, ready, latest]);

  // A copy that would alter nothing is no news.
  const offered: OfferedRecovery | null =
    found && changes > 0
      ? {
          savedAt: found.savedAt,
          changes,
          sentAt: found.sentAt,
          saved: lookedUp?.of === found ? lookedUp.saved : undefined,
          broken: found.broken,
          values: found.changes,
          lost: found.lost.length,
        }
      : null;

  return {
    offered,
    /** Values of the restored copy that the form has no place for; null: none. */
    unfit,
    dismissUnfit: () => setUnfit(null),
    otherTab,
    kept: kept as Watched<Kept>,
    restore: async () => {
      if (!found) return;
      setFound(null);
      const { fits, unfit: left } = split(found, latest.current);
      try {
        latest.current.apply(found, fits);
        setUnfit(Object.keys(left).length > 0 ? left : null);
      } catch {
        // The copy does not fit the form: it is offered as text to copy.
        const broken = { ...found, broken: true };
        await writeRecoveryCopy(key.current, found.tab, broken, privateNames);
        setFound(broken);
        return;
      }
      // The old copy goes only once the work is kept under this tab's name: with full storage it is the only one.
      if (await keeping.current?.keeper.sent(found.sentAt)) await removeRecoveryCopy(key.current, found.tab);
    },
    discard: async () => {
      if (found) await removeRecoveryCopy(key.current, found.tab);
      await offerNewest();
    },
    touch: () => keeping.current?.keeper.touch(),
    flush: () => void keeping.current?.keeper.flush(),
    /** A save is sent (`Date`), or its end is known (null). */
    sent: (at: Date | null) => keeping.current?.keeper.sent(at) ?? Promise.resolve(false),
    capture: () => keeping.current?.keeper.capture() ?? null,
    /**
     * The record is on the server, under `id` if it is a new one that people stay on. What this tab kept of it is forgotten, and
     * with `left` also what closed tabs kept.
     */
    saved: async (id: string | null, left: boolean) => {
      const { current } = keeping;
      if (!current) return;
      const before = key.current;
      const cleared = current.keeper.clear();
      if (id !== null && before.recordId === null) {
        key.current = { ...before, recordId: id };
        current.keeper.rekey(key.current);
        current.presence.close();
        current.presence = join(key.current);
      }
      current.presence.announceSaved();
      if (latest.current.unsaved()) current.keeper.touch();
      await cleared;
      if (!left) return;
      setFound(null);
      for (const copy of await listRecoveryCopies(before))
        if (!ofOthers(copy)) await removeRecoveryCopy(before, copy.tab);
    },
  };
}
