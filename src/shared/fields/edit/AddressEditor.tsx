import Input from 'antd/es/input';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { addressLines } from '../read/cells';
import type { EditorProps } from './EditorProps';
import styles from './editors.module.css';
import { useLookup } from './useLookup';
import type { PostalAddress } from '../types';

const loadPicker = async () => (await import('./AddressPicker')).AddressPicker;

/** Shows the chosen address and opens the picker; the address itself is never typed. */
export function AddressEditor({ def, required, value, onChange, values, control, focusRef }: EditorProps<'address'>) {
  const picker = useLazyModal(loadPicker);
  const search = useLookup<PostalAddress>(def.lookup, values);
  const { onBlur, disabled = false, ...rest } = control;
  const show = () => {
    if (!disabled) picker.open();
  };
  const close = () => {
    picker.close();
    onBlur?.();
  };
  return (
    <>
      <Input
        {...rest}
        ref={focusRef}
        readOnly
        disabled={disabled}
        className={styles.opener}
        aria-haspopup="dialog"
        value={value === null ? '' : value.name || value.code || value.address}
        placeholder="Select Address"
        suffix={
          <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor">
            <path d="M8 14.5c3-3 4.75-5.6 4.75-7.9a4.75 4.75 0 0 0-9.5 0c0 2.3 1.75 4.9 4.75 7.9Z" strokeWidth="1.3" />
            <circle cx="8" cy="6.6" r="1.7" strokeWidth="1.3" />
          </svg>
        }
        onClick={show}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          show();
        }}
      />
      {value !== null && <p className={styles.detail}>{addressLines(value).join('\n')}</p>}
      {picker.Component && (
        <picker.Component
          open={picker.isOpen}
          chosen={value}
          search={search}
          clearable={!required}
          onPick={picked => {
            onChange(picked);
            close();
          }}
          onClose={close}
          onClosed={picker.remove}
        />
      )}
    </>
  );
}
