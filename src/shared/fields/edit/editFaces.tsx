import type { ComponentType } from 'react';
import { DateInput } from '@/shared/ui/DateInput';
import { MoneyInput } from '@/shared/ui/MoneyInput';
import { useFields } from '../FieldsProvider';
import { cells } from '../read/cells';
import type { FieldKind } from '../types';
import { AddressFace } from './AddressFace';
import { AttachmentFace } from './AttachmentFace';
import { BooleanFace, PersonFace, RemoteSelectFace, SelectFace } from './ChoiceFaces';
import type { EditProps } from './EditProps';
import { MultilineFace, NumberFace, TextFace } from './TextFaces';

function MoneyFace({ def, value, onChange, values, control, focusRef }: EditProps<'money'>) {
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

function DateFace({ def, value, onChange, control, focusRef }: EditProps<'date'>) {
  return (
    <DateInput {...control} ref={focusRef} value={value} onChange={onChange} min={def.min?.()} max={def.max?.()} />
  );
}

/** A read-only kind never is in edit mode (`fieldState`); its text stands here so that the registry has no hole. */
function ReadOnlyFace({ def, value, values, control }: EditProps<'readOnly'>) {
  return <span id={control.id}>{cells.readOnly.text(value, def, { values })}</span>;
}

/** The edit face of every kind. Only forms import it. */
export const editFaces: { [K in FieldKind]: ComponentType<EditProps<K>> } = {
  text: TextFace,
  multiline: MultilineFace,
  money: MoneyFace,
  number: NumberFace,
  date: DateFace,
  select: SelectFace,
  remoteSelect: RemoteSelectFace,
  boolean: BooleanFace,
  attachment: AttachmentFace,
  address: AddressFace,
  person: PersonFace,
  readOnly: ReadOnlyFace,
};
