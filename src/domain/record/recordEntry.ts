import type { Id } from '@/lib/ids';
import { formatMoney } from '@/lib/money';
import { joinParts } from '@/lib/text';
import type { Operation } from '@/platform/graphql/operation';
import { isOff } from '@/platform/features';
import { query } from '@/platform/graphql/prefetch';
import type { Prefetch, RecordFinder } from '@/platform/routing/routes';
import type { Session } from '@/platform/session/session';
import { workflowTaskQuery } from '@/shared/approval/api/workflowTaskQuery';
import type { ListShape } from '@/shared/list/listTypes';
import { queryThreadQuery } from '@/shared/queryThread/api/threadInput';
import { getFinder } from '../calls/find';
import { listQuery, type PageOperation } from '../calls/list';
import { limitedTo } from '../invoice/author';
import { readConfigHint, readRecordId, viewedId } from '../recordAddress';
import { viewHref, type RecordType } from '../recordTypes';
import { fieldConfig } from './api/fieldConfig';

interface ListedInvoice {
  id: Id;
  invoiceNumber: string | null;
  status: string | null;
  supplierName: string | null;
  countryCode: string | null;
}

interface RecordEntry<Row> {
  kind: RecordType;
  byId: Operation<Id, unknown>;
  page: PageOperation<Row>;
  list: ListShape;
  /** True: suppliers request only their own rows. */
  ownOnly?: boolean;
  getAmount: (row: Row) => readonly [amount: string | number | null, currency: string | null];
  /** As in the type's `DocumentDef`. */
  configured: boolean;
}

const recordQueries = (
  { byId, configured }: Pick<RecordEntry<unknown>, 'byId' | 'configured'>,
  id: Id,
  state: unknown,
) => {
  const hint = configured ? readConfigHint(state) : null;
  return [query(byId, id), ...(hint ? [query(fieldConfig, hint)] : [])];
};

/** Builds what opens a document type before its code loads: the first queries of its screens, and its global search. */
export function recordEntry<Row extends ListedInvoice>(entry: RecordEntry<Row>) {
  const { kind, page, getAmount } = entry;
  const getList = (session: Session) => (entry.ownOnly ? limitedTo(session, entry.list) : entry.list);
  const list: Prefetch = (url, session) => [listQuery(page, getList(session), url)];
  const find = (session: Session): RecordFinder =>
    getFinder(page, getList(session), row => ({
      href: viewHref(kind, row.id),
      name: row.invoiceNumber || `#${row.id}`,
      detail: getDetail(row, ...getAmount(row)),
    }));
  const stored: Prefetch = (url, _session, state) => {
    const id = readRecordId(kind, url.searchParams);
    return id === null ? [] : recordQueries(entry, id, state);
  };
  const view: Prefetch = (url, _session, state) => {
    const id = viewedId(url.pathname);
    if (id === null) return [];
    const { context } = kind;
    return [
      ...recordQueries(entry, id, state),
      workflowTaskQuery(context, id),
      ...(isOff('query') ? [] : [queryThreadQuery(context, id)]),
    ];
  };
  return { list, edit: stored, copy: stored, view, find };
}

function getDetail(
  { status, supplierName, countryCode }: ListedInvoice,
  amount: string | number | null,
  currency: string | null,
): string {
  const money = amount === null ? '' : `${formatMoney(amount, countryCode)} ${currency ?? ''}`.trim();
  return joinParts(supplierName, money, status);
}
