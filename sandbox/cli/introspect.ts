import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

const TIMEOUT_MS = 30_000;

export class IntrospectionError extends Error {
  override name = 'IntrospectionError';
}

interface Answer {
  data?: IntrospectionQuery | null;
  errors?: { message?: string }[];
}

/** @throws IntrospectionError */
export async function introspect(address: string, token?: string): Promise<GraphQLSchema> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new IntrospectionError(`"${address}" is not a web address.`);
  const { status, text } = await ask(url, token);
  if (status === 401 || status === 403)
    throw new IntrospectionError(
      `${url.href} refused the request (${status}). ${token ? 'Is the token still valid?' : 'Give a token: --token <bearer token>'}`,
    );
  const answer = read(text);
  const reason = answer?.errors?.map(error => error.message).join('; ');
  if (!answer || (!answer.data?.__schema && !reason))
    throw new IntrospectionError(`${url.href} is not a GraphQL endpoint (status ${status}).`);
  if (!answer.data?.__schema)
    throw new IntrospectionError(
      `${url.href} doesn't return its schema. Introspection may be disabled: enable it for the check, or pass the schema as a file. Its message: ${reason}`,
    );
  try {
    return buildClientSchema(answer.data);
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new IntrospectionError(`${url.href} returns an invalid schema: ${message}`, { cause: error });
  }
}

async function ask(url: URL, token: string | undefined): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({
        query: getIntrospectionQuery({ descriptions: false }),
        operationName: 'IntrospectionQuery',
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new IntrospectionError(`${url.href} cannot be reached: ${explain(error)}`, { cause: error });
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} seconds.`;
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}

function read(text: string): Answer | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Answer | null) : null;
  } catch {
    return null;
  }
}
