import { describe, expect, it } from 'vitest';
import { savedAs, readSaveResult } from '@/domain/record/savedAs';
import { recordTypes } from '@/domain/recordTypes';

const words = { exists: 'This invoice already exist', failed: 'Sorry something went wrong please try again' };
const exists = { error: words.exists };
const failed = { error: words.failed };

/** docs/decisions.md#success-is-confirmed. */
it.each<[keyof typeof recordTypes, number | string | null, unknown]>([
  ['NonPoInvoice', 12, 'ok'],
  ['NonPoInvoice', -1, exists],
  ['NonPoInvoice', 0, failed],
  ['NonPoInvoice', -2, failed],
  ['NonPoInvoice', null, failed],
  ['ProformaInvoice', 12, 'ok'],
  ['ProformaInvoice', 0, exists],
  ['ProformaInvoice', -1, failed],
  ['ProformaInvoice', null, failed],
  ['DeliveryInvoice', -1, exists],
  ['DeliveryInvoice', 0, failed],
  ['DeliveryInvoice', null, failed],
  ['ManualInvoiceEntry', -1, exists],
  ['NonPoInvoice', '-1', exists],
  ['NonPoInvoice', '00000000-0000-0000-0000-000000000000', exists],
  ['ProformaInvoice', '0', exists],
])('readSaveResult returns the expected result for a %s with the ID %s', (kind, id, wanted) => {
  expect(readSaveResult(id, recordTypes[kind], words)).toEqual(wanted);
});

describe('the fields that savedAs adds to a saved document', () => {
  const submit = { intent: 'submit', bySupplier: true, correction: false, record: null } as const;
  it('are status and creator, and the ID of a stored document only', () => {
    expect(savedAs(submit)).toEqual({
      status: 'Pending for approval',
      createdBy: 'Supplier',
      createdSource: 'SupplierPortal',
    });
    expect(savedAs({ ...submit, intent: 'draft', bySupplier: false })).toMatchObject({
      status: 'Draft',
      createdBy: 'employee',
    });
  });
  it("are status Draft and the stored ID and rut for the approver's correction", () => {
    const record = { id: 9, rut: '2026-11-20T10:00:00Z' };
    expect(savedAs({ ...submit, correction: true, record })).toMatchObject({ ...record, status: 'Draft' });
  });
});
