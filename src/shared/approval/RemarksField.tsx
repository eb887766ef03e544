import TextArea from 'antd/es/input/TextArea';
import type { KeyboardEvent } from 'react';
import { DialogField, noteOf } from './DialogField';

interface Props {
  id: string;
  value: string;
  onChange: (value: string) => void;
  required: boolean;
  disabled: boolean;
  error: string | null;
}

/** Enter goes on, as in every dialog; Shift+Enter is a new line. An Enter that ends a composed character belongs to it. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

export function RemarksField({ id, value, onChange, required, disabled, error }: Props) {
  return (
    <DialogField id={id} label="Remarks" required={required} problem={error}>
      <TextArea
        id={id}
        value={value}
        onChange={event => onChange(event.target.value)}
        onKeyDown={sendOnEnter}
        rows={3} // as high as it is after measuring: what stands below must not move under a press
        autoSize={{ minRows: 3, maxRows: 8 }}
        readOnly={disabled}
        status={error === null ? undefined : 'error'}
        aria-required={required}
        aria-invalid={error !== null}
        aria-describedby={noteOf(id)}
      />
    </DialogField>
  );
}
