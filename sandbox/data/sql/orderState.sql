-- What delivery invoices claim: every one that is neither deleted nor rejected, drafts too.
create view item_claim as
select l.order_item_id, l.grn_item_id, l.quantity, l.amount, d.id invoice_id, d.status <> 'Draft' invoiced
  from delivery_invoice_item l join delivery_invoice d on d.id = l.delivery_invoice_id
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
    left join lateral (select sum(g.quantity) received from goods_receipt_item g where g.order_item_id = i.id) r on true
    left join lateral (
      select sum(q.quantity) quantity, sum(q.amount) amount, sum(q.quantity) filter (where q.invoiced) invoiced_quantity,
             sum(q.amount) filter (where q.invoiced) invoiced_amount
        from item_claim q where q.order_item_id = i.id and q.invoice_id <> own) c on true
$$;
create view order_item_state as select * from order_items_state(0);

create function po_status(order_id int) returns text language sql stable as $$
  select case when bool_and(s.invoiced >= s.quantity) then 'Invoiced'
              when bool_or(s.invoiced > 0) then 'Partially Invoiced'
              when bool_and(s.received >= s.quantity) then 'Fully Received'
              when bool_or(s.received > 0) then 'Partially Received'
              else 'New' end
    from order_item_state s where s.po_id = order_id
$$;

-- Of each receipt's line: claimed (drafts too), invoiced, and what can still be claimed, which its order limits, too.
create function receipt_items_state(own int)
returns table (id int, receipt_id int, quantity numeric, claimed numeric, invoiced numeric, available numeric, order_available numeric)
language sql stable as $$
  select g.id, g.receipt_id, g.quantity, coalesce(c.claimed, 0), coalesce(c.invoiced, 0),
         greatest(0, least(g.quantity - coalesce(c.claimed, 0), o.available)), o.available
    from goods_receipt_item g
    left join lateral (select s.available from order_items_state(own) s where s.id = g.order_item_id) o on true
    left join lateral (
      select sum(q.quantity) claimed, sum(q.quantity) filter (where q.invoiced) invoiced
        from item_claim q where q.grn_item_id = g.id and q.invoice_id <> own) c on true
$$;
create view receipt_item_state as select * from receipt_items_state(0);
