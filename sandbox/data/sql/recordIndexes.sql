-- Indexes of every record table; TABLE is replaced by its name.
-- Supplier, number and financial year are unique except for rejected records; the rules check this first, with a message.
create unique index TABLE_unique
  on TABLE (supplier_id, invoice_number_key, financial_year) where status <> 'Rejected' and not deleted;
create index TABLE_supplier on TABLE (supplier_id, status) where not deleted;
