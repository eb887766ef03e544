/** `/graphql`: graphql-yoga over the sandbox's schema, behind authentication and injected faults. */
import {
  GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import type { Context } from '../rules/context.ts';
import { getBearer, expireToken, viewerOfToken } from '../http/auth.ts';
import { withFault, type Faults } from '../http/faults.ts';
import { json, only, readBody, Refusal, type Call, type Reply } from '../http/http.ts';

const BODY_LIMIT = 20_000_000;

const nobody: Viewer = {
  userId: '',
  userName: '',
  email: '',
  roles: [],
  roleGroups: [],
  supplierId: null,
  supplierCode: null,
  supplierPan: null,
  employee: null,
};

interface Operation {
  name: string;
  /** True for only `__schema`, `__type` and `__typename`: the contract check queries these without sign-in. */
  introspection: boolean;
  keys: string[];
}

function readQuery(query: string): DocumentNode | null {
  try {
    return parse(query, { noLocation: true, maxTokens: 4000 });
  } catch {
    return null;
  }
}

/** Returns the operation of a request body; null for an invalid body, which yoga reports. */
function getOperation(body: string): Operation | null {
  let request: unknown;
  try {
    request = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof request !== 'object' || request === null) return null;
  const { query, operationName: wanted } = request as { query?: unknown; operationName?: unknown };
  const document = typeof query === 'string' ? readQuery(query) : null;
  if (!document) return null;
  const operations = document.definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const operation = operations.find(one => one.name?.value === wanted) ?? operations[0];
  if (!operation) return null;
  const fields = operation.selectionSet.selections.filter(selection => selection.kind === Kind.FIELD);
  return {
    name: operation.name?.value ?? '',
    introspection:
      fields.length === operation.selectionSet.selections.length &&
      operations.length === 1 &&
      fields.every(field => field.name.value.startsWith('__')),
    keys: fields.map(field => field.alias?.value ?? field.name.value),
  };
}

/** The GraphQL route. Rule errors (GraphQLError) are returned unchanged; unexpected errors are logged and masked. */
export function graphqlRoute(schema: GraphQLSchema, db: Database, faults: Faults): (call: Call) => Promise<Reply> {
  const yoga = createYoga<Context>({
    schema,
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    logging: 'error',
  });

  async function execute(call: Call, body: string, introspection: boolean): Promise<Reply> {
    const token = getBearer(call.req);
    const viewer = introspection && token === '' ? nobody : await viewerOfToken(db, token);
    const request = new Request(call.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: call.req.headers.accept ?? 'application/json' },
      body,
    });
    const response = await yoga.handleRequest(request, { viewer, db, token });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/json; charset=utf-8',
      body: await response.text(),
    };
  }

  return async call => {
    only(call, 'POST');
    const body = (await readBody(call.req, BODY_LIMIT)).toString('utf8');
    const token = getBearer(call.req);
    try {
      const operation = getOperation(body);
      return await withFault(faults.take(token, operation?.name ?? ''), {
        error: () => json(200, { data: null, errors: [{ message: 'The service failed. Try again.' }] }),
        empty: () => json(200, { data: Object.fromEntries((operation?.keys ?? []).map(key => [key, null])) }),
        expire: () => expireToken(db, token),
        work: () => execute(call, body, operation?.introspection ?? false),
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const extensions = error.status === 401 ? { code: 'UNAUTHENTICATED' } : undefined;
      return json(error.status, { errors: [new GraphQLError(error.message, { extensions }).toJSON()] });
    }
  };
}
