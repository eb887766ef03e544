import { randomUUID } from 'node:crypto';
import { today } from '@/lib/dates';
import { first } from '../../data/database.ts';
import type { Sampling } from '../recordKind.ts';
import type { ProformaInput } from './input.ts';

/** A complete input on an order with three items of 100,000.00 together, made for it. */
export async function sample({ db, author, pdf, wanted }: Sampling): Promise<ProformaInput> {
  const supplierCode = wanted.supplierCode ?? author.supplierCode;
  const order = await first<{ id: number }>(
    db,
    `insert into purchase_order (no, date, type, currency, amount, company_code, supplier_id, supplier_code, supplier_pan_number,
                                 plant_code, payment_term_code, subject)
     select (4600000000 + (select count(*) from purchase_order))::text, current_date, 'ZSER', c.currency_code, 100000, c.code, s.id,
            s.code, s.pan, (select code from plant where company_code = c.code order by id limit 1), ms.payment_term_code, 'Test order'
       from master_supplier ms join supplier s on s.id = ms.supplier_id join company c on c.code = ms.company_code
      where s.code = $1 and ($2::text is null or c.code = $2) order by c.code limit 1
     returning id`,
    [supplierCode, wanted.companyCode ?? null],
  );
  if (!order) throw new Error(`Supplier ${supplierCode} serves no such company`);
  const items = await db.query<{ id: number }>(
    `insert into purchase_order_item (po_id, line_item_number, item_code, item_name, item_short_text, item_type, uom, quantity, price,
                                      total_amount)
     select $1, lpad((n * 10)::text, 5, '0'), 'SRV-' || n, 'Test service ' || n, 'Test service ' || n, 'Service', 'AU', 1, amount, amount
       from (values (1, 50000), (2, 30000), (3, 20000)) item (n, amount)
     returning id`,
    [order.id],
  );
  const invoiceNumber = wanted.invoiceNumber ?? `P-${randomUUID().slice(0, 12)}`;
  return {
    poId: order.id,
    invoiceNumber,
    invoiceDate: wanted.invoiceDate ?? today(),
    invoiceNarration: 'Advance on order',
    invoiceDocument: JSON.stringify([await pdf(invoiceNumber)]),
    supportingDocuments: '[]',
    isAgree: true,
    lineItems: [
      {
        poItemId: items[0]?.id ?? null,
        lineItemDescription: 'Advance with the order',
        amount: wanted.amount ?? '1000.00',
      },
    ],
  };
}
