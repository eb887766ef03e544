import type { ComponentProps, RefCallback } from 'react';
import type { ControlProps, Focusable } from './ControlProps';
import styles from './TextInput.module.css';

interface TextInputProps extends ControlProps, Pick<ComponentProps<'input'>, 'inputMode' | 'className'> {
  value: string;
  onChange: (value: string) => void;
  ref?: RefCallback<Focusable>;
}

/** One-line input with antd's look. antd's own input renders five components per key and lays out the page. */
export function TextInput({ value, onChange, status, className, ref, ...control }: TextInputProps) {
  return (
    <input
      data-touch
      {...control}
      ref={ref}
      type="text"
      className={className === undefined ? styles.input : `${styles.input} ${className}`}
      data-status={status}
      value={value}
      autoComplete="off"
      onChange={event => onChange(event.target.value)}
    />
  );
}
