-- Of every kind's table (TABLE stands for its name), apart from the tables so that a bulk fill can build them at its end.
-- The same supplier, number and financial year may exist once, unless it was rejected (the rules say so first, with a message).
create unique index if not exists TABLE_unique
  on TABLE (supplier_id, invoice_number_key, financial_year) where status <> 'Rejected' and not deleted;

-- Deleted drafts are in no list: `where not deleted` keeps these indexes all that a count has to read.
create index if not exists TABLE_supplier on TABLE (supplier_id, status) where not deleted;
create index if not exists TABLE_status on TABLE (status, company_code) where not deleted;
create index if not exists TABLE_approver on TABLE (approver_id) where not deleted;
create index if not exists TABLE_creator on TABLE (rcb) where not deleted;
create index if not exists TABLE_by_created on TABLE (rct desc nulls last, id desc) where not deleted;
