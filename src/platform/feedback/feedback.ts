import { useSyncExternalStore } from 'react';
import { Listeners } from '../listeners';

type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface NotifyOptions {
  /** How long the message stays; 0 = until closed. Default 5, errors and warnings 8. It waits while it is pointed at or focused. */
  seconds?: number;
  detail?: string;
  /** The error behind the message; its details can be copied. */
  cause?: unknown;
  action?: { label: string; run: () => void };
}

export interface Toast extends NotifyOptions {
  id: number;
  tone: ToastTone;
  text: string;
  seconds: number;
  dismiss: () => void;
}

export interface ConfirmTable {
  label: string;
  columns: readonly { title: string; align?: 'end' }[];
  rows: readonly (readonly string[])[];
}

export interface ConfirmOptions {
  title: string;
  content?: string;
  table?: ConfirmTable;
  okText?: string;
  cancelText?: string;
  /** True: the action cannot be undone. Its button is red and does not get the first focus. */
  danger?: boolean;
  signal?: AbortSignal;
}

export interface Confirmation extends ConfirmOptions {
  id: number;
  answer: (agreed: boolean) => void;
}

interface Feedback {
  lastId: number;
  toasts: readonly Toast[];
  confirmations: readonly Confirmation[];
}

const NONE: Feedback = { lastId: 0, toasts: [], confirmations: [] };
const listeners = new Listeners();
let feedback = NONE;

function update(next: Feedback): void {
  feedback = next;
  listeners.notify();
}

export const useFeedback = (): Feedback => useSyncExternalStore(listeners.on, () => feedback);

export const clearFeedback = (): void => update(NONE);

function show(tone: ToastTone, text: string, options: NotifyOptions = {}): () => void {
  const id = feedback.lastId + 1;
  const { seconds = tone === 'error' || tone === 'warning' ? 8 : 5 } = options;
  const dismiss = () => update({ ...feedback, toasts: feedback.toasts.filter(toast => toast.id !== id) });
  // A repeated message is shown once, for its full time.
  const others = feedback.toasts.filter(toast => toast.tone !== tone || toast.text !== text);
  update({ ...feedback, lastId: id, toasts: [...others, { ...options, id, tone, text, seconds, dismiss }] });
  return dismiss;
}

/** Each returns a function that removes the message. */
export const notify = {
  success: (text: string, options?: NotifyOptions) => show('success', text, options),
  error: (text: string, options?: NotifyOptions) => show('error', text, options),
  warning: (text: string, options?: NotifyOptions) => show('warning', text, options),
  info: (text: string, options?: NotifyOptions) => show('info', text, options),
};

/** Resolves to true when agreed; Escape and Cancel are false. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  const { signal } = options;
  if (signal?.aborted) return Promise.resolve(false);
  return new Promise(resolve => {
    const id = feedback.lastId + 1;
    const answer = (agreed: boolean) => {
      update({ ...feedback, confirmations: feedback.confirmations.filter(other => other.id !== id) });
      resolve(agreed);
    };
    signal?.addEventListener('abort', () => answer(false), { once: true });
    update({ ...feedback, lastId: id, confirmations: [...feedback.confirmations, { ...options, id, answer }] });
  });
}
