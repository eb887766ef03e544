import { beforeAll, describe, expect, it } from 'vitest';
import { afterDecision } from '@/domain/record/afterDecision';
import { today } from '@/lib/dates';
import { toHistory } from '@/shared/history/model/history';
import { createSupplier } from '../../../sandbox/server/testData.ts';
import { uploadPdf } from '../../../sandbox/server/testRecord.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { exportRows } from '../../../sandbox/graphql/exportRows.ts';
import { manual } from '../../../sandbox/recordTypes/manual/recordType.ts';
import { seesScans } from '../../../sandbox/recordTypes/manual/scans.ts';
import { ask, list, openSandbox, param, persona, refusal } from './support.ts';

// Rules of manual invoice entry (spec 3 §4 to §7). Common behavior of record types is tested in kinds.test.ts.
const sandbox = openSandbox();
let supplier: Viewer;
let other: Viewer;
let reviewer: Viewer;
let auditor: Viewer;
beforeAll(async () => {
  supplier = await createSupplier(sandbox.db);
  other = await createSupplier(sandbox.db);
  reviewer = await persona(sandbox, 'reviewer');
  auditor = await persona(sandbox, 'auditor');
});

type Row = Record<string, unknown>;
let count = 0;

async function input(more: Row = {}, author = supplier): Promise<Row> {
  const invoiceNumber = `MAN-${(count += 1)}`;
  return {
    countryCode: 'IN',
    companyCode: '1000',
    supplierCode: author.supplierCode,
    currencyCode: 'INR',
    documentTypeCode: 'PO',
    apSubCategoryCode: 'GENERAL',
    purchaseOrder: '4500000001',
    invoiceNumber,
    invoiceDate: today(),
    invoiceAmount: '1180.00',
    uploadInvoice: JSON.stringify([await uploadPdf(sandbox.db, author, invoiceNumber, today(), manual)]),
    ...more,
  };
}

async function write(call: string, viewer: Viewer, sent: object, type = 'ManualInvoiceEntryInput') {
  const source = `mutation m($input: ${type}!) { ${call}(input: $input) { id } }`;
  return (await ask<Record<string, { id: number }>>(sandbox, viewer, source, { input: sent }))[call]?.id ?? 0;
}
const create = async (more: Row = {}, viewer = supplier) =>
  write('createManualInvoiceEntry', viewer, await input(more, viewer));
const update = (viewer: Viewer, sent: object) => write('updateManualInvoiceEntry', viewer, sent);
const close = (viewer: Viewer, id: number, remarks: string) =>
  write('updateManualInvoiceEntryRemark', viewer, { id, remarks, status: 'Closed' }, 'ManualInvoiceEntryRemarkInput');
async function read(viewer: Viewer, id: number): Promise<Row | null> {
  const fields = `status fiDocumentNumber purchaseOrder documentTypeName currency createdBy recordUpdatedByName remarks rut`;
  const source = `query q($id: Int!) { manualInvoiceEntryById(id: $id) { ${fields} } }`;
  return (await ask<{ manualInvoiceEntryById: Row | null }>(sandbox, viewer, source, { id })).manualInvoiceEntryById;
}

describe('the scan URN of an entry', () => {
  it('belongs to the supplier who used it first: guessing a URN gives no access to its documents', async () => {
    await create({ scanUrn: 'URN2026777001' });
    const theft = await refusal(create({ scanUrn: 'URN2026777001' }, other), 'BAD_USER_INPUT');
    expect(theft.fields).toEqual({ scanUrn: 'This scan URN belongs to another invoice' });
    await create({ scanUrn: 'URN2026777001' });
    expect(await seesScans(sandbox.db, supplier, 'URN2026777001')).toBe(true);
    expect(await seesScans(sandbox.db, reviewer, 'URN2026777001')).toBe(true);
    await sandbox.db.query(`update manual_invoice_entry set scan_urn = 'URN2026777001' where id = $1`, [
      await create({}, other),
    ]);
    expect(await seesScans(sandbox.db, other, 'URN2026777001')).toBe(false);
  });
});

describe('a manual entry', () => {
  it('is created with status Open and with the names of the referenced codes', async () => {
    const id = await create({ documentTypeCode: 'NonPO', purchaseOrder: '4500000001' });
    expect(await read(supplier, id)).toMatchObject({
      status: 'Open',
      createdBy: 'Supplier',
      documentTypeName: 'Non PO',
      currency: 'Indian Rupee',
      purchaseOrder: null,
    });
    expect(await read(other, id)).toBeNull();
    const numbers = (await exportRows(sandbox.db, supplier, 'ExportManualInvoiceEntry', [])).rows.map(row => row['id']);
    expect(numbers).toContain(id);
  });

  it("can't reuse a number of the supplier: create and update return -1", async () => {
    const first = await create({ invoiceNumber: 'TWICE' });
    expect(await create({ invoiceNumber: 'twice' })).toBe(-1);
    const second = await create({ invoiceNumber: 'ONCE' });
    expect(await update(supplier, { ...(await input({ invoiceNumber: 'TWICE' })), id: second })).toBe(-1);
    expect(first).toBeGreaterThan(0);
  });

  it('causes a warning when another entry has the same date and amount', async () => {
    await create({ invoiceNumber: 'LIKE', invoiceAmount: '777.70' });
    const source =
      'mutation m($input: ManualInvoiceEntryInput!) { manualInvocieEntryDuplicateWarning(input: $input) { id message } }';
    const warn = async (sent: object) =>
      (
        await ask<{ manualInvocieEntryDuplicateWarning: { id: number; message: string } }>(sandbox, supplier, source, {
          input: sent,
        })
      ).manualInvocieEntryDuplicateWarning;
    const like = await warn(await input({ invoiceAmount: '777.70' }));
    expect(like.id).toBe(1);
    expect(like.message).toContain('Invoice LIKE (Open)');
    expect(await warn(await input({ invoiceAmount: '777.71' }))).toMatchObject({ id: 0 });
  });

  it('can be edited by its creator only, and is Closed when it gets an FI document number', async () => {
    const id = await create();
    const changed = { ...(await input({ invoiceAmount: '99.00' })), id };
    expect((await refusal(update(auditor, changed), 'FORBIDDEN')).message).toBe('Your role cannot enter invoices.');
    expect((await refusal(update(reviewer, changed), 'FORBIDDEN')).message).toBe(
      'Only the creator can edit this invoice.',
    );
    expect((await refusal(update(other, changed), 'FORBIDDEN')).message).toBe(
      'Only the creator can edit this invoice.',
    );
    const wrong = await refusal(update(supplier, { ...changed, fiDocumentNumber: '19' }), 'BAD_USER_INPUT');
    expect(wrong.fields['fiDocumentNumber']).toBe('10 digits required.');
    expect(await update(supplier, changed)).toBe(id);
    expect(await read(supplier, id)).toMatchObject({ status: 'Open', recordUpdatedByName: null });
    expect(await update(supplier, { ...changed, fiDocumentNumber: '1900000001' })).toBe(id);
    expect(await read(supplier, id)).toMatchObject({
      status: 'Closed',
      fiDocumentNumber: '1900000001',
      recordUpdatedByName: supplier.userName,
    });
  });

  it("can't be edited when Rejected or when another user saved after it was read", async () => {
    const id = await create();
    const rut = (await read(supplier, id))?.['rut'];
    const changed = { ...(await input()), id, rut };
    await update(supplier, changed);
    expect((await refusal(update(supplier, changed), 'CONFLICT')).message).toMatch(/changed this invoice/);
    await sandbox.db.query(`update manual_invoice_entry set status = 'Rejected' where id = $1`, [id]);
    const late = await refusal(update(supplier, { ...changed, rut: null }), 'CONFLICT');
    expect(late.message).toBe('This invoice is Rejected and can no longer be edited.');
  });

  it('can be closed once with a remark, by a reviewer or its creator', async () => {
    const id = await create();
    expect((await refusal(close(reviewer, id, ' '), 'BAD_USER_INPUT')).fields['remarks']).toBe('Remark is empty');
    await refusal(close(await persona(sandbox, 'auditor'), id, 'No'), 'FORBIDDEN');
    expect(await close(reviewer, id, 'Paid outside')).toBe(id);
    expect(await read(supplier, id)).toMatchObject({
      status: 'Closed',
      remarks: 'Paid outside',
      recordUpdatedByName: reviewer.userName,
    });
    expect((await refusal(close(reviewer, id, 'Again'), 'CONFLICT')).message).toBe('This invoice is already Closed.');
    const own = await create();
    expect(await close(supplier, own, 'Entered twice')).toBe(own);
  });

  it('keeps the reviewer as closer when its creator changes it, and the history shows the changes', async () => {
    const sent = await input({ invoiceAmount: '125000.75' });
    const id = await write('createManualInvoiceEntry', supplier, sent);
    await close(reviewer, id, 'Paid outside');
    await update(supplier, { ...sent, id, invoiceAmount: '999999.00' });
    expect(await read(supplier, id)).toMatchObject({ status: 'Closed', recordUpdatedByName: reviewer.userName });
    const { SupplerInfoHistory: tables } = await ask<{ SupplerInfoHistory: Parameters<typeof toHistory>[0] }>(
      sandbox,
      reviewer,
      `query q($input: HistoryInput!) { SupplerInfoHistory(input: $input) {
         tableName records { id entityName entityLabel entityId changeDate delta rcb type username } } }`,
      { input: { context: manual.context, contextId: id } },
    );
    const { decision, changes } = afterDecision(toHistory(tables, 'IN'), manual.context);
    expect(decision?.who).toBe(reviewer.userName);
    expect(changes).toContainEqual(
      expect.objectContaining({
        label: 'Invoice Amount',
        before: '1,25,000.75',
        after: '9,99,999.00',
        who: supplier.userName,
      }),
    );
    expect(changes.map(({ label }) => label)).not.toContain('Closed By');
  });

  it("returns to Open when the reviewer's query is closed", async () => {
    const id = await create();
    const { queryCreate } = await ask<{ queryCreate: { id: number } }>(
      sandbox,
      reviewer,
      'mutation m($input: QueryCreateInput!) { queryCreate(input: $input) { id } }',
      {
        input: {
          module: manual.module,
          context: manual.context,
          contextId: id,
          categoryCode: 'DOC',
          createdById: reviewer.userId,
          recipientId: supplier.userId,
          query: 'Which delivery does this invoice belong to?',
        },
      },
    );
    expect(await read(supplier, id)).toMatchObject({ status: 'Under Query' });
    await ask(sandbox, reviewer, 'mutation m($input: IdInput!) { queryClose(input: $input) { id } }', {
      input: { id: queryCreate.id },
    });
    expect(await read(supplier, id)).toMatchObject({ status: 'Open' });
  });
});

describe('the seeded manual entries', () => {
  it('cover every status for every persona that enters invoices', async () => {
    const rows = await sandbox.db.query<{ rcb: string; statuses: string[] }>(
      `select rcb, array_agg(distinct status order by status) statuses from manual_invoice_entry where id <= 96 group by rcb`,
    );
    const of = new Map(rows.map(row => [row.rcb, row.statuses]));
    for (const key of [
      'supplier',
      'supplier-pan',
      'supplier-overseas',
      'userwithsupplier',
      'approver',
      'l1',
      'l2',
      'bulk',
      'admin',
    ])
      expect([key, of.get((await persona(sandbox, key)).userId)]).toEqual([
        key,
        ['Closed', 'Open', 'Rejected', 'Under Query', 'Work in Progress'],
      ]);
  });

  it('have every field of the type, and reference lists', async () => {
    const type = sandbox.schema.getType('ManualInvoiceEntry');
    const names = Object.keys(type && 'getFields' in type ? type.getFields() : {});
    const page = await list<Row>(sandbox, reviewer, 'manualInvoiceEntryList', names.join(' '), { pageSize: 15 });
    expect([page.data.length, page.totalRecords >= 96]).toEqual([15, true]);
    const codes = async (call: string, field: string, parameters: ReturnType<typeof param>[] = []) =>
      (await list<Row>(sandbox, supplier, call, field, { pageSize: 0, parameters })).data.map(row => row[field]);
    expect(await codes('manualEntryDocumentTypeList', 'code')).toEqual(['PO', 'NonPO']);
    expect(await codes('manualEntryApSubCategoryList', 'code', [param('active', 'true')])).toContain('GENERAL');
    expect(await codes('manualInvoiceEntryBusinessLocation', 'name1', [param('name1', 'hyder')])).toEqual([
      'Hyderabad Formulations',
    ]);
  });
});
