/** `/auth/ImportExport/{name}`: exports a list as workbook or CSV, with the rows that the caller may see. */
import { GraphQLError } from 'graphql';
import type { Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { exportRows, type ExportedRows, type ListParameter } from '../graphql/exportRows.ts';
import { getBearer, expireToken, viewerOfToken } from '../http/auth.ts';
import { withFault, type Faults } from '../http/faults.ts';
import { json, only, readJson, Refusal, bodyText, type Call, type Reply } from '../http/http.ts';
import { toFile } from './spreadsheets.ts';

const BODY_LIMIT = 1_000_000;
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const refuse = (status: number, message: string) => json(status, { message });

/** Returns the list's parameters as the portal posts them; drops invalid entries. */
function getParameters(query: unknown): ListParameter[] {
  if (!Array.isArray(query)) return [];
  return query.flatMap((entry: unknown) => {
    const { name, value, operator, type } = (entry ?? {}) as Partial<Record<keyof ListParameter, unknown>>;
    if (typeof name !== 'string') return [];
    return [{ name, value: optional(value), operator: optional(operator), type: optional(type) }];
  });
}

const optional = (value: unknown) => (value == null ? null : bodyText(value));

async function exported(db: Database, viewer: Viewer, name: string, body: Record<string, unknown>): Promise<Reply> {
  const type = bodyText(body['exportType']).toLowerCase();
  if (type !== 'xlsx' && type !== 'csv') return refuse(400, 'exportType must be xlsx or csv.');
  let sheet: ExportedRows;
  try {
    sheet = await exportRows(db, viewer, name, getParameters(body['query']), {
      sortBy: optional(body['sortBy']),
      sortOrder: optional(body['sortOrder']),
      timeZone: optional(body['timeZone']),
    });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return refuse(error.extensions['code'] === 'FORBIDDEN' ? 403 : 400, error.message);
  }
  return {
    status: 200,
    type: type === 'xlsx' ? WORKBOOK_TYPE : 'text/csv; charset=utf-8',
    body: toFile(sheet, type, name.replace(/^Export/, '')),
    headers: { 'content-disposition': `attachment; filename="${name}.${type}"` },
  };
}

export function exportRoute(db: Database, faults: Faults): (call: Call) => Promise<Reply> {
  return async call => {
    const [, name = ''] = /^\/auth\/ImportExport\/(\w+)$/.exec(call.url.pathname) ?? [];
    if (name === '') throw new Refusal(404, 'Unknown address of the auth host.');
    only(call, 'POST');
    const token = getBearer(call.req);
    return withFault(faults.take(token, 'export'), {
      error: () => refuse(400, 'The export failed. Try again.'),
      empty: () => ({ status: 200, type: 'application/octet-stream', body: '' }),
      expire: () => expireToken(db, token),
      work: async () => exported(db, await viewerOfToken(db, token), name, await readJson(call.req, BODY_LIMIT)),
    });
  };
}
