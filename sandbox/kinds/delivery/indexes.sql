-- What an order and a receipt are claimed by.
create index if not exists delivery_invoice_order on delivery_invoice (po_id, id) include (status) where not deleted;
create index if not exists delivery_invoice_item_order on delivery_invoice_item (order_item_id);
create index if not exists delivery_invoice_item_receipt on delivery_invoice_item (grn_item_id) where grn_item_id is not null;
