create table delivery_invoice (
  like record including all,
  -- Net and taxes; total_gross_amount is the grand total.
  total_amount numeric(18, 2) not null default 0,
  total_tax numeric(18, 2) not null default 0,
  -- PO or GRNSRN: what it was raised against.
  type text not null,
  po_id int not null references purchase_order,
  po_no text not null,
  po_date date,
  po_type text,
  is_msme boolean not null default false,
  -- Of its receipts; several numbers are joined by commas.
  grn_no text,
  grn_date date,
  invoice_pdf jsonb not null default '[]',
  supplier_boardline text,
  bank_name text,
  account_number text,
  ifsc text,
  tax_type text,
  invoice_header_text text,
  invoice_item_header_text text,
  plant_code text,
  plant_name text,
  -- Charges of the invoice itself.
  overheads jsonb not null default '[]'
);

create table delivery_invoice_item (
  delivery_invoice_id int not null references delivery_invoice on delete cascade,
  line int not null,
  uid text not null,
  order_item_id int not null references purchase_order_item,
  grn_item_id int references goods_receipt_item,
  quantity numeric(15, 3) not null,
  price numeric(18, 6) not null,
  amount numeric(18, 2) not null,
  tax_code text,
  tax_rate numeric(6, 3) not null default 0,
  tax_amount numeric(18, 2) not null default 0,
  -- Its share of the charges of the order's item, by name.
  charges jsonb not null default '{}',
  total_overheads_amount numeric(18, 2) not null default 0,
  total_overheads_tax_amount numeric(18, 2) not null default 0,
  primary key (delivery_invoice_id, line)
);
