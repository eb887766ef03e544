import Input, { type InputRef } from 'antd/es/input';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Row, Text } from '@/shared/ui/layout';
import { notify } from '@/platform/feedback/feedback';
import { identityText } from '@/shared/fieldTypes/fieldTypes';
import type { EditorProps } from './EditorProps';
import styles from './editors.module.css';
import { useAbort } from '@/platform/useAbort';
import { useFields } from '../FieldsProvider';
import type { CheckResult } from '../types';

type CheckState = { phase: 'idle' } | { phase: 'checking' } | { phase: 'failed'; message: string; cause?: unknown };

const IDLE: CheckState = { phase: 'idle' };
const NO_ANSWER = 'The check could not be completed. Try again.';

function showToast(result: CheckResult): (() => void) | undefined {
  if (result.ok) return result.said === undefined ? undefined : notify.success(result.said);
  if (result.seconds === undefined) return undefined;
  return notify.error(result.message, { seconds: result.seconds, cause: result.cause });
}

/** Verifies an identity, one request at a time. */
function useIdentityCheck({
  def,
  value,
  values,
  onChange,
}: Pick<EditorProps<'identity'>, 'def' | 'value' | 'values' | 'onChange'>) {
  const { checks = {} } = useFields();
  const [state, setState] = useState<CheckState>(IDLE);
  const { begin, stop } = useAbort();
  const about = useRef<{ text: string; values: unknown } | null>(null);
  const dismiss = useRef<() => void>(undefined);

  const callOff = () => {
    stop();
    about.current = null;
    dismiss.current?.();
    setState(IDLE);
  };
  const isReady = (text: string) => text.length === def.length && (def.ready?.(values) ?? true);

  const check = async (text: string) => {
    if (!isReady(text)) return;
    const signal = begin();
    about.current = { text, values };
    dismiss.current?.();
    setState({ phase: 'checking' });
    let next: CheckState = IDLE;
    try {
      const runCheck = checks[def.check];
      if (!runCheck) throw new Error(`No check named '${def.check}'`);
      const result = await runCheck(text, values, signal);
      if (signal.aborted) return;
      dismiss.current = showToast(result);
      if (result.ok) onChange({ text, verified: true, ...(result.found && { found: result.found }) });
      else {
        if (result.found) onChange({ text, verified: false, found: result.found });
        next = { phase: 'failed', message: result.message, cause: result.cause };
      }
    } catch (cause) {
      next = { phase: 'failed', message: NO_ANSWER, cause };
    }
    if (!signal.aborted) setState(next);
  };

  // Other code may also change the value: a restored draft or a dependency.
  const callOffNow = useEffectEvent(callOff);
  useEffect(() => {
    const { current } = about;
    if (current && (current.text !== value.text || current.values !== values)) callOffNow();
  }, [value.text, values]);

  useEffect(() => () => dismiss.current?.(), []);

  // The number may be complete before the check's other inputs are.
  const ready = def.ready?.(values) ?? true;
  const wasReady = useRef(ready);
  useEffect(() => {
    const turned = ready && !wasReady.current;
    wasReady.current = ready;
    if (turned && def.auto && !value.verified) void check(value.text);
  });

  return {
    state,
    canVerify:
      !value.verified &&
      state.phase !== 'checking' &&
      isReady(value.text) &&
      (!def.auto || value.stored === true || state.phase === 'failed'),
    verify: () => void check(value.text),
    type: (typed: string) => {
      // `maxLength` would count the spaces around a pasted number.
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

/**
 * Edits a number that a service verifies (spec 1 §4, verifications): Verify appears at the exact length; a verified
 * number is locked until Reset. With `auto`, complete numbers are verified without buttons.
 */
export function IdentityEditor(props: EditorProps<'identity'>) {
  const { def, label, value, control, focusRef } = props;
  const { state, canVerify, verify, type, reset } = useIdentityCheck(props);
  const input = useRef<InputRef | null>(null);
  const { disabled = false, status, ...rest } = control;
  const failed = state.phase === 'failed';
  const checking = state.phase === 'checking';
  const noteId = `${control.id}-check`;
  return (
    <>
      <Row align="stretch" gap={4}>
        <Input
          {...rest}
          ref={element => {
            input.current = element;
            focusRef(element);
          }}
          disabled={disabled}
          readOnly={value.verified && !def.auto}
          status={failed ? 'error' : status}
          aria-invalid={failed || control['aria-invalid']}
          aria-describedby={[control['aria-describedby'], noteId].filter(Boolean).join(' ')}
          value={value.text}
          autoComplete="off"
          spellCheck={false}
          onChange={event => type(event.target.value)}
          onPressEnter={event => {
            if (!canVerify) return;
            event.preventDefault();
            verify();
          }}
        />
        {!disabled && (canVerify || (checking && !def.auto)) && (
          <Button busy={checking} aria-label={`Verify ${label}`} onClick={verify}>
            Verify
          </Button>
        )}
        {!disabled && value.verified && !def.auto && (
          <Button
            aria-label={`Reset ${label}`}
            onClick={() => {
              reset();
              input.current?.focus();
            }}
          >
            Reset
          </Button>
        )}
      </Row>
      <Text
        as="output"
        block
        tone={failed ? 'bad' : value.verified ? 'good' : 'soft'}
        size="fine"
        id={noteId}
        className={styles.checked}
      >
        {checking ? (def.checking ?? 'Checking…') : failed ? state.message : value.verified ? 'Verified' : ''}
      </Text>
      {failed && <CopyDetails error={state.cause} />}
    </>
  );
}
