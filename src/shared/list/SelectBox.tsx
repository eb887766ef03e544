import { useEffect, useRef } from 'react';
import { Hidden } from '@/shared/ui/layout';
import styles from './SelectBox.module.css';

interface SelectBoxProps {
  label: string;
  /** The radio buttons of this name are one choice; without it, it is a tick box. */
  group?: string | undefined;
  checked: boolean;
  /** Some, not all. */
  partly?: boolean;
  disabled?: boolean;
  /** Id of the text that says why it cannot be chosen. */
  describedBy?: string | undefined;
  /** In a head: its words are shown on a phone, where nothing else says what it ticks. */
  selectAll?: boolean;
  onChange: (checked: boolean, shift: boolean) => void;
}

/** Chooses a row of a grid, or all. A target of 32 pixels; its words are for readers. */
export function SelectBox(props: SelectBoxProps) {
  const { label, group, checked, partly = false, disabled, describedBy, selectAll, onChange } = props;
  const box = useRef<HTMLInputElement>(null);
  const shift = useRef(false);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <label
      className={selectAll ? `${styles.box} ${styles.all}` : styles.box}
      onClickCapture={event => {
        shift.current = event.shiftKey;
      }}
    >
      <input
        ref={box}
        type={group === undefined ? 'checkbox' : 'radio'}
        name={group}
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={event => {
          onChange(event.target.checked, shift.current);
          shift.current = false;
        }}
      />
      <Hidden>{label}</Hidden>
    </label>
  );
}
