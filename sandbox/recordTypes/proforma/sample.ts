import { randomUUID } from 'node:crypto';
import { today } from '@/lib/dates';
import { createOrder } from '../../seeding/testOrder.ts';
import type { Sampling } from '../../rules/declared/recordType.ts';
import type { ProformaInput } from './input.ts';

export async function sample({ db, author, approverId, pdf, wanted }: Sampling): Promise<ProformaInput> {
  const order = await createOrder(db, {
    supplierCode: wanted.supplierCode ?? author.supplierCode ?? '',
    ...(wanted.companyCode ? { companyCode: wanted.companyCode } : {}),
    prInitiatorId: approverId,
    items: ['50000', '30000', '20000'].map((price, index) => ({
      itemType: 'Service',
      quantity: '1',
      price,
      name: `Test service ${index + 1}`,
    })),
  });
  const invoiceNumber = wanted.invoiceNumber ?? `P-${randomUUID().slice(0, 12)}`;
  return {
    approverId,
    poId: order.id,
    invoiceNumber,
    invoiceDate: wanted.invoiceDate ?? today(),
    invoiceNarration: 'Advance on order',
    invoiceDocument: JSON.stringify([await pdf(invoiceNumber)]),
    supportingDocuments: '[]',
    isAgree: true,
    lineItems: [
      {
        poItemId: order.items[0] ?? null,
        lineItemDescription: 'Advance with the order',
        amount: wanted.amount ?? '1000.00',
      },
    ],
  };
}
