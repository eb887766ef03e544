import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useMemo, useRef } from 'react';
import type { Id } from '@/lib/ids';
import { operation } from '@/platform/graphql/operation';
import { useCall } from '@/platform/graphql/useCall';
import { allRows, type LookupInput } from '@/shared/list/listInput';
import type { FilterOption, ListInput, ListPage } from '@/shared/list/listTypes';
import { toOptions } from '@/shared/list/options';
import type { FiguresDocument } from './useFigures';

interface Named {
  code?: string | null;
  name: string | null;
}

/** Operations of a report. Their field aliases let one screen read every report. */
export interface ReportSource<Row> {
  /** `page: reportXList(input)`. */
  page: TypedDocumentNode<{ page: { totalRecords: number; data: Row[] | null } | null }, { input: ListInput }>;
  figures: FiguresDocument;
  /** Option lists of all filters: `{lookup}: reportXCountryName(input)`. */
  options: TypedDocumentNode<Record<string, { data: Named[] | null } | null>, { input: LookupInput }>;
}

/** A row with a number that distinguishes rows of the same record: a report may have a row per invoice line. */
export type ReportRow<Row> = Row & { nth: number };

export function useReportPage<Row extends { id: Id }>({ page }: ReportSource<Row>) {
  return useMemo(
    () =>
      operation(
        page,
        (input: ListInput) => ({ input }),
        ({ page: found }): ListPage<ReportRow<Row>> => ({
          totalRecords: found?.totalRecords ?? 0,
          rows: numbered(found?.data ?? []),
        }),
      ),
    [page],
  );
}

function numbered<Row extends { id: Id }>(rows: readonly Row[]): ReportRow<Row>[] {
  const seen = new Map<Id, number>();
  return rows.map(row => {
    const nth = seen.get(row.id) ?? 0;
    seen.set(row.id, nth + 1);
    return { ...row, nth };
  });
}

/** Loads filter options by lookup name. One request loads all lists; after a failure the next call repeats it. */
export function useReportOptions<Row>({ options }: ReportSource<Row>): (lookup: string) => Promise<FilterOption[]> {
  const call = useCall();
  const request = useRef<Promise<Record<string, { data: Named[] | null } | null>> | null>(null);
  return useCallback(
    async lookup => {
      request.current ??= call(options, { input: allRows({}) });
      try {
        return toOptions((await request.current)[lookup]?.data);
      } catch (error) {
        request.current = null;
        throw error;
      }
    },
    [call, options],
  );
}
