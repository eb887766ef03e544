import { columnOf, isJson } from '../../rules/declared/columns.ts';
import type { SectionKind } from '../../sections/sectionKind.ts';

/** A row of a section of a seeded profile. */
export interface ProfileRow {
  section: SectionKind;
  supplierId: number;
  /** What the requests of the supplier call it; told apart within a supplier. */
  key: string;
  /** By the contract's names. */
  values: Readonly<Record<string, unknown>>;
  /** null: changed, and not sent yet. */
  status: string | null;
  deleted?: boolean;
}

/** The columns of the section's own fields, every one of them. */
export function columnsOf({ section: { columns }, values }: Pick<ProfileRow, 'section' | 'values'>) {
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([, column]) => column.sql === undefined)
      .map(([name, column]): [string, unknown] => [
        columnOf(name, column),
        values[name] ?? (isJson(column) ? [] : null),
      ]),
  );
}

/** A location as lists of locations call it: 'Head Office - Pune - India'. */
export const labelOf = ({ locationType, city, country }: { locationType: string; city: string; country: string }) =>
  [locationType, city, country].join(' - ');

export const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
