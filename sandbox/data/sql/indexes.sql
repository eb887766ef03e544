-- Kept apart from the tables so that a bulk fill can build them at its end.
-- The same supplier, number and financial year may exist once, unless it was rejected (the rules say so first, with a message).
create unique index non_po_invoice_unique on non_po_invoice (supplier_id, upper(invoice_number), financial_year)
  where status <> 'Rejected';
create index non_po_invoice_supplier on non_po_invoice (supplier_id, id);
create index non_po_invoice_status on non_po_invoice (status, id);
create index workflow_task_participants on workflow_task using gin (participants);
