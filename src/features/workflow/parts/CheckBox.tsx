import { useEffect, useRef } from 'react';
import text from '@/shared/ui/text.module.css';
import styles from './Desk.module.css';

interface CheckBoxProps {
  label: string;
  checked: boolean;
  /** Some, not all. */
  partly?: boolean;
  disabled?: boolean;
  /** Id of the text that says why it cannot be ticked. */
  describedBy?: string;
  selectAll?: boolean;
  onChange: (checked: boolean, shift: boolean) => void;
}

/** A tick box with a target of 32 pixels; its words are for readers, and on a phone for everyone. */
export function CheckBox({
  label,
  checked,
  partly = false,
  disabled,
  describedBy,
  selectAll,
  onChange,
}: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const shift = useRef(false);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <label
      className={selectAll ? `${styles.check} ${styles.selectAll}` : styles.check}
      onClickCapture={event => {
        shift.current = event.shiftKey;
      }}
    >
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={event => {
          onChange(event.target.checked, shift.current);
          shift.current = false;
        }}
      />
      <span className={text.unseen}>{label}</span>
    </label>
  );
}
