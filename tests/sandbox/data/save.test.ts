import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '@/lib/dates';
import { createInvoice, createSupplier } from '../../../sandbox/server/testData.ts';
import { invoiceInput, uploadPdf, type NewRecord } from '../../../sandbox/server/testRecord.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import type { NonPoInvoiceInput } from '../../../sandbox/recordTypes/nonPo/input.ts';
import { ask, list, param, persona, refusal, openSandbox } from './support.ts';

const sandbox = openSandbox();
let supplier: Viewer;
beforeAll(async () => {
  supplier = await createSupplier(sandbox.db);
});

async function save(viewer: Viewer, input: NonPoInvoiceInput): Promise<number> {
  const source = 'mutation m($input: NonPoInvoiceInput!) { nonPoInvoiceCreate(input: $input) { id } }';
  const data = await ask<{ nonPoInvoiceCreate: { id: number } }>(sandbox, viewer, source, { input });
  return data.nonPoInvoiceCreate.id;
}

async function warn(viewer: Viewer, input: NonPoInvoiceInput) {
  const source =
    'mutation m($input: NonPoInvoiceInput!) { nonPoInvoiceDuplicateWarning(input: $input) { id message } }';
  const data = await ask<{ nonPoInvoiceDuplicateWarning: { id: number; message: string | null } }>(
    sandbox,
    viewer,
    source,
    { input },
  );
  return data.nonPoInvoiceDuplicateWarning;
}

const FIELDS = `id no status workFlowStatus invoiceNumber invoiceDate dueDate supplierId supplierCode supplierName supplierGstNumber
  companyName companyGstNumber currency taxType taxTypeCode approverName approverEmail documentTypeName paymentTermName createdBy
  createdByName createdSource rcb userCanEdit totalAmount totalTaxAmount totalGrossAmount billToLocation invoiceCopies
  items { lineItemDescription amount hsnSacCode hsnSacName taxCode taxName taxRate taxAmount grossAmount }`;

async function read(viewer: Viewer, id: number): Promise<Record<string, unknown>> {
  const source = `query q($id: Int!) { nonPoInvoiceById(id: $id) { ${FIELDS} } }`;
  const data = await ask<{ nonPoInvoiceById: Record<string, unknown> }>(sandbox, viewer, source, { id });
  return data.nonPoInvoiceById;
}

const input = (wanted: Partial<NewRecord> = {}, author = supplier) => invoiceInput(sandbox.db, author, wanted);

describe('submitting', () => {
  it('stores the master data, calculates the amounts and starts the approval', async () => {
    const date = addDays(today(), -10);
    const id = await save(supplier, {
      ...(await input({ amount: '1000.55', invoiceDate: date })),
      totalAmount: '1000.55',
      totalTaxAmount: '180.10',
      totalGrossAmount: '1180.65',
    });
    const saved = await read(supplier, id);
    expect(saved).toMatchObject({
      status: 'Pending for approval',
      workFlowStatus: 'Pending',
      no: `NPI/${String(id).padStart(6, '0')}`,
      invoiceDate: date,
      dueDate: addDays(date, 30),
      supplierId: supplier.supplierId,
      supplierName: supplier.userName,
      companyName: 'Vireya Pharmaceuticals Limited',
      currency: 'Indian Rupee',
      taxType: 'IGST',
      documentTypeName: 'Invoice/Debit Note',
      approverName: 'Rohan Deshpande',
      createdBy: 'Supplier',
      createdSource: 'SupplierPortal',
      rcb: supplier.userId,
      userCanEdit: false,
      totalAmount: '1000.55',
      totalTaxAmount: '180.10',
      totalGrossAmount: '1180.65',
      items: [
        {
          lineItemDescription: 'Test service',
          amount: '1000.55',
          hsnSacCode: '998346',
          hsnSacName: 'Technical testing and analysis services',
          taxCode: 'G3',
          taxName: 'GST 18%',
          taxRate: '18',
          taxAmount: '180.10',
          grossAmount: '1180.65',
        },
      ],
    });
    expect(JSON.parse(String(saved['billToLocation']))).toMatchObject({ code: 'HYD1', billToBusinessPlace: 'TS01' });
    expect(JSON.parse(String(saved['invoiceCopies']))).toMatchObject([
      { file_status: 'done', mimeType: 'application/pdf' },
    ]);
    const task = await list<{ workflowStatus: string; workflowLevelState: number; requesterId: string }>(
      sandbox,
      supplier,
      'workflowTaskQuery',
      'workflowStatus workflowLevelState requesterId',
      { pageSize: 40, parameters: [param('CONTEXTID', String(id)), param('Context', 'NonPoInvoice')] },
    );
    expect(task.data).toEqual([{ workflowStatus: 'Pending', workflowLevelState: 1, requesterId: supplier.userId }]);
  });

  it('reports every invalid field at once and stores nothing', async () => {
    const { fields } = await refusal(
      save(supplier, {
        ...(await input()),
        invoiceNumber: 'A B',
        isAgree: false,
        invoiceCopies: '[]',
        approverId: 'nobody',
        billToLocation: '{"code":"AMD1"}',
        items: [{ amount: '-5' }],
      }),
      'BAD_USER_INPUT',
    );
    expect(fields).toEqual({
      invoiceNumber: 'Space is not allowed',
      isAgree: 'You must agree with the Terms and Conditions',
      invoiceCopies: 'Add attachment',
      approverId: 'Unknown approver',
      billToLocation: 'This address does not belong to the company',
      'items.0.amount': 'Negative value not allowed',
      'items.0.hsnSacCode': 'HSN/SAC Code is required',
    });
  });

  it('stores HTML and formulas as plain text', async () => {
    const text = '=HYPERLINK("x")<script>alert(1)</script>';
    const id = await save(supplier, { ...(await input()), notes: text, title: text });
    const [row] = await sandbox.db.query<{ notes: string }>('select notes from non_po_invoice where id = $1', [id]);
    expect(row?.notes).toBe(text);
  });
});

describe('the configuration of company and region', () => {
  it('requires contract and batch for company 2000, with the configured messages', async () => {
    const whole = await input({ companyCode: '2000' });
    const { fields } = await refusal(
      save(supplier, {
        ...whole,
        agreementDocRefNo: null,
        itemText: '',
        items: [{ amount: '5', hsnSacCode: '998346' }],
      }),
      'BAD_USER_INPUT',
    );
    expect(fields).toEqual({
      agreementDocRefNo: 'Contract number is required for biologics',
      itemText: 'Study or batch is required',
      'items.0.lineItemDescription': 'Service Description is required',
    });
    const unknown = await refusal(save(supplier, { ...whole, departmentCode: 'NONE' }), 'BAD_USER_INPUT');
    expect(unknown.fields).toEqual({ departmentCode: 'Unknown department' });
    const [department] = await sandbox.db.query<{ code: string; name: string }>('select code, name from department');
    const id = await save(supplier, { ...whole, departmentCode: department?.code });
    expect(
      await sandbox.db.query('select department_code code, department_name name from non_po_invoice where id = $1', [
        id,
      ]),
    ).toEqual([department]);
  });

  it('requires the purpose in the United States, and no bill-to location', async () => {
    const overseas = await createSupplier(sandbox.db, { kind: 'overseas' });
    const whole = await input({}, overseas);
    const { fields } = await refusal(save(overseas, { ...whole, billToLocation: null, notes: '' }), 'BAD_USER_INPUT');
    expect(fields).toEqual({ notes: 'Enter the purpose of the spend' });
    expect(await save(overseas, { ...whole, billToLocation: null })).toBeGreaterThan(0);
  });

  it('is found by company, else by region, in any case', async () => {
    const source =
      'query q($r: String, $c: String) { configByRegionCompany(region: $r, companyCode: $c) { level config } }';
    const level = async (r: string, c: string) => {
      const data = await ask<{ configByRegionCompany: { level: string; config: string } | null }>(
        sandbox,
        supplier,
        source,
        {
          r,
          c,
        },
      );
      const found = data.configByRegionCompany;
      return found && `${found.level} ${(JSON.parse(found.config) as { fields: unknown[] }).fields.length}`;
    };
    expect(await level('in', '2000')).toBe('Company 10');
    expect(await level('US', '3000')).toBe('Region 7');
    expect(await level('FR', '3000')).toBeNull();
  });
});

describe('attachments', () => {
  it('must be one invoice copy of an allowed type and a list of supporting documents', async () => {
    const one = await uploadPdf(sandbox.db, supplier, 'one', '2026-11-01');
    const two = await uploadPdf(sandbox.db, supplier, 'two', '2026-11-01');
    const word = await uploadPdf(sandbox.db, supplier, 'three', '2026-11-01');
    await sandbox.db.query(`update files set file_name = 'three.docx' where uid = $1`, [word.file_uid]);
    const wrong = async (invoiceCopies: unknown) => {
      const tried = save(supplier, { ...(await input()), invoiceCopies: JSON.stringify(invoiceCopies) });
      return (await refusal(tried, 'BAD_USER_INPUT')).fields['invoiceCopies'];
    };
    expect(await wrong([one, two])).toMatch(/Only one document/);
    expect(await wrong([word])).toBe('three.docx has a file type that is not allowed');
    expect(await wrong({ file_uid: 1 })).toBeDefined();
  });
});

describe('drafts', () => {
  it('need company and supplier only, and can be edited and submitted later', async () => {
    const companyCode = '1000';
    await refusal(save(supplier, { status: 'Draft' }), 'BAD_USER_INPUT');
    const id = await save(supplier, { status: 'Draft', companyCode });
    expect(await read(supplier, id)).toMatchObject({
      status: 'Draft',
      invoiceNumber: null,
      totalGrossAmount: '0.00',
      items: [],
    });
    expect(
      await save(supplier, { id, status: 'Draft', companyCode, items: [{ amount: '10.5' }, { amount: null }] }),
    ).toBe(id);
    expect(await read(supplier, id)).toMatchObject({
      totalAmount: '10.50',
      items: [{ amount: '10.50' }, { amount: '0.00' }],
    });
    expect(await save(supplier, { ...(await input()), id })).toBe(id);
    expect(await read(supplier, id)).toMatchObject({ status: 'Pending for approval' });
    const { message } = await refusal(save(supplier, { id, status: 'Draft', companyCode }), 'CONFLICT');
    expect(message).toBe('This invoice is Pending for approval and can no longer be edited.');
  });

  it('can be edited only by their supplier', async () => {
    const { id } = await createInvoice(sandbox.db, { author: supplier.userId, status: 'Draft' });
    const stranger = await createSupplier(sandbox.db);
    await refusal(save(stranger, { id, status: 'Draft', companyCode: '1000' }), 'FORBIDDEN');
    await refusal(save(await persona(sandbox, 'admin'), { ...(await input()), id, status: 'Draft' }), 'FORBIDDEN');
    await refusal(save(supplier, { id: 99_999_999, status: 'Draft', companyCode: '1000' }), 'FORBIDDEN');
  });
});

describe('permission to create invoices', () => {
  it('is denied to reviewers and auditors', async () => {
    for (const who of ['reviewer', 'auditor'])
      await refusal(save(await persona(sandbox, who), { ...(await input()) }), 'FORBIDDEN');
  });

  it('is limited for a supplier to invoices from that supplier to companies it serves', async () => {
    await refusal(save(supplier, { ...(await input()), supplierCode: '200101' }), 'FORBIDDEN');
    const { message } = await refusal(save(supplier, { ...(await input()), companyCode: '3000' }), 'BAD_USER_INPUT');
    expect(message).toBe('This supplier does not serve this company.');
  });

  it('lets a userwithsupplier bill for linked suppliers and an employee for any, but not as approver', async () => {
    const agency = await persona(sandbox, 'userwithsupplier');
    const id = await save(agency, await input({ supplierCode: '200104' }, agency));
    expect(await read(agency, id)).toMatchObject({ createdBy: 'Supplier', createdByName: agency.userName });
    await refusal(save(agency, await input({ supplierCode: '200101' }, agency)), 'FORBIDDEN');
    const employee = await persona(sandbox, 'approver');
    const { fields } = await refusal(
      save(employee, await input({ supplierCode: '200101' }, employee)),
      'BAD_USER_INPUT',
    );
    expect(fields).toEqual({ approverId: 'Rohan Deshpande Please select another user' });
    const own = await save(employee, await input({ supplierCode: '200101', approver: 'usr-e-009' }, employee));
    expect(await read(employee, own)).toMatchObject({ createdBy: 'employee', supplierCode: '200101' });
  });
});

describe('duplicate invoice numbers', () => {
  it('with invisible or look-alike characters are rejected, also in drafts', async () => {
    await save(supplier, await input({ invoiceNumber: 'ABC-1' }));
    for (const [invoiceNumber, message] of [
      ['ABC\u200b-1', "The invoice number contains an invisible character (U+200B) after 'ABC'."],
      ['ABC\u20111', "The invoice number contains a special dash (U+2011) after 'ABC'; type '-'."],
      [
        '\u0410BC-1',
        "The invoice number contains '\u0410' (U+0410) at the start, a Cyrillic letter among Latin ones; type 'A'.",
      ],
    ] as const)
      for (const status of ['Draft', 'Pending for approval'])
        expect(
          await refusal(save(supplier, { ...(await input()), invoiceNumber, status }), 'BAD_USER_INPUT'),
        ).toMatchObject({ fields: { invoiceNumber: message } });
    expect(await save(supplier, { ...(await input()), invoiceNumber: '\u0410\u0412\u0421-1' })).toBe(-1);
    const reference = {
      ...(await input()),
      agreementDocRefNo: '46000\u00ad0001',
      instructionReference: '123456789\u200b',
    };
    expect(Object.keys((await refusal(save(supplier, reference), 'BAD_USER_INPUT')).fields)).toEqual([
      'agreementDocRefNo',
      'instructionReference',
    ]);
  });

  it('return -1 for the same financial year in any case, until the invoice is rejected', async () => {
    const year = Number(today().slice(0, 4)) - (today().slice(5) < '04-02' ? 1 : 0);
    const once = await createInvoice(sandbox.db, {
      author: supplier.userId,
      invoiceNumber: 'TWICE-1',
      invoiceDate: `${year}-04-01`,
    });
    const again = (invoiceDate: string) => input({ invoiceNumber: 'twice-1', invoiceDate });
    expect(once.id).toBeGreaterThan(0);
    expect(await save(supplier, await again(`${year}-04-02`))).toBe(-1);
    expect(await save(supplier, { ...(await again(`${year}-04-02`)), status: 'Draft' })).toBe(-1);
    expect(await save(supplier, await again(`${year}-03-31`))).toBeGreaterThan(0);
    const other = await createSupplier(sandbox.db);
    expect(
      await save(other, await input({ invoiceNumber: 'TWICE-1', invoiceDate: `${year}-04-02` }, other)),
    ).toBeGreaterThan(0);
    const rejected = await createInvoice(sandbox.db, {
      author: supplier.userId,
      invoiceNumber: 'GONE-1',
      status: 'Rejected',
    });
    expect(await save(supplier, await input({ invoiceNumber: 'GONE-1' }))).toBeGreaterThan(rejected.id);
  });

  it("aren't reported for different invoices that are saved concurrently", async () => {
    const inputs = await Promise.all(Array.from({ length: 12 }, () => input({ companyCode: '1000' })));
    const ids = await Promise.all(inputs.map(each => save(supplier, each)));
    expect(new Set(ids).size).toBe(12);
  });
});

describe('hostile texts', () => {
  it("that the database can't store are rejected, also in drafts", async () => {
    const draft = { status: 'Draft', companyCode: '1000' };
    const nul = await refusal(save(supplier, { ...draft, notes: 'a\u0000b' }), 'BAD_USER_INPUT');
    expect(nul.message).toBe('A text contains characters that cannot be stored.');
    for (const [path, broken] of [
      ['notes', { notes: 'cut \ud83d' }],
      ['items.0.lineItemDescription', { items: [{ amount: '1', lineItemDescription: '\udc00' }] }],
      ['shippingDetails.0.trackingNo', { shippingDetails: [{ modeOfTransport: 'Road', trackingNo: 'a\ud800b' }] }],
    ] as const)
      expect(
        Object.keys(
          (await refusal(save(supplier, { ...draft, ...broken } as NonPoInvoiceInput), 'BAD_USER_INPUT')).fields,
        ),
      ).toEqual([path]);
    const long = save(supplier, {
      ...draft,
      invoiceNumber: '1'.repeat(10_000),
      notes: 'x'.repeat(4001),
      items: [{ amount: '1', lineItemDescription: 'y'.repeat(4001) }],
    });
    expect((await refusal(long, 'BAD_USER_INPUT')).fields).toEqual({
      invoiceNumber: 'At most 16 characters',
      notes: 'At most 4000 characters',
      'items.0.lineItemDescription': 'At most 4000 characters',
    });
  });

  it('in any script are stored unchanged', async () => {
    const notes = 'नमस्ते — Größe "x" \u202e\ud83d\udc8a {"a":1} \\n $1';
    const id = await save(supplier, { status: 'Draft', companyCode: '1000', notes });
    const [row] = await sandbox.db.query<{ notes: string }>('select notes from non_po_invoice where id = $1', [id]);
    expect(row?.notes).toBe(notes);
  });
});

it('the duplicate warning finds a number the supplier already used while a draft has no date', async () => {
  const taken = await input({ invoiceNumber: 'TAKEN-7' });
  await save(supplier, taken);
  const draft = { ...taken, invoiceNumber: 'taken\u20117', status: 'Draft', invoiceDate: null };
  expect(await warn(supplier, draft)).toEqual({
    id: 1,
    message: 'Invoice TAKEN-7 (Pending for approval) of this supplier has this number. Is this another invoice?',
  });
  expect(await warn(supplier, { ...draft, invoiceNumber: 'TAKEN-8' })).toEqual({ id: 0, message: null });
  expect(await warn(supplier, { ...draft, invoiceNumber: '' })).toEqual({ id: 0, message: null });
});
