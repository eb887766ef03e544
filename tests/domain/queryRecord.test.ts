import { describe, expect, it } from 'vitest';
import type { StoredDocument } from '@/domain/record/document';
import { toQueryRecord } from '@/domain/record/queryRecord';
import { recordTypes } from '@/domain/recordTypes';
import { aSession } from '../support/session.ts';
import { draft } from '../features/delivery/record.ts';

const supplier = aSession();
const employee = aSession({
  userId: 'u-9',
  userName: 'Dev',
  userEmail: 'dev@buyer.example',
  roles: ['approver'],
  supplierId: null,
  supplierCode: null,
  supplierPan: null,
});
const getWarning = (status: string, session = supplier) => {
  const invoice: StoredDocument = { ...draft, status, rcb: supplier.userId };
  return toQueryRecord(recordTypes.DeliveryInvoice, invoice, session).warning;
};

describe('raising a query', () => {
  it("on the user's own pending invoice warns that the approval will wait", () => {
    expect(getWarning('Pending for approval')).toBe(
      "Your invoice can't be approved while this query is open. Approval resumes when you close it.",
    );
  });

  it('shows no warning to the other party or when no approval is pending', () => {
    expect(getWarning('Pending for approval', employee)).toBeUndefined();
    for (const status of ['Approved', 'SentBack', 'Closed']) expect(getWarning(status)).toBeUndefined();
  });
});
