import {
  date,
  files,
  flag,
  int,
  joined,
  money,
  rate,
  rows,
  text,
  texts,
  type Columns,
} from '../../rules/declared/columns.ts';
import { chosenAt, invoiceColumns, paymentColumns, workflowColumns } from '../../rules/records/invoiceColumns.ts';
import { LEVEL } from '../../rules/workflow/levels.ts';
import { chargeColumns } from '../../rules/orders/charges.ts';

/** Receipts allocated to an invoice against the order (docs/decisions.md#billing-fills-receipts); an invoice on receipts stores them. */
const ofReceipts = (named: string, worked: 'numbers' | 'newest') =>
  `coalesce(i.${named}, case when i.type = 'PO' then (receipts_of(i.po_id, i.id)).${worked} end)`;

export const deliveryColumns: Columns = {
  ...invoiceColumns,
  ...workflowColumns('workflowStatus', 'workflowRemark'),
  totalGrossAmount: money('Invoice Amount'),
  grandTotal: money(undefined, { title: 'Grand Total', column: 'total_gross_amount' }),
  paymentTermName: text('Payment Term'),
  paymentTermText: text(undefined, { title: 'Payment Term', column: 'payment_term_name' }),
  approverName: text('Approver', { title: 'PR Initiator' }),
  type: text('Type', { title: 'Type' }),
  poNo: text('Purchase Order', { title: 'PO No' }),
  poDate: date(undefined, { title: 'PO Date' }),
  poType: text(undefined, { title: 'PO Type' }),
  grnNo: text('GRN/SRN', { title: 'GRN No', read: ofReceipts('grn_no', 'numbers') }),
  grnDate: date(undefined, { title: 'GRN Posting Date', read: ofReceipts('grn_date', 'newest') }),
  totalAmount: money('Amount', { title: 'Amount' }),
  totalTax: money('Tax', { title: 'Tax' }),
  plantName: text(undefined, { title: 'Ship To' }),
  isMSME: flag(undefined, { title: 'MSME', column: 'is_msme' }),
  invoicePDF: files('Invoice', { column: 'invoice_pdf' }),
  overheads: rows('Overheads'),
  taxType: text('Tax Type', { typed: true }),
  invoiceHeaderText: text('Invoice Header Text', { typed: true }),
  invoiceItemHeaderText: text('Invoice Item Header Text', { typed: true }),
  attachment: files(undefined, { column: 'supporting_documents' }),
  note: text(undefined, { column: 'notes', typed: true }),
  currency: text(undefined, { column: 'currency_code' }),
  prInitiator: text(undefined, { column: 'approver_id' }),
  supplierCompany: text(undefined, { column: 'company_name' }),
  taxTypeName: text(undefined, { column: 'tax_type' }),
  supplierTaxNumber: text(undefined, { sql: 'coalesce(i.supplier_gst_number, i.supplier_pan_number)' }),
  paymentTermId: int(undefined, { sql: '(select t.id from payment_term t where t.code = i.payment_term_code)' }),
  currencyId: int(undefined, { sql: '(select t.id from currency t where t.code = i.currency_code)' }),
  taxTypeId: int(undefined, {
    sql: '(select t.id from tax_type t where t.country_code = i.country_code and t.name = i.tax_type)',
  }),
  l1Approvers: chosenAt('DeliveryInvoice', LEVEL.l1),
  l2Approvers: chosenAt('DeliveryInvoice', LEVEL.l2),
  ...paymentColumns('paymentDeduction'),
  poId: int(),
  supplierBoardline: text(undefined, { typed: true }),
  ...texts('bankName', 'accountNumber', 'ifsc', 'plantCode'),
};

/** A line with its order item `o`, receipt line `g`, receipt `h`, and the remaining quantities. */
export const LINES = `delivery_invoice_item i join purchase_order_item o on o.id = i.order_item_id
  left join goods_receipt_item g on g.id = i.grn_item_id left join goods_receipt h on h.id = g.receipt_id
  join delivery_invoice d on d.id = i.delivery_invoice_id
  left join lateral (
    select x.available from order_item_state x where x.po_id = d.po_id and x.id = i.order_item_id offset 0) beside on true
  left join lateral (
    select x.available from order_items_state(i.delivery_invoice_id) x
     where x.po_id = d.po_id and x.id = i.order_item_id and i.grn_item_id is null
    union all
    select x.available from receipt_items_state(i.delivery_invoice_id) x where x.po_id = d.po_id and x.id = i.grn_item_id
    offset 0) own on true`;

const received = (type: string) => rate(undefined, { sql: `case when h.type = '${type}' then g.quantity end` });
const WITH_TAX = 'i.total_overheads_amount + i.total_overheads_tax_amount';

export const itemColumns: Columns = {
  ...texts('uid'),
  orderItemId: int('PO Line Item'),
  grnItemId: int('GRN Line Item'),
  quantity: rate('Quantity'),
  newQuantity: rate(undefined, { column: 'quantity' }),
  price: rate('Price'),
  amount: money('Amount'),
  taxRate: rate('Tax Rate'),
  tax: rate(undefined, { column: 'tax_rate' }),
  taxCode: text('Tax Code'),
  taxAmount: money('Tax Amount'),
  totalOverheadsAmount: money('Overheads'),
  totalOverheadsTaxAmount: money('Overheads Tax'),
  totalOverheadsAmountWithTax: money(undefined, { sql: WITH_TAX }),
  charges: rows(),
  ...chargeColumns('i.charges'),
  discount: money(undefined, { sql: '0.00' }),
  poLineItemNumber: text(undefined, { sql: 'o.line_item_number' }),
  materialType: text(undefined, { sql: 'o.item_type' }),
  ...joined('o', texts('itemCode', 'itemName', 'itemType', 'hsnCode', 'uom', 'costCenterCode', 'costCenterName')),
  poQuantity: rate(undefined, { sql: 'o.quantity' }),
  poItemPrice: money(undefined, { sql: 'o.price' }),
  grnId: int(undefined, { sql: 'g.receipt_id' }),
  grnLineItemNumber: text(undefined, { sql: 'g.line_item_no' }),
  grnNo: text(undefined, { sql: 'h.no' }),
  sesNo: text(undefined, { sql: `case when h.type = 'SRN' then h.no end` }),
  asnNo: text(undefined, { sql: 'null::text' }),
  sapGrnCreationDate: date(undefined, { sql: 'h.grn_date' }),
  batchNo: text(undefined, { sql: 'g.batch_number' }),
  amountLC: money(undefined, { sql: 'g.amount_lc' }),
  actualQuantity: rate(undefined, { sql: 'coalesce(g.quantity, o.quantity)' }),
  grnQuantity: received('GRN'),
  sesQuantity: received('SRN'),
  asnQuantity: rate(undefined, { sql: 'null::numeric' }),
  invoiceAvailableQuantity: rate(undefined, { sql: 'own.available' }),
  deliveryInvoiceAvailableQuantity: rate(undefined, { sql: 'beside.available' }),
  supplierId: int(undefined, { sql: 'd.supplier_id' }),
  supplierName: text(undefined, { sql: 'd.supplier_name' }),
};
