import type { ComponentType } from 'react';
import { AttachmentList } from '@/shared/attachments/AttachmentList';
import { Money } from '@/shared/ui/Money';
import type { AnyFieldOf, FieldKind, KindValues } from '../types';
import { addressLines, cells, personDetail, type TextContext } from './cells';
import styles from './readFaces.module.css';

interface ReadProps<K extends FieldKind> extends TextContext {
  def: AnyFieldOf<K>;
  /** Never empty: an empty value has the same face in every kind. */
  value: KindValues[K];
}

type ReadFace<K extends FieldKind> = ComponentType<ReadProps<K>>;

/** The read face of the kinds whose cell says it all. */
function textFace<K extends FieldKind>(
  text: (value: KindValues[K], def: AnyFieldOf<K>, context: TextContext) => string,
) {
  return function TextFace({ value, def, country, values }: ReadProps<K>) {
    return text(value, def, { country, values });
  };
}

function MoneyFace({ value, def, country, values }: ReadProps<'money'>) {
  return <Money value={value} country={country} currency={def.currency?.(values)} />;
}

/** A statement keeps its box: ticked or not, as it was agreed to. */
function BooleanFace({ value, def }: ReadProps<'boolean'>) {
  if (!def.statement) return value ? 'Yes' : 'No';
  return (
    <label className={styles.statement}>
      <input type="checkbox" checked={value} disabled readOnly />
      {def.statement}
    </label>
  );
}

function AttachmentFace({ value }: ReadProps<'attachment'>) {
  return <AttachmentList files={value} />;
}

function AddressFace({ value }: ReadProps<'address'>) {
  if (value === null) return null;
  return (
    <>
      {value.name || value.code}
      <span className={styles.detail}>{addressLines(value).join('\n')}</span>
      {value.gstNumber ? <span className={styles.detail}>GST {value.gstNumber}</span> : null}
    </>
  );
}

function PersonFace({ value }: ReadProps<'person'>) {
  if (value === null) return null;
  return (
    <>
      {value.name || value.userId}
      <span className={styles.detail}>{personDetail(value)}</span>
    </>
  );
}

/** The read face of every kind. Pulls in no control, so that a view stays light. */
export const readFaces: { [K in FieldKind]: ReadFace<K> } = {
  text: textFace<'text'>(cells.text.text),
  multiline: textFace<'multiline'>(cells.multiline.text),
  money: MoneyFace,
  number: textFace<'number'>(cells.number.text),
  date: textFace<'date'>(cells.date.text),
  select: textFace<'select'>(cells.select.text),
  remoteSelect: textFace<'remoteSelect'>(cells.remoteSelect.text),
  boolean: BooleanFace,
  attachment: AttachmentFace,
  address: AddressFace,
  person: PersonFace,
  readOnly: textFace<'readOnly'>(cells.readOnly.text),
};
