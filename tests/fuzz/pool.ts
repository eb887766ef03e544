import { fitting, operations, type Pool } from './contract.ts';

type Ask = (query: string, token?: string, variables?: unknown) => Promise<{ body: Record<string, unknown> }>;

/** Ids, codes, states: what joins records. Not texts, which would carry one supplier's words into another's record. */
const JOINS =
  /(id|uid|code|codes|status|context|module|type|level|levelstate|country|currency|active|deleted|no|rut|commandname|rate)$/i;
const MOST = 40;

/** Collects the values of a seeded sandbox by field name, as somebody who sees everything. */
export async function fillPool(pool: Pool, admin: string, ask: Ask): Promise<void> {
  const lists = operations.filter(({ text, isMutation }) => !isMutation && text.includes('ListInput!'));
  for (const { text } of lists) {
    const parameters: unknown[] = [];
    const { body } = await ask(text, admin, { input: { currentPage: 1, pageSize: 10, parameters } });
    collect(pool, body['data']);
  }
  for (const id of pool.get('id') ?? []) add(pool, 'contextid', id);
  for (const { text, name, answers } of operations.filter(({ name }) => name.endsWith('ById')))
    for (const id of pool.get('id')?.slice(0, 6) ?? []) {
      const data = (await ask(text, admin, { id })).body['data'] as Record<
        string,
        Record<string, unknown> | null
      > | null;
      collect(pool, data);
      const record = data?.[name];
      const input = record && fitting(record, `${answers}Input`, JOINS);
      if (input) pool.set(`#${answers}Input`, [...(pool.get(`#${answers}Input`) ?? []), input]);
    }
  for (const word of ['Draft', 'Pending for approval']) add(pool, 'status', word);
  for (const word of ['Approved', 'Rejected', 'Sentback']) add(pool, 'commandname', word);
  add(pool, 'context', 'NonPoInvoice');
  for (const id of [1, 2, 3, 4, 5]) add(pool, 'queryid', id);
  for (const flag of ['true', 'false']) {
    add(pool, 'active', flag);
    add(pool, 'deleted', flag);
  }
  for (const word of ['IN', 'US', 'DE']) add(pool, 'region', word);
}

function collect(pool: Pool, value: unknown, name = ''): void {
  if (Array.isArray(value)) value.forEach(part => collect(pool, part, name));
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) collect(pool, part, key);
  else if (value !== null && value !== undefined && JOINS.test(name)) add(pool, name.toLowerCase(), value);
}

function add(pool: Pool, name: string, value: unknown): void {
  const known = pool.get(name) ?? [];
  if (known.length < MOST && !known.includes(value)) pool.set(name, [...known, value]);
}
