-- What is received, claimed, invoiced and left of orders and receipts. All of it is worked out of the rows themselves, for one order or
-- for all at once: every sum is grouped by its order, so that a condition `po_id = ...` reaches the innermost table.

-- What delivery invoices claim: every one that is neither deleted nor rejected, drafts too.
create view item_claim as
select d.po_id, l.order_item_id, l.grn_item_id, l.quantity, l.amount, d.id invoice_id, d.status <> 'Draft' invoiced
  from delivery_invoice d join delivery_invoice_item l on l.delivery_invoice_id = d.id
 where not d.deleted and d.status <> 'Rejected';

-- The units of an order's item that claims of a quantity and an amount stand for: a service is claimed by amount.
create function units_of(item_type text, price numeric, quantity numeric, amount numeric) returns numeric language sql immutable as $$
  select coalesce(case when item_type = 'Service' and price > 0 then round(amount / price, 3) else quantity end, 0)
$$;

-- Of each order's item, in its units: received, claimed (drafts too), invoiced, and what can still be claimed. `own`: an invoice
-- whose claims do not count, because it is about to be saved again; 0 for none.
create function order_items_state(own int)
returns table (id int, po_id int, quantity numeric, received numeric, claimed numeric, invoiced numeric, claimed_amount numeric,
               available numeric) language sql stable as $$
  select i.id, i.po_id, i.quantity, coalesce(r.received, 0), units_of(i.item_type, i.price, c.quantity, c.amount),
         units_of(i.item_type, i.price, c.invoiced_quantity, c.invoiced_amount), coalesce(c.amount, 0),
         case when i.status = 'Closed' then 0
              else greatest(0, i.quantity - units_of(i.item_type, i.price, c.quantity, c.amount)) end
    from purchase_order_item i
    left join (
      select h.po_id, g.order_item_id, sum(g.quantity) received
        from goods_receipt h join goods_receipt_item g on g.receipt_id = h.id
       where not h.deleted
       group by h.po_id, g.order_item_id) r on r.po_id = i.po_id and r.order_item_id = i.id
    left join (
      select q.po_id, q.order_item_id, sum(q.quantity) quantity, sum(q.amount) amount,
             sum(q.quantity) filter (where q.invoiced) invoiced_quantity, sum(q.amount) filter (where q.invoiced) invoiced_amount
        from item_claim q where q.invoice_id <> own
       group by q.po_id, q.order_item_id) c on c.po_id = i.po_id and c.order_item_id = i.id
$$;
create view order_item_state as select * from order_items_state(0);

-- Of each order: its status, whether anything can still be invoiced (`open`), and its advances: those that are neither deleted nor
-- rejected, and what they leave.
create view order_state as
select o.id po_id, coalesce(s.status, 'New') status, coalesce(s.open, false) open,
       a.ids advance_ids, coalesce(a.amount, 0) advanced, o.amount - coalesce(a.amount, 0) advance_left
  from purchase_order o
  left join (
    select x.po_id, bool_or(x.available > 0) open,
           case when bool_and(x.invoiced >= x.quantity) then 'Invoiced'
                when bool_or(x.invoiced > 0) then 'Partially Invoiced'
                when bool_and(x.received >= x.quantity) then 'Fully Received'
                when bool_or(x.received > 0) then 'Partially Received'
                else 'New' end status
      from order_item_state x group by x.po_id) s on s.po_id = o.id
  left join (
    select p.po_id, sum(p.total_gross_amount) amount, string_agg(p.id::text, ',' order by p.id) ids
      from proforma_invoice p where not p.deleted and p.status <> 'Rejected'
     group by p.po_id) a on a.po_id = o.id;

-- Of each receipt's line: claimed (drafts too), invoiced, and what can still be claimed, which its order limits, too.
create function receipt_items_state(own int)
returns table (id int, po_id int, receipt_id int, quantity numeric, claimed numeric, invoiced numeric, available numeric,
               order_available numeric) language sql stable as $$
  select g.id, h.po_id, g.receipt_id, g.quantity, coalesce(c.claimed, 0), coalesce(c.invoiced, 0),
         greatest(0, least(g.quantity - coalesce(c.claimed, 0), o.available)), o.available
    from goods_receipt h join goods_receipt_item g on g.receipt_id = h.id
    left join order_items_state(own) o on o.po_id = h.po_id and o.id = g.order_item_id
    left join (
      select q.po_id, q.grn_item_id, sum(q.quantity) claimed, sum(q.quantity) filter (where q.invoiced) invoiced
        from item_claim q where q.invoice_id <> own and q.grn_item_id is not null
       group by q.po_id, q.grn_item_id) c on c.po_id = h.po_id and c.grn_item_id = g.id
$$;
create view receipt_item_state as select * from receipt_items_state(0);

-- Of each receipt: its status, what is claimed of it, whether anything is left to invoice, and the invoices that claim it.
create view receipt_state as
select h.id receipt_id, h.po_id, s.status, s.claimed, coalesce(s.open, false) open, v.numbers invoice_numbers, v.status invoice_status
  from goods_receipt h
  left join (
    select x.po_id, x.receipt_id, sum(x.claimed) claimed, bool_or(x.available > 0) open,
           case when bool_and(x.invoiced >= x.quantity) then 'Invoiced' else 'Invoice Pending' end status
      from receipt_item_state x group by x.po_id, x.receipt_id) s on s.po_id = h.po_id and s.receipt_id = h.id
  left join (
    select d.po_id, q.receipt_id, string_agg(d.invoice_number, ', ' order by d.id) numbers,
           (array_agg(d.status order by d.id desc))[1] status
      from (select distinct c.po_id, g.receipt_id, c.invoice_id
              from item_claim c join goods_receipt_item g on g.id = c.grn_item_id) q
      join delivery_invoice d on d.id = q.invoice_id and d.po_id = q.po_id
     group by d.po_id, q.receipt_id) v on v.po_id = h.po_id and v.receipt_id = h.id;
