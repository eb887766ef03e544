create table proforma_invoice (
  like record including all,
  po_id int not null references purchase_order,
  po_no text not null,
  po_type text,
  po_gross_amount numeric(18, 2) not null,
  bill_to_location_gst_number text,
  invoice_document jsonb not null default '[]',
  invoice_narration text,
  bank_name text,
  account_number text,
  ifsc text,
  withholding_tax text,
  assignment text
);

create table proforma_invoice_line (
  proforma_invoice_id int not null references proforma_invoice on delete cascade,
  line int not null,
  uid text not null,
  po_item_id int references purchase_order_item,
  po_item_line_number text,
  po_item_amount numeric(18, 2),
  item_id int,
  item_code text,
  item_type text,
  item_description text,
  line_item_description text,
  amount numeric(18, 2) not null default 0,
  primary key (proforma_invoice_id, line)
);
