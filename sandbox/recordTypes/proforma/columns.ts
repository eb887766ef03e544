import { files, int, money, text, texts, type Columns } from '../../rules/declared/columns.ts';
import { chosenAt, invoiceColumns, workflowColumns } from '../../rules/records/invoiceColumns.ts';
import { LEVEL } from '../../rules/workflow/levels.ts';

export const proformaColumns: Columns = {
  ...invoiceColumns,
  ...workflowColumns('workflowStatus', 'workflowRemark'),
  totalGrossAmount: money('Invoice Amount', { title: 'Advance Amount' }),
  poNo: text('Purchase Order', { title: 'PO No' }),
  poType: text(undefined, { title: 'PO Type' }),
  poGrossAmount: money('PO Amount', { title: 'PO Amount' }),
  invoiceNarration: text('Narration', { title: 'Narration', typed: true }),
  withholdingTax: text('Withholding Tax', { title: 'Withholding Tax' }),
  invoiceDocument: files('Invoice'),
  bankName: text('Bank'),
  accountNumber: text('Account Number'),
  ifsc: text('IFSC'),
  poId: int(),
  l1Approvers: chosenAt('ProformaInvoice', LEVEL.l1),
  l2Approvers: chosenAt('ProformaInvoice', LEVEL.l2),
  notes: text('Notes', { typed: true }),
  assignment: text(undefined, { typed: true }),
  ...texts('billToLocationGstNumber'),
};

export const lineColumns: Columns = {
  ...texts('uid'),
  poId: int(undefined, { sql: '(select p.po_id from proforma_invoice p where p.id = i.proforma_invoice_id)' }),
  poNo: text(undefined, { sql: '(select p.po_no from proforma_invoice p where p.id = i.proforma_invoice_id)' }),
  proformaInvoiceId: int(undefined, { sql: 'i.proforma_invoice_id' }),
  poItemId: int(),
  poItemLineNumber: text('PO Line Item'),
  poItemAmount: money(),
  itemId: int(),
  ...texts('itemCode', 'itemType', 'itemDescription'),
  lineItemDescription: text('Description', { typed: true }),
  amount: money('Amount'),
};
