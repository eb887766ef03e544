-- Of every kind's table; TABLE stands for its name.
-- The same supplier, number and financial year may exist once, unless it was rejected (the rules say so first, with a message).
create unique index TABLE_unique
  on TABLE (supplier_id, invoice_number_key, financial_year) where status <> 'Rejected' and not deleted;
create index TABLE_supplier on TABLE (supplier_id, status) where not deleted;
