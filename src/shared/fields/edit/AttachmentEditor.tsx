import { useLoaded } from '@/platform/graphql/useLoaded';
import { AttachmentUpload } from '@/shared/attachments/AttachmentUpload';
import { useFields } from '../FieldsProvider';
import { titlesOf } from '@/shared/kinds/files';
import type { AnyFieldOf } from '../types';
import type { AnyValues, Choice } from '@/shared/kinds/types';
import type { EditorProps } from './EditorProps';

/** Returns the selectable titles: from the field's lookup, otherwise from its definition. */
function useTitles(def: AnyFieldOf<'attachment'>, values: AnyValues): readonly string[] | undefined {
  const { lookups } = useFields();
  const search = def.titleLookup === undefined ? undefined : lookups[def.titleLookup];
  const { data: found } = useLoaded(
    async (all: AnyValues, signal) => (search ? ((await search('', all, signal)) as Choice[]) : []),
    search ? values : null,
  );
  return found && found.length > 0 ? found.map(({ name }) => name) : titlesOf(def, values);
}

export function AttachmentEditor({
  def,
  label,
  value,
  onChange,
  values,
  control,
  focusRef,
}: EditorProps<'attachment'>) {
  const titles = useTitles(def, values);
  const { recordId, onFile } = useFields();
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
      titles={titles}
      onTaken={file => onFile?.(def.name, file)}
      module={def.module}
      context={def.context}
      contextId={
        typeof def.contextId === 'function' ? def.contextId(values) : (def.contextId ?? String(recordId || ''))
      }
    />
  );
}
