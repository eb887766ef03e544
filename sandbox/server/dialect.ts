/**
 * Simulates another backend: other names, GUIDs for ids, and conventions of a .NET server (days as times with zone, decimals as floats,
 * other error codes, HTTP 200 for every error). It only translates at the HTTP border, so the rules are shared.
 */
import {
  getNamedType,
  getNullableType,
  GraphQLError,
  graphqlSync,
  isInputObjectType,
  isListType,
  isObjectType,
  Kind,
  parse,
  print,
  typeFromAST,
  validate,
  visit,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeInfo,
  visitWithTypeInfo,
} from 'graphql';
import { parameterValues, renameDocument, reversed, type Backend } from '../schema/names.ts';
import { json, readBody, type Call, type Reply } from '../http/http.ts';

const BODY_LIMIT = 20_000_000;

/** GUIDs contain the row id, so that the reverse mapping needs no table. */
const GUID_HEAD = '5a5d0000-0000-4000-8000-';
const GUIDS = new RegExp(`${GUID_HEAD}([0-9a-f]{12})`, 'gi');
const getGuid = (id: number) => GUID_HEAD + id.toString(16).padStart(12, '0');
const withNumbers = (text: string) => text.replaceAll(GUIDS, (_, hex: string) => String(Number.parseInt(hex, 16)));

const DOTNET_CODES: Record<string, string> = {
  UNAUTHENTICATED: 'AUTH_NOT_AUTHENTICATED',
  FORBIDDEN: 'AUTH_NOT_AUTHORIZED',
  CONFLICT: 'DB_UPDATE_CONCURRENCY',
  BAD_USER_INPUT: 'MODEL_VALIDATION',
  INTERNAL_SERVER_ERROR: 'HC0009',
};

/** Ids in links and JSON texts of a response, which have no type information. */
const IDS_IN_TEXT: readonly [RegExp, (head: string, id: string) => string][] = [
  [/(\/(?:View|Update|Details)\/|[?&]id=)(\d{1,9})\b/g, (head, id) => head + getGuid(Number(id))],
  [/("(?:id|\w*Id)"\s*:\s*)(\d{1,9})\b/g, (head, id) => `${head}"${getGuid(Number(id))}"`],
];

type Route = (call: Call) => Promise<Reply>;
type Json = Record<string, unknown>;

class NotUnderstood extends Error {}

export const hasGuids = ({ names }: Backend) => names.scalars['Id']?.send === 'text';

/** Wraps the GraphQL route for callers that use the other backend's names. */
export function translated(backend: Backend, route: Route): Route {
  const { contract, theirs, names, renaming } = backend;
  const guids = hasGuids(backend);
  const isNumber = names.scalars['Decimal']?.send === 'number';
  const isMoment = names.scalars['DateTime']?.send === 'moment';
  const back = reversed(names, renaming, contract);
  const theirField = (type: string, field: string) => renaming.fields.get(`${type}.${field}`) ?? field;
  const ourWords = new Map(
    [...renaming.words].map(([call, words]) => [
      call,
      new Map(Object.entries(words).map(([ours, other]) => [other, ours])),
    ]),
  );
  const ourWord = (text: string, call: string) => ourWords.get(call)?.get(text) ?? ourWords.get('*')?.get(text) ?? text;

  const ofParameters = parameterValues(names, contract);
  const ourValue = (text: string, values: Readonly<Record<string, string>> | undefined) =>
    Object.entries(values ?? {}).find(([, other]) => other === text)?.[0] ?? text;

  function inLeaf(value: unknown, type: string, place: string, call: string): unknown {
    if (type === 'Id' && guids) {
      if (typeof value !== 'string' || withNumbers(value) === value)
        throw new NotUnderstood(`UUID cannot represent ${JSON.stringify(value)} (${place}).`);
      return Number(withNumbers(value));
    }
    if (type === 'Decimal' && isNumber) {
      if (typeof value !== 'number')
        throw new NotUnderstood(`Float cannot represent non numeric value: ${JSON.stringify(value)} (${place}).`);
      return String(value);
    }
    if (typeof value !== 'string') return value;
    if (type === 'DateTime') {
      if (isMoment && !value.includes('T'))
        throw new NotUnderstood(`DateTimeOffset wants a zone: ${value} (${place}).`);
      return value.replace(/T00:00:00(?:\.0+)?(?:Z|\+05:30)$/, '');
    }
    const text = guids ? withNumbers(value) : value;
    if (place === 'ListParameter.name' || place === 'ListInput.sortBy') return ourWord(text, call);
    return ourValue(text, renaming.values.get(place));
  }

  /** `call`: the other backend's name of the operation. */
  function inbound(value: unknown, given: GraphQLInputType, place: string, call: string): unknown {
    if (value === null || value === undefined) return value;
    const type = getNullableType(given);
    if (isListType(type)) {
      const of = type.ofType as GraphQLInputType;
      return Array.isArray(value)
        ? value.map(entry => inbound(entry, of, place, call))
        : inbound(value, of, place, call);
    }
    if (!isInputObjectType(type)) return inLeaf(value, getNamedType(type).name, place, call);
    const entries = Object.values(type.getFields()).flatMap((field): [string, unknown][] => {
      const named = theirField(type.name, field.name);
      const part = (value as Json)[named];
      return part === undefined ? [] : [[field.name, inbound(part, field.type, `${type.name}.${field.name}`, call)]];
    });
    const found = Object.fromEntries(entries);
    if (type.name !== 'ListParameter' || typeof found['value'] !== 'string') return found;
    const ofList = { ...ofParameters['*'], ...ofParameters[call] }[String(found['name'])];
    return {
      ...found,
      value: found['value']
        .split(',')
        .map(part => ourValue(part, ofList))
        .join(','),
    };
  }

  function outLeaf(value: unknown, type: string, place: string): unknown {
    if (type === 'Id' && guids) return typeof value === 'number' && value > 0 ? getGuid(value) : null;
    if (type === 'Decimal' && isNumber) return Number(value);
    if (typeof value !== 'string') return value;
    if (type === 'DateTime' && isMoment) return /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00+05:30` : value;
    const own = renaming.values.get(place)?.[value];
    if (own !== undefined) return own;
    if (type !== 'String' || !guids) return value;
    return IDS_IN_TEXT.reduce(
      (text, [ids, write]) => text.replaceAll(ids, (_, head: string, id: string) => write(head, id)),
      value,
    );
  }

  function outbound(
    value: unknown,
    given: GraphQLOutputType,
    sets: SelectionSetNode[],
    document: DocumentNode,
    place = '',
  ): unknown {
    if (value === null || value === undefined) return value;
    const type = getNullableType(given);
    if (isListType(type)) {
      const of = type.ofType as GraphQLOutputType;
      return Array.isArray(value) ? value.map(entry => outbound(entry, of, sets, document, place)) : value;
    }
    if (!isObjectType(type)) return outLeaf(value, getNamedType(type).name, place);
    const fields = type.getFields();
    const asked = new Map<string, { name: string; sets: SelectionSetNode[] }>();
    const collect = (set: SelectionSetNode): void => {
      for (const one of set.selections) {
        if (one.kind === Kind.FIELD) {
          const key = one.alias?.value ?? one.name.value;
          const known = asked.get(key) ?? { name: one.name.value, sets: [] };
          asked.set(key, { ...known, sets: one.selectionSet ? [...known.sets, one.selectionSet] : known.sets });
        } else if (one.kind === Kind.INLINE_FRAGMENT) collect(one.selectionSet);
        else
          for (const definition of document.definitions)
            if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === one.name.value)
              collect(definition.selectionSet);
      }
    };
    sets.forEach(collect);
    const entries = Object.entries(value as Json).map(([key, part]): [string, unknown] => {
      const field = fields[asked.get(key)?.name ?? ''];
      return [
        key,
        field ? outbound(part, field.type, asked.get(key)?.sets ?? [], document, `${type.name}.${field.name}`) : part,
      ];
    });
    return Object.fromEntries(entries);
  }

  function failed(errors: unknown): unknown {
    if (!Array.isArray(errors)) return errors;
    return (errors as { extensions?: { code?: string } }[]).map(error => {
      const code = error.extensions?.code ?? '';
      return code in DOTNET_CODES ? { ...error, extensions: { ...error.extensions, code: DOTNET_CODES[code] } } : error;
    });
  }

  const refused = (errors: readonly { message: string }[]) =>
    json(200, {
      errors: errors.map(({ message }) => new GraphQLError(message, { extensions: { code: 'HC0018' } }).toJSON()),
    });

  return async call => {
    const text = (await readBody(call.req, BODY_LIMIT)).toString('utf8');
    const request = parseRequest(text);
    if (!request) return route(withBody(call, text));
    const { document, operationName, variables } = request;
    const errors = validate(theirs, document);
    if (errors.length > 0) return refused(errors);
    const operation = operationIn(document, operationName);
    if (isIntrospection(operation))
      return json(200, graphqlSync({ schema: theirs, source: print(document), operationName }));
    const ours = renameDocument(document, theirs, contract, back);
    try {
      const info = new TypeInfo(contract);
      const own = visit(
        ours,
        visitWithTypeInfo(info, {
          NamedType: type => (type.name.value === 'Id' ? { ...type, name: { ...type.name, value: 'Int' } } : undefined),
          StringValue: ({ value }) =>
            guids && getNamedType(info.getInputType())?.name === 'Id'
              ? { kind: Kind.INT, value: String(inLeaf(value, 'Id', 'literal', '')) }
              : undefined,
        }),
      ) as DocumentNode;
      const types = operationIn(ours, operationName)?.variableDefinitions ?? [];
      const calls = getCalls(operation);
      const values = types.flatMap(({ variable, type }): [string, unknown][] => {
        const name = variable.name.value;
        const known = typeFromAST(contract, type as Parameters<typeof typeFromAST>[1]) as GraphQLInputType | undefined;
        return known && name in variables ? [[name, inbound(variables[name], known, name, calls.get(name) ?? '')]] : [];
      });
      const body = JSON.stringify({ query: print(own), operationName, variables: Object.fromEntries(values) });
      const reply = await route(withBody(call, body));
      const answer = parseObject(String(reply.body));
      const set = operationIn(ours, operationName);
      const root = set?.operation === 'mutation' ? contract.getMutationType() : contract.getQueryType();
      if (!answer || !set || !root) return reply;
      const data = outbound(answer['data'], root, [set.selectionSet], ours);
      const told = {
        ...answer,
        ...(data !== undefined && { data }),
        ...('errors' in answer && { errors: failed(answer['errors']) }),
      };
      return { ...reply, status: reply.status < 500 ? 200 : reply.status, body: JSON.stringify(told) };
    } catch (error) {
      if (error instanceof NotUnderstood) return refused([error]);
      throw error;
    }
  };
}

/** Wraps a route outside GraphQL: maps ids in URLs and JSON, and in session values. */
export function withGuids(route: Route): Route {
  return async call => {
    // The sign-in page passes its link on to the portal.
    const url = call.url.pathname === '/login' ? call.url : new URL(withNumbers(call.url.href));
    const isJson = /json/.test(call.req.headers['content-type'] ?? '');
    const body = isJson ? withNumbers((await readBody(call.req, BODY_LIMIT)).toString('utf8')) : null;
    const reply = await route({ ...(body === null ? call : withBody(call, body)), url });
    if (typeof reply.body !== 'string') return reply;
    const told = reply.body.replaceAll(
      /("supplierid":")(\d+)"/g,
      (_, head: string, id: string) => `${head}${getGuid(Number(id))}"`,
    );
    return { ...reply, body: told };
  };
}

function withBody(call: Call, text: string): Call {
  async function* bytes() {
    yield Buffer.from(text);
  }
  return { ...call, req: Object.create(call.req, { [Symbol.asyncIterator]: { value: bytes } }) as Call['req'] };
}

function parseObject(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Json) : null;
  } catch {
    return null;
  }
}

/** Returns null for an invalid body; the route reports the error. */
function parseRequest(text: string) {
  const { query, operationName, variables } = parseObject(text) ?? {};
  if (typeof query !== 'string') return null;
  try {
    return {
      document: parse(query),
      operationName: typeof operationName === 'string' ? operationName : undefined,
      variables: typeof variables === 'object' && variables !== null ? (variables as Json) : {},
    };
  } catch {
    return null;
  }
}

function operationIn(document: DocumentNode, name: string | undefined): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter(one => one.kind === Kind.OPERATION_DEFINITION);
  return operations.find(one => one.name?.value === name) ?? operations[0];
}

function getCalls(operation: OperationDefinitionNode | undefined): Map<string, string> {
  const calls = new Map<string, string>();
  for (const call of operation?.selectionSet.selections ?? [])
    if (call.kind === Kind.FIELD)
      for (const { value } of call.arguments ?? [])
        if (value.kind === Kind.VARIABLE) calls.set(value.name.value, call.name.value);
  return calls;
}

function isIntrospection(operation: OperationDefinitionNode | undefined): boolean {
  return (operation?.selectionSet.selections ?? []).every(
    one => one.kind === Kind.FIELD && one.name.value.startsWith('__'),
  );
}
