import { parseWhole } from '@/lib/decimalText';
import type { Database } from '../data/database.ts';
import type { RecordType } from '../rules/declared/recordType.ts';
import type { Viewer } from '../data/viewer.ts';
import { getType } from '../rules/declared/knownTypes.ts';
import { kinds } from '../recordTypes/recordTypes.ts';
import { isBuyerSide, recordScope, seesRecord } from '../rules/access.ts';
import { badInput, forbidden } from '../rules/errors.ts';
import { closeQuery, createQuery, createQueryItem } from '../rules/query/queries.ts';
import { UNDER_QUERY, type QueryCreateInput, type QueryItemInput } from '../rules/query/inputs.ts';
import { flag, getList, int, json, moment, texts } from '../rules/declared/columns.ts';
import * as listColumns from '../rules/lists/listColumns.ts';
import {
  equalsAny,
  listQuery,
  getParameter,
  searchIn,
  type ListDefinition,
  type ListInput,
} from '../rules/lists/listQuery.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';
import { listed } from '../rules/lists/listed.ts';

const queries: ListDefinition = {
  ...getList('record_query i', 'i.active and not i.deleted', {
    ...texts('uid', 'module', 'context', 'contextUrl', 'categoryCode', 'categoryName', 'title', 'note', 'status'),
    ...texts('createdById', 'createdByName', 'createdByEmail'),
    ...texts('recipientId', 'recipientName', 'recipientEmail', 'recipientType'),
    contextId: int(),
    contextAttachments: json(),
    emailInCC: json(undefined, { column: 'email_in_cc' }),
    isClosed: flag(),
    active: flag(),
    deleted: flag(),
    rct: moment(),
  }),
  parameters: { context: equalsAny('i.context') },
};

const items: ListDefinition = {
  ...getList('record_query_item i', '', {
    ...texts('title', 'query', 'response', 'status', 'rcb'),
    queryId: int(),
    queryDate: moment(),
    responseDate: moment(),
    isClosed: flag(),
    attachments: json(),
  }),
  parameters: listColumns.inUse,
  sort: ['id', 'asc'],
};

const categories: ListDefinition = {
  from: 'query_category',
  columns: { ...listColumns.codeName, description: listColumns.text('description'), ...listColumns.flags },
  where: 'active and not deleted',
  sort: ['name', 'asc'],
};

const people: ListDefinition = {
  from: 'users u left join supplier s on s.id = u.supplier_id left join employee e on e.user_id = u.user_id',
  columns: {
    // Users have no numeric id, so lists sort by name.
    id: listColumns.text('u.user_id'),
    userId: listColumns.text('u.user_id'),
    roleGroupId: listColumns.int(`case when 'supplier' = any(u.role_groups) then 10 else e.role_group_id end`),
    roleGroupName: listColumns.text(
      `case when 'supplier' = any(u.role_groups) then 'Supplier' else initcap(u.role_groups[array_upper(u.role_groups, 1)]) end`,
    ),
    supplierId: listColumns.int('u.supplier_id'),
    supplierCode: listColumns.text('s.code'),
    userName: listColumns.text('u.user_name'),
    email: listColumns.text('u.email'),
  },
  parameters: {
    usernameoremail: searchIn('u.user_name', 'u.email'),
    userId: equalsAny('u.user_id'),
    // The record's type narrows the scope.
    context: () => 'true',
    contextId: () => 'true',
    ...listColumns.inUse,
  },
  where: 'u.active',
  sort: ['userName', 'asc'],
};

const NONE = { totalRecords: 0, data: [] };

const queryList: Resolver<{ input: ListInput }> = async (_source, { input }, { db, viewer }) => {
  const contextId = parseWhole(getParameter(input, 'contextId'));
  const context = getParameter(input, 'context');
  if (!contextId || !context) throw badInput('contextId and context are needed.');
  const kind = getType(context);
  if (!kind || !(await seesRecord(db, viewer, kind, contextId))) return NONE;
  // The scope selects the record, because the parameter may also be a range ('from this id on').
  return listQuery(
    db,
    queries,
    input,
    bind => `i.context = ${bind(kind.context)} and i.context_id = ${bind(contextId)}`,
  );
};

const queryItemList: Resolver<{ input: ListInput }> = async (_source, { input }, { db, viewer }) => {
  const queryId = parseWhole(getParameter(input, 'queryId'));
  if (!queryId) throw badInput('queryId is needed.');
  if (!(await seesQuery(db, viewer, queryId))) return NONE;
  return listQuery(db, items, input, bind => `i.query_id = ${bind(queryId)}`);
};

async function seesQuery(db: Database, viewer: Viewer, queryId: number): Promise<boolean> {
  const [query] = await db.query<{ context: string; contextId: number }>(
    'select context, context_id "contextId" from record_query where id = $1 and active and not deleted',
    [queryId],
  );
  const kind = getType(query?.context);
  return query !== undefined && kind !== undefined && seesRecord(db, viewer, kind, query.contextId);
}

/** Suppliers see the approvers and requesters of their records, or of one record (docs/decisions.md#query-rights). */
const userSupplierDetailsList: Resolver<{ input: ListInput }> = (_source, { input }, { db, viewer }) => {
  if (isBuyerSide(viewer)) return listQuery(db, people, input);
  const contextId = parseWhole(getParameter(input, 'contextId'));
  const named = getType(getParameter(input, 'context'));
  return listQuery(db, people, input, bind => {
    const involved = (named ? [named] : kinds).map(kind => {
      const scope = recordScope(kind, viewer)?.(bind) ?? 'true';
      const visible = `not i.deleted and ${scope}${contextId ? ` and i.id = ${bind(contextId)}` : ''}`;
      return `select i.approver_id from ${kind.table} i where ${visible} union select i.rcb from ${kind.table} i where ${visible}`;
    });
    return `u.user_id in (${involved.join(' union ')})`;
  });
};

interface Waiting {
  id: number;
}

const getResponses = ({ context, table, details }: RecordType) => `
  select q.id, q.module, q.context, q.context_id "contextId", q.context_url "contextUrl", q.category_code "categoryCode",
         q.category_name "categoryName", q.category_name category, q.title, q.created_by_id "createdById",
         q.created_by_name "createdByName", q.recipient_id "recipientId", q.recipient_name "recipientName",
         q.recipient_type "recipientType", q.is_closed "isClosed", q.status,
         ${Object.entries(details)
           .map(([name, sql]) => `${sql} "${name === 'totalGrossAmount' ? 'invoiceAmount' : name}"`)
           .join(', ')},
         ceil(extract(epoch from now() - (select max(query_date) from record_query_item where query_id = q.id)) / 86400)::int
           "ageInDay"
    from record_query q join ${table} i on i.id = q.context_id
   where q.context = '${context}' and q.recipient_id = $1 and not q.is_closed and q.status = $2 and q.active and not q.deleted`;

const getQueryResponseList: Resolver<{ recipientId: string }> = async (_source, { recipientId }, { db, viewer }) => {
  if (recipientId !== viewer.userId) throw forbidden('You can only list your own queries.');
  const found: Waiting[] = [];
  for (const kind of kinds) found.push(...(await db.query<Waiting>(getResponses(kind), [viewer.userId, UNDER_QUERY])));
  return found.sort((a, b) => b.id - a.id);
};

const create: Resolver<{ input: QueryCreateInput }> = async (_source, { input }, { db, viewer }) => ({
  id: await createQuery(db, viewer, input),
});
const createItem: Resolver<{ input: QueryItemInput }> = async (_source, { input }, { db, viewer }) => ({
  id: await createQueryItem(db, viewer, input),
});
const close: Resolver<{ input: { id: number } }> = async (_source, { input }, { db, viewer }) => ({
  id: await closeQuery(db, viewer, input.id),
});

export const queryResolvers: Resolvers = {
  Query: {
    queryList,
    queryItemList,
    queryCatogeryList: listed(categories),
    userSupplierDetailsList,
    getQueryResponseList,
  },
  Mutation: { queryCreate: create, queryItemCreate: createItem, queryClose: close },
};
