import { files, int, json, money, text, texts, type Columns } from '../../rules/records/columns.ts';
import { invoiceColumns, workflowColumns } from '../../rules/records/invoiceColumns.ts';
import { LEVEL } from '../../rules/workflow/levels.ts';

/** The people that Step 0 chose for a level, from the approval itself. */
const chosenAt = (level: number) => `(
  select jsonb_agg(jsonb_build_object('userId', a ->> 'ApproverUserId', 'name', a ->> 'ApproverName', 'email', a ->> 'ApproverEmail'))
    from workflow_task t, jsonb_array_elements(t.workflow_actions) l, jsonb_array_elements(l -> 'Approvers') a
   where t.context = 'ProformaInvoice' and t.context_id = i.id and (l ->> 'WorkflowLevel')::int = ${level})`;

/** Every field of the contract's `ProformaInvoice` but its lines. */
export const proformaColumns: Columns = {
  ...invoiceColumns,
  ...workflowColumns('workflowStatus', 'workflowRemark'),
  poNo: text('Purchase Order', { title: 'PO No' }),
  poType: text(undefined, { title: 'PO Type' }),
  poGrossAmount: money('PO Amount', { title: 'PO Amount' }),
  invoiceNarration: text('Narration', { title: 'Narration' }),
  withholdingTax: text('Withholding Tax', { title: 'Withholding Tax' }),
  invoiceDocument: files('Invoice'),
  bankName: text('Bank'),
  accountNumber: text('Account Number'),
  ifsc: text('IFSC'),
  poId: int(),
  l1Approvers: json(undefined, { sql: chosenAt(LEVEL.l1) }),
  l2Approvers: json(undefined, { sql: chosenAt(LEVEL.l2) }),
  ...texts('billToLocationGstNumber', 'assignment'),
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
  lineItemDescription: text('Description'),
  amount: money('Amount'),
};
