-- Kept apart from the tables so that a bulk fill can build them at its end.
-- The same supplier, number and financial year may exist once, unless it was rejected (the rules say so first, with a message).
create unique index if not exists non_po_invoice_unique
  on non_po_invoice (supplier_id, invoice_number_key, financial_year) where status <> 'Rejected' and not deleted;

-- Deleted drafts are in no list: `where not deleted` keeps these indexes all that a count has to read.
-- Counting and scoping without the rows.
create index if not exists non_po_invoice_supplier on non_po_invoice (supplier_id, status) where not deleted;
create index if not exists non_po_invoice_supplier_code on non_po_invoice (supplier_code, status, erp_sync) where not deleted;
create index if not exists non_po_invoice_status on non_po_invoice (status, company_code) where not deleted;
create index if not exists non_po_invoice_approver on non_po_invoice (approver_id) where not deleted;
create index if not exists non_po_invoice_creator on non_po_invoice (rcb) where not deleted;

-- The list's sort orders. Read backwards they serve the other direction.
create index if not exists non_po_invoice_by_invoice_date on non_po_invoice (invoice_date desc nulls last, id desc) where not deleted;
create index if not exists non_po_invoice_by_due_date on non_po_invoice (due_date desc nulls last, id desc) where not deleted;
create index if not exists non_po_invoice_by_created on non_po_invoice (rct desc nulls last, id desc) where not deleted;
create index if not exists non_po_invoice_by_gross on non_po_invoice (total_gross_amount desc nulls last, id desc) where not deleted;
create index if not exists non_po_invoice_by_amount on non_po_invoice (total_amount desc nulls last, id desc) where not deleted;
create index if not exists non_po_invoice_by_number on non_po_invoice (invoice_number desc nulls last, id desc) where not deleted;
create index if not exists non_po_invoice_by_supplier_name on non_po_invoice (supplier_name desc nulls last, id desc) where not deleted;
create index if not exists non_po_invoice_by_company on non_po_invoice (company_name desc nulls last, id desc) where not deleted;

create index if not exists non_po_invoice_by_payment on non_po_invoice (payment_date desc nulls last, id desc) where not deleted;
create index if not exists non_po_invoice_by_audit on non_po_invoice (audit_date desc nulls last, id desc) where not deleted;

-- What the check boxes of list and report filter by, so that the wide rows are read for one page only.
create index if not exists non_po_invoice_facets on non_po_invoice
  (status, invoice_date, total_gross_amount, id) include (supplier_code, erp_sync, department_name, country_name,
   ap_subcategory_name, supplier_urgent, audit_status, audit_date) where not deleted;

-- Invoices on their way, and where: the ageing report sorts and filters by it.
create index if not exists non_po_invoice_on_its_way on non_po_invoice (id)
  include (status, rct, rut, query_status, created_by_name, approver_name, total_gross_amount)
  where not deleted and status in ('Pending for approval', 'SentBack', 'Under Query', 'Work in Progress');
create index if not exists workflow_task_place on workflow_task (context, context_id)
  include (workflow_level_state, workflow_status, level_since, pending_with);

-- 'Contains' filters.
create index if not exists non_po_invoice_number_text on non_po_invoice using gin (invoice_number_folded gin_trgm_ops);
create index if not exists non_po_invoice_supplier_text on non_po_invoice using gin (supplier_name_folded gin_trgm_ops);

create index if not exists workflow_task_participants on workflow_task using gin (participants);
