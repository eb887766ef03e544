import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, OperationTypeNode, parse } from 'graphql';

export interface OperationNames {
  query: string[];
  mutation: string[];
  /** Those among them that only rooms ask for which production does not have (docs/decisions.md#no-te-in-production). */
  outsideProduction: string[];
}

const OUTSIDE_PRODUCTION = /^features[\\/]te[\\/]/;

/** By the contract's names of calls: the backend's, null for what it has not (`src/platform/graphql/names.json`). */
type CallNames = Readonly<Record<string, string | null>>;

/** The names of calls that the portal of this source folder is built with. */
function callNames(folder: string): CallNames {
  const text = readFileSync(join(folder, 'platform/graphql/names.json'), 'utf8');
  return (JSON.parse(text) as { calls?: CallNames }).calls ?? {};
}

/** The root fields that the portal asks a backend for, by the backend's names, sorted: what the smoke test can look for in a live one. */
export function operationNames(folder: string, calls: CallNames = callNames(folder)): OperationNames {
  const found = { query: new Set<string>(), mutation: new Set<string>() };
  const everywhere = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.graphql')) continue;
    for (const definition of parse(readFileSync(join(folder, name), 'utf8')).definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const kind = definition.operation === OperationTypeNode.MUTATION ? 'mutation' : 'query';
      const asked = definition.selectionSet.selections.flatMap(one =>
        one.kind === Kind.FIELD ? [one.name.value] : [],
      );
      const fields = asked.flatMap(field => (calls[field] === null ? [] : [calls[field] ?? field]));
      for (const field of fields) found[kind].add(field);
      if (!OUTSIDE_PRODUCTION.test(name)) for (const field of fields) everywhere.add(field);
    }
  }
  const [query, mutation] = [[...found.query].sort(), [...found.mutation].sort()];
  return { query, mutation, outsideProduction: [...query, ...mutation].filter(name => !everywhere.has(name)) };
}
