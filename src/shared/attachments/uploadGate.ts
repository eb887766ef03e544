import { createContext } from 'react';

/** What the uploads of a form are doing. */
interface UploadsState {
  uploading: number;
  /** Names of files that failed and were neither retried nor dismissed. */
  failed: readonly string[];
}

/**
 * Where a form's upload widgets say what they are doing, so that a save can wait for them. A form provides one by
 * `UploadGateContext`; a widget outside any form does without.
 */
export interface UploadGate {
  report: (widget: string, state: UploadsState | null) => void;
  state: () => UploadsState;
  /** Resolves when nothing is being uploaded. */
  finished: () => Promise<void>;
  /** Called when the form was saved: files uploaded before now belong to a record. */
  commit: () => void;
  /** Grows with every `commit`. */
  epoch: () => number;
}

export const UploadGateContext = createContext<UploadGate | null>(null);

export function createUploadGate(): UploadGate {
  const widgets = new Map<string, UploadsState>();
  const waiting: (() => void)[] = [];
  let commits = 0;

  const state = (): UploadsState => {
    const states = [...widgets.values()];
    return {
      uploading: states.reduce((count, { uploading }) => count + uploading, 0),
      failed: states.flatMap(({ failed }) => failed),
    };
  };

  return {
    state,
    report: (widget, next) => {
      if (next) widgets.set(widget, next);
      else widgets.delete(widget);
      if (state().uploading > 0) return;
      for (const resolve of waiting.splice(0)) resolve();
    },
    finished: () => (state().uploading === 0 ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))),
    commit: () => void commits++,
    epoch: () => commits,
  };
}
