import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildSchema, graphqlSync, introspectionFromSchema, printSchema } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { contractCommand } from '../../../sandbox/cli/contractCommand.ts';
import { introspect } from '../../../sandbox/cli/introspect.ts';
import { getBackend } from '../../../sandbox/schema/names.ts';
import { readSchemaText } from '../../../sandbox/schema/readSchema.ts';
import type { TestSandbox } from './support.ts';

/** Called from services.test.ts, which starts the sandbox. */
export function contractCases(sandbox: TestSandbox): void {
  const root = join(import.meta.dirname, '../../..');
  const servers: Server[] = [];
  afterAll(() => servers.forEach(server => server.close()));

  /** Runs the command in a separate process, as a user does. */
  async function typed(...args: string[]) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/cli/contract.ts', ...args], { cwd: root });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, said };
  }

  /** Runs the command's function in this process, which is faster. */
  async function contract(...args: string[]) {
    let said = '';
    const say = (text: string) => void (said += `${text}\n`);
    const code = await contractCommand(args, { say, complain: say });
    return { code, said };
  }

  /** Starts an endpoint that sends the same response to every call. */
  async function endpoint(status: number, answer: (query: string, authorization?: string) => unknown): Promise<string> {
    const server = createServer((req, res) => {
      let body = '';
      req.on('data', (part: Buffer) => (body += part.toString()));
      req.on('end', () => {
        const { query } = JSON.parse(body) as { query: string };
        const value = answer(query, req.headers.authorization);
        res.writeHead(status, { 'content-type': 'application/json' });
        res.end(typeof value === 'string' ? value : JSON.stringify(value));
      });
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  }

  describe('npm run contract', () => {
    it('reports no differences for the sandbox', async () => {
      const { code, said } = await typed(`http://127.0.0.1:${sandbox.port()}/graphql`);
      expect(said).toMatch(/^\d+ operation files checked against .*: no differences\.\n$/);
      expect(code).toBe(0);
    });

    it('lists the differences of another backend by operation', async () => {
      const other = buildSchema(`
      type Query { nonPoInvoiceList(input: ListInput!): Page }
      input ListInput { currentPage: Int! pageSize: Int! }
      type Page { totalRecords: String! data: [Row] }
      type Row { id: Int! }
    `);
      const url = await endpoint(200, query => graphqlSync({ schema: other, source: query }));
      const { code, said } = await contract(url);
      expect(code).toBe(1);
      expect(said).toMatch(
        /nonPoList\.graphql {2}nonPoInvoiceList\n {2}- "totalRecords" of NonPoInvoicePage \(Page in the backend\) is Int!/,
      );
      expect(said).toContain('input ListInput\n  - ListInput has no "parameters". (fields "ListInput.parameters")');
      expect(said).toMatch(/proforma\.graphql {2}proformaInvoiceList\n {2}- There is no query "proformaInvoiceList"\./);
    });

    it('accepts a schema file or an introspection result, and maps backend names with --names', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'contract-'));
      const file = (name: string) => join(folder, name);
      const renamed = getBackend(await readSchemaText(), [
        JSON.stringify({ scalars: { Id: 'UUID' }, calls: { nonPoInvoiceList: 'bills' } }),
      ]);
      await writeFile(file('schema.graphql'), printSchema(renamed.theirs));
      await writeFile(file('answer.json'), JSON.stringify({ data: introspectionFromSchema(renamed.theirs) }));
      await writeFile(
        file('names.json'),
        JSON.stringify({ scalars: { Id: 'UUID' }, calls: { nonPoInvoiceList: 'bills' } }),
      );
      const names = ['--names', relative(root, file('names.json'))];
      for (const schema of [file('schema.graphql'), file('answer.json')]) {
        expect(await contract(schema, ...names)).toMatchObject({
          code: 0,
          said: expect.stringMatching(
            /: no differences\.\nThese list parameters are not fields of a row[^\n]*:\n(  - \w+: [^\n]*\n)*  - \w+: [^\n]*SupplierPanOrCode/,
          ),
        });
      }
      const { code, said } = await contract(file('schema.graphql'), '--json');
      expect(code).toBe(1);
      const { differences } = JSON.parse(said) as { differences: { message: string }[] };
      expect(differences).toContainEqual(
        expect.objectContaining({ name: { section: 'calls', key: 'nonPoInvoiceList' } }),
      );
      expect(differences).toContainEqual(expect.objectContaining({ name: { section: 'scalars', key: 'Id' } }));
    });

    it.each([
      ['type Query { a: Nothing }', /is not a valid GraphQL schema: Unknown type "Nothing"\..*\n$/],
      [
        'type Query {\n  a Int\n}',
        /is not a valid GraphQL schema \(line 2, column 5\): Syntax Error: Expected ":", found Name "Int"\.\n$/,
      ],
      ['{ "__schema": {} }', /is not a valid GraphQL schema: .+\n$/],
    ])('reports an invalid schema in one line: %s', async (text, sentence) => {
      const path = join(await mkdtemp(join(tmpdir(), 'contract-')), 'schema');
      await writeFile(path, text);
      const { code, said } = await contract(path);
      expect([code, said.trim().split('\n').length]).toEqual([2, 1]);
      expect(said).toMatch(sentence);
    });

    it('reads a file with a byte order mark, in UTF-16, and of a federated subgraph', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'contract-'));
      const [path, ids] = [join(folder, 'schema.graphql'), join(folder, 'names.json')];
      await writeFile(ids, '{}');
      const text = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])
        ${await readSchemaText()}`
        .replace('type NonPoInvoice {', 'type NonPoInvoice @key(fields: "id") {')
        .replace('type Query {', 'extend type Query {');
      for (const bytes of [Buffer.from(`\ufeff${text}`), Buffer.from(`\ufeff${text}`, 'utf16le')]) {
        await writeFile(path, bytes);
        expect((await contract(path, '--names', relative(root, ids))).said).toMatch(/: no differences\./);
      }
      await writeFile(path, Buffer.from(text, 'utf16le'));
      expect(await contract(path)).toMatchObject({ code: 2, said: expect.stringContaining('Save it as UTF-8.') });
    });

    it("reports a file that doesn't exist", async () => {
      expect(await contract('nowhere.graphql')).toEqual({
        code: 2,
        said: '"nowhere.graphql" is neither a web address (https://...) nor a file that can be read (ENOENT).\n',
      });
    });

    it('shows the usage when the address is missing', async () => {
      const { code, said } = await typed();
      expect([code, said]).toEqual([2, expect.stringContaining('npm run contract -- <https://')]);
    });
  });

  describe('introspection errors', () => {
    it('reports an unreachable endpoint and an invalid address', async () => {
      const url = await endpoint(200, () => ({}));
      await new Promise(resolve => servers.at(-1)?.close(resolve));
      await expect(introspect(url)).rejects.toThrow(`${url} cannot be reached: ECONNREFUSED`);
      await expect(introspect('graphql.example.com')).rejects.toThrow('"graphql.example.com" is not a web address.');
    });

    it("reports an endpoint that isn't a GraphQL endpoint", async () => {
      const page = await endpoint(200, () => '<!doctype html><title>Sign in</title>');
      await expect(introspect(page)).rejects.toThrow('is not a GraphQL endpoint (status 200).');
      const other = await endpoint(404, () => ({ detail: 'nothing here' }));
      await expect(introspect(other)).rejects.toThrow('is not a GraphQL endpoint (status 404).');
    });

    it('reports that introspection may be switched off', async () => {
      const url = await endpoint(400, () => ({ errors: [{ message: 'Introspection is not allowed' }] }));
      await expect(introspect(url)).rejects.toThrow(
        /Introspection may be disabled: .* Its message: Introspection is not allowed/,
      );
    });

    it('reports a missing or rejected token, and sends the given token', async () => {
      const closed = await endpoint(401, () => ({}));
      await expect(introspect(closed)).rejects.toThrow('Give a token: --token');
      await expect(introspect(closed, 'old')).rejects.toThrow('Is the token still valid?');
      const seen: unknown[] = [];
      const open = await endpoint(200, (_query, authorization) => {
        seen.push(authorization);
        return { data: null };
      });
      await expect(introspect(open, 'secret')).rejects.toThrow('is not a GraphQL endpoint');
      expect(seen).toEqual(['Bearer secret']);
    });
  });
}
