import type { ComponentType } from 'react';
import { AttachmentList } from '@/shared/attachments/AttachmentList';
import { getFieldType, personDetail, type TextContext, isEmptyValue } from '@/shared/fieldTypes/fieldTypes';
import { faces } from '@/shared/fieldTypes/read';
import { Row, Text } from '@/shared/ui/layout';
import type { FieldType, FieldTypeValues, AnyValues } from '@/shared/fieldTypes/types';
import { ReadValue } from '@/shared/ui/ReadValue';
import type { AnyFieldOf, ResolvedField } from '../types';
import styles from './readers.module.css';

interface ReadProps<K extends FieldType> extends TextContext {
  def: AnyFieldOf<K>;
  /** Not empty: `ReadField` shows empty values itself. */
  value: FieldTypeValues[K];
}

type Reader<K extends FieldType> = ComponentType<ReadProps<K>>;

function TextReader<K extends FieldType>({ value, def, country, values }: ReadProps<K>) {
  return getFieldType(def.kind).text(value, def, { country, values });
}

function MoneyReader({ value, def, country, values }: ReadProps<'money'>) {
  return faces.money(value, { country, currency: def.currency?.(values) });
}

/** A statement keeps its checkbox, as the user saw it. */
function BooleanReader({ value, def }: ReadProps<'boolean'>) {
  if (!def.statement) return value ? 'Yes' : 'No';
  return (
    <Row as="label" align="start" gap={4} className={styles.statement}>
      <input type="checkbox" checked={value} disabled readOnly />
      {def.statement}
    </Row>
  );
}

function AttachmentReader({ value }: ReadProps<'attachment'>) {
  return <AttachmentList files={value} />;
}

function IdentityReader({ value }: ReadProps<'identity'>) {
  return (
    <>
      {value.text}
      {value.verified && (
        <Text tone="good" size="fine" weight="strong" whole className={styles.verified}>
          Verified
        </Text>
      )}
    </>
  );
}

function PickReader({ value, def: { from } }: ReadProps<'pick'>) {
  if (value === null) return null;
  return (
    <>
      {from.getName(value)}
      <Text block tone="soft" size="small">
        {from.getLines(value).join('\n')}
      </Text>
      {from.getDetails(value).map(detail => (
        <Text block tone="soft" size="small" key={detail}>
          {detail}
        </Text>
      ))}
    </>
  );
}

function PersonReader({ value }: ReadProps<'person'>) {
  if (value === null) return null;
  return (
    <>
      {value.name || value.userId}
      <Text block tone="soft" size="small">
        {personDetail(value)}
      </Text>
    </>
  );
}

/** Reader per field type. Imports no controls, to keep views small. */
const readers: { [K in FieldType]: Reader<K> } = {
  text: TextReader,
  longText: TextReader,
  money: MoneyReader,
  number: TextReader,
  date: TextReader,
  datetime: TextReader,
  select: TextReader,
  code: TextReader,
  status: ({ value }) => faces.status(value, {}),
  remoteSelect: TextReader,
  multiSelect: TextReader,
  boolean: BooleanReader,
  yesNo: TextReader,
  identity: IdentityReader,
  attachment: AttachmentReader,
  pick: PickReader,
  person: PersonReader,
  readOnly: TextReader,
};

/** Types with a text for an empty value: 'No', and for files 'No records available!' (spec 3 §8). */
const SPEAKS_WHEN_EMPTY: ReadonlySet<FieldType> = new Set(['boolean', 'attachment']);

interface ReadFieldProps<V> {
  field: ResolvedField<V>;
  value: unknown;
  values: AnyValues;
  country?: string | null;
}

/** Shows a field as label and text. */
export function ReadField<V>({ field, value, values, country }: ReadFieldProps<V>) {
  // TypeScript can't relate the reader of `kind` to the field's value.
  const Reader = readers[field.def.kind] as Reader<FieldType>;
  const isEmpty = isEmptyValue(field.def.kind, value);
  const empty = isEmpty && !SPEAKS_WHEN_EMPTY.has(field.def.kind);
  return (
    <ReadValue
      label={field.label}
      span={field.def.span}
      isUnprinted={isEmpty && (field.def.kind === 'attachment' || 'statement' in field.def)}
      value={
        empty ? null : (
          <Reader def={field.def as AnyFieldOf<FieldType>} value={value} values={values} country={country} />
        )
      }
    />
  );
}
