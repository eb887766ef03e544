import Input from 'antd/es/input';
import TextArea from 'antd/es/input/TextArea';
import type { EditorProps } from './EditorProps';
import styles from './editors.module.css';

export function TextEditor({ def, value, onChange, control, focusRef }: EditorProps<'text'>) {
  return (
    <Input
      {...control}
      ref={focusRef}
      value={value}
      placeholder={def.placeholder}
      autoComplete="off"
      onChange={event => onChange(def.uppercase ? event.target.value.toUpperCase() : event.target.value)}
    />
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
