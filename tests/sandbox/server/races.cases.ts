import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pdfBytes, type TestSandbox } from './support.ts';

interface Session {
  userId: string;
  token: string;
}
interface Invoice {
  id: number;
  invoiceNumber: string;
}
interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Called from services.test.ts, which starts the sandbox. Every case sends its calls concurrently. */
export function raceCases(sandbox: TestSandbox): void {
  const getSession = ({ values }: { values: Record<string, string> }): Session => ({
    userId: values['userid'] ?? '',
    token: values['authtoken'] ?? '',
  });
  const supplier = async () => getSession(await sandbox.helper('suppliers', {}));
  const persona = async (wanted: string) => getSession(await sandbox.helper('sessions', { persona: wanted }));
  const user = async (userId: string) => getSession(await sandbox.helper('sessions', { userId }));
  const invoice = (author: Session, more: object) =>
    sandbox.helper<Invoice>('invoices', { author: author.userId, ...more });
  const call = async (query: string, { token }: Session, variables: object) =>
    (await sandbox.graphql(query, token, variables)).body as Answer;

  const approve = (who: Session, { id }: Invoice, level: number) =>
    call('mutation c($input: WorkflowCommandInput!) { createWorkflowCommand(input: $input) { id } }', who, {
      input: {
        module: 'NonPoInvoice',
        context: 'NonPoInvoice',
        contextId: id,
        commandName: 'Approved',
        workflowLevelState: level,
        userId: who.userId,
      },
    });
  const getLevel = async ({ id }: Invoice) => {
    const { data } = await call(
      `query t($id: String) { workflowTaskQuery(input: { currentPage: 1, pageSize: 40, parameters: [
        { name: "CONTEXTID", value: $id }, { name: "Context", value: "NonPoInvoice" }] }) {
        data { workflowLevelState workflowStatus } } }`,
      await persona('admin'),
      { id: String(id) },
    );
    return (data as { workflowTaskQuery: { data: unknown[] } }).workflowTaskQuery.data[0];
  };
  const succeeded = (answers: Answer[]) => answers.filter(answer => !answer.errors);
  const refused = (answers: Answer[]) => answers.flatMap(answer => answer.errors ?? []);

  describe('concurrent requests', () => {
    it('two users invoice the same goods: the second gets an error with the line and quantity left', async () => {
      const { viewer, values } = await sandbox.helper<{
        viewer: { supplierCode: string };
        values: Record<string, string>;
      }>('suppliers', {});
      const order = await sandbox.helper<{ id: number; receipts: { itemId: number }[] }>('orders', {
        supplierCode: viewer.supplierCode,
        items: [
          { quantity: '10', price: '5', received: ['10'] },
          { quantity: '30', price: '7', received: ['30'] },
        ],
      });
      const people = [getSession({ values }), await user(values['userid'] ?? '')];
      const save = async (who: Session) => {
        const { uid } = await sandbox.upload(who.token, 'goods.pdf', pdfBytes(), {
          module: 'DeliveryInvoice',
          context: 'DeliveryInvoice',
        });
        return (number: string) =>
          call('mutation c($input: DeliveryInvoiceCreate!) { deliveryInvoiceCreate(input: $input) { id } }', who, {
            input: {
              poId: order.id,
              invoiceNumber: number,
              invoiceDate: '2026-11-20',
              invoicePDF: JSON.stringify([{ file_uid: uid }]),
              isAgree: true,
              status: 'Pending for approval',
              items: [
                { grnItemId: order.receipts[0]?.itemId, quantity: '4' },
                { grnItemId: order.receipts[1]?.itemId, quantity: '20' },
              ],
            },
          });
      };
      const saves = await Promise.all(people.map(save));
      const answers = await Promise.all(saves.map((send, index) => send(`RACE-${index}`)));
      expect(succeeded(answers)).toHaveLength(1);
      const [lost] = refused(answers);
      expect(lost?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'items.1.quantity', message: 'Is more than Recd Qty: 10 NOS is left' }],
      });
    });

    it('two approvers of one level: one approves, the other gets an error naming the first', async () => {
      const author = await supplier();
      const made = await invoice(author, { step: 3, amount: '60000.00' });
      const [farida, sunil] = await Promise.all([persona('bulk'), user('usr-e-008')]);
      const answers = await Promise.all([approve(farida, made, 4), approve(sunil, made, 4)]);
      expect(succeeded(answers)).toHaveLength(1);
      expect(refused(answers)).toMatchObject([
        {
          message: expect.stringMatching(
            /^This request was already decided\. (Farida Merchant|Sunil Bhargava) approved it on \d\d-\w{3}-\d{4} \d\d:\d\d\.$/,
          ) as string,
          extensions: { code: 'CONFLICT' },
        },
      ]);
      expect(await getLevel(made)).toEqual({ workflowLevelState: 5, workflowStatus: 'Pending' });
    });

    it('two files with one uid: one is stored completely, the other is rejected', async () => {
      const { token } = await supplier();
      for (let round = 0; round < 10; round += 1) {
        const uid = randomUUID();
        const texts = ['first', 'second'];
        const answers = await Promise.all(
          texts.map(text => sandbox.upload(token, `${text}.pdf`, pdfBytes(text), { file_uid: uid })),
        );
        const winner = answers.findIndex(({ body }) => body['result'] === 'success');
        expect(answers[1 - winner]?.body).toMatchObject({ err: 'A file with this file_uid exists already.' });
        const { body } = await sandbox.getAnswer(await sandbox.get(`/files/api/download/${uid}`, token));
        expect(body).toMatchObject({
          fileData: {
            fileName: `${texts[winner]}.pdf`,
            byteArr: pdfBytes(texts[winner]).toString('base64'),
          },
        });
      }
    });
  });
}
