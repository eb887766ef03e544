// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personas } from '../../sandbox/data/personas.ts';
import { makeFolder, pdfBytes, runSandbox, wire } from '../sandbox/server/support.ts';
import { wholeTexts } from '@/lib/text';
import { operations, type Operation, type Pool } from './contract.ts';
import { createJudge, type Caller } from './judge.ts';
import { marksOf } from './leaks.ts';
import { mutated } from './mutate.ts';
import { oddJson, oddText, sample, seedOf } from './odd.ts';
import { fillPool } from './pool.ts';
import { lifeOrder, templatesFor, type Person } from './templates.ts';

/** `npm run fuzz` says how long; without it this is a look whether the fuzzer itself works. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1);
const isSmoke = process.env['FUZZ_RUNS'] === undefined;
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261121);
const { dist, remove } = makeFolder();
const site = runSandbox(['--dist', dist, '--data', 'memory']);
let port = 0;
const calls = wire(() => `http://127.0.0.1:${port}`);
const pool: Pool = new Map();
let callers: Caller[] = [];
const { judge, report, findings, counts } = createJudge({
  origin: () => `http://127.0.0.1:${port}`,
  signIn: userId => calls.signIn(userId),
});
const answeredBy = new Map<string, number>();
/** Of those, the ones made from a template. */
const wentThrough = new Map<string, number>();

const idOf = (supplierId: string | undefined) => (supplierId ? Number(supplierId) : null);

/** A supplier of the fuzzer's own, whose every text carries a word that nobody else's does. */
async function canary(word: string) {
  const { values } = await calls.helper('suppliers', { name: `Canary ${word} Limited` });
  const author = values['userid'];
  for (const status of ['Draft', 'Pending for approval', 'Approved'])
    await calls.helper('invoices', { author, status, invoiceNumber: `${word}-${status.slice(0, 3)}` });
  return {
    userId: author ?? '',
    supplierId: idOf(values['supplierid']),
    token: values['authtoken'] ?? '',
    code: values['suppliercode'] ?? '',
  };
}

/** Takes the values that are on the wire now into the pool. */
async function learn(admin: string, uploader: string): Promise<void> {
  pool.clear();
  await fillPool(pool, admin, calls.graphql);
  pool.set('file_uid', [(await calls.upload(uploader, 'fuzz.pdf', pdfBytes())).uid]);
  const userIds = personas.map(({ userId }) => userId);
  for (const name of ['recipientid', 'userid', 'createdbyid']) pool.set(name, userIds);
}

beforeAll(async () => {
  port = await site.ready();
  const [alpha, bravo] = [await canary('QUOKKA'), await canary('NUMBAT')];
  const admin = await calls.signIn('admin');
  await learn(admin, alpha.token);
  const marks = await marksOf(admin, calls.graphql, { [alpha.code]: 'QUOKKA', [bravo.code]: 'NUMBAT' });
  const signedIn = await Promise.all(
    personas.map(async ({ key, userId }) => {
      const { values } = await calls.helper('sessions', { persona: key });
      const own = values['suppliercode'];
      // A user with several suppliers sees theirs, and never the fuzzer's.
      const foreign = own
        ? marks.except(own)
        : key === 'userwithsupplier'
          ? marks.only(alpha.code, bravo.code)
          : marks.only();
      return { key, userId, supplierId: idOf(values['supplierid']), token: values['authtoken'] ?? '', foreign };
    }),
  );
  callers = [
    ...signedIn,
    { ...alpha, key: 'canary-alpha', foreign: marks.except(alpha.code) },
    { ...bravo, key: 'canary-bravo', foreign: marks.except(bravo.code) },
  ].filter(({ key }) => !isSmoke || ['supplier', 'approver', 'canary-alpha'].includes(key));
}, 600_000);

afterAll(async () => {
  process.stdout.write(
    `fuzz: ${counts.sent} calls by ${callers.length} personas on ${operations.length} operations: ${counts.answered} answered with data, ${counts.refused} refused in words, ${counts.failed} failed, ${findings.length} findings\n`,
  );
  const changes = mutations.map(({ name }) => `${name} ${answeredBy.get(name) ?? 0} (${wentThrough.get(name) ?? 0})`);
  process.stdout.write(`changes that went through (nearly right ones): ${changes.join(', ')}\n`);
  await site.stop();
  remove();
});

/** Who sends an operation; in a look at the fuzzer itself one of them, in turn: who may see what is proven in `tests/sandbox/data/scopes`. */
function sendersOf(operation: Operation): readonly Caller[] {
  const one = operations.indexOf(operation) % callers.length;
  return isSmoke ? callers.slice(one, one + 1) : callers;
}

const request = (operation: Operation, variables: unknown) =>
  JSON.stringify({ query: operation.text, operationName: operation.name, variables });

const queries = operations.filter(({ isMutation }) => !isMutation);
/** A mutation that has no templates is not left out. */
const placeOf = ({ name }: Operation) => (lifeOrder.includes(name) ? lifeOrder.indexOf(name) : lifeOrder.length);
const mutations = operations.filter(({ isMutation }) => isMutation).sort((a, b) => placeOf(a) - placeOf(b));

function personOf(caller: Caller): Person {
  return {
    userId: caller.userId,
    supplierId: caller.supplierId,
    enough: Math.min(2 * RUNS, 8),
    async ask(name, variables) {
      const text = operations.find(operation => operation.name === name)?.text ?? '';
      const { body } = await calls.graphql(text, caller.token, variables);
      return (body['data'] as Record<string, unknown> | null | undefined)?.[name] ?? null;
    },
    async upload() {
      const { uid } = await calls.upload(caller.token, 'fuzz.pdf', pdfBytes());
      return JSON.stringify([{ file_uid: uid, file_name: 'fuzz.pdf', title: 'Copy', notes: null }]);
    },
  };
}

/** Sends what the type allows: odd values, and any JSON in their place. */
async function sendOdd(operation: Operation, caller: Caller, times: number): Promise<void> {
  const seed = seedOf(SEED, operation.name, caller.key);
  for (const variables of sample(operation.valid(pool), seed, 2 * times)) await send(operation, caller, variables);
  for (const variables of sample(operation.wrong, seed, times))
    await judge(caller, `${operation.name}, wrong shape`, '/graphql', request(operation, variables));
}

/** Sends what would go through, a value or two of it changed. */
async function sendNearlyRight(operation: Operation, caller: Caller): Promise<void> {
  const templates = await templatesFor(operation.name, personOf(caller));
  for (let turn = 0; turn < 2 * RUNS && templates.length > 0; turn++) {
    const seed = seedOf(SEED, 'nearly', operation.name, caller.key, String(turn));
    const [variables] = sample(mutated(templates[turn % templates.length] ?? {}, pool), seed, 1);
    if (await send(operation, caller, variables))
      wentThrough.set(operation.name, (wentThrough.get(operation.name) ?? 0) + 1);
  }
}

async function send(operation: Operation, caller: Caller, variables: unknown): Promise<boolean> {
  const answered = await judge(caller, operation.name, '/graphql', request(operation, variables));
  if (answered) answeredBy.set(operation.name, (answeredBy.get(operation.name) ?? 0) + 1);
  return answered;
}

describe(`the contract, fuzzed (seed ${SEED}, ${RUNS} runs)`, () => {
  it(
    'answers every operation, for everybody, without a failure or a leak',
    async () => {
      for (const operation of queries)
        for (const caller of sendersOf(operation)) {
          await sendNearlyRight(operation, caller);
          await sendOdd(operation, caller, RUNS);
        }
      for (const operation of mutations)
        for (const caller of sendersOf(operation)) {
          await sendNearlyRight(operation, caller);
          await sendOdd(operation, caller, RUNS);
        }
      // What the changes have left behind is read again, by everybody.
      if (!isSmoke) await learn(await calls.signIn('admin'), await calls.signIn('supplier'));
      for (const operation of isSmoke ? [] : queries)
        for (const caller of callers) await sendOdd(operation, caller, Math.ceil(RUNS / 4));
      expect(report()).toBe('');
      // What is never answered proves little: every operation must have got through for somebody.
      if (RUNS >= 4) expect(operations.filter(({ name }) => !answeredBy.has(name)).map(({ name }) => name)).toEqual([]);
    },
    RUNS * 600_000,
  );

  it(
    'answers any body and any address',
    async () => {
      const lists = operations.filter(({ isMutation }) => !isMutation).map(({ name }) => name);
      const bodies = fc.oneof(
        oddText,
        oddJson.map(value => JSON.stringify(value)),
        fc
          .record({
            query: fc.oneof(oddText, fc.constantFrom(...operations.map(({ text }) => text))),
            variables: oddJson,
            operationName: oddJson,
          })
          .map(value => JSON.stringify(value)),
        fc
          .record({
            query: fc.array(oddJson),
            exportType: fc.constantFrom('xlsx', 'csv', 'pdf'),
            file_uid: oddText,
            fileName: oddText,
            fileBase64: oddText,
            mimeType: oddText,
            module: oddText,
            context: oddText,
            contextId: oddText,
            fileSize: oddText,
          })
          .map(value => JSON.stringify(value)),
      );
      const posts = fc.constantFrom(
        '/graphql',
        '/files/api/upload',
        '/auth/ImportExport/ExportNonPoInvoice',
        '/auth/ImportExport/x',
        '/account',
        '/login',
      );
      const part = oddText.map(text => encodeURIComponent(wholeTexts(text)).slice(0, 300));
      const gets = fc.oneof(
        fc
          .tuple(
            fc.constantFrom(
              '/files/api/download/',
              '/files/api/delete/',
              '/files/api/',
              '/masterdata/',
              '/auth/',
              '/',
              '/login?as=',
            ),
            part,
          )
          .map(([before, rest]) => before + rest),
        fc
          .tuple(fc.constantFrom(...lists), part, part)
          .map(([name, first, second]) => `/masterdata/${name}?currentPage=${first}&pageSize=5&parameters=${second}`),
        fc
          .tuple(fc.constantFrom(...lists), oddJson)
          .map(
            ([name, value]) => `/masterdata/${name}?pageSize=5&parameters=${encodeURIComponent(JSON.stringify(value))}`,
          ),
      );
      for (const caller of callers) {
        const seed = seedOf(SEED, 'bodies', caller.key);
        for (const [path, body] of sample(fc.tuple(posts, bodies), seed, 10 * RUNS))
          await judge(caller, path, path, body);
        for (const path of sample(gets, seed, 10 * RUNS))
          await judge(caller, path.split(/[?%]/)[0] ?? '', path, undefined);
      }
      expect(report()).toBe('');
    },
    RUNS * 300_000,
  );
});
