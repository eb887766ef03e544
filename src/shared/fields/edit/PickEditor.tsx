import Input from 'antd/es/input';
import { Text } from '@/shared/ui/layout';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import type { EditorProps } from './EditorProps';
import styles from './editors.module.css';
import { useLookup, useRecent } from '../FieldsProvider';
import type { PickedRow } from '@/shared/fieldTypes/pickSource';

const loadPicker = async () => (await import('./RowPicker')).RowPicker;

export function PickEditor({ def, required, value, onChange, values, control, focusRef }: EditorProps<'pick'>) {
  const { from } = def;
  const picker = useLazyModal(loadPicker);
  const search = useLookup<PickedRow>(def.lookup, values);
  const { recent, remember } = useRecent<PickedRow, 'pick'>(def);
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
        value={value === null ? '' : from.getName(value)}
        placeholder={from.words.title}
        suffix={
          <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor">
            <path d={from.icon} strokeWidth="1.3" />
          </svg>
        }
        onClick={show}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          show();
        }}
      />
      {value !== null && (
        <Text as="p" tone="soft" size="fine" breaks typed above={2}>
          {from.getLines(value).join('\n')}
        </Text>
      )}
      {picker.Component && (
        <picker.Component
          open={picker.isOpen}
          from={from}
          chosen={value}
          search={search}
          clearable={!required}
          recent={recent}
          onPick={picked => {
            remember(picked);
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
