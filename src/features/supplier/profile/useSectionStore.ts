import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Id } from '@/lib/ids';
import { isCreatedId } from '@/lib/success';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { useCall, type Call } from '@/platform/graphql/useCall';
import type { QueryResult } from '@/platform/graphql/useLoaded';
import { readGivenId } from '@/platform/ids';
import { whyLocked, type RowProblem, type SectionRow, type SectionStore } from '../section/section';
import { bySupplier } from '../api/useChangedRows';
import type { ProfileSetting } from './profileFields';
import type { ListedRow, ProfileSection } from './profileSection';

/** Returns the id in a create or delete response, which contains nothing else. */
function idIn(response: unknown): Id | null {
  const [result] = Object.values((response ?? {}) as Record<string, { id: Id | null } | null>);
  return result?.id ?? null;
}

function getRowsAsked({ calls }: Pick<ProfileSection, 'calls'>, supplierId: Id): Record<string, unknown> {
  return (calls.variables ?? bySupplier)(supplierId);
}

/** Reads the rows of a section as they are on the server now. */
export async function readRows(call: Call, section: ProfileSection, supplierId: Id): Promise<readonly ListedRow[]> {
  const { calls } = section;
  return calls.getRows(await call(calls.list, getRowsAsked(section, supplierId))) ?? [];
}

function getInput({ calls }: Pick<ProfileSection, 'calls'>, supplierId: Id, id: Id | null, own: object) {
  const whole = { ...(id && { id }), supplierId, ...own };
  return { input: calls.input?.(whole) ?? whole };
}

function getRemoval(section: Pick<ProfileSection, 'calls'>, supplierId: Id, id: Id | null) {
  return section.calls.remove ? { input: { id } } : getInput(section, supplierId, id, { deleted: true });
}

const getId = (row: SectionRow | null) => (row?.storedRow ? readGivenId(row.storedRow['id']) : null);

export function useSectionStore(section: ProfileSection, supplierId: Id): SectionStore {
  const { calls, deserialize, serialize } = section;
  const { data, ...rest } = useBackendQuery(calls.list, getRowsAsked(section, supplierId));
  const call = useCall();
  const rows = useMemo(() => (data === undefined ? undefined : (calls.getRows(data) ?? [])), [calls, data]);
  const toRow = useMemo(
    () =>
      (row: ListedRow): SectionRow => ({
        key: String(row.id),
        values: deserialize(row),
        status: row.status,
        deleted: row.deleted === true,
        storedRow: { ...row },
      }),
    [deserialize],
  );
  return useSavedRows({
    loaded: { ...rest, data: rows },
    read: () => readRows(call, section, supplierId),
    toRow,
    check: async values => (await calls.check?.(call, values, supplierId)) ?? null,
    save: async (values, row, othersPatch) => {
      const inputFor = (now: FieldValues, of: SectionRow | null) =>
        getInput(section, supplierId, getId(of), serialize(now, of?.storedRow ?? null)).input;
      const others = othersPatch
        ? (rows ?? []).map(toRow).filter(other => other.key !== row?.key && !other.deleted)
        : [];
      const inputs = others.map(other => inputFor({ ...other.values, ...othersPatch }, other));
      const input = inputFor(values, row);
      return idIn(await call(calls.create, { input: inputs.length > 0 ? [input, ...inputs].flat() : input }));
    },
    remove: async row => idIn(await call(calls.remove ?? calls.create, getRemoval(section, supplierId, getId(row)))),
  });
}

/** Saves a stored row with changed DTO values; resolves to false if the server doesn't confirm. */
export async function saveRowWith(
  call: Call,
  section: Pick<ProfileSection, 'calls' | 'deserialize' | 'serialize'>,
  supplierId: Id,
  row: ListedRow,
  changed: object,
): Promise<boolean> {
  const next = { ...row, ...changed };
  const own = section.serialize(section.deserialize(next), next);
  return isCreatedId(idIn(await call(section.calls.create, getInput(section, supplierId, row.id, own))));
}

const NOT_UNDONE = "Couldn't undo the change. Try again.";

/**
 * Returns a function that undoes a change: `was` holds the former DTO values, null deletes the row. Reads the row first, because other
 * users may have changed it. Resolves to an error message or null.
 */
export function useTakeBack(section: ProfileSection, supplierId: Id) {
  const { calls, deserialize } = section;
  const call = useCall();
  return async (id: Id | null, was: object | null, setting: ProfileSetting): Promise<string | null> => {
    const rows = await readRows(call, section, supplierId);
    const row = rows.find(each => each.id === id);
    if (!row) return 'This entry no longer exists.';
    const locked = whyLocked(row.status);
    if (locked !== null) return locked;
    if (was !== null) return (await saveRowWith(call, section, supplierId, row, was)) ? null : NOT_UNDONE;
    const toRow = (each: ListedRow) => ({ key: String(each.id), values: deserialize(each) });
    const stays = section.declare(setting).cannotDelete?.(toRow(row), rows.map(toRow)) ?? null;
    if (stays !== null) return stays;
    const taken = await call(calls.remove ?? calls.create, getRemoval(section, supplierId, id));
    return isCreatedId(idIn(taken)) ? null : NOT_UNDONE;
  };
}

interface SavedRows<Row> {
  loaded: Pick<QueryResult<readonly Row[]>, 'data' | 'error' | 'reload'>;
  /** Reads the list again for a form, without showing it. */
  read: () => Promise<readonly Row[]>;
  toRow: (row: Row) => SectionRow;
  check?: ((values: FieldValues) => Promise<RowProblem | null>) | undefined;
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
    if (!isCreatedId(id)) return `The entry couldn't be ${done}. Try again.`;
    await reload();
    return null;
  };
  return {
    mode: 'saved',
    rows,
    error,
    reload: () => void reload(),
    readRows: async () => (await read()).map(toRow),
    save: async (values, row, othersPatch) => (await check?.(values)) ?? run(save(values, row, othersPatch), 'saved'),
    remove: row => run(remove(row), 'deleted'),
  };
}
