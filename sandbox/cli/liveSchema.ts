import { readFile } from 'node:fs/promises';
import {
  buildASTSchema,
  buildClientSchema,
  GraphQLError,
  Kind,
  parse,
  specifiedDirectives,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { introspect, IntrospectionError } from './introspect.ts';

/** Reads the schema of an endpoint, an SDL file, or a saved introspection result. @throws IntrospectionError */
export async function readLiveSchema(source: string, token?: string): Promise<GraphQLSchema> {
  if (/^https?:\/\//i.test(source)) return introspect(source, token);
  const bytes = await readFile(source).catch((error: NodeJS.ErrnoException) => {
    throw new IntrospectionError(
      `"${source}" is neither a web address (https://...) nor a file that can be read (${error.code ?? error.message}).`,
    );
  });
  const text = decode(source, bytes);
  return /^\s*\{/.test(text) && text.includes('"__schema"') ? fromIntrospection(source, text) : fromSdl(source, text);
}

/** Reads UTF-8, and UTF-16 with a byte order mark, which PowerShell writes. @throws IntrospectionError */
function decode(source: string, bytes: Buffer): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes); // removes the mark
  if (text.includes('\0')) throw new IntrospectionError(`${source} is not UTF-8 text. Save it as UTF-8.`);
  return text;
}

/**
 * Removes what only a federation gateway understands: directives that the file doesn't define, and extensions of the
 * schema. The first extension of a type that another subgraph defines becomes its definition.
 */
function withoutFederation(document: DocumentNode): DocumentNode {
  const directives = new Set(specifiedDirectives.map(({ name }) => name));
  const types = new Set<string>();
  for (const one of document.definitions) {
    if (one.kind === Kind.DIRECTIVE_DEFINITION) directives.add(one.name.value);
    if (one.kind === Kind.OBJECT_TYPE_DEFINITION) types.add(one.name.value);
  }
  const definitions = document.definitions.flatMap((one): (typeof one)[] => {
    if (one.kind === Kind.SCHEMA_EXTENSION) return [];
    if (one.kind !== Kind.OBJECT_TYPE_EXTENSION || types.has(one.name.value)) return [one];
    types.add(one.name.value);
    return [{ ...one, kind: Kind.OBJECT_TYPE_DEFINITION }];
  });
  return visit(
    { ...document, definitions },
    { Directive: ({ name }) => (directives.has(name.value) ? undefined : null) },
  );
}

function fromSdl(source: string, text: string): GraphQLSchema {
  try {
    return buildASTSchema(withoutFederation(parse(text)));
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
