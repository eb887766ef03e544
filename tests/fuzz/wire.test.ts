// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personas } from '../../sandbox/data/personas.ts';
import { makeFolder, pdfBytes, runSandbox, wire } from '../sandbox/server/support.ts';
import { wholeTexts } from '@/lib/text';
import { operations, type Operation, type Pool } from './contract.ts';
import { marksOf, foreignIn, type Marks } from './leaks.ts';
import { oddJson, oddText, sample, seedOf } from './odd.ts';
import { fillPool } from './pool.ts';

/** `npm run fuzz` says how long; without it this is a look whether the fuzzer itself works. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1);
const isSmoke = process.env['FUZZ_RUNS'] === undefined;
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261121);
/** Longer than any answer may take, on a busy machine. */
const PATIENCE = 20_000;

interface Caller {
  key: string;
  token: string;
  /** The words that only other suppliers' data hold. */
  foreign: Marks;
}

interface Finding {
  what: string;
  where: string;
  sent: string;
  got: string;
}

const { dist, remove } = makeFolder();
const site = runSandbox(['--dist', dist, '--data', 'memory']);
let port = 0;
const calls = wire(() => `http://127.0.0.1:${port}`);
const pool: Pool = new Map();
let callers: Caller[] = [];
const findings: Finding[] = [];
const counts = { sent: 0, answered: 0, refused: 0, failed: 0 };
const answeredBy = new Map<string, number>();

/** A supplier of the fuzzer's own, whose every text carries a word that nobody else's does. */
async function canary(word: string) {
  const { values } = await calls.helper('suppliers', { name: `Canary ${word} Limited` });
  const author = values['userid'];
  for (const status of ['Draft', 'Pending for approval', 'Approved'])
    await calls.helper('invoices', { author, status, invoiceNumber: `${word}-${status.slice(0, 3)}` });
  return { token: values['authtoken'] ?? '', code: values['suppliercode'] ?? '' };
}

beforeAll(async () => {
  port = await site.ready();
  const [alpha, bravo] = [await canary('QUOKKA'), await canary('NUMBAT')];
  const admin = await calls.signIn('admin');
  await fillPool(pool, admin, calls.graphql);
  const upload = await calls.upload(alpha.token, 'fuzz.pdf', pdfBytes());
  pool.set('file_uid', [upload.uid]);
  for (const name of ['recipientid', 'userid', 'createdbyid'])
    pool.set(
      name,
      personas.map(({ userId }) => userId),
    );
  const marks = await marksOf(admin, calls.graphql, { [alpha.code]: 'QUOKKA', [bravo.code]: 'NUMBAT' });
  const signedIn = await Promise.all(
    personas.map(async ({ key }) => {
      const { values } = await calls.helper('sessions', { persona: key });
      const own = values['suppliercode'];
      // A user with several suppliers sees theirs, and never the fuzzer's.
      const foreign = own
        ? marks.except(own)
        : key === 'userwithsupplier'
          ? marks.only(alpha.code, bravo.code)
          : marks.only();
      return { key, token: values['authtoken'] ?? '', foreign };
    }),
  );
  callers = [
    ...signedIn,
    { key: 'canary-alpha', token: alpha.token, foreign: marks.except(alpha.code) },
    { key: 'canary-bravo', token: bravo.token, foreign: marks.except(bravo.code) },
  ].filter(({ key }) => !isSmoke || ['supplier', 'admin', 'canary-alpha'].includes(key));
}, 120_000);

afterAll(async () => {
  await site.stop();
  remove();
});

const short = (text: string) => (text.length > 600 ? `${text.slice(0, 600)} … (${text.length})` : text);

/** Sends a call and judges the answer; true when it held data. */
async function judge(
  caller: Caller,
  where: string,
  path: string,
  body: string | undefined,
  again = true,
): Promise<boolean> {
  counts.sent++;
  const found = (what: string, got: string) =>
    findings.push({ what, where: `${where} as ${caller.key}`, sent: short(body ?? path), got: short(got) });
  let status: number;
  let text: string;
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { body }),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    counts.failed++;
    found('no answer', String(error));
    return false;
  }
  if (status === 401 && again) {
    // It signed itself out, as the contract allows.
    caller.token = await calls.signIn(caller.key).catch(() => caller.token);
    return caller.key.startsWith('canary') ? false : judge(caller, where, path, body, false);
  }
  if (status >= 500) found(`status ${status}`, text);
  if (/Unexpected error/i.test(text)) found('Unexpected error', text);
  // The sign-in page of the sandbox names its personas to everybody.
  const leaked = path.startsWith('/login') ? undefined : foreignIn(caller.foreign, text, body ?? path);
  if (leaked) found(`leak of ${leaked}`, text.slice(Math.max(0, text.indexOf(leaked) - 300)));
  const answered = status < 400 && !/^\{"(data":null,"errors|errors)"/.test(text) && !/"errors":\[/.test(text);
  counts[answered ? 'answered' : 'refused']++;
  return answered;
}

const request = (operation: Operation, variables: unknown) =>
  JSON.stringify({ query: operation.text, operationName: operation.name, variables });

/** Queries first, then what changes data; signing out last. */
const order = [...operations].sort(
  (a, b) =>
    Number(a.isMutation) - Number(b.isMutation) || Number(/token/i.test(a.name)) - Number(/token/i.test(b.name)),
);

function report(): string {
  const kinds = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.what} in ${finding.where.split(' as ')[0]}`;
    kinds.set(key, [...(kinds.get(key) ?? []), finding]);
  }
  return [...kinds]
    .map(([key, all]) => {
      const least = all.toSorted((a, b) => a.sent.length - b.sent.length)[0];
      return `${key}: ${all.length} times, ${least?.where}\n  sent ${least?.sent}\n  got  ${least?.got}`;
    })
    .join('\n');
}

describe(`the contract, fuzzed (seed ${SEED}, ${RUNS} runs)`, () => {
  it(
    'answers every operation, for everybody, without a failure or a leak',
    async () => {
      for (const operation of order)
        for (const caller of callers) {
          const seed = seedOf(SEED, operation.name, caller.key);
          for (const variables of sample(operation.valid(pool), seed, 2 * RUNS))
            if (await judge(caller, operation.name, '/graphql', request(operation, variables)))
              answeredBy.set(operation.name, (answeredBy.get(operation.name) ?? 0) + 1);
          for (const variables of sample(operation.wrong, seed, RUNS))
            await judge(caller, `${operation.name}, wrong shape`, '/graphql', request(operation, variables));
        }
      expect(report()).toBe('');
      // What is never answered proves little: every query must have got through for somebody.
      if (RUNS >= 4)
        expect(
          operations
            .filter(operation => !operation.isMutation && !answeredBy.has(operation.name))
            .map(({ name }) => name),
        ).toEqual([]);
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
      process.stdout.write(
        `fuzz: ${counts.sent} calls by ${callers.length} personas on ${operations.length} operations: ${counts.answered} answered with data, ${counts.refused} refused in words, ${counts.failed} failed, ${findings.length} findings\n`,
      );
      const changes = operations
        .filter(({ isMutation }) => isMutation)
        .map(({ name }) => `${name} ${answeredBy.get(name) ?? 0}`);
      process.stdout.write(`changes that went through: ${changes.join(', ')}\n`);
    },
    RUNS * 300_000,
  );
});
