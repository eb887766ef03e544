import { readFile } from 'node:fs/promises';
import { buildClientSchema, buildSchema, GraphQLError, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { introspect, IntrospectionError } from './introspect.ts';

/** Reads the schema of an endpoint, an SDL file, or a saved introspection result. @throws IntrospectionError */
export async function readLiveSchema(source: string, token?: string): Promise<GraphQLSchema> {
  if (/^https?:\/\//i.test(source)) return introspect(source, token);
  const text = await readFile(source, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new IntrospectionError(
      `"${source}" is neither a web address (https://...) nor a file that can be read (${error.code ?? error.message}).`,
    );
  });
  return /^\s*\{/.test(text) && text.includes('"__schema"') ? fromIntrospection(source, text) : fromSdl(source, text);
}

function fromSdl(source: string, text: string): GraphQLSchema {
  try {
    return buildSchema(text);
  } catch (error) {
    throw broken(source, error);
  }
}

function fromIntrospection(source: string, text: string): GraphQLSchema {
  try {
    const answer = JSON.parse(text) as { data?: IntrospectionQuery } & Partial<IntrospectionQuery>;
    return buildClientSchema((answer.data ?? answer) as IntrospectionQuery);
  } catch (error) {
    throw broken(source, error);
  }
}

function broken(source: string, error: unknown): IntrospectionError {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  const [at] = error instanceof GraphQLError ? (error.locations ?? []) : [];
  const place = at ? ` (line ${at.line}, column ${at.column})` : '';
  return new IntrospectionError(`${source} is not a valid GraphQL schema${place}: ${message}`, { cause: error });
}
