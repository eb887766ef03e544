/**
 * What one query may ask for. The real backend has such limits or should; here they keep one caller from stopping the sandbox for
 * everybody. Not by a library: those count fields, not calls, answer 'Syntax Error' with status 200, and bring a second copy of graphql.
 */
import { Kind, parse, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import { Refusal } from './http.ts';

/** At least twice what the portal's largest operation has (`tests/sandbox/server/queryLimits.test.ts` compares). */
export const QUERY_LIMITS = {
  /** Words and signs. */
  tokens: 4000,
  /** Levels of braces. */
  depth: 15,
  /** Calls at the top: each is a query of its own to the database. */
  calls: 18,
  aliases: 12,
  /** Fields, with fragments as often as they are spread. */
  fields: 1000,
} as const;

type Measures = Record<Exclude<keyof typeof QUERY_LIMITS, 'tokens'>, number>;

const WORDS: Record<keyof Measures, string> = {
  depth: 'levels',
  calls: 'calls',
  aliases: 'aliases',
  fields: 'fields',
};

/**
 * The query as a document; null when it is none (yoga then says what is wrong with it).
 * @throws Refusal 400 when it asks for too much.
 */
export function readQuery(query: string): DocumentNode | null {
  const document = parseWithin(query);
  if (!document) return null;
  const measures = measureQuery(document);
  for (const [name, most] of Object.entries(QUERY_LIMITS)) {
    if (name === 'tokens' || measures[name as keyof Measures] <= most) continue;
    const what = WORDS[name as keyof Measures];
    throw new Refusal(400, `This query has ${measures[name as keyof Measures]} ${what}; at most ${most} are answered.`);
  }
  return document;
}

function parseWithin(query: string): DocumentNode | null {
  try {
    return parse(query, { noLocation: true, maxTokens: QUERY_LIMITS.tokens });
  } catch (error) {
    // The parser calls itself for each level of braces and brackets.
    if (error instanceof RangeError) throw new Refusal(400, 'This query is nested too deeply.');
    if (error instanceof Error && error.message.startsWith('Syntax Error: Document contains more'))
      throw new Refusal(400, `This query is too long; at most ${QUERY_LIMITS.tokens} words and signs are answered.`);
    return null;
  }
}

/** The largest of the document's operations in each respect. */
export function measureQuery(document: DocumentNode): Measures {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const spread = new Map<string, Measures>();

  function measure(selectionSet: SelectionSetNode | undefined): Measures {
    const sum: Measures = { depth: 0, calls: 0, aliases: 0, fields: 0 };
    for (const selection of selectionSet?.selections ?? []) {
      const isField = selection.kind === Kind.FIELD;
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? measureFragment(selection.name.value)
          : measure(selection.selectionSet);
      sum.depth = Math.max(sum.depth, inner.depth + (isField ? 1 : 0));
      sum.calls += isField ? 1 : inner.calls;
      sum.aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
      sum.fields += inner.fields + (isField ? 1 : 0);
    }
    return sum;
  }

  function measureFragment(name: string): Measures {
    const known = spread.get(name);
    if (known) return known;
    spread.set(name, { depth: 0, calls: 0, aliases: 0, fields: 0 }); // one that spreads itself is refused by the validation
    const found = measure(fragments.get(name)?.selectionSet);
    spread.set(name, found);
    return found;
  }

  const all = document.definitions.flatMap(definition =>
    definition.kind === Kind.OPERATION_DEFINITION ? measure(definition.selectionSet) : [],
  );
  const most = (name: keyof Measures) => Math.max(0, ...all.map(each => each[name]));
  return { depth: most('depth'), calls: most('calls'), aliases: most('aliases'), fields: most('fields') };
}
