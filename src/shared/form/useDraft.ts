import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onSessionLost } from '@/platform/session/sessionLost';
import { useSession } from '@/platform/session/SessionContext';
import { countDifferences, fitting } from './differences';
import { createDraftKeeper, type DraftKeeper, type Kept } from './draftKeeper';
import { listDrafts, removeDraft, type DraftKey, type KeptDraft } from './draftStore';
import { openPresence, type TabPresence } from './tabPresence';
import { createWatched, type Watched } from './watched';

export interface OfferedDraft {
  savedAt: Date;
  /** How many fields it would alter. */
  changes: number;
}

/** What other tabs do with the same record: have it open, or have saved it. */
export type OtherTab = 'open' | 'saved' | null;

interface Options {
  screen: string;
  recordId: string | null;
  /** The form holds its record. */
  ready: boolean;
  changes: () => Record<string, unknown> | null;
  values: () => Record<string, unknown>;
  apply: (changes: Record<string, unknown>) => void;
}

/**
 * Keeps unsaved work on this device per user, screen and record, and offers what an earlier visit left. Another live tab's work is
 * neither offered nor overwritten.
 */
export function useDraft(options: Options) {
  const { userId } = useSession();
  const { screen, recordId, ready } = options;
  const key = useMemo<DraftKey>(() => ({ userId, screen, recordId }), [userId, screen, recordId]);
  const [tab] = useState(() => crypto.randomUUID());
  const [kept] = useState(() => createWatched<Kept>(null));
  const [found, setFound] = useState<KeptDraft | null>(null);
  const [otherTab, setOtherTab] = useState<OtherTab>(null);
  const keeper = useRef<DraftKeeper | null>(null);
  const presence = useRef<TabPresence | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const offerNewest = useCallback(() => {
    const others = presence.current?.others;
    setFound(listDrafts(key).find(draft => draft.tab !== tab && !others?.has(draft.tab)) ?? null);
  }, [key, tab]);

  useEffect(() => {
    const topic = JSON.stringify(key);
    const opened = openPresence(topic, tab, what => {
      // Two new records are two records.
      if (key.recordId === null) return;
      setOtherTab(now => (what === 'saved' || now === 'saved' ? 'saved' : opened.others.size > 0 ? 'open' : null));
    });
    const writer = createDraftKeeper({ key, tab, changes: () => latest.current.changes(), onKept: kept.set });
    presence.current = opened;
    keeper.current = writer;
    const flush = () => writer.flush();
    const stopListening = onSessionLost(flush);
    globalThis.addEventListener('pagehide', flush);
    return () => {
      stopListening();
      globalThis.removeEventListener('pagehide', flush);
      writer.stop();
      opened.close();
    };
  }, [key, tab, kept]);

  useEffect(() => {
    // Only when something lies there are the other tabs' answers worth waiting for.
    if (!ready || listDrafts(key).length === 0) return;
    let current = true;
    void presence.current?.asked.then(() => {
      if (current) offerNewest();
    });
    return () => {
      current = false;
    };
  }, [ready, key, offerNewest]);

  const changes = useMemo(() => {
    if (!found || !ready) return 0;
    const values = latest.current.values();
    return countDifferences(fitting(found.changes, values), values);
  }, [found, ready]);

  const discard = () => {
    if (found) removeDraft(key, found.tab);
    offerNewest();
  };
  // A draft that would alter nothing is no news.
  const offered: OfferedDraft | null = found && changes > 0 ? { savedAt: found.savedAt, changes } : null;

  return {
    offered,
    otherTab,
    kept: kept as Watched<Kept>,
    restore: () => {
      if (!found) return;
      latest.current.apply(fitting(found.changes, latest.current.values()));
      // Kept under this tab's name before the old one goes.
      keeper.current?.flush();
      removeDraft(key, found.tab);
      setFound(null);
    },
    discard,
    touch: () => keeper.current?.touch(),
    flush: () => keeper.current?.flush(),
    /** The record was saved: what was kept of it here, by this tab or by tabs that are gone, is of no use any more. */
    saved: (_id: string | null) => {
      const others = presence.current?.others;
      for (const draft of listDrafts(key)) if (!others?.has(draft.tab)) removeDraft(key, draft.tab);
      keeper.current?.clear();
      presence.current?.tellSaved();
      setFound(null);
    },
  };
}
