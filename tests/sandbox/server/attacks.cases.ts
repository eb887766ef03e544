import { describe, expect, it } from 'vitest';
import type { TestSandbox } from './support.ts';

/** Called from services.test.ts, which has the sandbox. */
export function attackCases(sandbox: TestSandbox): void {
  const LIST = 'query l($input: ListInput!) { nonPoInvoiceList(input: $input) { totalRecords } }';
  const textOf = (body: unknown) => JSON.stringify(body);

  describe('a caller who asks for too much', () => {
    it.each([
      [
        'a thousand lists',
        `{ ${Array.from({ length: 1000 }, (_, index) => `a${index}: currencyList(input: { currentPage: 1, pageSize: 0 }) { totalRecords }`).join(' ')} }`,
      ],
      ['lists under other names', `{ ${Array.from({ length: 20 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
      ['a very deep query', `${'{ a '.repeat(100_000)}${'}'.repeat(100_000)}`],
      ['a deep query', `${'{ a '.repeat(30)}${'}'.repeat(30)}`],
    ])('hears so at once: %s', async (_, query) => {
      const { status, body } = await sandbox.graphql(query, await sandbox.freshSupplier());
      expect(status).toBe(400);
      expect(textOf(body)).toMatch(/This query (has \d+ \w+; at most|is nested|is too long)/);
    });

    it('waits in his own line, and gets every answer; others get theirs', async () => {
      const [greedy, other] = [await sandbox.signIn('admin'), await sandbox.freshSupplier()];
      const ask = async (token: string) =>
        (await sandbox.graphql(LIST, token, { input: { currentPage: 1, pageSize: 0, parameters: [] } })).status;
      const states = await Promise.all([...Array.from({ length: 60 }, () => ask(greedy)), ask(other)]);
      expect(new Set(states)).toEqual(new Set([200]));
    });
  });

  describe('names that JavaScript has for itself', () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

    it.each(names)('%s as the name of a parameter gets an answer, from every list', async name => {
      const token = await sandbox.signIn('admin');
      const parameters = [{ name, value: 'x' }];
      const answers = [
        await sandbox.graphql(LIST, token, { input: { currentPage: 1, pageSize: 1, parameters } }),
        await sandbox.graphql(LIST, token, { input: { currentPage: 1, pageSize: 1, sortBy: name, sortOrder: 'asc' } }),
        await sandbox.answerOf(
          await sandbox.get(`/masterdata/nonPoInvoiceList?parameters=${encodeURIComponent(textOf(parameters))}`, token),
        ),
      ];
      for (const { status, body } of answers) {
        expect(status).toBeLessThan(500);
        expect(textOf(body)).not.toContain('Unexpected');
      }
      const exported = await sandbox.post(
        '/auth/ImportExport/ExportNonPoInvoice',
        { query: parameters, exportType: 'csv' },
        token,
      );
      expect(exported.status).toBeLessThan(500);
    });

    it.each(names)('%s as the name of a command is unknown', async name => {
      const { values } = await sandbox.helper('sessions', { persona: 'approver' });
      const input = {
        module: 'NonPoInvoice',
        context: 'NonPoInvoice',
        contextId: 1,
        commandName: name,
        workflowLevelState: 1,
        userId: values['userid'],
      };
      const command = 'mutation c($input: WorkflowCommandInput!) { createWorkflowCommand(input: $input) { id } }';
      expect((await sandbox.graphql(command, values['authtoken'], { input })).body).toMatchObject({
        errors: [{ message: `Unknown command '${name}'` }],
      });
    });

    it.each(names)('%s as an address, an export, a list and a fault is not found', async name => {
      const token = await sandbox.signIn('admin');
      expect(
        (await sandbox.post(`/auth/ImportExport/${name}`, { query: [], exportType: 'csv' }, token)).status,
      ).toBeLessThan(500);
      for (const path of [`/masterdata/${name}`, `/files/api/${name}`, `/__sandbox/${name}`, `/${name}`])
        expect((await sandbox.get(path, token)).status).toBeLessThan(500);
    });

    it('a blank, missing or odd account number finds no account of another supplier on the master-data path', async () => {
      const token = await sandbox.freshSupplier();
      for (const value of ['', '  ', null, undefined, 0, false, [], {}, '%']) {
        const parameters = encodeURIComponent(JSON.stringify([{ name: 'accountnumber', value }]));
        const answer = await sandbox.get(`/masterdata/supplierByBankList?pageSize=0&parameters=${parameters}`, token);
        const body = (await answer.json()) as { totalRecords?: number };
        expect([answer.status, body.totalRecords ?? 0], JSON.stringify(value)).toEqual([
          typeof value === 'string' || value == null ? 200 : 400,
          0,
        ]);
      }
    });

    it('are no trouble as keys of a body, nor is a body that is nested without end', async () => {
      const token = await sandbox.freshSupplier();
      const post = (body: string) =>
        fetch(`http://127.0.0.1:${sandbox.port()}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body,
        });
      const bodies = [
        `{"query":"{ __typename }","variables":{"__proto__":{"a":1}}}`,
        `{"query":"query q($a: Int) { __typename }","variables":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
        `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
        'null',
        '[]',
        '{"query":7}',
      ];
      for (const body of bodies) expect((await post(body)).status, body.slice(0, 60)).toBeLessThan(500);
    });
  });
}
