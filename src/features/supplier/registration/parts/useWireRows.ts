import { useMemo } from 'react';
import { useController, type Control } from 'react-hook-form';
import { fromWire, toWire } from '@/shared/fields/wire';
import type { SectionStore } from '@/shared/section/section';
import type { RegistrationValues, WireRow } from '../model/registration.fields';
import type { RegistrationSection } from '../model/sections';

/** Rows that the form holds as they travel; adding gives a new uid, changing and deleting happen in the form only (spec 1 §4). */
export function useWireRows(
  control: Control<RegistrationValues>,
  { list, fields }: RegistrationSection,
): SectionStore<Record<string, unknown>> {
  const { field } = useController({ control, name: list });
  const kept: readonly WireRow[] = field.value;
  const rows = useMemo(() => kept.map(row => ({ key: row.uid, values: fromWire(fields, row) })), [kept, fields]);
  const keep = (next: WireRow[]) => field.onChange(next);
  return {
    mode: 'kept',
    rows,
    save: (values, row) => {
      const uid = row?.key ?? crypto.randomUUID();
      const sent = toWire(fields, values as never) as Record<string, unknown>;
      if (row === null) keep([...kept, { ...sent, uid }]);
      else keep(kept.map(other => (other.uid === uid ? { ...other, ...sent, uid } : other)));
      return Promise.resolve(null);
    },
    remove: row => {
      keep(kept.filter(other => other.uid !== row.key));
      return Promise.resolve(null);
    },
  };
}
