-- Kept apart from the tables so that a bulk fill can build them at its end.
-- The same supplier, number and financial year may exist once, unless it was rejected (the rules say so first, with a message).
create unique index if not exists non_po_invoice_unique
  on non_po_invoice (supplier_id, upper(invoice_number), financial_year) where status <> 'Rejected' and not deleted;

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

-- 'Contains' filters.
create index if not exists non_po_invoice_number_text on non_po_invoice using gin (invoice_number_folded gin_trgm_ops);
create index if not exists non_po_invoice_supplier_text on non_po_invoice using gin (supplier_name_folded gin_trgm_ops);

create index if not exists workflow_task_participants on workflow_task using gin (participants);
