/** `/masterdata/{listName}`: REST version of a list (spec 1 §7), backed by the GraphQL list of that name. */
import {
  execute,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  parse,
  type GraphQLSchema,
} from 'graphql';
import type { Database } from '../data/database.ts';
import { getBearer, viewerOfToken } from '../http/auth.ts';
import { json, only, Refusal, type Call, type Reply } from '../http/http.ts';

/** Returns a query with every scalar field of the list's rows; null for an unknown list. */
function listQuery(schema: GraphQLSchema, name: string): string | null {
  const field = schema.getQueryType()?.getFields()[name];
  const page = field && getNamedType(field.type);
  if (!isObjectType(page) || !field?.args.some(arg => arg.name === 'input')) return null;
  const data = page.getFields()['data'];
  const type = data && isListType(getNullableType(data.type)) ? getNamedType(data.type) : undefined;
  if (!isObjectType(type)) return null;
  const plain = Object.values(type.getFields()).filter(one => isLeafType(getNamedType(one.type)));
  return `query List($input: ListInput!) { list: ${name}(input: $input) { totalRecords data { ${plain.map(one => one.name).join(' ')} } } }`;
}

/** `parameters` is JSON text of a list of { name, value, operator?, type? }. */
function getInput(query: URLSearchParams): Record<string, unknown> {
  const number = (name: string, otherwise: number) => {
    const value = Number.parseInt(query.get(name) ?? '', 10);
    return Number.isInteger(value) && value >= 0 ? value : otherwise;
  };
  let parameters: unknown = [];
  try {
    parameters = JSON.parse(query.get('parameters') ?? '[]');
  } catch {
    throw new Refusal(400, 'parameters must be JSON text of a list.');
  }
  return {
    currentPage: number('currentPage', 1),
    pageSize: number('pageSize', 10),
    parameters,
    sortBy: query.get('sortBy'),
    sortOrder: query.get('sortOrder'),
  };
}

export function masterDataRoute(schema: GraphQLSchema, db: Database): (call: Call) => Promise<Reply> {
  return async call => {
    only(call, 'GET');
    const token = getBearer(call.req);
    const viewer = await viewerOfToken(db, token);
    const name = /^\/masterdata\/(\w+)$/.exec(call.url.pathname)?.[1] ?? '';
    const query = listQuery(schema, name);
    if (query === null) throw new Refusal(404, `There is no list ${name}.`);
    const result = await execute({
      schema,
      document: parse(query),
      variableValues: { input: getInput(call.url.searchParams) },
      contextValue: { viewer, db, token },
    });
    const failure = result.errors?.[0];
    if (failure) throw new Refusal(400, failure.message);
    return json(200, result.data?.['list'] ?? { totalRecords: 0, data: [] });
  };
}
