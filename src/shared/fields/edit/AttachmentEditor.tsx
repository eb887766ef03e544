import { AttachmentUpload } from '@/shared/attachments/AttachmentUpload';
import { titlesOf } from '../files';
import type { EditorProps } from './EditorProps';

export function AttachmentEditor({
  def,
  label,
  value,
  onChange,
  values,
  control,
  focusRef,
}: EditorProps<'attachment'>) {
  const { id, disabled, status, onBlur } = control;
  return (
    <AttachmentUpload
      id={id}
      disabled={disabled}
      status={status}
      onBlur={onBlur}
      aria-describedby={control['aria-describedby']}
      ref={focusRef}
      label={label}
      value={value}
      onChange={onChange}
      families={def.families}
      max={def.max}
      titles={titlesOf(def, values)}
      module={def.module}
      context={def.context}
      contextId={typeof def.contextId === 'function' ? def.contextId(values) : (def.contextId ?? '')}
    />
  );
}
