import Input from 'antd/es/input';
import TextArea from 'antd/es/input/TextArea';
import type { EditorProps } from './EditorProps';
import styles from './editors.module.css';
import { useBlurCheck } from './useBlurCheck';

export function TextEditor(props: EditorProps<'text'>) {
  const { def, value, onChange, control, focusRef } = props;
  const { said, check } = useBlurCheck(props);
  const noteId = `${control.id}-check`;
  const input = (
    <Input
      {...control}
      {...(def.checkOnBlur !== undefined && {
        'aria-describedby': [control['aria-describedby'], noteId].filter(Boolean).join(' '),
      })}
      ref={focusRef}
      value={value}
      placeholder={def.placeholder}
      autoComplete="off"
      onChange={event => onChange(def.uppercase ? event.target.value.toUpperCase() : event.target.value)}
      onBlur={() => {
        control.onBlur?.();
        check();
      }}
    />
  );
  if (def.checkOnBlur === undefined) return input;
  return (
    <>
      {input}
      <output id={noteId} className={styles.checked} data-state="failed">
        {said}
      </output>
    </>
  );
}

export function NumberEditor({ def, value, onChange, control, focusRef }: EditorProps<'number'>) {
  return (
    <Input
      {...control}
      ref={focusRef}
      className={styles.figures}
      value={value}
      placeholder={def.placeholder}
      inputMode="decimal"
      autoComplete="off"
      onChange={event => onChange(event.target.value)}
    />
  );
}

export function MultilineEditor({ def, value, onChange, control, focusRef }: EditorProps<'multiline'>) {
  return (
    <TextArea
      {...control}
      ref={focusRef}
      value={value}
      placeholder={def.placeholder}
      autoSize={{ minRows: def.rows ?? 3, maxRows: 12 }}
      onChange={event => onChange(event.target.value)}
    />
  );
}
