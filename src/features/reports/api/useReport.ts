import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useRef } from 'react';
import { useRequest } from '@/platform/graphql/useRequest';
import { allRows, type LookupInput } from '@/shared/list/listInput';
import type { FilterOption, ListInput, ListPage } from '@/shared/list/listTypes';

interface Named {
  name: string | null;
}

/** The two calls of a report. The operations give their fields these aliases, so that one screen reads every report. */
export interface ReportSource<Row> {
  /** `page: reportXList(input)`. */
  page: TypedDocumentNode<{ page: { totalRecords: number; data: Row[] | null } | null }, { input: ListInput }>;
  /** All option lists of the filters at once: `{lookup}: reportXCountryName(input)`. */
  options: TypedDocumentNode<Record<string, { data: Named[] | null } | null>, { input: LookupInput }>;
}

/** One page of a report; a null payload is an empty page (spec 1 §4). */
export function useReportPage<Row>({ page }: ReportSource<Row>) {
  const request = useRequest(page);
  return useCallback(
    async (input: ListInput, signal: AbortSignal): Promise<ListPage<Row>> => {
      const { page: found } = await request({ input }, { signal });
      return { totalRecords: found?.totalRecords ?? 0, rows: found?.data ?? [] };
    },
    [request],
  );
}

/** Options of the report's filters by lookup name. One request answers them all; a failed one is asked again by the next. */
export function useReportOptions<Row>({ options }: ReportSource<Row>): (lookup: string) => Promise<FilterOption[]> {
  const request = useRequest(options);
  const asked = useRef<ReturnType<typeof request> | null>(null);
  return useCallback(
    async lookup => {
      asked.current ??= request({ input: allRows({}) });
      try {
        return toOptions((await asked.current)[lookup]?.data ?? []);
      } catch (error) {
        asked.current = null;
        throw error;
      }
    },
    [request],
  );
}

/** Rows are searched by the name they show, so the name is the value; every name once. */
function toOptions(rows: readonly Named[]): FilterOption[] {
  const names = new Set(rows.flatMap(({ name }) => name?.trim() || []));
  return [...names].map(name => ({ value: name, label: name }));
}
