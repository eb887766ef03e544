import Input from 'antd/es/input';
import TextArea from 'antd/es/input/TextArea';
import type { EditProps } from './EditProps';
import styles from './faces.module.css';

export function TextFace({ def, value, onChange, control, focusRef }: EditProps<'text'>) {
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

export function NumberFace({ def, value, onChange, control, focusRef }: EditProps<'number'>) {
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

export function MultilineFace({ def, value, onChange, control, focusRef }: EditProps<'multiline'>) {
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
