import Input, { type InputRef } from 'antd/es/input';
import { useRef } from 'react';
import { Button } from '@/shared/ui/Button';
import { Row, Text } from '@/shared/ui/layout';
import type { EditorProps } from './EditorProps';
import styles from './editors.module.css';
import { useIdentityCheck } from './useIdentityCheck';

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
          placeholder={def.placeholder}
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
    </>
  );
}
