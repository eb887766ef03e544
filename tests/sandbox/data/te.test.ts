import { describe, expect, it } from 'vitest';
import { today } from '@/lib/dates';
import { identifierKey } from '@/lib/identity';
import { createSupplier } from '../../../sandbox/server/testData.ts';
import { uploadPdf } from '../../../sandbox/server/testRecord.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { importStaged } from '../../../sandbox/recordTypes/te/importStaged.ts';
import { mayDeleteFile, mayUploadFor } from '../../../sandbox/rules/files/ownership.ts';
import { ask, inStep, list, openSandbox, persona, refusal } from './support.ts';

const sandbox = openSandbox();

interface Row {
  id: number;
  invoiceNumber: string;
  invoiceCopy: string;
}

const getStaged = (viewer: Viewer) =>
  list<Row>(sandbox, viewer, 'stagingTEInvoiceList', 'id invoiceNumber invoiceCopy');
const getFinals = (viewer: Viewer) =>
  list<Row & { status: string }>(sandbox, viewer, 'teInvoiceList', 'id invoiceNumber invoiceCopy status', {
    pageSize: 0,
  });
const submit = async (viewer: Viewer, ...ids: number[]) => {
  const source = `mutation ($list: [SubmitStagingTEInvoiceInput!]!) {
    answer: submitStagingTEInvoice(list: $list) { id status message data { key value } } }`;
  const { answer } = await ask<{ answer: { id: number; status: string; data: { key: string; value: string }[] } }>(
    sandbox,
    viewer,
    source,
    { list: ids.map(id => ({ id })) },
  );
  return answer;
};
const remove = async (viewer: Viewer, id: number) => {
  const source = 'mutation ($input: IdInput!) { answer: stagingTEInvoiceDelete(input: $input) { result } }';
  return (await ask<{ answer: { result: string } }>(sandbox, viewer, source, { input: { id } })).answer.result;
};
const update = async (viewer: Viewer, input: object) => {
  const source =
    'mutation ($input: StagingTEInvoiceInput!) { answer: stagingTEInvoiceUpdate(input: $input) { status } }';
  return (await ask<{ answer: { status: string } }>(sandbox, viewer, source, { input })).answer.status;
};

/** Creates a supplier with a staged invoice copied from the seed. */
async function ownStaged(patch: { number?: string } = {}): Promise<{ viewer: Viewer; id: number; number: string }> {
  const viewer = await createSupplier(sandbox.db);
  const columns = `company_code, invoice_date, currency_code, items, total_amount, total_tax_amount, total_gross_amount`;
  const number = patch.number ?? `T-${viewer.supplierId}`;
  const [row] = await sandbox.db.query<{ id: number }>(
    `insert into staging_te_invoice (rcb, supplier_id, supplier_code, invoice_number, invoice_number_key, ${columns})
     select $1, $2, $3, $4, $5, ${columns} from staging_te_invoice where id = 1 returning id`,
    [viewer.userId, viewer.supplierId, viewer.supplierCode, number, identifierKey(number)],
  );
  return { viewer, id: row?.id ?? 0, number };
}

const attach = async (viewer: Viewer, id: number) => {
  const file = await uploadPdf(sandbox.db, viewer, 'ticket');
  expect(await update(viewer, { id, invoiceCopy: JSON.stringify([file]) })).toBe('Updated');
  return file;
};

it('concurrent imports stage an invoice number once', async () => {
  const viewer = await createSupplier(sandbox.db);
  const file = (number: string) => ({
    fileName: 'travel.csv',
    bytes: Buffer.from(
      'Company Code,Supplier Code,Invoice Number,Invoice Date,Currency,Line Item Description,Amount,HSN/SAC Code,Tax Rate,' +
        'Tax Amount,Narration,Reference Number,Ticket/PNR Number,Invoice File,Supporting File\n' +
        `1000,${viewer.supplierCode},${number},${today()},INR,Air fare,10,996425,5,,Audit,,,,\n`,
    ),
  });
  const numbers = ['TRV-1', 'trv-1', 'Trv-1', 'TRV-1'];
  const answers = await inStep(
    sandbox.db,
    numbers.map(number => db => importStaged(db, viewer, file(number))),
  );
  expect(answers.map(({ message }) => message).sort()).toEqual(['error', 'error', 'error', 'success']);
  expect((await getStaged(viewer)).totalRecords).toBe(1);
});

it('totals of lists and exports include TCS and the tax line (spec 3 §5)', async () => {
  interface Totals {
    tax: string;
    gross: string;
    tcs: string;
    line: string;
    items: { amount: string; taxRate: string; taxAmount: string | null }[];
  }
  const rows = await sandbox.db.query<Totals>(
    `select total_tax_amount tax, total_gross_amount gross, coalesce(tcs_amount, 0) tcs,
       coalesce(tax_line_amount, 0) line, items from te_invoice`,
  );
  expect(rows.some(({ tcs }) => Number(tcs) > 0) && rows.some(({ line }) => Number(line) > 0)).toBe(true);
  for (const { tax, gross, tcs, line, items } of rows) {
    const amount = items.reduce((all, one) => all + Number(one.amount), 0);
    const ofLines = items.reduce(
      (all, one) => all + Number(one.taxAmount ?? (Number(one.amount) * Number(one.taxRate)) / 100),
      0,
    );
    expect(Number(tax)).toBeCloseTo(ofLines + Number(line), 1);
    expect(Number(gross)).toBeCloseTo(amount + Number(tax) + Number(tcs), 3);
  }
});

describe('staged invoices', () => {
  it('belong to the user who imported them; read-only users can read but not change them', async () => {
    const { viewer, id } = await ownStaged();
    const [stranger, auditor] = [await createSupplier(sandbox.db), await persona(sandbox, 'auditor')];
    expect((await getStaged(viewer)).totalRecords).toBe(1);
    expect((await getStaged(stranger)).totalRecords).toBe(0);
    const seen = await getStaged(await persona(sandbox, 'reviewer'));
    expect(seen.data.map(each => each.id)).toContain(id);
    const byId = 'query ($id: Int!) { found: stagingTEInvoiceById(id: $id) { id items { amount splits { amount } } } }';
    expect(await ask(sandbox, stranger, byId, { id })).toEqual({ found: null });
    expect(await ask(sandbox, auditor, byId, { id })).toMatchObject({ found: { id } });
    expect(await remove(stranger, id)).toBe('Not found');
    expect(await submit(stranger, id)).toMatchObject({ id: -1, status: 'error' });
    await refusal(remove(auditor, id), 'FORBIDDEN');
    await refusal(submit(auditor, id), 'FORBIDDEN');
    expect(await mayUploadFor(sandbox.db, stranger, 'StagingTEInvoice', String(id))).toBe(false);
    expect(await mayUploadFor(sandbox.db, viewer, 'StagingTEInvoice', String(id))).toBe(true);
  });
});

describe('submitting staged invoices', () => {
  it('imports all or none and gives the reason for each rejected invoice', async () => {
    const { viewer, id, number } = await ownStaged();
    expect(await submit(viewer, id)).toEqual({
      id: -1,
      status: 'error',
      message: 'Some selected invoices cannot be imported. No invoice was imported.',
      data: [{ key: number, value: 'Invoice file missing.' }],
    });
    const file = await attach(viewer, id);
    expect(await submit(viewer, id)).toMatchObject({ id: 1, status: 'success', data: [] });
    expect((await getStaged(viewer)).totalRecords).toBe(0);
    const { data } = await getFinals(viewer);
    expect(data).toMatchObject([{ invoiceNumber: number, status: 'Pending for approval' }]);
    expect(JSON.parse(data[0]?.invoiceCopy ?? '')).toMatchObject([{ file_uid: file.file_uid }]);
    const [row] = await sandbox.db.query<{ context: string; context_id: number; owner: string; uid: string }>(
      'select uid, owner, r.context, r.context_id from files join file_record r using (uid) where uid = $1',
      [file.file_uid],
    );
    expect(row).toMatchObject({ context: 'TEInvoice', context_id: data[0]?.id });
    expect(row && (await mayDeleteFile(sandbox.db, viewer, row))).toBe(false);
    expect(await submit(viewer, id)).toMatchObject({ id: -1 });
  });

  it('rejects a number that the supplier already used', async () => {
    const first = await ownStaged({ number: 'SAME-1' });
    await attach(first.viewer, first.id);
    await submit(first.viewer, first.id);
    await sandbox.db.query(
      `insert into staging_te_invoice (rcb, supplier_id, supplier_code, invoice_number, invoice_number_key, invoice_date, company_code, currency_code, invoice_copy)
       select rcb, supplier_id, supplier_code, 'same-1', invoice_number_key, invoice_date, company_code, currency_code, '[{"file_uid":"x"}]'
         from staging_te_invoice where id = $1`,
      [first.id],
    );
    const [again] = (await getStaged(first.viewer)).data;
    expect((await submit(first.viewer, again?.id ?? 0)).data).toEqual([
      { key: 'same-1', value: 'This invoice already exist' },
    ]);
  });
});

it('a staged invoice is deleted once', async () => {
  const { viewer, id } = await ownStaged();
  expect(await remove(viewer, id)).toBe('Deleted');
  expect(await remove(viewer, id)).toBe('Not found');
});

describe('the invoice file of a staged invoice', () => {
  it('must be one PDF or image that the supplier uploaded', async () => {
    const { viewer, id } = await ownStaged();
    const stranger = await createSupplier(sandbox.db);
    const foreign = await uploadPdf(sandbox.db, stranger, 'foreign');
    const { message } = await refusal(update(viewer, { id, invoiceCopy: JSON.stringify([foreign]) }), 'BAD_USER_INPUT');
    expect(message).toBe('The file was not uploaded. Attach it again.');
    const own = await attach(viewer, id);
    const second = await uploadPdf(sandbox.db, viewer, 'second');
    const third = await uploadPdf(sandbox.db, viewer, 'third');
    await refusal(update(viewer, { id, invoiceCopy: JSON.stringify([second, third]) }), 'BAD_USER_INPUT');
    expect(await update(viewer, { id, supportingDocuments: JSON.stringify([second]) })).toBe('Updated');
    const [row] = (await getStaged(viewer)).data;
    expect(JSON.parse(row?.invoiceCopy ?? '')).toMatchObject([{ file_uid: own.file_uid }]);
  });
});
