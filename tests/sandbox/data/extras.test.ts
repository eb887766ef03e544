import { beforeAll, describe, expect, it } from 'vitest';
import { createSupplier } from '../../../sandbox/server/testData.ts';
import { invoiceInput } from '../../../sandbox/server/testRecord.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import type { NonPoInvoiceInput } from '../../../sandbox/recordTypes/nonPo/input.ts';
import { ask, persona, refusal, openSandbox } from './support.ts';

const sandbox = openSandbox();
let supplier: Viewer;
beforeAll(async () => {
  supplier = await createSupplier(sandbox.db);
});

async function save(viewer: Viewer, input: NonPoInvoiceInput): Promise<number> {
  const source = 'mutation m($input: NonPoInvoiceInput!) { nonPoInvoiceCreate(input: $input) { id } }';
  return (await ask<{ nonPoInvoiceCreate: { id: number } }>(sandbox, viewer, source, { input })).nonPoInvoiceCreate.id;
}

const FIELDS = `status totalGrossAmount isTcs tcsLineAmount tcsRate tcsAmount tcsGlCode includeTaxLine taxLineAmount vatPercentage
  totalVATAmount itemText shippingDetails { modeOfTransport deliveryDays }`;

async function read(viewer: Viewer, id: number): Promise<Record<string, unknown> | null> {
  const source = `query q($id: Int!) { nonPoInvoiceById(id: $id) { ${FIELDS} } }`;
  return (await ask<{ nonPoInvoiceById: Record<string, unknown> | null }>(sandbox, viewer, source, { id }))
    .nonPoInvoiceById;
}

describe('TCS, tax line, VAT and shipping', () => {
  it('are included in the invoice amount as the server calculates it', async () => {
    const id = await save(supplier, {
      ...(await invoiceInput(sandbox.db, supplier)),
      isTcs: true,
      tcsRate: '0.1',
      tcsAmount: '1.00',
      includeTaxLine: true,
      taxLineAmount: '20.50',
      vatPercentage: '5',
      totalGrossAmount: '1201.50',
      shippingDetails: [{ modeOfTransport: 'Road', deliveryDays: '12' }, { modeOfTransport: ' ' }],
    });
    expect(await read(supplier, id)).toMatchObject({
      totalGrossAmount: '1201.50',
      isTcs: true,
      tcsLineAmount: '1000.00',
      tcsRate: '0.1',
      tcsAmount: '1.00',
      tcsGlCode: '225410',
      taxLineAmount: '20.50',
      vatPercentage: '5',
      totalVATAmount: '50.00',
      shippingDetails: [{ modeOfTransport: 'Road', deliveryDays: '12' }],
    });
  });

  it('accept the standard number formats and reject other text with a message', async () => {
    const input = await invoiceInput(sandbox.db, supplier);
    const id = await save(supplier, {
      ...input,
      status: 'Draft',
      isTcs: true,
      tcsLineAmount: '+1,250.00',
      tcsRate: '+0.1',
      items: [{ lineItemDescription: 'Credit', amount: '(500)' }],
    });
    expect(await read(supplier, id)).toMatchObject({ tcsLineAmount: '1250.00', tcsAmount: '1.25' });
    for (const amount of ['1.250,00', '1e5', '5-', '٣', '9'.repeat(50)])
      await expect(save(supplier, { ...input, tcsLineAmount: amount })).rejects.toThrow('Not a decimal number');
  });

  it('are empty when they are off or without a mode of transport', async () => {
    const id = await save(supplier, {
      ...(await invoiceInput(sandbox.db, supplier)),
      tcsRate: '0.1',
      tcsLineAmount: '5',
      taxLineAmount: '7',
      shippingDetails: [{ deliveryDays: 'soon' }],
    });
    expect(await read(supplier, id)).toMatchObject({
      totalGrossAmount: '1180.00',
      tcsLineAmount: null,
      tcsRate: null,
      tcsAmount: null,
      taxLineAmount: null,
      shippingDetails: null,
    });
  });

  it('keep incomplete shipping details in a draft', async () => {
    const input = await invoiceInput(sandbox.db, supplier);
    const typed = { ...input, status: 'Draft', shippingDetails: [{ deliveryDays: '5' }, { deliveryDays: ' ' }] };
    const { shippingDetails } = (await read(supplier, await save(supplier, typed))) as { shippingDetails: unknown };
    expect(shippingDetails).toEqual([{ modeOfTransport: null, deliveryDays: '5' }]);
  });
});

describe('Save As Draft by the designated approver', () => {
  it('changes the submitted invoice and keeps it pending; other users are rejected', async () => {
    const approver = await persona(sandbox, 'approver');
    const input = await invoiceInput(sandbox.db, supplier);
    const id = await save(supplier, input);
    const change = { ...input, id, itemText: 'Checked', status: 'Draft' };
    expect(await save(approver, change)).toBe(id);
    expect(await read(supplier, id)).toMatchObject({ status: 'Pending for approval', itemText: 'Checked' });
    await refusal(save(await persona(sandbox, 'l1'), change), 'FORBIDDEN');
    await refusal(save(approver, { ...change, approverId: 'usr-e-009' }), 'BAD_USER_INPUT');
  });
});
