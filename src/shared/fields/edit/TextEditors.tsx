import { ungrouped } from '@/lib/text';
import { TextArea } from '@/shared/ui/TextArea';
import { TextInput } from '@/shared/ui/TextInput';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Text } from '@/shared/ui/layout';
import type { EditorProps } from './EditorProps';
import styles from './editors.module.css';
import { useState } from 'react';
import { useFields } from '../FieldsProvider';
import { useAbort } from '@/platform/useAbort';

export function TextEditor(props: EditorProps<'text'>) {
  const { def, value, onChange, control, focusRef } = props;
  const { message, cause, check } = useBlurCheck(props);
  const noteId = `${control.id}-check`;
  const input = (
    <TextInput
      {...control}
      {...(def.checkOnBlur !== undefined && {
        'aria-describedby': [control['aria-describedby'], noteId].filter(Boolean).join(' '),
      })}
      ref={focusRef}
      value={value}
      onChange={text => onChange(def.uppercase ? text.toUpperCase() : text)}
      onBlur={() => {
        if (def.grouped) onChange(ungrouped(value));
        control.onBlur?.();
        check();
      }}
    />
  );
  if (def.checkOnBlur === undefined) return input;
  return (
    <>
      {input}
      <Text as="output" block tone="bad" size="fine" id={noteId} className={styles.checked}>
        {message}
      </Text>
      <CopyDetails error={cause} />
    </>
  );
}

export function NumberEditor({ value, onChange, control, focusRef }: EditorProps<'number'>) {
  return (
    <TextInput
      {...control}
      ref={focusRef}
      className={styles.figures}
      value={value}
      inputMode="decimal"
      onChange={onChange}
    />
  );
}

export function MultilineEditor({ def, value, onChange, control, focusRef }: EditorProps<'longText'>) {
  return (
    <TextArea
      {...control}
      ref={focusRef}
      value={value}
      rows={def.rows}
      onChange={event => onChange(event.target.value)}
    />
  );
}

const NO_ANSWER = 'The check could not be completed. Try again.';

function useBlurCheck({ def, value, values }: Pick<EditorProps<'text'>, 'def' | 'value' | 'values'>) {
  const { checks = {} } = useFields();
  const [result, setResult] = useState<{ text: string; message: string; cause?: unknown } | null>(null);
  const { begin } = useAbort();

  const runCheck = async (name: string, text: string) => {
    const signal = begin();
    const show = (message: string, cause?: unknown) => !signal.aborted && setResult({ text, message, cause });
    try {
      const check = checks[name];
      if (!check) throw new Error(`No check named '${name}'`);
      const result = await check(text, values, signal);
      if (result.ok) show('');
      else show(result.message, result.cause);
    } catch (error) {
      show(NO_ANSWER, error);
    }
  };
  const shown = result?.text === value.trim() ? result : null;
  return {
    message: shown?.message ?? '',
    cause: shown?.cause,
    check: () => {
      const text = value.trim();
      if (def.checkOnBlur !== undefined && text !== '' && text !== result?.text) void runCheck(def.checkOnBlur, text);
    },
  };
}
