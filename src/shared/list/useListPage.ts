import type { ListInput, ListPage } from './listTypes';
import { useLoaded } from './useLoaded';

export type LoadPage<Row> = (input: ListInput, signal: AbortSignal) => Promise<ListPage<Row> | null | undefined>;

export interface ListResult<Row> {
  /** null until the first answer. While the next page is on its way, the rows of the last one. */
  rows: readonly Row[] | null;
  totalRecords: number | null;
  failed: boolean;
  loading: boolean;
  reload: () => void;
}

/** The page that `input` asks for. A failure has total 0 and no rows (spec 1 §4); a null payload has none either. */
export function useListPage<Row>(input: ListInput, loadPage: LoadPage<Row>): ListResult<Row> {
  const { value, failed, loading, reload } = useLoaded(JSON.stringify(input), async signal => {
    const page = await loadPage(input, signal);
    return { rows: page?.rows ?? [], totalRecords: page?.totalRecords ?? 0 };
  });
  const none = failed ? { rows: [], totalRecords: 0 } : { rows: null, totalRecords: null };
  return { ...(value ?? none), failed, loading, reload };
}
