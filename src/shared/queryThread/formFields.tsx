import TextArea from 'antd/es/input/TextArea';
import { useId, type KeyboardEvent } from 'react';
import { useController, type Control, type FieldPath, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import type { FileFamily } from '@/lib/fileTypes';
import type { Attachment } from '@/shared/attachments/attachment';
import { AttachmentUpload } from '@/shared/attachments/AttachmentUpload';
import { FieldFrame, partIds } from '@/shared/fields/FieldFrame';
import type { ControlProps } from '@/shared/ui/ControlProps';
import { MIN_TEXT } from './model/messages';
import type { QueryRecord } from './model/record';

/** Value, error and naming of one field, whatever its control. */
export function useQueryField<V extends FieldValues, N extends FieldPath<V>>(control: Control<V>, name: N) {
  const ids = partIds(useId());
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const aria = (required: boolean, refusal: string | null = null): ControlProps => ({
    id: ids.control,
    'aria-required': required,
    'aria-invalid': error !== undefined || refusal !== null,
    'aria-describedby': `${ids.error} ${ids.help}`,
    ...(error !== undefined || refusal !== null ? { status: 'error' as const } : {}),
  });
  return { ids, field, error, aria };
}

interface TextProps<V extends FieldValues> {
  control: Control<V>;
  name: FieldPathByValue<V, string>;
  label: string;
}

/** Ctrl+Enter (or Command+Enter) sends, Enter is a new line. */
function sendOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

export function LongTextField<V extends FieldValues>({ control, name, label }: TextProps<V>) {
  const { ids, field, error, aria } = useQueryField(control, name);
  const length = String(field.value ?? '').trim().length;
  const left = MIN_TEXT - length;
  const help = left <= 0 ? '' : length === 0 ? `At least ${MIN_TEXT} characters` : `${left} more to go`;
  return (
    <FieldFrame
      ids={ids}
      name={name}
      label={label}
      labelAs="label"
      required
      mode="edit"
      help={help}
      {...(error === undefined ? {} : { error })}
    >
      <TextArea
        {...aria(true)}
        ref={field.ref}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onKeyDown={sendOnCtrlEnter}
        autoSize={{ minRows: 4, maxRows: 12 }}
      />
    </FieldFrame>
  );
}

interface FilesProps<V extends FieldValues> {
  control: Control<V>;
  name: FieldPathByValue<V, Attachment[]>;
  families: readonly FileFamily[];
  record: QueryRecord;
}

/** Files of a question: csv, excel, pdf, gif, jpeg; answers may carry e-mails, too (spec 2 §5). */
export const QUESTION_FILES: readonly FileFamily[] = ['csv', 'excel', 'pdf', 'image'];
export const ANSWER_FILES: readonly FileFamily[] = [...QUESTION_FILES, 'email'];

export function FilesField<V extends FieldValues>({ control, name, families, record }: FilesProps<V>) {
  const { ids, field, error } = useQueryField(control, name);
  return (
    <FieldFrame
      ids={ids}
      name={name}
      label="Attachment"
      labelAs="text"
      required={false}
      mode="edit"
      {...(error === undefined ? {} : { error })}
    >
      <AttachmentUpload
        id={ids.control}
        label="Attachment"
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ref={field.ref}
        families={families}
        module={record.module}
        context={record.context}
        contextId={String(record.contextId)}
      />
    </FieldFrame>
  );
}
