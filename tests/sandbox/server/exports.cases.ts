import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { TestSandbox } from './support.ts';

/** Called from services.test.ts, which starts the sandbox. */
export function exportCases(sandbox: TestSandbox): void {
  describe('export route', () => {
    const ask = (name: string, token: string, body: unknown = { query: [], exportType: 'xlsx' }) =>
      sandbox.post(`/auth/ImportExport/${name}`, body, token);

    it('exports only the rows that the user sees in the list', async () => {
      const supplier = await ask('ExportNonPoInvoice', await sandbox.signIn('supplier'));
      expect(supplier.status).toBe(200);
      expect(supplier.headers.get('content-disposition')).toBe('attachment; filename="ExportNonPoInvoice.xlsx"');
      const all = await ask('ExportNonPoInvoice', await sandbox.signIn('admin'));
      const [own, every] = await Promise.all(
        [supplier, all].map(async one => readSheet(Buffer.from(await one.arrayBuffer()))),
      );
      const list = '{ nonPoInvoiceList(input: { currentPage: 1, pageSize: 1 }) { totalRecords } }';
      const { body } = await sandbox.graphql(list, await sandbox.signIn('supplier'));
      expect(body).toEqual({ data: { nonPoInvoiceList: { totalRecords: (own?.length ?? 0) - 1 } } });
      expect(own?.length).toBeGreaterThan(1);
      expect(every?.length).toBeGreaterThan(own?.length ?? 0);
      const stranger = await ask('ExportNonPoInvoice', await sandbox.freshSupplier());
      expect(await readSheet(Buffer.from(await stranger.arrayBuffer()))).toHaveLength(1);
    });

    it('applies the same filters as the list', async () => {
      const token = await sandbox.signIn('admin');
      const query = [{ name: 'status', value: 'Approved', type: 'checkBox' }];
      const csv = await (await ask('ExportNonPoInvoice', token, { query, exportType: 'csv' })).text();
      const { data } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), { header: true });
      expect(data.length).toBeGreaterThan(0);
      expect(new Set(data.map(row => row['Status']))).toEqual(new Set(['Approved']));
    });

    it('rejects the supplier list for a user with suppliers, unknown lists and unknown file types', async () => {
      const token = await sandbox.signIn('userwithsupplier');
      expect((await ask('ExportSuppliers', token)).status).toBe(403);
      expect((await ask('ExportSuppliers', await sandbox.signIn('admin'))).status).toBe(200);
      expect((await ask('ExportSecrets', token)).status).toBe(400);
      expect((await ask('ExportNonPoInvoice', token, { query: [], exportType: 'exe' })).status).toBe(400);
      expect((await ask('../login', token)).status).toBe(404);
    });
  });

  describe('REST endpoint of a list', () => {
    it('returns a page of the list, and rejects unknown lists and invalid parameters', async () => {
      const token = await sandbox.signIn('supplier');
      const { body } = await sandbox.getAnswer(
        await sandbox.get(
          `/masterdata/currencyList?currentPage=1&pageSize=2&parameters=${encodeURIComponent('[]')}`,
          token,
        ),
      );
      expect(body['totalRecords']).toBeGreaterThan(2);
      expect(body['data']).toHaveLength(2);
      expect((await sandbox.get('/masterdata/users', token)).status).toBe(404);
      expect((await sandbox.get('/masterdata/currencyList?parameters=%7B', token)).status).toBe(400);
    });
  });
}
