import { describe, expect, it } from 'vitest';
import type { TestSandbox } from './support.ts';

/** Called from services.test.ts, which starts the sandbox. */
export function sessionCases(sandbox: TestSandbox): void {
  const someList = '{ filterList(input: { currentPage: 1, pageSize: 10 }) { totalRecords } }';

  describe('bearer token', () => {
    it.each([undefined, 'made-up'])('must be valid (%s)', async token => {
      const { status, body } = await sandbox.graphql(someList, token);
      expect(status).toBe(401);
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    });

    it.each(['/files/api/download/abcdefgh1', '/files/api/delete/abcdefgh1', '/masterdata/currencyList'])(
      'is required at %s',
      async path => expect((await sandbox.get(path)).status).toBe(401),
    );

    it('is required by the export and the upload', async () => {
      expect((await sandbox.post('/auth/ImportExport/ExportNonPoInvoice', {})).status).toBe(401);
      expect((await sandbox.post('/files/api/upload', {})).status).toBe(401);
    });

    it('is rejected after it expires', async () => {
      const token = await sandbox.signIn('supplier');
      expect((await sandbox.graphql(someList, token)).status).toBe(200);
      await sandbox.helper('expire', { token });
      expect((await sandbox.graphql(someList, token)).status).toBe(401);
    });

    it('is rejected after Logout', async () => {
      const { values } = await sandbox.helper('sessions', { persona: 'l1' });
      const logout = 'mutation ($id: String!) { expireAspNetUserToken(input: { userId: $id }) { id } }';
      const token = values['authtoken'];
      expect((await sandbox.graphql(logout, token, { id: values['userid'] })).body).not.toHaveProperty('errors');
      expect((await sandbox.graphql(someList, token)).status).toBe(401);
    });

    it('is optional for schema introspection only', async () => {
      expect((await sandbox.graphql('{ __schema { queryType { name } } }')).body).toEqual({
        data: { __schema: { queryType: { name: 'Query' } } },
      });
      expect((await sandbox.graphql(`{ __typename ${someList.slice(1)}`)).status).toBe(401);
      expect(
        (
          await sandbox.graphql(
            '{ ...on Query { currencyList(input: {currentPage: 1, pageSize: 1}) { totalRecords } } }',
          )
        ).status,
      ).toBe(401);
    });
  });

  describe('session after sign-in', () => {
    it('contains the values that the specification lists', async () => {
      const { values } = await sandbox.helper('sessions', { persona: 'supplier' });
      expect(Object.keys(values).sort()).toEqual(
        [
          'authtoken',
          'userobject',
          'userid',
          'useremail',
          'username',
          'userrolegroup',
          'userrole',
          'supplierid',
          'suppliercode',
          'supplierpan',
        ].sort(),
      );
      expect(JSON.parse(values['userrole'] ?? '')).toEqual(['supplier']);
      expect(values['supplierid']).toMatch(/^\d+$/);
    });

    it('contains the employee and no supplier for a buyer-side user', async () => {
      const { values } = await sandbox.helper('sessions', { persona: 'approver' });
      expect(JSON.parse(values['employee'] ?? '')).toMatchObject({
        userId: values['userid'],
        name: values['username'],
      });
      expect(values).not.toHaveProperty('supplierid');
    });

    it('can be created for every persona of the sign-in page, and for no other', async () => {
      const page = await (await sandbox.get('/login')).text();
      const keys = [...page.matchAll(/<button name="as" value="([^"]+)"/g)].map(match => match[1] ?? '');
      expect(keys).toEqual(
        expect.arrayContaining([
          'supplier',
          'supplier-pan',
          'supplier-overseas',
          'userwithsupplier',
          'approver',
          'l1',
          'l2',
          'bulk',
          'reviewer',
          'auditor',
          'admin',
        ]),
      );
      for (const key of keys) expect(await sandbox.signIn(key)).toMatch(/^sbx_/);
      expect((await sandbox.post('/__sandbox/sessions', { persona: 'root' })).status).toBe(404);
    });
  });

  describe('test helper for invoices', () => {
    it('creates an invoice in any status for any active user', async () => {
      const { values } = await sandbox.helper('suppliers', {});
      const byId = 'query ($id: Int!) { nonPoInvoiceById(id: $id) { status invoiceNumber } }';
      for (const status of ['Draft', 'Pending for approval', 'SentBack', 'Rejected', 'Approved']) {
        const made = await sandbox.helper<{ id: number; invoiceNumber: string }>('invoices', {
          author: values['userid'],
          status,
        });
        const { body } = await sandbox.graphql(byId, values['authtoken'], { id: made.id });
        expect(body).toEqual({ data: { nonPoInvoiceById: { status, invoiceNumber: made.invoiceNumber } } });
      }
      const refused = await sandbox.post('/__sandbox/invoices', { author: 'nobody' });
      expect(await sandbox.getAnswer(refused)).toEqual({
        status: 400,
        body: { message: 'Error: No active user nobody' },
      });
    });
  });
}
