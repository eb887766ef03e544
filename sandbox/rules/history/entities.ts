/** One kind of thing whose changes a record's history shows; its tab, its rows and the columns that people know. */
export interface Entity {
  name: string;
  label: string;
  /** Rows of record $1, as jsonb objects with `entity_id` and `entity_key`. */
  sql: string;
  /** Column → what people call it. Other columns are not compared. */
  columns: Record<string, string>;
}

const IN_CONTEXT = `context = 'NonPoInvoice' and context_id = $1`;

export const ENTITIES: Entity[] = [
  {
    name: 'NonPoInvoice',
    label: 'Invoice',
    sql: `select to_jsonb(i) || jsonb_build_object('entity_id', i.id, 'entity_key', i.id) r from non_po_invoice i
           where id = $1 and not deleted`,
    columns: {
      status: 'Status',
      work_flow_status: 'Workflow Status',
      work_flow_remark: 'Remarks',
      query_status: 'Query Status',
      invoice_number: 'Invoice Number',
      invoice_date: 'Invoice Date',
      document_type_name: 'Document Type',
      company_name: 'Company',
      supplier_name: 'Supplier',
      bill_to_location: 'Bill To Location',
      payment_term_name: 'Payment Term',
      currency_code: 'Currency',
      tax_type: 'Tax Type',
      approver_name: 'Approver',
      agreement_doc_ref_no: 'Agreement Reference No.',
      instruction_reference: 'Instruction Reference',
      item_text: 'Item Text',
      notes: 'Notes',
      total_amount: 'Amount',
      total_tax_amount: 'Tax Amount',
      total_gross_amount: 'Invoice Amount',
      is_tcs: 'Include TCS',
      tcs_line_amount: 'TCS Line Amount',
      tcs_rate: 'TCS Rate',
      tcs_amount: 'TCS Amount',
      tcs_gl_code: 'TCS GL Code',
      include_tax_line: 'Include Tax Line',
      tax_line_descrption: 'Tax Line Description',
      tax_line_amount: 'Tax Line Amount',
      tax_line_tax_code: 'Tax Line Tax Code',
      vat_percentage: 'VAT Percentage',
      total_vat_amount: 'Total VAT Amount',
      whtvat: 'WHT VAT',
      vatgl: 'VAT GL',
      invoice_copies: 'Invoice Copies',
      supporting_documents: 'Supporting Documents',
      shipping_document: 'Shipping Documents',
      shipping_details: 'Shipping Details',
      is_agree: 'Disclaimer',
    },
  },
  {
    name: 'NonPoInvoiceItem',
    label: 'Line Items',
    sql: `select to_jsonb(i) || jsonb_build_object('entity_id', i.line, 'entity_key', i.uid) r from non_po_invoice_item i
           where invoice_id = $1 order by line`,
    columns: {
      line_item_description: 'Description',
      amount: 'Amount',
      hsn_sac_code: 'HSN/SAC',
      tax_code: 'Tax Code',
      tax_rate: 'Tax Rate',
      tax_amount: 'Tax Amount',
      gross_amount: 'Gross Amount',
    },
  },
  {
    name: 'WorkflowTask',
    label: 'Approval',
    sql: `select to_jsonb(t) || jsonb_build_object('entity_id', t.id, 'entity_key', t.id) r from workflow_task t where ${IN_CONTEXT}`,
    columns: {
      workflow_status: 'Workflow Status',
      workflow_level_state: 'Level',
      current_remarks: 'Remarks',
      workflow_actions: 'Approvers',
    },
  },
  {
    name: 'Query',
    label: 'Queries',
    sql: `select to_jsonb(q) || jsonb_build_object('entity_id', q.id, 'entity_key', q.id) r from record_query q where ${IN_CONTEXT}`,
    columns: { category_name: 'Category', recipient_name: 'Query Recipient', status: 'Status', is_closed: 'Closed' },
  },
  {
    name: 'QueryItem',
    label: 'Questions and Answers',
    sql: `select to_jsonb(i) || jsonb_build_object('entity_id', i.id, 'entity_key', i.id) r
            from record_query_item i join record_query q on q.id = i.query_id where ${IN_CONTEXT}`,
    columns: { query: 'Query', response: 'Response', attachments: 'Attachment' },
  },
];
