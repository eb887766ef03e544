import { addDays } from '@/lib/dates';
import { identifierKey } from '@/lib/identity';
import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { DOCUMENT_TYPES } from './headerErrors.ts';
import { textOf, type NonPoInvoiceInput } from './input.ts';
import type { Line } from './lines.ts';
import type { Prepared } from './prepare.ts';

/** A fixed product source (spec 2 §6). */
export const CREATED_SOURCE = 'SupplierPortal';

/** Inserts the invoice, or updates it when the id is given; answers the id. */
export async function writeInvoice(
  db: Sql,
  viewer: Viewer,
  input: NonPoInvoiceInput,
  prepared: Prepared,
  status: string,
): Promise<number> {
  const row = {
    ...partiesRow(prepared),
    ...headerRow(input, prepared),
    ...extrasRow(prepared),
    shipping_details: prepared.extras.shippingDetails && JSON.stringify(prepared.extras.shippingDetails),
    status,
    work_flow_status: workFlowOf(status),
  };
  const names = Object.keys(row);
  const values = Object.values(row);
  if (input.id) {
    const set = names.map((name, index) => `${name} = $${index + 3}`).join(', ');
    await db.query(`update non_po_invoice set ${set}, rub = $2, rut = now() where id = $1`, [
      input.id,
      viewer.userId,
      ...values,
    ]);
    return input.id;
  }
  const creator = {
    created_by: viewer.roles.some(role => role === 'supplier' || role === 'userwithsupplier') ? 'Supplier' : 'employee',
    created_by_name: viewer.userName,
    created_source: CREATED_SOURCE,
    rcb: viewer.userId,
  };
  const all = [...values, ...Object.values(creator)];
  const created = await first<{ id: number }>(
    db,
    `insert into non_po_invoice (${[...names, ...Object.keys(creator)].join(', ')})
     values (${all.map((_value, index) => `$${index + 1}`).join(', ')}) returning id`,
    all,
  );
  const id = created?.id ?? 0;
  await db.query(`update non_po_invoice set no = $2 where id = $1`, [id, documentNo(id)]);
  return id;
}

/** Of the submitted invoice the approval is pending; a draft has none, a returned one keeps what it had. */
function workFlowOf(status: string): string | null {
  return { 'Pending for approval': 'Pending', SentBack: 'Sentback' }[status] ?? null;
}

/** The document's own number: 'NPI/000123'. */
function documentNo(id: number): string {
  return `NPI/${String(id).padStart(6, '0')}`;
}

function partiesRow({ parties, header }: Prepared) {
  return {
    supplier_id: parties.supplierId,
    supplier_code: parties.supplierCode,
    supplier_name: parties.supplierName,
    supplier_email: parties.supplierEmail,
    supplier_address: parties.supplierAddress,
    supplier_gst_number: parties.supplierGstNumber,
    supplier_pan_number: parties.supplierPanNumber,
    supplier_contact_number: parties.supplierContactNumber,
    supplier_company_code: parties.companyCode,
    supplier_urgent: parties.supplierUrgent,
    supplier_with_holding_count: parties.supplierWithHoldingCount,
    company_code: parties.companyCode,
    company_name: parties.companyName,
    company_gst_number: header.billToGstNumber ?? parties.companyGstNumber,
    country_code: parties.countryCode,
    country_name: parties.countryName,
  };
}

export function extrasRow({ extras }: Pick<Prepared, 'extras'>) {
  return {
    is_tcs: extras.isTcs,
    tcs_line_amount: extras.tcsLineAmount,
    tcs_rate: extras.tcsRate,
    tcs_amount: extras.tcsAmount,
    tcs_gl_code: extras.tcsGlCode,
    include_tax_line: extras.includeTaxLine,
    tax_line_descrption: extras.taxLineDescrption,
    tax_line_amount: extras.taxLineAmount,
    tax_line_tax_code: extras.taxLineTaxCode,
    tax_line_tax_rate: extras.taxLineTaxRate,
    vat_percentage: extras.vatPercentage,
    total_vat_amount: extras.totalVATAmount,
    whtvat: extras.whtvat,
    vatgl: extras.vatgl,
  };
}

function headerRow(input: NonPoInvoiceInput, { header, attachments, totals }: Prepared) {
  const { approver, taxType, currency, paymentTerm, billTo } = header;
  const date = textOf(input.invoiceDate)?.slice(0, 10) ?? null;
  const documentType = textOf(input.documentTypeCode);
  return {
    title: textOf(input.title),
    invoice_number: textOf(input.invoiceNumber),
    invoice_number_key: identifierKey(input.invoiceNumber ?? '') || null,
    invoice_date: date,
    due_date: date && paymentTerm ? addDays(date, paymentTerm.days) : null,
    document_type_code: documentType,
    document_type_name: documentType ? (DOCUMENT_TYPES[documentType] ?? null) : null,
    payment_term_code: paymentTerm?.code ?? null,
    payment_term_name: paymentTerm?.name ?? null,
    currency_code: currency?.code ?? null,
    currency: currency?.name ?? null,
    tax_type: taxType?.name ?? null,
    tax_type_code: taxType?.code ?? null,
    approver_id: approver?.userId ?? null,
    approver_code: approver?.code ?? null,
    approver_name: approver?.name ?? null,
    approver_email: approver?.email ?? null,
    agreement_doc_ref_no: textOf(input.agreementDocRefNo),
    instruction_reference: textOf(input.instructionReference),
    item_text: textOf(input.itemText),
    calculate_tax: input.calculateTax ?? true,
    is_agree: input.isAgree ?? false,
    notes: textOf(input.notes),
    total_amount: totals.totalAmount,
    total_tax_amount: totals.totalTaxAmount,
    total_gross_amount: totals.totalGrossAmount,
    bill_to_location: billTo ? JSON.stringify(billTo) : null,
    invoice_copies: JSON.stringify(attachments.lists.invoiceCopies),
    supporting_documents: JSON.stringify(attachments.lists.supportingDocuments),
    shipping_document: JSON.stringify(attachments.lists.shippingDocument),
  };
}

/** Replaces the invoice's lines. */
export async function writeItems(db: Sql, invoiceId: number, lines: Line[]): Promise<void> {
  await db.query('delete from non_po_invoice_item where invoice_id = $1', [invoiceId]);
  await db.query(
    `insert into non_po_invoice_item (invoice_id, line, uid, line_item_description, amount, hsn_sac_code, hsn_sac_name,
                                      tax_code, tax_name, tax_rate, tax_amount, gross_amount, created_source)
     select $1::int, line, coalesce(uid, gen_random_uuid()::text), description, amount, hsn, "hsnName", tax, "taxName", rate,
            "taxAmount", gross, $3
       from jsonb_to_recordset($2::jsonb) as given (line int, uid text, description text, amount numeric, hsn text,
            "hsnName" text, tax text, "taxName" text, rate numeric, "taxAmount" numeric, gross numeric)`,
    [
      invoiceId,
      JSON.stringify(
        lines.map((line, index) => ({
          line: index + 1,
          uid: line.uid,
          description: line.lineItemDescription,
          amount: line.amount,
          hsn: line.hsnSacCode,
          hsnName: line.hsnSacName,
          tax: line.taxCode,
          taxName: line.taxName,
          rate: line.taxRate,
          taxAmount: line.taxAmount,
          gross: line.grossAmount,
        })),
      ),
      CREATED_SOURCE,
    ],
  );
}
