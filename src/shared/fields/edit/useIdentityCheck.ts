import { useEffect, useRef, useState } from 'react';
import { notify } from '@/platform/feedback/feedback';
import { useFields } from '../FieldsProvider';
import { identityText } from '@/shared/kinds/kinds';
import type { CheckResult } from '../types';
import type { EditorProps } from './EditorProps';

type CheckState = { phase: 'idle' } | { phase: 'checking' } | { phase: 'failed'; message: string };

const IDLE: CheckState = { phase: 'idle' };
const NO_ANSWER = 'The check could not be completed. Please try again.';

interface Running {
  text: string;
  values: unknown;
  controller: AbortController;
}

/** Says in the corner of the page what a check has to say there; answers how to take it away. */
function sayAloud(result: CheckResult): (() => void) | null {
  if (result.ok) return result.said === undefined ? null : notify.success(result.said);
  return result.seconds === undefined ? null : notify.error(result.message, { seconds: result.seconds });
}

/**
 * The check of one identity: one at a time, and called off as soon as the text or a value it depends on is another, so that a late
 * answer never speaks of what is there no more. What an earlier answer said, beside the field or in the corner of the page, goes as well.
 */
export function useIdentityCheck({
  def,
  value,
  values,
  onChange,
}: Pick<EditorProps<'identity'>, 'def' | 'value' | 'values' | 'onChange'>) {
  const { checks = {} } = useFields();
  const [state, setState] = useState<CheckState>(IDLE);
  const running = useRef<Running | null>(null);
  /** What the last check speaks of. */
  const about = useRef<Pick<Running, 'text' | 'values'> | null>(null);
  const said = useRef<(() => void) | null>(null);
  const takeBack = () => {
    said.current?.();
    said.current = null;
  };

  const callOff = () => {
    running.current?.controller.abort();
    running.current = null;
    about.current = null;
    takeBack();
    setState(IDLE);
  };
  const isReady = (text: string) => text.length === def.length && (def.ready?.(values) ?? true);

  const check = async (text: string) => {
    if (running.current !== null || !isReady(text)) return;
    const mine = { text, values, controller: new AbortController() };
    running.current = mine;
    about.current = mine;
    takeBack();
    setState({ phase: 'checking' });
    let next: CheckState = IDLE;
    try {
      const ask = checks[def.check];
      if (!ask) throw new Error(`No check named '${def.check}'`);
      const result = await ask(text, values, mine.controller.signal);
      if (running.current !== mine) return;
      said.current = sayAloud(result);
      if (result.ok) onChange({ text, verified: true, ...(result.found && { found: result.found }) });
      else {
        if (result.found) onChange({ text, verified: false, found: result.found });
        next = { phase: 'failed', message: result.message };
      }
    } catch {
      next = { phase: 'failed', message: NO_ANSWER };
    }
    if (running.current !== mine) return;
    running.current = null;
    setState(next);
  };

  // A value may also be changed by others: a restored draft, a field that it depends on.
  useEffect(() => {
    const { current } = about;
    if (current && (current.text !== value.text || current.values !== values)) callOff();
  }, [value.text, values]);

  // The number may have been complete before what else its check needs.
  const ready = def.ready?.(values) ?? true;
  const wasReady = useRef(ready);
  useEffect(() => {
    const turned = ready && !wasReady.current;
    wasReady.current = ready;
    if (turned && def.auto && !value.verified) void check(value.text);
  });
  useEffect(
    () => () => {
      running.current?.controller.abort();
      said.current?.();
    },
    [],
  );

  return {
    state,
    canVerify:
      !value.verified &&
      state.phase !== 'checking' &&
      isReady(value.text) &&
      (!def.auto || value.stored === true || state.phase === 'failed'),
    verify: () => void check(value.text),
    type: (typed: string) => {
      // Cut here and not by the browser, which counts the spaces around a pasted number.
      const text = identityText(typed).slice(0, def.length);
      if (text === value.text) return;
      callOff();
      onChange({ text, verified: false });
      if (def.auto) void check(text);
    },
    reset: () => {
      callOff();
      onChange({ text: '', verified: false });
    },
  };
}
