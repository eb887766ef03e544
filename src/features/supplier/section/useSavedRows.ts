import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Id } from '@/lib/ids';
import { isCreatedId } from '@/lib/success';
import type { Answer } from '@/platform/graphql/useLoaded';
import type { RowProblem, SectionRow, SectionStore } from './section';

interface SavedRows<Row> {
  /** The section's list. */
  loaded: Pick<Answer<readonly Row[]>, 'data' | 'error' | 'reload'>;
  /** Reads the list again for a form, without showing it. */
  read: () => Promise<readonly Row[]>;
  toRow: (row: Row) => SectionRow;
  /** Called before a save; resolves to a conflict with server data. */
  check?: ((values: FieldValues, row: SectionRow | null) => Promise<RowProblem | null>) | undefined;
  /** Answers the id that the server gave; without a valid one it was not saved. */
  save: (
    values: FieldValues,
    row: SectionRow | null,
    othersPatch?: Partial<FieldValues>,
  ) => Promise<Id | null | undefined>;
  remove: (row: SectionRow) => Promise<Id | null | undefined>;
}

/**
 * Rows that are saved at once. After each call the list is read again, while the section stays in view (docs/decisions.md#reload-after-save); after one whose
 * answer was lost, too, for it may have been carried out.
 */
export function useSavedRows<Row>(props: SavedRows<Row>): SectionStore {
  const { toRow, read, check, save, remove } = props;
  const { data, error, reload } = props.loaded;
  const rows = useMemo(() => data?.map(toRow), [data, toRow]);
  const run = async (call: Promise<Id | null | undefined>, done: 'saved' | 'deleted') => {
    const id = await call.catch((error: unknown) => {
      void reload();
      throw error;
    });
    if (!isCreatedId(id)) return `It was not ${done}. Please try again.`;
    await reload();
    return null;
  };
  return {
    mode: 'saved',
    rows,
    error,
    reload: () => void reload(),
    readRows: async () => (await read()).map(toRow),
    save: async (values, row, othersPatch) =>
      (await check?.(values, row)) ?? run(save(values, row, othersPatch), 'saved'),
    remove: row => run(remove(row), 'deleted'),
  };
}
