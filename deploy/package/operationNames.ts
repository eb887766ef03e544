import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, OperationTypeNode, parse } from 'graphql';

export interface OperationNames {
  query: string[];
  mutation: string[];
  /** Operations that only features excluded from production use (docs/decisions.md#no-te-in-production). */
  outsideProduction: string[];
}

const OUTSIDE_PRODUCTION = /^features[\\/]te[\\/]/;

/** Backend name by contract name; null for an operation the backend does not have (`src/platform/graphql/names.json`). */
type CallNames = Readonly<Record<string, string | null>>;

function callNames(folder: string): CallNames {
  const text = readFileSync(join(folder, 'platform/graphql/names.json'), 'utf8');
  return (JSON.parse(text) as { calls?: CallNames }).calls ?? {};
}

/** Returns the sorted root fields that the portal queries, in the backend's names, for the smoke test. */
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
