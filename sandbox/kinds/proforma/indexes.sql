-- What an order's advance invoices claim of it.
create index if not exists proforma_invoice_order on proforma_invoice (po_id) where not deleted;
