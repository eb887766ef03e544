import { useRef, useState } from 'react';
import { notify } from '@/platform/feedback/feedback';
import { useLatest } from '@/platform/useLatest';
import { act, findOut, type ActCalls, type ActRequest, type ActResult } from './model/act';
import type { Action } from './model/task';
import { useIsMounted } from '@/platform/useIsMounted';
import { useTimer } from '@/platform/useTimer';

/** Delay of the reload after an action, in ms (spec 2 §4). */
const RELOAD_AFTER_MS = 500;

const SUCCESS: Record<Action, string> = {
  approve: 'Workflow approved successfully',
  sendback: 'Request sent back for correction',
  reject: 'Request rejected',
};

export type ActionProblem = Exclude<ActResult, { kind: 'done' }>;

interface Options {
  calls: ActCalls;
  /** Summary for the success message: 'UX-2026-1: 1,180.00 INR'. */
  about?: string | undefined;
  /** Called once an action is recorded, even if the user leaves the page. Resolves to false if the follow-up failed. */
  onRecorded: (request: ActRequest) => Promise<boolean>;
  /** Called 0.5 s after a recorded action with the result of `onRecorded`, unless the user left the page. */
  onReload: (request: ActRequest, isComplete: boolean) => Promise<void>;
}

/** Runs one action at a time. `phase` is 'sending' until the result is known and 'reloading' until the page shows it. */
export function useApprovalAction({ calls, about, onRecorded, onReload }: Options) {
  const [phase, setPhase] = useState<'idle' | 'sending' | 'reloading'>('idle');
  const [problem, setProblem] = useState<ActionProblem | null>(null);
  const busy = useRef(false);
  const timer = useTimer();
  const lastRequest = useRef<ActRequest>(undefined);
  const reload = useLatest(onReload);
  const isMounted = useIsMounted();

  const finish = async (request: ActRequest, recorded: Promise<boolean>) => {
    try {
      const isComplete = await recorded;
      if (isMounted.current) await reload.current(request, isComplete);
    } finally {
      busy.current = false;
      setPhase('idle');
    }
  };

  const reloadSoon = (request: ActRequest) => {
    const recorded = onRecorded(request);
    if (!isMounted.current) return;
    setPhase('reloading');
    timer.set(() => void finish(request, recorded), RELOAD_AFTER_MS);
  };

  const run = async (request: ActRequest, work: () => Promise<ActResult>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    lastRequest.current = request;
    setPhase('sending');
    setProblem(null);
    const result = await work();
    if (result.kind === 'done') {
      notify.success(SUCCESS[request.action], about ? { detail: about } : {});
      reloadSoon(request);
      return true;
    }
    busy.current = false;
    setPhase('idle');
    setProblem(result);
    return false;
  };

  return {
    phase,
    problem,
    forget: () => setProblem(null),
    start: (request: ActRequest) => run(request, () => act(request, calls)),
    /** Checks the result of the last action without sending anything. */
    check: async () => {
      const request = lastRequest.current;
      if (!request) return false;
      return run(request, () => findOut(request, calls, 'Your decision was not recorded. Try again.', problem?.cause));
    },
  };
}
