import { isEmptyValue } from '@/shared/kinds/kinds';
import type { AnyFieldOf, ResolvedField } from '../types';
import type { AnyValues, Kind } from '@/shared/kinds/types';
import { ReadValue } from '@/shared/ui/ReadValue';
import { readers, type Reader } from './readers';

/** Types with a text for an empty value: 'No', and for files 'No records available!' (spec 3 §8). */
const SPEAKS_WHEN_EMPTY: ReadonlySet<Kind> = new Set(['boolean', 'attachment']);

interface ReadFieldProps<V> {
  field: ResolvedField<V>;
  value: unknown;
  values: AnyValues;
  country?: string | null;
}

/** Shows a field as label and text. */
export function ReadField<V>({ field, value, values, country }: ReadFieldProps<V>) {
  // TypeScript can't relate the reader of `kind` to the field's value.
  const Reader = readers[field.def.kind] as Reader<Kind>;
  const empty = isEmptyValue(field.def.kind, value) && !SPEAKS_WHEN_EMPTY.has(field.def.kind);
  return (
    <ReadValue
      label={field.label}
      span={field.def.span}
      value={
        empty ? null : <Reader def={field.def as AnyFieldOf<Kind>} value={value} values={values} country={country} />
      }
    />
  );
}
