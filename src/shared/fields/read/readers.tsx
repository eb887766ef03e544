import type { ComponentType } from 'react';
import { AttachmentList } from '@/shared/attachments/AttachmentList';
import { Money } from '@/shared/ui/Money';
import type { AnyFieldOf, FieldKind, KindValues } from '../types';
import { cells, personDetail, type TextContext } from './cells';
import styles from './readers.module.css';

interface ReadProps<K extends FieldKind> extends TextContext {
  def: AnyFieldOf<K>;
  /** Never empty: an empty value looks the same in every kind. */
  value: KindValues[K];
}

type Reader<K extends FieldKind> = ComponentType<ReadProps<K>>;

/** The reader of the kinds whose cell says it all. */
function textReader<K extends FieldKind>(
  text: (value: KindValues[K], def: AnyFieldOf<K>, context: TextContext) => string,
) {
  return function TextReader({ value, def, country, values }: ReadProps<K>) {
    return text(value, def, { country, values });
  };
}

function MoneyReader({ value, def, country, values }: ReadProps<'money'>) {
  return <Money value={value} country={country} currency={def.currency?.(values)} />;
}

/** A statement keeps its box: ticked or not, as it was agreed to. */
function BooleanReader({ value, def }: ReadProps<'boolean'>) {
  if (!def.statement) return value ? 'Yes' : 'No';
  return (
    <label className={styles.statement}>
      <input type="checkbox" checked={value} disabled readOnly />
      {def.statement}
    </label>
  );
}

function AttachmentReader({ value }: ReadProps<'attachment'>) {
  return <AttachmentList files={value} />;
}

function IdentityReader({ value }: ReadProps<'identity'>) {
  return (
    <>
      {value.text}
      {value.verified && <span className={styles.verified}>Verified</span>}
    </>
  );
}

function PickReader({ value, def: { from } }: ReadProps<'pick'>) {
  if (value === null) return null;
  return (
    <>
      {from.nameOf(value)}
      <span className={styles.detail}>{from.linesOf(value).join('\n')}</span>
      {from.factsOf(value).map(fact => (
        <span key={fact} className={styles.detail}>
          {fact}
        </span>
      ))}
    </>
  );
}

function PersonReader({ value }: ReadProps<'person'>) {
  if (value === null) return null;
  return (
    <>
      {value.name || value.userId}
      <span className={styles.detail}>{personDetail(value)}</span>
    </>
  );
}

/** The reader of every kind. Pulls in no control, so that a view stays light. */
export const readers: { [K in FieldKind]: Reader<K> } = {
  text: textReader<'text'>(cells.text.text),
  multiline: textReader<'multiline'>(cells.multiline.text),
  money: MoneyReader,
  number: textReader<'number'>(cells.number.text),
  date: textReader<'date'>(cells.date.text),
  select: textReader<'select'>(cells.select.text),
  remoteSelect: textReader<'remoteSelect'>(cells.remoteSelect.text),
  multiSelect: textReader<'multiSelect'>(cells.multiSelect.text),
  boolean: BooleanReader,
  yesNo: textReader<'yesNo'>(cells.yesNo.text),
  identity: IdentityReader,
  attachment: AttachmentReader,
  pick: PickReader,
  person: PersonReader,
  readOnly: textReader<'readOnly'>(cells.readOnly.text),
};
