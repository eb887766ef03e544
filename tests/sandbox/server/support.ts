import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Creates a temporary folder with a one-page portal. */
export function makeFolder(): { folder: string; data: string; dist: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>portal</title>');
  return { folder, dist, data: join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export type TestSandbox = Dto & { port: () => number; folder: string; files: () => string; dist: string };

/** Starts a program of the sandbox in a separate process. `said` collects its output. */
export function runProgram(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    child,
    exited,
    said: () => said,
    /** Resolves to the port once the sandbox responds. */
    async ready(): Promise<number> {
      const ended = exited.then(() => Promise.reject(new Error(`The sandbox ended before it answered. ${said}`)));
      while (!said.includes('Stop with')) await Promise.race([once(child.stdout, 'data'), ended]);
      return Number(/localhost:(\d+)/.exec(said)?.[1]);
    },
  };
}

/**
 * Starts a sandbox in memory for one test file, in a separate process: Vitest would load GraphQL twice. `files` is the folder of its
 * stored files.
 */
export function sandboxForTests(): TestSandbox {
  const { folder, data, dist, remove } = makeFolder();
  let running: ReturnType<typeof runProgram> | undefined;
  let port = 0;
  beforeAll(async () => {
    mkdirSync(data);
    const args = ['--import', 'tsx', 'sandbox/main.ts', '--dist', dist, '--data', 'memory'];
    running = runProgram(args, { PORT: '0', TMPDIR: data, TEMP: data });
    port = await running.ready();
  });
  afterAll(async () => {
    running?.child.kill('SIGTERM');
    await running?.exited;
    remove();
  });
  const files = () => join(data, readdirSync(data).find(name => name.startsWith('sportal-')) ?? '', 'files');
  return { ...dto(() => `http://127.0.0.1:${port}`), port: () => port, folder, files, dist };
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}
interface Signed {
  values: Record<string, string>;
}
type Dto = ReturnType<typeof dto>;

/** Calls of a portal or a test. */
export function dto(origin: () => string) {
  const post = (path: string, body: unknown, token?: string) =>
    fetch(origin() + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
  const getAnswer = async (response: Response): Promise<Answer> => ({
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
  });
  const helper = async <T = Signed>(name: string, body: unknown) =>
    (await post(`/__sandbox/${name}`, body)).json() as T;
  const getToken = ({ values }: Signed) => values['authtoken'] ?? '';
  return {
    post,
    getAnswer,
    helper,
    get: (path: string, token?: string) =>
      fetch(origin() + path, { headers: token ? { authorization: `Bearer ${token}` } : {}, redirect: 'manual' }),
    signIn: async (persona: string) => getToken(await helper('sessions', { persona })),
    freshSupplier: async () => getToken(await helper('suppliers', {})),
    graphql: async (query: string, token?: string, variables?: unknown) =>
      getAnswer(await post('/graphql', { query, variables }, token)),
    async upload(token: string, fileName: string, bytes: Buffer, changes: Record<string, unknown> = {}) {
      const file = {
        fileName,
        fileBase64: bytes.toString('base64'),
        mimeType: 'application/pdf',
        file_uid: randomUUID(),
        fileSize: String(bytes.length),
        module: 'NonPoInvoice',
        context: 'NonPoInvoice',
        contextId: '',
        ...changes,
      };
      return { uid: file.file_uid, ...(await getAnswer(await post('/files/api/upload', file, token))) };
    },
  };
}

/** The smallest content that starts like a PDF. */
export const pdfBytes = (text = 'hello') => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);
