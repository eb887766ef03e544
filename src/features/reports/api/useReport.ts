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
  /** Where the rows of the report hold codes. */
  code?: string | null;
  name: string | null;
}

/** The calls of a report. The operations give their fields these aliases, so that one screen reads every report. */
export interface ReportSource<Row> {
  /** `page: reportXList(input)`. */
  page: TypedDocumentNode<{ page: { totalRecords: number; data: Row[] | null } | null }, { input: ListInput }>;
  /** The few fields of its rows that sums and bars are made of (`useFigures`). */
  figures: FiguresDocument;
  /** All option lists of the filters at once: `{lookup}: reportXCountryName(input)`. */
  options: TypedDocumentNode<Record<string, { data: Named[] | null } | null>, { input: LookupInput }>;
}

/** A row, told apart from others of the same record: a report may have one for each line of an invoice. */
export type ReportRow<Row> = Row & { nth: number };

/** One page of a report; a null payload is an empty page (spec 1 §4). */
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

/** Options of the report's filters by lookup name. One request answers them all; a failed one is asked again by the next. */
export function useReportOptions<Row>({ options }: ReportSource<Row>): (lookup: string) => Promise<FilterOption[]> {
  const call = useCall();
  const asked = useRef<Promise<Record<string, { data: Named[] | null } | null>> | null>(null);
  return useCallback(
    async lookup => {
      asked.current ??= call(options, { input: allRows({}) });
      try {
        return toOptions((await asked.current)[lookup]?.data);
      } catch (error) {
        asked.current = null;
        throw error;
      }
    },
    [call, options],
  );
}
