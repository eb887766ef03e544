import * as z from 'zod/mini';
import { env } from '@/platform/env';
import { callFetch } from '@/platform/graphql/callFetch';

interface Asked {
  currentPage: number;
  /** 0: all rows. */
  pageSize: number;
  parameters: readonly { name: string; value: string }[];
}

interface MasterPage<Row> {
  totalRecords: number;
  data: Row[];
}

const responseSchema = z.object({ totalRecords: z.nullish(z.number()), data: z.nullish(z.array(z.unknown())) });

/** Queries a page of a master data list (spec 1 §7). Skips rows that don't match `row`. Rejects with `CallError`. */
export function masterList<Row>(
  listName: string,
  { currentPage, pageSize, parameters }: Asked,
  row: z.ZodMiniType<Row>,
  signal?: AbortSignal,
): Promise<MasterPage<Row>> {
  const query = new URLSearchParams({
    parameters: JSON.stringify(parameters),
    pageSize: String(pageSize),
    currentPage: String(currentPage),
  });
  const address = `${env.masterDataUrl}/${encodeURIComponent(listName)}?${query}`;
  return callFetch(address, { signal }, async response => {
    const { totalRecords, data } = z.parse(responseSchema, await response.json());
    const rows = (data ?? []).flatMap(candidate => {
      const read = z.safeParse(row, candidate);
      return read.success ? [read.data] : [];
    });
    return { totalRecords: totalRecords ?? 0, data: rows };
  });
}
