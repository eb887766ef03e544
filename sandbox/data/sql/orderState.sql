-- Computes the received, claimed, invoiced and remaining quantities of orders and receipts from the rows, regardless of how they were
-- billed (docs/decisions.md#billing-fills-receipts).
-- Every sum is grouped by order, so that a condition `po_id = ...` reaches the innermost table.

-- Converts a claim against the order to units of the item. A service is claimed by amount; without rounding its last paisa stays claimable.
create function units_of(item_type text, price numeric, quantity numeric, amount numeric) returns numeric language sql immutable as $$
  select case when item_type = 'Service' and price > 0 then amount / price else quantity end
$$;

-- Claims of delivery invoices, including drafts; deleted and rejected ones are excluded. A null `grn_item_id` is a claim against the order.
-- Quantities in units of the order's item, with their cost at its price.
create view item_claim as
select d.po_id, l.order_item_id, l.grn_item_id, d.id invoice_id, d.status <> 'Draft' invoiced,
       case when l.grn_item_id is null then units_of(i.item_type, i.price, l.quantity, l.amount) else l.quantity end units,
       case when l.grn_item_id is null then l.amount else l.quantity * i.price end cost
  from delivery_invoice d
  join delivery_invoice_item l on l.delivery_invoice_id = d.id
  join purchase_order_item i on i.id = l.order_item_id
 where not d.deleted and d.status <> 'Rejected';

-- State of each order item in its units: received, claimed (with drafts), invoiced, claimable (`available`) and not yet invoiced
-- (`pending`, without drafts).
-- An item that the ERP closed has no remaining quantity.
-- Amounts: the cost of claimed units, and the value of available units with charges and tax (`open_value`).
-- `own`: an invoice whose claims are ignored because it is about to be saved again; 0 for none.
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

-- State of each order: its status, whether anything is left to invoice (`open`), and its advances without deleted and rejected ones.
-- The remainder for advances is negative when invoices exceed them (docs/decisions.md#claims-on-orders).
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

-- Allocates claims against the order to its receipts, per item and oldest receipt first, after the invoices that name the receipt.
-- Submitted invoices come first, then older ones. Claims beyond the receipts wait for the next receipt.
-- plpgsql caches the plan, so queries that only reference the function do not plan it again.
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

-- Claims per receipt line and invoice: direct claims and allocated claims against the order.
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

-- State of each receipt line: claimed (with drafts), invoiced, claimable and not yet invoiced; the order limits the last two.
-- Receipt lines have three decimals.
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

-- State of each receipt: status, claimed quantity, whether anything is left to invoice, and the invoices that claim it.
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

-- For an invoice against an order: the numbers of its allocated receipts and the newest date; null for none.
create function receipts_of(ordered int, invoice int, out numbers text, out newest date) language plpgsql stable as $$
begin
  select string_agg(h.no, ', ' order by h.grn_date, h.id), max(h.grn_date) into numbers, newest
    from goods_receipt h
   where h.id in (select a.receipt_id from laid_upon(ordered, 0) a where a.invoice_id = invoice);
end $$;

-- Returns how many units of an order item the invoice has allocated to receipts.
create function received_for(ordered int, invoice int, item int) returns numeric language plpgsql stable as $$
begin
  return (select sum(a.units) from laid_upon(ordered, 0) a where a.invoice_id = invoice and a.order_item_id = item);
end $$;
