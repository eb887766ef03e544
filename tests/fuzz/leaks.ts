/** The words by which a supplier's data are known, by supplier code. */
export type Marks = { word: string; owner: string }[];

type Ask = (query: string, token?: string, variables?: unknown) => Promise<{ body: Record<string, unknown> }>;

const QUERY = `query marks { masterSupplierList(input: { currentPage: 1, pageSize: 0 }) { data { code name email pan gstNumber tel } } }`;

/** Names, e-mail addresses and tax identities of all suppliers, and the words that the fuzzer gave to its own. */
export async function marksOf(admin: string, ask: Ask, words: Record<string, string>) {
  const { body } = await ask(QUERY, admin);
  const rows = (body['data'] as { masterSupplierList: { data: Record<string, string | null>[] } }).masterSupplierList
    .data;
  const owners = new Map<string, string>();
  for (const { code, name, email, pan, gstNumber } of rows)
    for (const word of [name, email, pan, gstNumber]) {
      if (!word || word.length < 8 || !code) continue;
      // A word of two suppliers tells nothing.
      owners.set(word, owners.has(word) && owners.get(word) !== code ? '' : code);
    }
  for (const [code, word] of Object.entries(words)) owners.set(word, code);
  const all: Marks = [...owners].flatMap(([word, owner]) => (owner === '' ? [] : [{ word, owner }]));
  return {
    except: (code: string): Marks => all.filter(({ owner }) => owner !== code),
    only: (...codes: string[]): Marks => all.filter(({ owner }) => codes.includes(owner)),
  };
}

/** The first word of somebody else's in an answer that the caller did not send himself. */
export function foreignIn(foreign: Marks, answer: string, sent: string): string | undefined {
  return foreign.find(({ word }) => answer.includes(word) && !sent.includes(word))?.word;
}
