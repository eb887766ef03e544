import { randomUUID } from 'node:crypto';
import { today } from '@/lib/dates';
import { createOrder } from '../../seeding/testOrder.ts';
import type { Sampling } from '../../rules/declared/recordType.ts';
import type { DeliveryInput } from './input.ts';

export async function sample({ db, author, approverId, pdf, wanted }: Sampling): Promise<DeliveryInput> {
  const order = await createOrder(db, {
    supplierCode: wanted.supplierCode ?? author.supplierCode ?? '',
    ...(wanted.companyCode ? { companyCode: wanted.companyCode } : {}),
    prInitiatorId: approverId,
    items: [{ itemType: 'Service', quantity: '1', price: '100000' }],
  });
  const invoiceNumber = wanted.invoiceNumber ?? `D-${randomUUID().slice(0, 12)}`;
  return {
    poId: order.id,
    invoiceNumber,
    invoiceDate: wanted.invoiceDate ?? today(),
    invoicePDF: JSON.stringify([await pdf(invoiceNumber)]),
    attachment: '[]',
    isAgree: true,
    items: [{ orderItemId: order.items[0] ?? null, amount: wanted.amount ?? '1000.00' }],
    overheads: [],
  };
}
