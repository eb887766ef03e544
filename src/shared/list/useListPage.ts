import { useReadAgain } from '@/platform/graphql/changes';
import type { TakenAnswer } from '@/platform/graphql/prefetched';
import { useLoad } from '@/platform/graphql/useLoad';
import type { ListInput, ListPage } from './listTypes';

type Page<Row> = ListPage<Row> | null | undefined;

export interface LoadPage<Row> {
  (input: ListInput, signal: AbortSignal): Promise<Page<Row>>;
  /** The page when it was prefetched and has come: the list is drawn with its rows at once. */
  here?: (input: ListInput) => TakenAnswer<Page<Row>> | undefined;
}

export interface ListResult<Row> {
  /** null until the first answer. While the next page is on its way, the rows of the last one. */
  rows: readonly Row[] | null;
  totalRecords: number | null;
  failed: boolean;
  loading: boolean;
  reload: () => void;
}

const toResult = <Row>(page: Page<Row>) => ({ rows: page?.rows ?? [], totalRecords: page?.totalRecords ?? 0 });
const NO_PAGE = { rows: [], totalRecords: 0 };

/** The page that `input` asks for. A failure has total 0 and no rows (spec 1 §4); a null payload has none either. Another `version`: it is asked again. */
export function useListPage<Row>(input: ListInput, loadPage: LoadPage<Row>, version = 0): ListResult<Row> {
  const load = async (signal: AbortSignal) => toResult(await loadPage(input, signal));
  const here = () => {
    const found = loadPage.here?.(input);
    return found && { ...found, answer: toResult(found.answer) };
  };
  const { data, error, busy, reload } = useLoad(`${version} ${JSON.stringify(input)}`, load, {
    keepPrevious: true,
    here,
  });
  useReadAgain(reload);
  const failed = error !== undefined;
  const page = failed ? NO_PAGE : data;
  return {
    rows: page?.rows ?? null,
    totalRecords: page?.totalRecords ?? null,
    failed,
    loading: busy,
    reload: () => void reload(),
  };
}
