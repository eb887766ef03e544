-- Beside those that every kind has: counting and scoping without the rows.
create index if not exists non_po_invoice_supplier_code on non_po_invoice (supplier_code, status, erp_sync) where not deleted;

-- The list's sort orders. Read backwards they serve the other direction.
create index if not exists non_po_invoice_by_invoice_date on non_po_invoice (invoice_date desc nulls last, id desc) where not deleted;
create index if not exists non_po_invoice_by_due_date on non_po_invoice (due_date desc nulls last, id desc) where not deleted;
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

-- 'Contains' filters.
create index if not exists non_po_invoice_number_text on non_po_invoice using gin (invoice_number_folded gin_trgm_ops);
create index if not exists non_po_invoice_supplier_text on non_po_invoice using gin (supplier_name_folded gin_trgm_ops);
