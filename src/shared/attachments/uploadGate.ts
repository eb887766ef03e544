import { createContext } from 'react';

/** What the uploads of a form are doing. */
interface UploadsState {
  uploading: number;
  /** Names of files that were refused or not stored, and were neither retried, replaced nor dismissed. */
  failed: readonly string[];
}

/** What one widget says of itself. */
interface WidgetState extends UploadsState {
  label: string;
  /** Names of files on their way. */
  onTheWay: readonly string[];
  /** Puts the focus on its first file that failed. */
  lead: () => void;
}

/** Names of files that were chosen and are not stored, by the label of their widget. */
type NotUploaded = Record<string, string[]>;

/**
 * Where a form's upload widgets say what they are doing, so that a save waits for files on their way and is refused while one has failed
 * (DECISIONS 90). A form provides one by `UploadGateContext`; a widget outside any form does without.
 */
export interface UploadGate {
  report: (widget: string, state: WidgetState | null) => void;
  state: () => UploadsState;
  /** Whether the widget of this label has files on their way. */
  isUploading: (label: string) => boolean;
  /** Resolves when nothing is being uploaded. */
  finished: () => Promise<void>;
  /** Leads to the first file that failed. */
  lead: () => void;
  /** Called when the form was saved: files uploaded before now belong to a record. */
  commit: () => void;
  /** Grows with every `commit`. */
  epoch: () => number;
  notUploaded: () => NotUploaded;
  /** Files of an earlier visit that were not uploaded: their widgets list them, to be chosen again. */
  recall: (files: NotUploaded) => void;
  /** Hears of recalled files of a widget; at once of those that were recalled before it was there. */
  onRecall: (label: string, listener: (names: readonly string[]) => void) => () => void;
}

export const UploadGateContext = createContext<UploadGate | null>(null);

/** `parent`: the gate of the form that a dialog of files was opened from. It knows of the dialog's files, too. */
export function createUploadGate(parent: UploadGate | null = null): UploadGate {
  const widgets = new Map<string, WidgetState>();
  const listeners = new Map<string, (names: readonly string[]) => void>();
  let recalled: NotUploaded = {};
  const waiting: (() => void)[] = [];
  let commits = 0;

  const state = (): UploadsState => {
    const states = [...widgets.values()];
    return {
      uploading: states.reduce((count, { uploading }) => count + uploading, 0),
      failed: states.flatMap(({ failed }) => failed),
    };
  };

  /** Gives a widget the names of its recalled files, once; from then on the widget reports them itself. */
  const hand = (label: string, listener: (names: readonly string[]) => void) => {
    const names = recalled[label];
    if (!names) return;
    delete recalled[label];
    listener(names);
  };

  return {
    state,
    report: (widget, next) => {
      if (next) widgets.set(widget, next);
      else widgets.delete(widget);
      parent?.report(widget, next);
      if (state().uploading > 0) return;
      for (const resolve of waiting.splice(0)) resolve();
    },
    isUploading: wanted => [...widgets.values()].some(({ label, uploading }) => label === wanted && uploading > 0),
    finished: () => (state().uploading === 0 ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))),
    lead: () => [...widgets.values()].find(({ failed }) => failed.length > 0)?.lead(),
    commit: () => void commits++,
    epoch: () => parent?.epoch() ?? commits,
    notUploaded: () => {
      const found: NotUploaded = { ...recalled };
      for (const { label, onTheWay, failed } of widgets.values())
        if (onTheWay.length + failed.length > 0) found[label] = [...onTheWay, ...failed];
      return found;
    },
    recall: files => {
      recalled = { ...files };
      for (const [label, listener] of listeners) hand(label, listener);
    },
    onRecall: (label, listener) => {
      if (parent) return parent.onRecall(label, listener);
      listeners.set(label, listener);
      hand(label, listener);
      return () => void listeners.delete(label);
    },
  };
}
