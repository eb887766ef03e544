import { randomUUID } from 'node:crypto';
import { today } from '@/lib/dates';
import { first } from '../../data/database.ts';
import type { Sampling } from '../../rules/declared/recordType.ts';
import type { NonPoInvoiceInput } from './input.ts';

export async function sample({ db, author, approverId, pdf, wanted }: Sampling): Promise<NonPoInvoiceInput> {
  const supplierCode = wanted.supplierCode ?? author.supplierCode;
  const company = await first<{ code: string; country: string; currency: string; gst: string | null }>(
    db,
    `select c.code, c.country_code country, c.currency_code currency, s.gst_number gst
       from master_supplier ms join supplier s on s.id = ms.supplier_id join company c on c.code = ms.company_code
      where s.code = $1 and ($2::text is null or c.code = $2) order by c.code limit 1`,
    [supplierCode, wanted.companyCode ?? null],
  );
  if (!company) throw new Error(`Supplier ${supplierCode} serves no such company`);
  const plant = await first<{ code: string }>(
    db,
    'select code from plant where company_code = $1 order by id limit 1',
    [company.code],
  );
  const invoiceNumber = wanted.invoiceNumber ?? `T-${randomUUID().slice(0, 12)}`;
  return {
    approverId,
    supplierCode,
    companyCode: company.code,
    invoiceNumber,
    invoiceDate: wanted.invoiceDate ?? today(),
    documentTypeCode: 'KR',
    currencyCode: company.currency,
    taxType: company.country === 'IN' && company.gst ? 'IGST' : 'No Tax',
    agreementDocRefNo: company.code === '2000' ? 'AGR2612345' : null,
    itemText: company.code === '2000' ? 'Batch VB101' : null,
    notes: company.country === 'US' ? 'Test spend' : null,
    isAgree: true,
    billToLocation: JSON.stringify(plant),
    invoiceCopies: JSON.stringify([await pdf(invoiceNumber)]),
    supportingDocuments: company.country === 'DE' ? JSON.stringify([await pdf(`${invoiceNumber}-record`)]) : '[]',
    items: [
      {
        lineItemDescription: 'Test service',
        amount: wanted.amount ?? '1000.00',
        hsnSacCode: company.country === 'IN' && company.gst ? '998346' : null,
      },
    ],
  };
}
