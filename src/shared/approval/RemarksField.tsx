import { TextArea } from '@/shared/ui/TextArea';
import { submitOnEnter } from '@/shared/ui/useEnterGoesOn';
import { DialogField, getNote } from './DialogField';

interface Props {
  id: string;
  value: string;
  onChange: (value: string) => void;
  required: boolean;
  disabled: boolean;
  error: string | null;
}

export function RemarksField({ id, value, onChange, required, disabled, error }: Props) {
  return (
    <DialogField id={id} label="Remarks" required={required} problem={error}>
      <TextArea
        id={id}
        value={value}
        onChange={event => onChange(event.target.value)}
        onKeyDown={submitOnEnter}
        readOnly={disabled}
        status={error === null ? undefined : 'error'}
        aria-required={required}
        aria-invalid={error !== null}
        aria-describedby={getNote(id)}
      />
    </DialogField>
  );
}
