import { useEffect, useRef } from 'react';
import { Hidden } from '@/shared/ui/layout';
import styles from './SelectBox.module.css';

interface SelectBoxProps {
  label: string;
  /** Radio group name; absent: checkbox. */
  group?: string | undefined;
  checked: boolean;
  /** True: some but not all rows are selected. */
  partly?: boolean;
  disabled?: boolean;
  /** Id of the text that explains why the row is not selectable. */
  describedBy?: string | undefined;
  /** True in a table header: on a phone the label is visible, because nothing else explains the box. */
  selectAll?: boolean;
  onChange: (checked: boolean, shift: boolean) => void;
}

/** Selects one row or all rows. The target is 32 pixels wide; the label is visually hidden. */
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
