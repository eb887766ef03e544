import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { manualImport } from '@/features/manual/import/manual.import';
import { teImport } from '@/features/te/import/te.import';
import { today } from '@/lib/dates';
import { writeWorkbook } from '@/lib/writeWorkbook';
import { png } from '../../shared/attachments/realFiles';
import { templateFile } from '../../support/importFiles.ts';
import { handWrittenBook, xmlRow } from '../../support/workbookParts.ts';
import { pdfBytes, type TestSandbox } from './support.ts';

const HEADINGS = (
  'Country Code,Company Code,Supplier Code,Currency,Document Type,AP Sub-Category,Purchase Order,Invoice Number,' +
  'Invoice Date,Invoice Amount,Email Sender,Business Location,Scan URN,Remarks'
).split(',');

const EXAMPLE_ROW = /^This is the template's example row\./;
const none = () => Promise.resolve([]);
const manualTemplate = manualImport({ documentTypes: none, apSubCategories: none, currencies: none });

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

/** Called from services.test.ts, which starts the sandbox. */
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

  describe('manual entry import', () => {
    it('creates entries from valid rows, and returns row, column and message of each error', async () => {
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

    it('accepts CSV, and returns Success when all rows are imported', async () => {
      const { token, code } = await supplier();
      const csv = [HEADINGS, entry(code, 'WB-1', { 9: '10' })].map(cells => cells.join(';')).join('\n');
      const file = await said(await upload(token, 'entries.csv', Buffer.from(csv)));
      expect(await imported(token, file.data ?? '')).toMatchObject({ id: 1, result: 'Success', succeedRecordCount: 1 });
    });

    it.each<[string, string, () => Uint8Array, string | RegExp]>([
      [
        'another file type',
        'entries.pdf',
        () => Buffer.from('%PDF-1.7'),
        /^Invalid file format\. Valid formats are csv, xlsx$/,
      ],
      ['an empty file', 'entries.csv', () => Buffer.alloc(0), 'entries.csv is empty.'],
    ])('rejects %s', async (_, name, make, words) => {
      const file = await said(await upload((await supplier()).token, name, make()));
      expect(file.status).toBe('0');
      expect(file.message).toMatch(words);
    });

    it('rejects the example row of the unchanged template', async () => {
      const { token } = await supplier();
      const file = await said(await upload(token, 'template.xlsx', await templateFile(manualTemplate)));
      const answer = await imported(token, file.data ?? '');
      expect(answer).toMatchObject({ result: 'Failed', totalRecordCount: 1, succeedRecordCount: 0 });
      expect(answer.data).toEqual([{ key: 'Country Code', row: 2, value: expect.stringMatching(EXAMPLE_ROW) }]);
    });

    it.each<[string, string, RegExp]>([
      ['headings only', `${HEADINGS.join(',')}\n`, /^The file has no rows$/],
      ['other headings', 'Colour,Size\nred,4\n', /^These headings are missing: Country Code, /],
    ])('imports nothing from a file with %s', async (_, csv, words) => {
      const { token } = await supplier();
      const file = await said(await upload(token, 'entries.csv', Buffer.from(csv)));
      const answer = await imported(token, file.data ?? '');
      expect(answer).toMatchObject({ result: 'Failed', totalRecordCount: 0, succeedRecordCount: 0 });
      expect(answer.message).toMatch(words);
    });

    it("rejects another supplier's file, read-only users, and uploads without a valid token or field", async () => {
      const [one, other] = [await supplier(), await supplier()];
      const file = await said(await upload(one.token, 'entries.csv', Buffer.from(HEADINGS.join(','))));
      expect((await imported(other.token, file.data ?? '')).message).toBe('The file was not uploaded.');
      const auditor = await sandbox.signIn('auditor');
      expect((await said(await upload(auditor, 'entries.csv', Buffer.from('a,b')))).status).toBe('0');
      expect((await upload('nobody', 'entries.csv', Buffer.from('a,b'))).status).toBe(401);
      expect((await upload(one.token, 'entries.csv', Buffer.from('a,b'), 'file')).status).toBe(400);
    });
  });

  describe('travel and expense import', () => {
    const TE_HEADINGS =
      'Company Code,Supplier Code,Invoice Number,Invoice Date,Currency,Line Item Description,Amount,HSN/SAC Code,Tax Rate,' +
      'Tax Amount,Narration,Reference Number,Ticket/PNR Number,Invoice File,Supporting File';
    const STAGED = `{ stagingTEInvoiceList(input: { currentPage: 1, pageSize: 0 }) { data {
      id invoiceNumber totalAmount totalTaxAmount totalGrossAmount invoiceCopy } } }`;
    const send = (token: string, ...lines: string[]) =>
      sendFile(token, new File([[TE_HEADINGS, ...lines].join('\n')], 'travel.csv'));
    const sendFile = async (token: string, file: File) => {
      const body = new FormData();
      body.set('file', file);
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

    it('stages the lines of an invoice as one row, and calculates a missing tax, rounded down', async () => {
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

    it('rejects the example row of the unchanged template', async () => {
      const { token } = await supplier();
      const template = new File([new Uint8Array(await templateFile(teImport))], 'template.xlsx');
      expect(await sendFile(token, template)).toMatchObject({
        message: 'error',
        data: [{ key: 'Row 2: Company Code', value: expect.stringMatching(EXAMPLE_ROW) }],
      });
      expect(await staged(token)).toEqual([]);
    });

    it('reads the cells of a workbook by their number formats', async () => {
      const { token, code } = await supplier();
      const number = (style: number, value: string) => ({ style, xml: `<v>${value}</v>` });
      const cells = ['1000', code, number(1, '4512'), today(), 'INR', 'Air fare', '5400', '996425', number(2, '0.18')];
      const rows = [xmlRow(1, TE_HEADINGS.split(',')), xmlRow(2, cells)];
      const bytes = new Uint8Array(handWrittenBook({ rows, formats: ['00000000', '0%'] }));
      expect(await sendFile(token, new File([bytes], 'travel.xlsx'))).toMatchObject({ message: 'success' });
      expect(await staged(token)).toMatchObject([{ invoiceNumber: '00004512', totalGrossAmount: '6372.000' }]);
    });

    it('stages nothing when a row is invalid, and returns the errors of all rows', async () => {
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

    it('finds uploaded attachments by file name, and reports missing ones', async () => {
      const { token, code } = await supplier();
      await sandbox.upload(token, 'Boarding pass.pdf', pdfBytes(), { module: 'TEInvoice', context: 'TEInvoice' });
      const withFile = (name: string) => line(code, 'TRV-1', '10').replace(/,,$/, `,${name},`);
      expect((await send(token, withFile('Lost.pdf'))).data).toEqual([
        { key: 'Row 2: Invoice File', value: 'No attachment with this name was uploaded' },
      ]);
      expect(await send(token, withFile('boarding pass.pdf'))).toMatchObject({ message: 'success' });
      expect(String((await staged(token))[0]?.['invoiceCopy'])).toContain('Boarding pass.pdf');
    });

    /** Formats errors as 'Row 2: Amount: ...'. */
    const getProblems = ({ message, data }: { message: string; data: unknown }) =>
      message === 'error'
        ? (data as { key: string; value: string }[]).map(({ key, value }) => `${key}: ${value}`)
        : message;

    it('keeps an attachment until the last invoice that uses it is deleted', async () => {
      const { token, code } = await supplier();
      const { uid } = await sandbox.upload(token, 'Hotel.pdf', pdfBytes(), {
        module: 'TEInvoice',
        context: 'TEInvoice',
      });
      const named = (number: string) => line(code, number, '10').replace(/,,$/, ',Hotel.pdf,');
      expect(getProblems(await send(token, named('TRV-1'), named('TRV-2'), named('TRV-3')))).toBe('success');
      const ids = Object.fromEntries((await staged(token)).map(({ id, invoiceNumber }) => [invoiceNumber, id]));
      const readers = await Promise.all(['reviewer', 'auditor'].map(key => sandbox.signIn(key)));
      const reads = async () =>
        Promise.all(
          readers.map(async reader => {
            const answer = await sandbox.getAnswer(await sandbox.get(`/files/api/download/${uid}`, reader));
            return answer.body['result'];
          }),
        );
      const remove = (number: string) =>
        sandbox.graphql('mutation m($input: IdInput!) { stagingTEInvoiceDelete(input: $input) { result } }', token, {
          input: { id: ids[number] },
        });
      const submit = (number: string) =>
        sandbox.graphql(
          'mutation m($list: [SubmitStagingTEInvoiceInput!]!) { submitStagingTEInvoice(list: $list) { status } }',
          token,
          { list: [{ id: ids[number] }] },
        );
      const deletes = async () => (await sandbox.get(`/files/api/delete/${uid}`, token)).status;
      // The file service recorded the file for TRV-3; the other rows can still read the file.
      await remove('TRV-3');
      expect(await reads()).toEqual(['success', 'success']);
      await submit('TRV-1');
      await remove('TRV-2');
      expect([await reads(), await deletes()]).toEqual([['success', 'success'], 404]);
      // After this row is deleted, its owner can use the file in another import.
      const other = await sandbox.upload(token, 'Taxi.pdf', pdfBytes(), { module: 'TEInvoice', context: 'TEInvoice' });
      const taxi = line(code, 'TRV-4', '10').replace(/,,$/, ',Taxi.pdf,');
      expect(getProblems(await send(token, taxi))).toBe('success');
      ids['TRV-4'] = (await staged(token))[0]?.['id'];
      await remove('TRV-4');
      const [reviewer = ''] = readers;
      const seen = await sandbox.getAnswer(await sandbox.get(`/files/api/download/${other.uid}`, reviewer));
      expect(seen.body['result']).toBe('noResult');
      expect(getProblems(await send(token, taxi))).toBe('success');
    });

    it('keeps a shared attachment on both invoices when one of them gets another file', async () => {
      const { token, code } = await supplier();
      const { uid } = await sandbox.upload(token, 'Hotel.pdf', pdfBytes(), {
        module: 'TEInvoice',
        context: 'TEInvoice',
      });
      const named = (number: string) => line(code, number, '10').replace(/,,$/, ',Hotel.pdf,');
      await send(token, named('TRV-1'), named('TRV-2'));
      const more = await sandbox.upload(token, 'More.pdf', pdfBytes(), { module: 'TEInvoice', context: 'TEInvoice' });
      const update = async (at: number, uids: string[]) => {
        const { id } = (await staged(token))[at] ?? {};
        const invoiceCopy = JSON.stringify(uids.map(file_uid => ({ file_uid })));
        const { body } = await sandbox.graphql(
          'mutation m($input: StagingTEInvoiceInput!) { stagingTEInvoiceUpdate(input: $input) { status } }',
          token,
          { input: { id, invoiceCopy } },
        );
        return body;
      };
      const updated = { data: { stagingTEInvoiceUpdate: { status: 'Updated' } } };
      expect(await update(0, [uid, more.uid])).toEqual(updated);
      expect(await update(1, [uid])).toEqual(updated);
    });

    it('applies the limits of the forms to amounts, rates, text lengths and line counts', async () => {
      const { token, code } = await supplier();
      const wrong = async (change: (cells: string[]) => void) => {
        const cells = line(code, 'TRV-1', '10').split(',');
        change(cells);
        return getProblems(await send(token, cells.join(',')));
      };
      expect(await wrong(cells => (cells[6] = '1000000000000000'))).toEqual(['Row 2: Amount: Amount is too large']);
      expect(await wrong(cells => (cells[6] = '10000000000000'))).toEqual(['Row 2: Amount: Amount is too large']);
      expect(await wrong(cells => (cells[8] = '99999'))).toEqual(['Row 2: Tax Rate: Enter a rate from 0 to 100']);
      expect(await wrong(cells => (cells[9] = '10000000000000'))).toEqual(['Row 2: Tax Amount: Amount is too large']);
      expect(await wrong(cells => (cells[2] = 'T2345678901234567'))).toEqual([
        'Row 2: Invoice Number: At most 16 characters',
      ]);
      expect(await wrong(cells => (cells[5] = 'x'.repeat(4001)))).toEqual([
        'Row 2: Line Item Description: At most 4000 characters',
      ]);
      expect(await wrong(cells => (cells[2] = 'TRV\u200b-1'))).toEqual([
        expect.stringMatching(/^Row 2: Invoice Number: The invoice number contains an invisible character/),
      ]);
      const many = (count: number, amount: string) =>
        Array.from({ length: count }, (_, at) => line(code, 'TRV-9', amount).replace('Air fare', `Fare ${at}`));
      expect(getProblems(await send(token, ...many(1001, '1')))).toEqual([
        'Row 1002: Invoice Number: At most 1000 lines. Put the others on another invoice.',
      ]);
      expect(getProblems(await send(token, ...many(2, '9999999999999.99')))).toEqual([
        'Row 2: Amount: The line total is too large',
      ]);
      expect(await staged(token)).toEqual([]);
      expect(getProblems(await send(token, ...many(1000, '1')))).toBe('success');
    });

    it.each([
      ['ticket.png', 'success'],
      ['ticket.bmp', 'failed'],
    ])('checks the format of image attachments: %s returns %s', async (name, message) => {
      const { token } = await supplier();
      const body = new FormData();
      body.set('file', new File([new Uint8Array(png)], name));
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${origin()}/auth/Import/UploadAttachment`, { method: 'POST', headers, body });
      expect(await response.json()).toMatchObject({ message });
    });

    it('ignores hidden sheets, and rejects a file with duplicate column headings', async () => {
      const { token, code } = await supplier();
      const cells = (number: string) => line(code, number, '10').split(',');
      const sheet = (name: string, number: string) => ({ name, rows: [TE_HEADINGS.split(','), cells(number)] });
      const parts = unzipSync(await writeWorkbook([sheet('Old', 'TRV-1'), sheet('New', 'TRV-2')]));
      const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
      const hidden = strToU8(book.replace('<sheet name="Old"', '<sheet name="Old" state="hidden"'));
      const file = new File([new Uint8Array(zipSync({ ...parts, 'xl/workbook.xml': hidden }))], 'travel.xlsx');
      expect(getProblems(await sendFile(token, file))).toBe('success');
      expect((await staged(token)).map(({ invoiceNumber }) => invoiceNumber)).toEqual(['TRV-2']);
      const twice = new File([`${TE_HEADINGS},amount\n${line(code, 'TRV-3', '10')},99\n`], 'travel.csv');
      expect(await sendFile(token, twice)).toMatchObject({
        message: 'failed',
        data: expect.stringMatching(/^2 columns are called 'Amount' \(G and P\)/) as string,
      });
    });
  });
}
