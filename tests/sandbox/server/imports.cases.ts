import { describe, expect, it } from 'vitest';
import { today } from '@/lib/dates';
import { writeWorkbook } from '@/lib/writeWorkbook';
import { swellingWorkbook, workbookWith } from '../../support/hostileFiles.ts';
import { pdfBytes, type TestSandbox } from './support.ts';

const HEADINGS = (
  'Country Code,Company Code,Supplier Code,Currency,Document Type,AP Sub-Category,Purchase Order,Invoice Number,' +
  'Invoice Date,Invoice Amount,Email Sender,Business Location,Scan URN,Remarks'
).split(',');

interface Uploaded {
  status: string;
  message: string;
  data: string | null;
}
interface Imported {
  data: {
    manualInvoiceImport: {
      id: number;
      result: string;
      message: string;
      totalRecordCount: number;
      succeedRecordCount: number;
      data: { key: string; row: number; value: string }[];
    };
  };
}
interface Listed {
  data: { manualInvoiceEntryList: { data: { invoiceNumber: string }[] } };
}

const IMPORT = `mutation m($input: ImportFileInput!) { manualInvoiceImport(input: $input) {
  id result message totalRecordCount succeedRecordCount data { key row value } } }`;
const LIST = `{ manualInvoiceEntryList(input: { currentPage: 1, pageSize: 0 }) { data { invoiceNumber } } }`;

/** Called from services.test.ts, which has the sandbox. */
export function importCases(sandbox: TestSandbox): void {
  const origin = () => `http://127.0.0.1:${sandbox.port()}`;
  async function upload(token: string, fileName: string, bytes: Uint8Array, field = 'image') {
    const body = new FormData();
    body.set(field, new File([new Uint8Array(bytes)], fileName));
    const headers = { authorization: `Bearer ${token}` };
    return fetch(`${origin()}/auth/Import/ManualInvoice`, { method: 'POST', headers, body });
  }
  const said = async (response: Response) => (await response.json()) as Uploaded;
  async function supplier() {
    const { values } = await sandbox.helper<{ values: Record<string, string> }>('suppliers', {});
    return { token: values['authtoken'] ?? '', code: values['suppliercode'] ?? '' };
  }
  async function imported(token: string, descriptor: string) {
    const [fileUid, fileName, fileUrl, size] = descriptor.split('|');
    const { body } = await sandbox.graphql(IMPORT, token, { input: { fileUid, fileName, fileUrl, size } });
    return (body as unknown as Imported).data.manualInvoiceImport;
  }
  const entry = (code: string, number: string, change: Partial<Record<number, string>> = {}) =>
    [
      'IN',
      '1000',
      code,
      'INR',
      'PO',
      'GENERAL',
      '4500000001',
      number,
      today(),
      '1,180.50',
      'a@b.example',
      '',
      '',
      '',
    ].map((cell, at) => change[at] ?? cell);

  describe('the import of manual entries', () => {
    it('makes entries of the rows that are right, and names row, column and words of the others', async () => {
      const { token, code } = await supplier();
      const rows = [
        HEADINGS,
        entry(code, 'WB-1'),
        entry(code, 'A B', { 9: '0', 10: 'nobody' }),
        entry(code, 'WB-1'),
        entry(code, 'WB-4', { 4: 'NonPO', 6: '' }),
        entry(code, 'WB-5', { 6: '45' }),
        entry('200101', 'WB-6'),
      ];
      const file = await said(await upload(token, 'entries.xlsx', await writeWorkbook([{ name: 'A', rows }])));
      expect(file).toMatchObject({ status: '1', message: 'success' });
      expect(file.data?.split('|').slice(1, 2)).toEqual(['entries.xlsx']);
      const answer = await imported(token, file.data ?? '');
      expect(answer).toMatchObject({ id: 0, result: 'Failed', totalRecordCount: 6, succeedRecordCount: 2 });
      expect(answer.data.map(({ key, row, value }) => `${row} ${key}: ${value}`)).toEqual([
        expect.stringMatching(/^3 Invoice Number: Space is not allowed$/),
        '3 Invoice Amount: Amount is required',
        '3 Email Sender: Please enter valid email',
        '4 Invoice Number: This Invoice already exists',
        '6 Purchase Order: 10 digits required.',
        expect.stringMatching(/^7 Supplier Code: /),
      ]);
      const { body } = await sandbox.graphql(LIST, token);
      const numbers = (body as unknown as Listed).data.manualInvoiceEntryList.data.map(one => one.invoiceNumber);
      expect(numbers.toSorted()).toEqual(['WB-1', 'WB-4']);
    });

    it('takes csv, too, and says so when everything is imported', async () => {
      const { token, code } = await supplier();
      const csv = [HEADINGS, entry(code, 'WB-1', { 9: '10' })].map(cells => cells.join(';')).join('\n');
      const file = await said(await upload(token, 'entries.csv', Buffer.from(csv)));
      expect(await imported(token, file.data ?? '')).toMatchObject({ id: 1, result: 'Success', succeedRecordCount: 1 });
    });

    it.each<[string, string, () => Uint8Array, string | RegExp]>([
      [
        'another kind of file',
        'entries.pdf',
        () => Buffer.from('%PDF-1.7'),
        /^Invalid file format\. Valid formats are csv, xlsx$/,
      ],
      ['an empty file', 'entries.csv', () => Buffer.alloc(0), 'entries.csv is empty.'],
      ['a zip bomb', 'entries.xlsx', swellingWorkbook, /is packed in a way that cannot be opened safely/],
      ['a macro file', 'entries.xlsx', () => workbookWith({ 'xl/vbaProject.bin': 'x' }), /carries macros/],
    ])('refuses %s', async (_, name, make, words) => {
      const file = await said(await upload((await supplier()).token, name, make()));
      expect(file.status).toBe('0');
      expect(file.message).toMatch(words);
    });

    it.each<[string, string, RegExp]>([
      ['headings only', `${HEADINGS.join(',')}\n`, /^The file has no rows$/],
      ['other headings', 'Colour,Size\nred,4\n', /^These headings are missing: Country Code, /],
    ])('imports nothing of a file with %s', async (_, csv, words) => {
      const { token } = await supplier();
      const file = await said(await upload(token, 'entries.csv', Buffer.from(csv)));
      const answer = await imported(token, file.data ?? '');
      expect(answer).toMatchObject({ result: 'Failed', totalRecordCount: 0, succeedRecordCount: 0 });
      expect(answer.message).toMatch(words);
    });

    it("is nobody else's business: another person's file is not there, and who only reads is refused", async () => {
      const [one, other] = [await supplier(), await supplier()];
      const file = await said(await upload(one.token, 'entries.csv', Buffer.from(HEADINGS.join(','))));
      expect((await imported(other.token, file.data ?? '')).message).toBe('The file was not uploaded.');
      const auditor = await sandbox.signIn('auditor');
      expect((await said(await upload(auditor, 'entries.csv', Buffer.from('a,b')))).status).toBe('0');
      expect((await upload('nobody', 'entries.csv', Buffer.from('a,b'))).status).toBe(401);
      expect((await upload(one.token, 'entries.csv', Buffer.from('a,b'), 'file')).status).toBe(400);
    });
  });

  describe('the import of travel and expense', () => {
    const TE_HEADINGS =
      'Company Code,Supplier Code,Invoice Number,Invoice Date,Currency,Line Item Description,Amount,HSN/SAC Code,Tax Rate,' +
      'Tax Amount,Narration,Reference Number,Ticket/PNR Number,Invoice File,Supporting File';
    const STAGED = `{ stagingTEInvoiceList(input: { currentPage: 1, pageSize: 0 }) { data {
      invoiceNumber totalAmount totalTaxAmount totalGrossAmount invoiceCopy } } }`;
    const send = async (token: string, ...lines: string[]) => {
      const body = new FormData();
      body.set('file', new File([[TE_HEADINGS, ...lines].join('\n')], 'travel.csv'));
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${origin()}/auth/Import/TEInvoiceImport`, { method: 'POST', headers, body });
      return (await response.json()) as { status: string; message: string; data: unknown };
    };
    const staged = async (token: string) =>
      (
        (await sandbox.graphql(STAGED, token)).body as unknown as {
          data: { stagingTEInvoiceList: { data: Record<string, unknown>[] } };
        }
      ).data.stagingTEInvoiceList.data;
    const line = (code: string, number: string, amount: string, taxAmount = '') =>
      `1000,${code},${number},${today()},INR,Air fare,${amount},996425,5,${taxAmount},Audit,,,,`;

    it('stages the lines of an invoice as one, with the missing tax worked out and rounded down', async () => {
      const { token, code } = await supplier();
      const answer = await send(
        token,
        line(code, 'TRV-1', '100.33'),
        line(code, 'TRV-1', '50', '2.5'),
        line(code, 'TRV-2', '10'),
      );
      expect(answer).toMatchObject({ status: '1', message: 'success' });
      expect(String(answer.data).split('|')[1]).toBe('travel.csv');
      const first = (await staged(token)).find(({ invoiceNumber }) => invoiceNumber === 'TRV-1');
      expect([first?.['totalAmount'], first?.['totalTaxAmount']].map(Number)).toEqual([150.33, 7.516]);
      expect(await staged(token)).toHaveLength(2);
    });

    it('stages nothing when a row is wrong, and names every one', async () => {
      const { token, code } = await supplier();
      const answer = await send(
        token,
        line(code, 'TRV-1', '100'),
        line(code, 'A B', '0'),
        line('200101', 'TRV-3', '1'),
      );
      expect(answer).toMatchObject({ status: '1', message: 'error' });
      expect((answer.data as { key: string; value: string }[]).map(({ key, value }) => `${key}: ${value}`)).toEqual([
        'Row 3: Invoice Number: Space is not allowed',
        'Row 3: Amount: Amount is required',
        expect.stringMatching(/^Row 4: Supplier Code: /),
      ]);
      expect(await staged(token)).toEqual([]);
    });

    it('takes uploaded attachments by their names, and says which is missing', async () => {
      const { token, code } = await supplier();
      await sandbox.upload(token, 'Boarding pass.pdf', pdfBytes(), { module: 'TEInvoice', context: 'TEInvoice' });
      const withFile = (name: string) => line(code, 'TRV-1', '10').replace(/,,$/, `,${name},`);
      expect((await send(token, withFile('Lost.pdf'))).data).toEqual([
        { key: 'Row 2: Invoice File', value: 'No attachment of this name was uploaded' },
      ]);
      expect(await send(token, withFile('boarding pass.pdf'))).toMatchObject({ message: 'success' });
      expect(String((await staged(token))[0]?.['invoiceCopy'])).toContain('Boarding pass.pdf');
    });

    it('fails in words when there is nothing in the file', async () => {
      const { token } = await supplier();
      expect(await send(token)).toMatchObject({ status: '1', message: 'failed', data: 'The file has no rows' });
    });
  });
}
