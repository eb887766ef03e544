import { createContext, useContext, useState } from 'react';
import { confirm } from '@/platform/feedback/feedback';

interface UploadsState {
  uploading: number;
  /** Names of rejected or failed files that the user has not retried, replaced or dismissed. */
  failed: readonly string[];
}

export interface WidgetState extends UploadsState {
  label: string;
  onTheWay: readonly string[];
  /** Focuses the widget's first failed file. */
  lead: () => void;
}

type NotUploaded = Record<string, string[]>;

/**
 * Collects the state of a form's upload widgets. A save waits for running uploads and is refused after a failed one
 * (docs/decisions.md#failed-file-blocks-save). Forms provide it by `UploadGuardContext`; other widgets work without.
 */
export interface UploadGuard {
  report: (widget: string, state: WidgetState | null) => void;
  state: () => UploadsState;
  isUploading: (label: string) => boolean;
  finished: () => Promise<void>;
  lead: () => void;
  /** Call after a save: uploaded files now belong to a record. */
  commit: () => void;
  epoch: () => number;
  notUploaded: () => NotUploaded;
  /** Restores names of files that an earlier visit did not upload, so that users can choose them again. */
  recall: (files: NotUploaded) => void;
  /** Subscribes a widget to restored names; calls the listener at once for names restored earlier. */
  onRecall: (label: string, listener: (names: readonly string[]) => void) => () => void;
}

export const UploadGuardContext = createContext<UploadGuard | null>(null);

/** `parent`: guard of the form that opened a file dialog; it includes the dialog's files. */
export function createUploadGuard(parent: UploadGuard | null = null): UploadGuard {
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

  /** Passes restored names to the widget once; then the widget reports them itself. */
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

/**
 * Creates an upload guard for a dialog: render its widget inside `UploadGuardContext` with `guard`. `mayClose` asks the
 * user before losing running or failed uploads (docs/decisions.md#failed-file-blocks-save); the surrounding form includes them.
 */
export function useFilesDialog() {
  const around = useContext(UploadGuardContext);
  const [guard] = useState(() => createUploadGuard(around));
  const mayClose = async () => {
    const names = Object.values(guard.notUploaded()).flat();
    const { uploading, failed } = guard.state();
    if (uploading + failed.length === 0) return true;
    return confirm({
      title: `Close without ${names.join(', ') || 'the file that is being checked'}?`,
      content: uploading > 0 ? 'Closing cancels the upload.' : 'It was not uploaded.',
      okText: 'Close without it',
      cancelText: 'Stay',
      danger: true,
    });
  };
  return { guard, mayClose };
}
