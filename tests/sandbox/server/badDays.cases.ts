import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pdfBytes, type TestSandbox } from './support.ts';

/** Called from services.test.ts, which starts the sandbox. */
export function badDayCases(sandbox: TestSandbox): void {
  const list = 'query currencyList { currencyList(input: { currentPage: 1, pageSize: 1 }) { totalRecords } }';
  const filters = `query filterList($userId: String) {
  filterList(input: { currentPage: 1, pageSize: 10, parameters: [{ name: "userId", value: $userId }] }) { totalRecords }
}`;
  const save = `mutation createFilter($payload: SavedFilterInput!) { createFilter(payload: $payload) { id } }`;

  /** Creates a supplier with one pending fault. */
  async function with_(operation: string, kind: string, more: object = {}) {
    const token = await sandbox.freshSupplier();
    await sandbox.helper('faults', { token, operation, kind, ...more });
    return token;
  }

  describe('injected network faults', () => {
    it('error: returns a GraphQL error for one call only', async () => {
      const token = await with_('currencyList', 'error');
      expect((await sandbox.graphql(list, token)).body).toMatchObject({ data: null, errors: [{}] });
      expect((await sandbox.graphql(list, token)).body).not.toHaveProperty('errors');
    });

    it('null: returns null for the queried fields', async () => {
      const token = await with_('currencyList', 'null');
      expect((await sandbox.graphql(list, token)).body).toEqual({ data: { currencyList: null } });
    });

    it('status500: returns an HTML response instead of GraphQL', async () => {
      const token = await with_('currencyList', 'status500');
      const response = await sandbox.post('/graphql', { query: list }, token);
      expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    });

    it('delay: returns the response after the delay', async () => {
      const token = await with_('currencyList', 'delay', { ms: 300 });
      const since = performance.now();
      expect((await sandbox.graphql(list, token)).status).toBe(200);
      expect(performance.now() - since).toBeGreaterThan(290);
    });

    it('expired: ends the session, so later calls fail as well', async () => {
      const token = await with_('currencyList', 'expired');
      expect((await sandbox.graphql(list, token)).status).toBe(401);
      expect((await sandbox.graphql(list, token)).status).toBe(401);
    });

    it.each([
      ['drop', 0],
      ['dropAfter', 1],
    ])('%s: cuts the connection and executes the save %i times', async (kind, made) => {
      const { values } = await sandbox.helper('suppliers', {});
      const token = values['authtoken'];
      await sandbox.helper('faults', { token, operation: 'createFilter', kind });
      const payload = { name: randomUUID(), userId: values['userid'], context: 'NonPoInvoice', parameters: '[]' };
      await expect(sandbox.graphql(save, token, { payload })).rejects.toThrow(/fetch failed|terminated/);
      const { body } = await sandbox.graphql(filters, token, { userId: values['userid'] });
      expect(body).toMatchObject({ data: { filterList: { totalRecords: made } } });
    });

    it('apply to uploads, downloads and exports as well', async () => {
      const token = await sandbox.freshSupplier();
      for (const operation of ['upload', 'download', 'export'])
        await sandbox.helper('faults', { token, operation, kind: 'error' });
      expect((await sandbox.upload(token, 'invoice.pdf', pdfBytes())).body).toMatchObject({ result: 'error' });
      const { uid } = await sandbox.upload(token, 'invoice.pdf', pdfBytes());
      const download = async () =>
        (await sandbox.getAnswer(await sandbox.get(`/files/api/download/${uid}`, token))).body;
      expect(await download()).toMatchObject({ result: 'error' });
      expect(await download()).toMatchObject({ result: 'success' });
      const exported = { query: [], exportType: 'csv' };
      expect((await sandbox.post('/auth/ImportExport/ExportNonPoInvoice', exported, token)).status).toBe(400);
      expect((await sandbox.post('/auth/ImportExport/ExportNonPoInvoice', exported, token)).status).toBe(200);
    });

    it('dropAfter: keeps an uploaded file although its response is lost', async () => {
      const token = await with_('upload', 'dropAfter');
      const file_uid = randomUUID();
      await expect(sandbox.upload(token, 'invoice.pdf', pdfBytes(), { file_uid })).rejects.toThrow();
      expect((await sandbox.upload(token, 'invoice.pdf', pdfBytes(), { file_uid })).body).toMatchObject({
        result: 'success',
      });
    });
  });

  describe('malformed and cross-origin requests', () => {
    it('receive a 4xx status or a GraphQL error', async () => {
      const token = await sandbox.freshSupplier();
      expect((await sandbox.post('/graphql', 'no object', token)).status).toBe(400);
      expect((await sandbox.graphql('{ broken', token)).status).toBe(200);
      expect((await sandbox.get('/graphql', token)).status).toBe(405);
      expect((await sandbox.get('/nowhere')).status).toBe(404);
      expect((await sandbox.post('/files/api/upload', ['list'], token)).status).toBe(400);
      expect((await sandbox.post('/files/api/hack', {}, token)).status).toBe(404);
      expect((await sandbox.get('/__sandbox/sessions')).status).toBe(405);
      expect((await sandbox.post('/__sandbox/constructor', {})).status).toBe(404);
    });

    it("from another origin can't call the test helpers", async () => {
      const response = await fetch(`http://127.0.0.1:${sandbox.port()}/__sandbox/sessions`, {
        method: 'POST',
        headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
        body: '{"persona":"admin"}',
      });
      expect(response.status).toBe(403);
    });
  });
}
