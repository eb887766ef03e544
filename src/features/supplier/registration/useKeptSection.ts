import { useMemo } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import type { Id } from '@/lib/ids';
import { useCall } from '@/platform/graphql/useCall';
import type { SectionStore } from '@/shared/section/section';
import { useKeptRows } from '@/shared/section/useKeptRows';
import type { RegistrationValues, KeptRow } from './model/registration.fields';
import type { KeptSection } from './model/sections';

/**
 * The rows of a section that the form keeps as they travel (spec 1 §4 'Registration-mode edits'). What the server knows against a row, as
 * an account of another supplier, is asked before it is kept.
 */
export function useKeptSection(
  control: Control<RegistrationValues>,
  { formName, calls, toRows, toWire }: KeptSection,
  supplierId: Id,
): SectionStore<FieldValues> {
  const call = useCall();
  const kept = useKeptRows<Omit<KeptRow, 'uid'>, RegistrationValues>(control, formName);
  const rows = useMemo(() => toRows((kept.rows ?? []).map(({ values }) => values as KeptRow)), [toRows, kept.rows]);
  const wireOf = (key: string | undefined) => kept.rows?.find(row => row.key === key) ?? null;
  return {
    mode: 'kept',
    rows,
    save: async (values, row) => {
      const problem = await calls.check?.(call, values, supplierId);
      if (problem) return problem;
      const before = wireOf(row?.key);
      const saved = await kept.save({ ...before?.values, ...toWire(values, before?.values ?? null) }, before);
      return typeof saved === 'string' ? saved : null;
    },
    remove: async row => {
      const before = wireOf(row.key);
      return before && kept.remove(before);
    },
  };
}
