import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Id } from '@/lib/ids';
import { isObject } from '@/lib/objects';
import { useRecord, useRequest, type Call } from '@/platform/graphql/useRequest';
import { readGivenId } from '@/platform/ids';
import type { RowProblem, SectionRow, SectionStore } from '@/shared/section/section';
import { useSavedRows } from '@/shared/section/useSavedRows';

/** A row as any section's list gives it. */
interface ListedRow {
  id: Id | null;
  status: string | null;
  deleted?: boolean | null;
}

interface Where {
  supplierId: Id;
  /** Null for a new row. */
  id: Id | null;
  /** The row that is changed, as it came. */
  came: object | null;
}

/** An operation whose variables were made to fit where the section's calls are declared. */
// oxlint-disable-next-line typescript/no-explicit-any
type Document<D> = TypedDocumentNode<D, any>;

/** What a section asks and tells the backend (spec 1 §7), as data. */
export interface SectionCalls<
  V extends FieldValues = FieldValues,
  Row extends ListedRow = ListedRow,
  L = unknown,
  C = unknown,
  R = unknown,
  K = unknown,
> {
  list: Document<L>;
  variables(supplierId: Id): Record<string, unknown>;
  rowsOf(answer: L): readonly Row[] | null | undefined;
  toValues(row: Row): V;
  create: Document<C>;
  toInput(values: V, where: Where): unknown;
  remove: Document<R>;
  /** What a delete sends: only the id, unless the section has no call of its own for it. */
  toRemoval?(row: SectionRow<V>, where: Where): unknown;
  /** What a save is checked against first, and how; it asks for no more than that needs, for others' rows may be in the answer. */
  checkedBy?: Document<K>;
  check?(ask: Call<K, Record<string, unknown>>, values: V, where: Where): Promise<RowProblem<V> | null>;
}

/** The id that a create or delete answers: the only thing in it. */
function idIn(answer: unknown): Id | null {
  const [result] = Object.values((answer ?? {}) as Record<string, { id: Id | null } | null>);
  return result?.id ?? null;
}

/** The rows of a section of a supplier, each saved at once. They are asked for once they are `wanted`. */
export function useSectionStore(calls: SectionCalls, supplierId: Id, wanted: boolean): SectionStore<FieldValues> {
  const variables = useMemo(() => (wanted ? calls.variables(supplierId) : null), [calls, supplierId, wanted]);
  const { data, ...rest } = useRecord<unknown, Record<string, unknown>>(calls.list, variables);
  const ask = useRequest(calls.checkedBy ?? calls.list);
  const create = useRequest(calls.create);
  const remove = useRequest(calls.remove);
  const rows = useMemo(() => (data === undefined ? undefined : (calls.rowsOf(data) ?? [])), [calls, data]);
  const toRow = useMemo(
    () =>
      (row: ListedRow): SectionRow<FieldValues> => ({
        key: String(row.id),
        values: calls.toValues(row),
        status: row.status,
        deleted: row.deleted === true,
        facts: { ...row },
      }),
    [calls],
  );
  const where = (row: SectionRow<FieldValues> | null) => ({
    supplierId,
    id: isObject(row?.facts) ? readGivenId(row.facts['id']) : null,
    came: row?.facts ?? null,
  });
  const store = useSavedRows<FieldValues, ListedRow>({
    loaded: { ...rest, data: rows },
    toRow,
    check: async (values, row) => (await calls.check?.(ask, values, where(row))) ?? null,
    save: async (values, row) => idIn(await create({ input: calls.toInput(values, where(row)) })),
    remove: async row => idIn(await remove({ input: calls.toRemoval?.(row, where(row)) ?? { id: where(row).id } })),
  });
  return { ...store, isAsked: wanted };
}
