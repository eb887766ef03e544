import { useEffect, useRef, useState } from 'react';
import { notify } from '@/platform/feedback/feedback';
import { useLatest } from '@/platform/useLatest';
import { act, findOut, type ActCalls, type ActRequest, type ActResult } from './model/act';
import type { Action } from './model/task';

/** The task is read again this long after an action (spec 2 §4). */
const RELOAD_AFTER_MS = 500;

const SUCCESS: Record<Action, string> = {
  approve: 'Workflow approved successfully',
  sendback: 'Request sent back for correction',
  reject: 'Request rejected',
};

export type ActionProblem = Exclude<ActResult, { kind: 'done' }>;

interface Options {
  calls: ActCalls;
  /** What is decided on, for the message of what was done: 'UX-2026-1: 1,180.00 INR'. */
  about?: string | undefined;
  /**
   * Runs as soon as an action is recorded, also when the page is left in the next moment. False: something is left to be done here.
   */
  onRecorded: (request: ActRequest) => Promise<boolean>;
  /** Runs 0.5 s after an action that was recorded, and after `onRecorded`, whose answer it gets; not when the page was left. */
  onReload: (request: ActRequest, isComplete: boolean) => Promise<void>;
}

/**
 * Runs one action at a time. `phase` is 'sending' until its fate is known and 'reloading' until the page shows the result;
 * while it is not 'idle', nothing else can be started.
 */
export function useApprovalAction({ calls, about, onRecorded, onReload }: Options) {
  const [phase, setPhase] = useState<'idle' | 'sending' | 'reloading'>('idle');
  const [problem, setProblem] = useState<ActionProblem | null>(null);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastRequest = useRef<ActRequest>(undefined);
  const reload = useLatest(onReload);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  const finish = async (request: ActRequest, recorded: Promise<boolean>) => {
    try {
      const isComplete = await recorded;
      if (!gone.current) await reload.current(request, isComplete);
    } finally {
      busy.current = false;
      setPhase('idle');
    }
  };

  const reloadSoon = (request: ActRequest) => {
    const recorded = onRecorded(request);
    if (gone.current) return;
    setPhase('reloading');
    timer.current = setTimeout(() => void finish(request, recorded), RELOAD_AFTER_MS);
  };

  /** True when the action was recorded. */
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
    /** Looks up the fate of the last action without sending anything. */
    check: async () => {
      const request = lastRequest.current;
      if (!request) return false;
      return run(request, () =>
        findOut(request, calls, 'It did not get through and nothing was recorded. You can try again.'),
      );
    },
  };
}
