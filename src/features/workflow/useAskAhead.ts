import { useEffect } from 'react';
import { whenIdle } from '@/lib/whenIdle';
import { useLatest } from '@/platform/useLatest';
import { onRecorded } from '@/shared/approval/decisions';
import { sequenceState, type TaskSequence } from './model/sequence';

/** Asks for code and data of the page at an address below /sportal, as a link there with this navigation state would. */
export type AskAhead = (href: string, state: unknown) => void;

/** The record that is read goes first. */
const CALM_MS = 1_000;

/**
 * Asks for the next task while this one is read, in a quiet moment: for its code and, where documents are
 * shown, for its document. What may have changed since is asked for again as soon as the decision is recorded.
 */
export function useAskAhead(askAhead: AskAhead, next: TaskSequence | null): void {
  const href = next?.positions[next.at]?.href;
  const latest = useLatest({ askAhead, next });
  useEffect(() => {
    if (!href) return;
    const ask = (withDocument: boolean) => {
      const sequence = latest.current.next;
      if (sequence) latest.current.askAhead(href, { ...sequenceState(sequence), withDocument });
    };
    let cancel = () => {};
    const timer = setTimeout(() => (cancel = whenIdle(() => ask(true), 10_000)), CALM_MS);
    const stop = onRecorded(() => ask(false));
    return () => {
      clearTimeout(timer);
      cancel();
      stop();
    };
  }, [href, latest]);
}
