import { useSyncExternalStore } from 'react';
import { Listeners } from '../listeners';

type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface NotifyOptions {
  /** How long the message stays; 0 = until closed. Default 5, errors and warnings 8. It waits while it is pointed at or focused. */
  seconds?: number;
  /** Details after the text: the number, the approver, the amount. */
  detail?: string;
  /** A button after the text, which also closes the message. */
  action?: { label: string; run: () => void };
}

/** A short message at the top of the page. */
export interface Toast extends NotifyOptions {
  id: number;
  tone: ToastTone;
  text: string;
  seconds: number;
  dismiss: () => void;
}

/** A few records to check before answering: a text for each cell. */
export interface ConfirmTable {
  /** Accessible name. */
  label: string;
  columns: readonly { title: string; align?: 'end' }[];
  rows: readonly (readonly string[])[];
}

export interface ConfirmOptions {
  title: string;
  content?: string;
  /** Shown below the content; on narrow screens each row is a card. */
  table?: ConfirmTable;
  /** Default 'OK'. */
  okText?: string;
  /** Default 'Cancel'. */
  cancelText?: string;
  /** True: the action cannot be undone. Its button is red and does not get the first focus. */
  danger?: boolean;
  /** Closes the dialog as if cancelled: the answer is no longer needed. */
  signal?: AbortSignal;
}

/** An open confirmation. */
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

/** Returns the messages and confirmations to show. Only `shared/ui/Feedback` draws them. */
export const useFeedback = (): Feedback => useSyncExternalStore(listeners.on, () => feedback);

/** Removes all messages and open confirmations. */
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

/** Shows a short message. Each returns a function that removes it. */
export const notify = {
  success: (text: string, options?: NotifyOptions) => show('success', text, options),
  error: (text: string, options?: NotifyOptions) => show('error', text, options),
  warning: (text: string, options?: NotifyOptions) => show('warning', text, options),
  info: (text: string, options?: NotifyOptions) => show('info', text, options),
};

/** Asks in a modal dialog. True when agreed; Escape and Cancel are false. The focus returns to where it was. */
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
