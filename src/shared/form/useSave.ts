import { useRef, useState } from 'react';
import { toUserMessage } from '@/lib/userMessage';
import { confirm, notify, type ConfirmTable } from '@/platform/feedback/feedback';
import { CallError, toCallError } from '@/platform/graphql/callError';
import type { UploadGuard } from '@/shared/attachments/uploadGuard';
import type { RunningLookups } from '@/shared/ui/lookups';
import type { Intent, PressedIntent } from '@/shared/fields/intent';
import { lostMessage, mayBeSaved, SEND_AGAIN } from './doubt';
import type { FoundSaved } from './useRecovery';
import { createWatched, type Watched } from './watched';
import { useIsMounted } from '@/platform/useIsMounted';

/** `id` 1: a similar record exists (docs/decisions.md#duplicate-warning). */
export interface DuplicateWarning {
  id: number | null;
  message: string | null;
  table?: ConfirmTable;
  /** Default 'Submit' (spec 2 §2). */
  agree?: string | undefined;
}

export interface SaveActions<V, S> {
  /** Runs before every save. Rejects if the record has changed. */
  beforeSave?: (() => Promise<void>) | undefined;
  /** Not run before autosaves. */
  checkDuplicate?: ((values: V, intent: PressedIntent) => Promise<DuplicateWarning>) | undefined;
  save: (values: V, intent: Intent) => Promise<S>;
  readResult: (saved: S, values: V) => SaveResult | Promise<SaveResult>;
  /** Buttons stay locked unless it returns 'stay'. Not called after an autosave. */
  onSaved: (intent: PressedIntent, saved: S, values: V) => void | 'stay';
}

/** `at` is the invalid field, `other` the existing record. */
type SaveResult = 'ok' | { error: string; at?: string; other?: FoundSaved | null };

interface Hooks<V> {
  /** Returns the reason, or null. */
  nothingToSave: (intent: PressedIntent) => string | null;
  guard: UploadGuard;
  lookups: RunningLookups;
  leadToFile: () => void;
  /** Shows errors and resolves to false if invalid. */
  validate: (intent: PressedIntent) => Promise<boolean>;
  /** Validates silently. */
  isFine: (values: V) => boolean;
  values: () => V;
  /** Returns the messages without a field. */
  placeErrors: (error: CallError) => string[];
  onSending: () => Promise<unknown>;
  /** The mutation was certainly not executed. */
  onRefused: () => void;
  onCommitted: (sent: V, intent: Intent) => void;
  /** Shows another user's changes. Rejects with what prevents going on. */
  onConflict: () => Promise<void>;
}

export interface SaveState {
  saving: PressedIntent | null;
  waiting: boolean;
  error: CallError | string | null;
  other: FoundSaved | null;
  uncertain: boolean;
  /** True after a save, until the user leaves the screen. */
  done: boolean;
}

/** 'unfinished': the form is invalid. `error` of a failed autosave: null if the server refused without one. */
export type Autosaved = Date | 'saving' | 'unfinished' | { error: CallError | null } | null;

const IDLE: SaveState = { saving: null, waiting: false, error: null, other: null, uncertain: false, done: false };

/** Saves in steps: wait for uploads, validate, check duplicates, send, read the result. Single flight, no automatic retry. */
export function useSave<V, S>(actions: SaveActions<V, S>, hooks: Hooks<V>) {
  const [state, setState] = useState(IDLE);
  /** A late response must not act for a screen that was left. */
  const isMounted = useIsMounted();
  const [autosaved] = useState(() => createWatched<Autosaved>(null));
  const pressed = useRef<Promise<void> | null>(null);
  const quiet = useRef<Promise<void> | null>(null);
  const closed = useRef(false);
  const doubtful = useRef(false);
  const last = useRef<PressedIntent>('draft');

  /** Also waits for lookups. Returns why a file prevents the save, or null. */
  async function waitForFiles(intent: PressedIntent): Promise<string | null> {
    const { guard, lookups } = hooks;
    if (guard.state().uploading > 0) {
      setState({ ...IDLE, saving: intent, waiting: true });
      await guard.finished();
    }
    if (lookups.underWay()) {
      setState({ ...IDLE, saving: intent });
      await lookups.finished();
    }
    const { failed: files } = guard.state();
    if (files.length === 0) return null;
    hooks.leadToFile();
    return `Not uploaded: ${files.join(', ')}. Retry, replace or dismiss ${files.length === 1 ? 'it' : 'them'}, then save again.`;
  }

  async function attempt(intent: PressedIntent): Promise<Partial<SaveState>> {
    const notUploaded = await waitForFiles(intent);
    if (notUploaded !== null) return { error: notUploaded };
    const nothing = hooks.nothingToSave(intent);
    if (nothing !== null) return { error: nothing };
    if (!(await hooks.validate(intent))) return {};

    setState({ ...IDLE, saving: intent });
    const values = hooks.values();
    const outcome = await send(actions, hooks, values, intent);
    if (outcome === 'canceled') return {};
    if ('error' in outcome) return failed(outcome);
    const { saved, result } = outcome;
    if (result !== 'ok') {
      const { error, at, other = null } = result;
      if (at !== undefined)
        hooks.placeErrors(new CallError('validation', { fieldErrors: [{ path: at, message: error }] }));
      return { error, other, uncertain: false };
    }
    if (autosaved.get() !== null) autosaved.set(new Date()); // this save includes what the autosave could not save
    if (isMounted.current) return { uncertain: false, done: actions.onSaved(intent, saved, values) !== 'stay' };
    notify.success('Your changes were saved after you left.');
    return { uncertain: false, done: true };
  }

  async function failed({ error, isSent, isDoubtful }: Failure): Promise<Partial<SaveState>> {
    if (!isMounted.current)
      notify.error(
        isDoubtful
          ? `We cannot tell whether your changes were saved after you left: ${lostMessage(error)}`
          : `Your changes were not saved after you left: ${error.message}`,
        { cause: error },
      );
    if (error.kind === 'conflict') {
      const obstacle = await hooks.onConflict().then(() => null, toCallError);
      return { error: obstacle ?? error, uncertain: false };
    }
    const rest = error.fieldErrors.length > 0 ? hooks.placeErrors(error) : null;
    if (rest) return { error: rest.length > 0 ? rest.join(' ') : null, uncertain: false };
    return isSent ? { error, uncertain: isDoubtful } : { error };
  }

  async function press(intent: PressedIntent, again: boolean): Promise<void> {
    let next: Partial<SaveState> = { error: state.error };
    try {
      if (quiet.current) {
        setState({ ...IDLE, saving: intent });
        await quiet.current; // its result may be unknown: then this press asks, too
      }
      if (again || !doubtful.current || (await confirm(SEND_AGAIN)))
        next = await attempt(intent).catch((thrown: unknown) => ({ error: toCallError(thrown) }));
    } finally {
      pressed.current = null;
      closed.current = next.done ?? false;
      doubtful.current = next.uncertain ?? doubtful.current;
      setState({ ...IDLE, ...next, uncertain: doubtful.current });
    }
  }

  function run(intent: PressedIntent, again = false): Promise<void> {
    if (pressed.current || closed.current) return Promise.resolve();
    last.current = intent;
    pressed.current = press(intent, again);
    return pressed.current;
  }

  /** Until the user confirms, nothing is sent again. */
  function doubt(): void {
    doubtful.current = true;
    setState(now => ({ ...now, uncertain: true }));
  }

  async function saveQuietly(): Promise<void> {
    const { uploading, failed: files } = hooks.guard.state();
    const values = hooks.values();
    if (uploading > 0 || files.length > 0 || !hooks.isFine(values)) return autosaved.set('unfinished');
    autosaved.set('saving');
    const outcome = await send(actions, hooks, values, 'autosave');
    const failure = outcome !== 'canceled' && 'error' in outcome ? outcome : null;
    const isSaved = outcome !== 'canceled' && 'result' in outcome && outcome.result === 'ok';
    autosaved.set(isSaved ? new Date() : { error: failure?.error ?? null });
    if (failure === null) return;
    // A second attempt could create a second record.
    if (failure.isDoubtful) doubt();
    if (failure.error.kind === 'conflict') await hooks.onConflict().catch(() => undefined);
  }

  return {
    ...state,
    autosaved: autosaved as Watched<Autosaved>,
    run,
    autosave: (): void => {
      if (pressed.current || quiet.current || closed.current || doubtful.current) return;
      last.current = 'draft'; // `retry` repeats this save
      quiet.current = saveQuietly().finally(() => {
        quiet.current = null;
      });
    },
    doubt,
    underWay: () => pressed.current ?? quiet.current,
    retry: () => run(last.current, true),
    dismissError: () => setState(now => ({ ...now, error: null, other: null })),
  };
}

interface Failure {
  error: CallError;
  isSent: boolean;
  isDoubtful: boolean;
}

/** Sends values after the checks of the screen, and reads the result. */
async function send<V, S>(
  actions: SaveActions<V, S>,
  hooks: Hooks<V>,
  values: V,
  intent: Intent,
): Promise<'canceled' | { saved: S; result: SaveResult } | Failure> {
  let isSent = false;
  try {
    await actions.beforeSave?.();
    const warning = intent === 'autosave' ? null : await actions.checkDuplicate?.(values, intent);
    if (warning?.id === 1 && !(await agreeToDuplicate(warning))) return 'canceled';
    await hooks.onSending();
    isSent = true;
    const saved = await actions.save(values, intent);
    const result = await actions.readResult(saved, values);
    if (result === 'ok') hooks.onCommitted(values, intent);
    else hooks.onRefused();
    return { saved, result };
  } catch (thrown) {
    const error = toCallError(thrown);
    const isDoubtful = isSent && mayBeSaved(error);
    if (isSent && !isDoubtful) hooks.onRefused();
    return { error, isSent, isDoubtful };
  }
}

function agreeToDuplicate({ message, table, agree = 'Submit' }: DuplicateWarning): Promise<boolean> {
  return confirm({
    title: 'Possible duplicate',
    content: toUserMessage(message) ?? 'A similar record already exists.',
    ...(table && { table }),
    okText: agree,
    cancelText: 'Cancel',
    // The first focus is on Cancel, so that a second Enter doesn't confirm.
    danger: true,
  });
}
