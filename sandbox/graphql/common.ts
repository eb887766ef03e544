import { safeParseJsonText } from '@/lib/jsonText';
import { isBlank } from '@/lib/text';
import * as z from 'zod/mini';
import { first } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import type { Bind } from '../rules/lists/listFilters.ts';
import { badInput, forbidden } from '../rules/errors.ts';
import { findConfig } from '../rules/fieldConfig.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';
import { flag, flags, int, json, text } from '../rules/lists/listColumns.ts';
import { listQuery, getParameter, type ListDefinition, type ListInput } from '../rules/lists/listQuery.ts';
import { listed } from '../rules/lists/listed.ts';

const savedFilters: ListDefinition = {
  from: 'saved_filter f join users u using (user_id)',
  columns: {
    id: int('f.id'),
    name: text('f.name'),
    userId: text('f.user_id'),
    context: text('f.context'),
    isShared: flag('f.is_shared'),
    parameters: json('f.parameters'),
  },
  // The scope decides whose filters are listed.
  parameters: { userId: () => 'true' },
  sort: ['name', 'asc'],
};

/**
 * Returns an SQL condition on users `u` whose shared filters the caller sees: colleagues of the same supplier or of the buyer; agency users
 * see other agency users with the same or fewer suppliers.
 */
function colleagues({ userId, supplierId, roles }: Viewer, bind: Bind): string {
  const agent = `'userwithsupplier' = any(u.roles)`;
  if (supplierId !== null) return `u.supplier_id = ${bind(supplierId)}`;
  if (!roles.includes('userwithsupplier')) return `(u.supplier_id is null and not ${agent})`;
  return `(${agent} and not exists (select from user_supplier o where o.user_id = u.user_id and o.supplier_id not in
            (select supplier_id from user_supplier where user_id = ${bind(userId)})))`;
}

const filterList: Resolver<{ input: ListInput }> = async (_source, { input }, { db, viewer }) => {
  const asked = getParameter(input, 'userId');
  if (asked && asked !== viewer.userId) throw forbidden('You can only list your own filters.');
  return listQuery(
    db,
    savedFilters,
    input,
    bind => `(f.user_id = ${bind(viewer.userId)} or f.is_shared and ${colleagues(viewer, bind)})`,
  );
};

const MAX_NAME = 100;

interface SavedFilterInput {
  name: string;
  userId: string;
  context: string;
  isShared?: boolean | null;
  parameters?: string | null;
}

const createFilter: Resolver<{ payload: SavedFilterInput }> = async (_source, { payload }, { db, viewer }) => {
  if (payload.userId !== viewer.userId) throw forbidden('You can only save filters for yourself.');
  const name = payload.name.trim();
  if (isBlank(name)) throw badInput('Name is empty', [{ path: 'name', message: 'Name is empty' }]);
  if (name.length > MAX_NAME)
    throw badInput(`At most ${MAX_NAME} characters`, [{ path: 'name', message: `At most ${MAX_NAME} characters` }]);
  const parameters = safeParseJsonText(z.unknown(), payload.parameters?.trim() || '[]');
  if (!parameters.success) throw badInput('parameters is not JSON text');
  const created = await first<{ id: number }>(
    db,
    `insert into saved_filter (name, user_id, context, is_shared, parameters) values ($1, $2, $3, $4, $5) returning id`,
    [name, viewer.userId, payload.context, payload.isShared ?? false, JSON.stringify(parameters.data)],
  );
  return { id: created?.id };
};

/** Deletes the caller's own filter; the portal reads 'Record Deleted' as success (spec 1 §8). */
const deleteFilter: Resolver<{ input: { id: number } }> = async (_source, { input }, { db, viewer }) => {
  const gone = await db.query('delete from saved_filter where id = $1 and user_id = $2 returning id', [
    input.id,
    viewer.userId,
  ]);
  return { status: gone.length > 0 ? 'Record Deleted' : 'Record Not Found' };
};

const configByRegionCompany: Resolver<{ region?: string; companyCode?: string }> = async (
  _source,
  { region, companyCode },
  { db },
) => {
  const found = await findConfig(db, region, companyCode);
  return found ? { ...found, config: JSON.stringify(found.config) } : null;
};

const notifications: ListDefinition = {
  from: 'notification',
  columns: { id: int('id'), name: text('name'), description: text('description'), ...flags },
};

const expireAspNetUserToken: Resolver<{ input: { userId: string } }> = async (
  _source,
  { input },
  { viewer, db, token },
) => {
  if (input.userId !== viewer.userId) throw forbidden('You can only end your own session.');
  if (token) await db.query('delete from tokens where token = $1', [token]);
  else await db.query('delete from tokens where user_id = $1', [viewer.userId]);
  return { id: 1 };
};

export const commonResolvers: Resolvers = {
  Query: { filterList, configByRegionCompany, notificationList: listed(notifications) },
  Mutation: { createFilter, deleteFilter, expireAspNetUserToken },
};
