create table non_po_invoice (
  like record including all,
  total_amount numeric(18, 2) not null default 0,
  total_tax_amount numeric(18, 2) not null default 0,
  calculate_tax boolean not null default true,
  shipping_details jsonb,
  is_tcs boolean not null default false,
  tcs_rate numeric(6, 3),
  vat_percentage numeric(6, 3),
  include_tax_line boolean not null default false,
  tax_line_tax_rate numeric(6, 3),
  -- The following columns are feedback of the buyer's systems, shown in reports only.
  ap_subcategory_name text,
  business_location1 text,
  business_location2 text,
  park_rule_description text,
  park_post text,
  system_name text,
  awb_no text,
  po_number text,
  po_line_item text,
  advance_paid text,
  contract_number text,
  freight_country_name text
);

create table non_po_invoice_item (
  invoice_id int not null references non_po_invoice on delete cascade,
  line int not null,
  uid text not null,
  amount numeric(18, 2) not null default 0,
  tax_rate numeric(6, 3) not null default 0,
  tax_amount numeric(18, 2) not null default 0,
  gross_amount numeric(18, 2) not null default 0,
  items_split_info jsonb,
  primary key (invoice_id, line)
);
