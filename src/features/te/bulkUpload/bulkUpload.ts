import {
  addFiles,
  failed,
  nextToSend,
  NO_FILES,
  progressed,
  removed,
  retried,
  retriedAll,
  started,
  stored,
  type BulkRules,
  type BulkState,
  type Rejected,
} from './bulkFiles';

export interface BulkView extends BulkState {
  rejected: readonly Rejected[];
  skipped: number;
  /** Of the last failed upload. */
  error: unknown;
}

interface BulkOptions {
  rules: BulkRules;
  send: (file: File, on: { signal: AbortSignal; progress: (share: number) => void }) => Promise<unknown>;
  /** Files stored during an earlier visit; they are not uploaded again. */
  known?: readonly { name: string; size: number }[];
  onStored?: (file: { name: string; size: number }) => void;
}

export interface BulkUpload {
  subscribe: (listener: () => void) => () => void;
  view: () => BulkView;
  add: (files: readonly File[]) => void;
  retry: (name: string) => void;
  retryAll: () => void;
  remove: (name: string) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
  dismiss: () => void;
}

/** Minimum interval between progress notifications; status changes notify immediately. */
const NOTIFY_MS = 200;

/** Creates an upload of many files, five at a time; reads each file only while uploading it. */
export function createBulkUpload({ rules, send, known = [], onStored }: BulkOptions): BulkUpload {
  let state: BulkState = {
    ...NO_FILES,
    files: known.map(({ name, size }) => ({ name, size, status: 'done', sent: size, file: null })),
  };
  let [rejected, skipped]: [readonly Rejected[], number] = [[], 0];
  let error: unknown;
  let shown: BulkView = { ...state, rejected, skipped, error };
  let notifiedAt = 0;
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const notify = () => {
    notifiedAt = Date.now();
    shown = { ...state, rejected, skipped, error };
    for (const listener of listeners) listener();
  };
  const set = (next: BulkState) => {
    state = next;
    for (const { file, name } of nextToSend(state)) if (file) void run(file, name);
    notify();
  };

  async function run(file: File, name: string): Promise<void> {
    const controller = new AbortController();
    running.set(name, controller);
    state = started(state, name);
    const { signal } = controller;
    const progress = (share: number) => {
      if (signal.aborted) return;
      state = progressed(state, name, share);
      if (Date.now() - notifiedAt >= NOTIFY_MS) notify();
    };
    let next: (before: BulkState) => BulkState;
    try {
      await send(file, { signal, progress });
      onStored?.({ name, size: file.size });
      next = before => stored(before, name);
    } catch (thrown) {
      error = thrown;
      const reason = thrown instanceof Error ? thrown.message : '';
      next = before => failed(before, name, reason);
      if (signal.aborted) next = before => retried(failed(before, name, ''), name);
    }
    running.delete(name);
    set(next(state));
  }

  return {
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    view: () => shown,
    add: files => {
      const found = addFiles(state, files, rules);
      [rejected, skipped] = [[...rejected, ...found.rejected], found.skipped];
      set(found.state);
    },
    retry: name => set(retried(state, name)),
    retryAll: () => set(retriedAll(state)),
    remove: name => set(removed(state, name)),
    pause: () => set({ ...state, paused: true }),
    resume: () => set({ ...state, paused: false }),
    stop: () => {
      set({ ...state, paused: true });
      for (const controller of running.values()) controller.abort();
    },
    dismiss: () => {
      [rejected, skipped] = [[], 0];
      notify();
    },
  };
}
