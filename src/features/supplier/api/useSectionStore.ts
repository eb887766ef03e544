import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Id } from '@/lib/ids';
import { useAnswer } from '@/platform/graphql/useAnswer';
import { useCall } from '@/platform/graphql/useCall';
import { readGivenId } from '@/platform/ids';
import type { SectionRow, SectionStore } from '@/shared/section/section';
import { useSavedRows } from '@/shared/section/useSavedRows';
import type { ListedRow, ProfileSection } from '../profile/profileSection';
import { bySupplier } from './prefetchFirstSection';

/** The id that a create or delete answers: the only thing in it. */
function idIn(answer: unknown): Id | null {
  const [result] = Object.values((answer ?? {}) as Record<string, { id: Id | null } | null>);
  return result?.id ?? null;
}

const idOf = (row: SectionRow<FieldValues> | null) => (row?.facts ? readGivenId(row.facts['id']) : null);

/** The rows of a section of a supplier, each saved at once. They are asked for once they are `wanted`. */
export function useSectionStore(
  { calls, fromWire, toWire }: ProfileSection,
  supplierId: Id,
  wanted: boolean,
): SectionStore<FieldValues> {
  const variables = useMemo(
    () => (wanted ? (calls.variables ?? bySupplier)(supplierId) : null),
    [calls, supplierId, wanted],
  );
  const { data, ...rest } = useAnswer(calls.list, variables);
  const call = useCall();
  const rows = useMemo(() => (data === undefined ? undefined : (calls.rowsOf(data) ?? [])), [calls, data]);
  const toRow = useMemo(
    () =>
      (row: ListedRow): SectionRow<FieldValues> => ({
        key: String(row.id),
        values: fromWire(row),
        status: row.status,
        deleted: row.deleted === true,
        facts: { ...row },
      }),
    [fromWire],
  );
  const inputOf = (row: SectionRow<FieldValues> | null, own: object) => {
    const id = idOf(row);
    const whole = { ...(id && { id }), supplierId, ...own };
    return { input: calls.input?.(whole) ?? whole };
  };
  const store = useSavedRows<FieldValues, ListedRow>({
    loaded: { ...rest, data: rows },
    toRow,
    check: async values => (await calls.check?.(call, values, supplierId)) ?? null,
    save: async (values, row) => idIn(await call(calls.create, inputOf(row, toWire(values, row?.facts ?? null)))),
    remove: async row =>
      idIn(
        await call(
          calls.remove ?? calls.create,
          calls.remove ? { input: { id: idOf(row) } } : inputOf(row, { deleted: true }),
        ),
      ),
  });
  return { ...store, isAsked: wanted };
}
