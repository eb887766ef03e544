import { getColumn, isJson } from '../../rules/declared/columns.ts';
import type { SectionKind } from '../../sections/sectionType.ts';

export interface ProfileRow {
  section: SectionKind;
  supplierId: number;
  /** Key for requests, unique within a supplier. */
  key: string;
  /** Values by contract name. */
  values: Readonly<Record<string, unknown>>;
  /** Null for a change that was not sent yet. */
  status: string | null;
  deleted?: boolean;
}

export function getColumns({ section: { columns }, values }: Pick<ProfileRow, 'section' | 'values'>) {
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([, column]) => column.sql === undefined)
      .map(([name, column]): [string, unknown] => [
        getColumn(name, column),
        values[name] ?? (isJson(column) ? [] : null),
      ]),
  );
}

export const getLabel = ({ locationType, city, country }: { locationType: string; city: string; country: string }) =>
  [locationType, city, country].join(' - ');

export const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
