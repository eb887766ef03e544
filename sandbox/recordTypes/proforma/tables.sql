create table proforma_invoice (
  like record including all,
  po_id int not null references purchase_order,
  po_no text not null,
  po_gross_amount numeric(18, 2) not null
);

create table proforma_invoice_line (
  proforma_invoice_id int not null references proforma_invoice on delete cascade,
  line int not null,
  uid text not null,
  po_item_id int references purchase_order_item,
  amount numeric(18, 2) not null default 0,
  primary key (proforma_invoice_id, line)
);
