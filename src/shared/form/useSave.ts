import { useRef, useState } from 'react';
import { confirm } from '@/platform/feedback/feedback';
import { toCallError, type CallError } from '@/platform/graphql/callError';
import type { UploadGate } from '@/shared/attachments/uploadGate';
import type { Intent } from './intentResolver';

/** `id` 1: the invoice may exist already, `message` says so (DECISIONS 42). */
interface DuplicateWarning {
  id: number | null;
  message: string | null;
}

export interface SaveActions<V, S> {
  checkDuplicate?: ((values: V, intent: Intent) => Promise<DuplicateWarning>) | undefined;
  save: (values: V, intent: Intent) => Promise<S>;
  readResult: (saved: S) => 'ok' | { error: string };
  /** Leaves the screen, as a rule; until it is gone the buttons stay locked. 'stay': people go on typing here. */
  onSaved: (intent: Intent, saved: S) => void | 'stay';
}

interface Hooks<V> {
  gate: UploadGate;
  /** Checks the form; false shows the errors. */
  validate: (intent: Intent) => Promise<boolean>;
  values: () => V;
  /** Places the server's field errors; what belongs to no field comes back. */
  placeErrors: (error: CallError) => string[];
  /** The record is on the server. */
  onCommitted: () => void;
}

export interface SaveState {
  /** The press that is being worked on. */
  saving: Intent | null;
  /** True while files are awaited before the save. */
  waiting: boolean;
  error: CallError | string | null;
  /** True when nobody knows whether the last press was saved. */
  uncertain: boolean;
  /** True after a save, until the screen is left. */
  done: boolean;
}

const IDLE: SaveState = { saving: null, waiting: false, error: null, uncertain: false, done: false };

const SEND_AGAIN = {
  title: 'Send again?',
  content:
    'It is not known whether the last attempt was saved. Check the list first, so that nothing is created twice.',
  okText: 'Send again',
  danger: true,
};

/** True when the call may have been carried out although it failed: nobody answered, or the answer says nothing of it. */
function mayBeSaved({ kind, status, cause }: CallError): boolean {
  if (kind === 'outage' || kind === 'timeout' || kind === 'aborted') return true;
  return kind === 'server' && (status !== undefined || cause === undefined);
}

/**
 * The way of a save: wait for files, check, ask about duplicates, send, read the result. One press at a time; nothing is ever sent
 * again by itself.
 */
export function useSave<V, S>(actions: SaveActions<V, S>, hooks: Hooks<V>) {
  const [state, setState] = useState(IDLE);
  const busy = useRef(false);
  const travelling = useRef<Promise<void> | null>(null);
  const last = useRef<Intent>('draft');

  async function attempt(intent: Intent): Promise<Partial<SaveState>> {
    const { gate } = hooks;
    if (gate.state().uploading > 0) {
      setState({ ...IDLE, saving: intent, waiting: true });
      await gate.finished();
    }
    const { failed } = gate.state();
    if (failed.length > 0)
      return { error: `Not uploaded: ${failed.join(', ')}. Retry or dismiss it, then save again.` };
    if (!(await hooks.validate(intent))) return {};

    setState({ ...IDLE, saving: intent });
    let sent = false;
    try {
      const values = hooks.values();
      const warning = await actions.checkDuplicate?.(values, intent);
      if (warning?.id === 1 && !(await agreeToDuplicate(warning.message))) return {};
      sent = true;
      const saved = await actions.save(values, intent);
      const result = actions.readResult(saved);
      if (result !== 'ok') return { error: result.error, uncertain: false };
      hooks.onCommitted();
      return { uncertain: false, done: actions.onSaved(intent, saved) !== 'stay' };
    } catch (thrown) {
      const error = toCallError(thrown);
      const rest = error.fieldErrors.length > 0 ? hooks.placeErrors(error) : null;
      if (rest) return { error: rest.length > 0 ? rest.join(' ') : null, uncertain: false };
      return sent ? { error, uncertain: mayBeSaved(error) } : { error };
    }
  }

  function run(intent: Intent, again = false): Promise<void> {
    if (busy.current) return Promise.resolve();
    busy.current = true;
    const mine = press(intent, again).finally(() => {
      travelling.current = null;
    });
    travelling.current = mine;
    return mine;
  }

  async function press(intent: Intent, again: boolean): Promise<void> {
    last.current = intent;
    let next: Partial<SaveState> = { error: state.error, uncertain: state.uncertain };
    try {
      if (again || !state.uncertain || (await confirm(SEND_AGAIN)))
        next = { uncertain: state.uncertain, ...(await attempt(intent)) };
    } finally {
      busy.current = next.done ?? false;
      setState({ ...IDLE, ...next });
    }
  }

  return {
    ...state,
    run,
    /** The press that is being worked on; settles with its outcome. */
    underWay: () => travelling.current,
    retry: () => run(last.current, true),
    dismissError: () => setState(now => ({ ...now, error: null })),
  };
}

function agreeToDuplicate(message: string | null): Promise<boolean> {
  return confirm({
    title: 'Possible duplicate',
    content: message?.trim() || 'A similar record exists already.',
    okText: 'Submit',
    cancelText: 'Cancel',
    // The first focus is on Cancel: a second Enter must not agree by itself.
    danger: true,
  });
}
