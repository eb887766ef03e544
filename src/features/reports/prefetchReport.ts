import { limitedTo } from '@/domain/invoice/author';
import type { Id } from '@/lib/ids';
import { query } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { toListInput } from '@/shared/list/listState';
import { openingState } from '@/shared/list/useListState';
import type { Report } from './report';

export function prefetchReport<Row extends { id: Id }>(report: Report<Row>): Prefetch {
  return (url, session) => {
    const own = limitedTo(session, report);
    return [query(report.source.page, { input: toListInput(openingState(url.searchParams, own), own) })];
  };
}
