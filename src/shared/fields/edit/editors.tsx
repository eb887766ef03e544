import type { ComponentType } from 'react';
import { DateInput } from '@/shared/ui/DateInput';
import { MoneyInput } from '@/shared/ui/MoneyInput';
import { useFields } from '../FieldsProvider';
import { kindNamed } from '@/shared/kinds/kinds';
import type { Kind } from '@/shared/kinds/types';
import { AttachmentEditor } from './AttachmentEditor';
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
function ReadOnlyEditor<K extends Kind>({ def, value, values, control }: EditorProps<K>) {
  return <span id={control.id}>{kindNamed(def.kind).text(value, def, { values })}</span>;
}

/** Editor per field type. Only forms import it. */
export const editors: { [K in Kind]: ComponentType<EditorProps<K>> } = {
  text: TextEditor,
  longText: MultilineEditor,
  money: MoneyEditor,
  number: NumberEditor,
  whole: NumberEditor,
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
