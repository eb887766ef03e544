-- What is received, claimed, invoiced and left of orders and receipts, whatever way it was billed (docs/decisions.md#billing-fills-receipts). All of it is worked
-- out of the rows themselves, for one order or for all at once: every sum is grouped by its order, so that a condition `po_id = ...`
-- reaches the innermost table.

-- The units of an order's item that a claim against the order stands for: a service is claimed by amount, and unrounded, so that its
-- last paisa can still be claimed.
create function units_of(item_type text, price numeric, quantity numeric, amount numeric) returns numeric language sql immutable as $$
  select case when item_type = 'Service' and price > 0 then amount / price else quantity end
$$;

-- What delivery invoices claim: every one that is neither deleted nor rejected, drafts too. Against the order where `grn_item_id` is null.
-- In units of the order's item, and what they cost at its price.
create view item_claim as
select d.po_id, l.order_item_id, l.grn_item_id, d.id invoice_id, d.status <> 'Draft' invoiced,
       case when l.grn_item_id is null then units_of(i.item_type, i.price, l.quantity, l.amount) else l.quantity end units,
       case when l.grn_item_id is null then l.amount else l.quantity * i.price end cost
  from delivery_invoice d
  join delivery_invoice_item l on l.delivery_invoice_id = d.id
  join purchase_order_item i on i.id = l.order_item_id
 where not d.deleted and d.status <> 'Rejected';

-- Of each order's item, in its units: received, claimed (drafts too), invoiced, what can still be claimed (`available`) and what is not
-- invoiced yet (`pending`: drafts aside); a line that the ERP closed has nothing left. In money: what the claimed units cost, and what the
-- available ones are worth with charges and tax (`open_value`). `own`: an invoice whose claims do not count, because it is about to be saved
-- again; 0 for none.
create function order_items_state(own int)
returns table (id int, po_id int, quantity numeric, received numeric, claimed numeric, invoiced numeric, claimed_cost numeric,
               available numeric, pending numeric, open_value numeric) language sql stable as $$
  select i.id, i.po_id, i.quantity, coalesce(r.received, 0), coalesce(c.units, 0), coalesce(c.invoiced, 0), coalesce(c.cost, 0),
         case when i.status = 'Closed' then 0 else greatest(0, round(i.quantity - coalesce(c.units, 0), 12)) end,
         case when i.status = 'Closed' then 0 else greatest(0, round(i.quantity - coalesce(c.invoiced, 0), 12)) end,
         case when i.status = 'Closed' or i.quantity = 0 then 0
              else round(i.total_amount * greatest(0, i.quantity - coalesce(c.units, 0)) / i.quantity, 2) end
    from purchase_order_item i
    left join (
      select h.po_id, g.order_item_id, sum(g.quantity) received
        from goods_receipt h join goods_receipt_item g on g.receipt_id = h.id
       where not h.deleted
       group by h.po_id, g.order_item_id) r on r.po_id = i.po_id and r.order_item_id = i.id
    left join (
      select q.po_id, q.order_item_id, sum(q.units) units, sum(q.units) filter (where q.invoiced) invoiced, sum(q.cost) cost
        from item_claim q where q.invoice_id <> own
       group by q.po_id, q.order_item_id) c on c.po_id = i.po_id and c.order_item_id = i.id
$$;
create view order_item_state as select * from order_items_state(0);

-- Of each order: its status, whether anything can still be invoiced (`open`), and its advances: those that are neither deleted nor
-- rejected, and what they leave of what is not claimed by invoices; below 0 where invoices have caught up with them (docs/decisions.md#claims-on-orders).
create view order_state as
select o.id po_id, coalesce(s.status, 'New') status, coalesce(s.open, false) open,
       a.ids advance_ids, coalesce(a.amount, 0) advanced, coalesce(s.open_value, 0) - coalesce(a.amount, 0) advance_left
  from purchase_order o
  left join (
    select x.po_id, bool_or(x.available > 0) open, sum(x.open_value) open_value,
           case when bool_and(x.pending = 0) then 'Invoiced'
                when bool_or(x.invoiced > 0) then 'Partially Invoiced'
                when bool_and(x.received >= x.quantity) then 'Fully Received'
                when bool_or(x.received > 0) then 'Partially Received'
                else 'New' end status
      from order_item_state x group by x.po_id) s on s.po_id = o.id
  left join (
    select p.po_id, sum(p.total_gross_amount) amount, string_agg(p.id::text, ',' order by p.id) ids
      from proforma_invoice p where not p.deleted and p.status <> 'Rejected'
     group by p.po_id) a on a.po_id = o.id;

-- What is claimed against an order is laid upon its receipts, the oldest of each item first, each taking what the invoices that name it
-- leave; of the invoices those that were submitted come first, then by age. What exceeds the receipts waits for the next one. In a language
-- that keeps its plan: nothing of it is planned anew where it is only mentioned.
create function laid_upon(ordered int, own int)
returns table (receipt_id int, grn_item_id int, order_item_id int, invoice_id int, invoiced boolean, units numeric)
language plpgsql stable rows 10 as $$
#variable_conflict use_column
begin
  return query
  select r.receipt_id, r.id, r.order_item_id, c.invoice_id, c.invoiced,
         least(r.upto, c.upto) - greatest(r.upto - r.room, c.upto - c.units)
    from (
      select q.order_item_id, q.invoice_id, q.invoiced, q.units,
             sum(q.units) over (partition by q.order_item_id order by not q.invoiced, q.invoice_id) upto
        from item_claim q
       where q.po_id = ordered and q.grn_item_id is null and q.invoice_id <> own) c
    join (
      select g.order_item_id, g.receipt_id, g.id, u.room,
             sum(u.room) over (partition by g.order_item_id order by h.grn_date, h.id, g.id) upto
        from goods_receipt h join goods_receipt_item g on g.receipt_id = h.id
        left join (
          select q.grn_item_id, sum(q.units) units from item_claim q
           where q.po_id = ordered and q.invoice_id <> own group by q.grn_item_id) d on d.grn_item_id = g.id
       cross join lateral (select greatest(0, g.quantity - coalesce(d.units, 0)) room) u
       where h.po_id = ordered and not h.deleted and u.room > 0) r
      on r.order_item_id = c.order_item_id and r.upto - r.room < c.upto and c.upto - c.units < r.upto;
end $$;

-- Which invoice claims how much of which receipt's line: those that name it, and those against the order.
create function receipt_claims(own int)
returns table (po_id int, receipt_id int, grn_item_id int, order_item_id int, invoice_id int, invoiced boolean, units numeric)
language sql stable as $$
  select d.po_id, g.receipt_id, l.grn_item_id, l.order_item_id, d.id, d.status <> 'Draft', l.quantity
    from delivery_invoice d
    join delivery_invoice_item l on l.delivery_invoice_id = d.id
    join goods_receipt_item g on g.id = l.grn_item_id
   where not d.deleted and d.status <> 'Rejected' and d.id <> own
  union all
  select o.po_id, a.receipt_id, a.grn_item_id, a.order_item_id, a.invoice_id, a.invoiced, a.units
    from (select distinct d.po_id from delivery_invoice d where d.type = 'PO' and not d.deleted and d.status <> 'Rejected') o
   cross join lateral laid_upon(o.po_id, own) a
$$;
create view receipt_claim as select * from receipt_claims(0);

-- Of each receipt's line: claimed (drafts too), invoiced, what can still be claimed and what is not invoiced yet, both of which its order
-- limits, too. Lines of receipts take three decimals.
create function receipt_items_state(own int)
returns table (id int, po_id int, receipt_id int, quantity numeric, claimed numeric, invoiced numeric, available numeric, pending numeric,
               order_available numeric) language sql stable as $$
  select g.id, h.po_id, g.receipt_id, g.quantity, round(coalesce(c.claimed, 0), 3), round(coalesce(c.invoiced, 0), 3),
         greatest(0, trunc(round(least(g.quantity - coalesce(c.claimed, 0), o.available), 9), 3)),
         greatest(0, trunc(round(least(g.quantity - coalesce(c.invoiced, 0), o.pending), 9), 3)), o.available
    from goods_receipt h join goods_receipt_item g on g.receipt_id = h.id
    left join order_items_state(own) o on o.po_id = h.po_id and o.id = g.order_item_id
    left join (
      select q.po_id, q.grn_item_id, sum(q.units) claimed, sum(q.units) filter (where q.invoiced) invoiced
        from receipt_claims(own) q
       group by q.po_id, q.grn_item_id) c on c.po_id = h.po_id and c.grn_item_id = g.id
$$;
create view receipt_item_state as select * from receipt_items_state(0);

-- Of each receipt: its status, what is claimed of it, whether anything is left to invoice, and the invoices that claim it.
create view receipt_state as
select h.id receipt_id, h.po_id, s.status, s.claimed, coalesce(s.open, false) open, v.numbers invoice_numbers, v.status invoice_status
  from goods_receipt h
  left join (
    select x.po_id, x.receipt_id, sum(x.claimed) claimed, bool_or(x.available > 0) open,
           case when bool_and(x.pending = 0) then 'Invoiced' else 'Invoice Pending' end status
      from receipt_item_state x group by x.po_id, x.receipt_id) s on s.po_id = h.po_id and s.receipt_id = h.id
  left join (
    select d.po_id, q.receipt_id, string_agg(d.invoice_number, ', ' order by d.id) numbers,
           (array_agg(d.status order by d.id desc))[1] status
      from (select distinct c.po_id, c.receipt_id, c.invoice_id from receipt_claim c) q
      join delivery_invoice d on d.id = q.invoice_id and d.po_id = q.po_id
     group by d.po_id, q.receipt_id) v on v.po_id = h.po_id and v.receipt_id = h.id;

-- Of an invoice against an order: the numbers of the receipts that it is laid upon and the newest one's day; null where there are none.
create function receipts_of(ordered int, invoice int, out numbers text, out newest date) language plpgsql stable as $$
begin
  select string_agg(h.no, ', ' order by h.grn_date, h.id), max(h.grn_date) into numbers, newest
    from goods_receipt h
   where h.id in (select a.receipt_id from laid_upon(ordered, 0) a where a.invoice_id = invoice);
end $$;

-- How many units of an order's item an invoice against the order is laid upon receipts with.
create function received_for(ordered int, invoice int, item int) returns numeric language plpgsql stable as $$
begin
  return (select sum(a.units) from laid_upon(ordered, 0) a where a.invoice_id = invoice and a.order_item_id = item);
end $$;
