import { useEffect, useState } from 'react';
import { AttachmentUpload } from '@/shared/attachments/AttachmentUpload';

import { useFields } from '../FieldsProvider';
import { titlesOf } from '../files';
import type { AnyFieldOf, AnyValues, Choice } from '../types';
import type { EditorProps } from './EditorProps';

/** The titles to choose from: those of the lookup that the field names, else its own. */
function useTitles(def: AnyFieldOf<'attachment'>, values: AnyValues): readonly string[] | undefined {
  const { lookups } = useFields();
  const [found, setFound] = useState<{ values: AnyValues; titles: string[] } | null>(null);
  const search = def.titleLookup === undefined ? undefined : lookups[def.titleLookup];
  useEffect(() => {
    if (!search) return;
    const asked = new AbortController();
    search('', values, asked.signal).then(
      rows => !asked.signal.aborted && setFound({ values, titles: (rows as Choice[]).map(({ name }) => name) }),
      () => {}, // the field's own titles stay
    );
    return () => asked.abort();
  }, [search, values]);
  return found?.values === values && found.titles.length > 0 ? found.titles : titlesOf(def, values);
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
      module={def.module}
      context={def.context}
      contextId={typeof def.contextId === 'function' ? def.contextId(values) : (def.contextId ?? '')}
    />
  );
}
