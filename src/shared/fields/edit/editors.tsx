import { useContext, type ComponentType } from 'react';
import { DateInput } from '@/shared/ui/DateInput';
import { MoneyInput } from '@/shared/ui/MoneyInput';
import { getFieldType, getTitles } from '@/shared/fieldTypes/fieldTypes';
import type { FieldType, AnyValues, Choice } from '@/shared/fieldTypes/types';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { AttachmentUpload } from '@/shared/attachments/AttachmentUpload';
import { FieldNote, useFields } from '../FieldsProvider';
import {
  BooleanEditor,
  MultiSelectEditor,
  PersonEditor,
  RemoteSelectEditor,
  SelectEditor,
  YesNoEditor,
} from './ChoiceEditors';
import type { EditorProps } from './EditorProps';
import { IdentityEditor } from './IdentityEditor';
import { PickEditor } from './PickEditor';
import { MultilineEditor, NumberEditor, TextEditor } from './TextEditors';
import type { AnyFieldOf } from '../types';

/** Returns the selectable titles: from the field's lookup, otherwise from its definition. */
function useTitles(def: AnyFieldOf<'attachment'>, values: AnyValues): readonly string[] | undefined {
  const { lookups } = useFields();
  const search = def.titleLookup === undefined ? undefined : lookups[def.titleLookup];
  const { data: found } = useLoaded(
    async (all: AnyValues, signal) => (search ? ((await search('', all, signal)) as Choice[]) : []),
    search ? values : null,
  );
  return found && found.length > 0 ? found.map(({ name }) => name) : getTitles(def, values);
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
  const { recordId } = useFields();
  const below = useContext(FieldNote);
  const { id, disabled, status, onBlur } = control;
  return (
    <>
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
        contextId={
          typeof def.contextId === 'function' ? def.contextId(values) : (def.contextId ?? String(recordId || ''))
        }
      />
      {below?.field === def.name && below.note}
    </>
  );
}

function MoneyEditor({ def, value, onChange, values, control, focusRef }: EditorProps<'money'>) {
  const { country } = useFields();
  return (
    <MoneyInput
      {...control}
      ref={focusRef}
      value={value}
      onChange={onChange}
      country={country}
      currency={def.currency?.(values)}
    />
  );
}

function DateEditor({ def, value, onChange, control, focusRef }: EditorProps<'date'>) {
  return (
    <DateInput {...control} ref={focusRef} value={value} onChange={onChange} min={def.min?.()} max={def.max?.()} />
  );
}

/** These types are never in edit mode (`fieldState`); shows their text so that the registry is complete. */
function ReadOnlyEditor<K extends FieldType>({ def, value, values, control }: EditorProps<K>) {
  return <span id={control.id}>{getFieldType(def.kind).text(value, def, { values })}</span>;
}

/** Editor per field type. Only forms import it. */
export const editors: { [K in FieldType]: ComponentType<EditorProps<K>> } = {
  text: TextEditor,
  longText: MultilineEditor,
  money: MoneyEditor,
  number: NumberEditor,
  date: DateEditor,
  select: SelectEditor,
  remoteSelect: RemoteSelectEditor,
  multiSelect: MultiSelectEditor,
  boolean: BooleanEditor,
  yesNo: YesNoEditor,
  identity: IdentityEditor,
  attachment: AttachmentEditor,
  pick: PickEditor,
  person: PersonEditor,
  readOnly: ReadOnlyEditor,
  datetime: ReadOnlyEditor,
  status: ReadOnlyEditor,
  code: ReadOnlyEditor,
};
