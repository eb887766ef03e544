-- Orders $1 … $2 for `--scale`, each with a line that comes in at $3 receipts of 25 units and one that is still to come. Receipts are
-- numbered as the invoices on them.
with pair as (
  select row_number() over (order by ms.id) - 1 k, s.id sid, s.code, s.pan, s.gst_number, s.country_code, c.code cc, c.currency_code cur,
         ms.payment_term_code term, (select b.code from plant b where b.company_code = c.code order by b.id limit 1) plant,
         count(*) over () pairs
    from master_supplier ms join supplier s on s.id = ms.supplier_id join company c on c.code = ms.company_code
), boss as (
  select row_number() over (order by e.id) - 1 k, e.user_id, count(*) over () bosses
    from employee e join users u using (user_id)
   where 'approver' = any (u.roles) and e.employee_group <> 'Accounts Payable'
), type as (
  select row_number() over (order by code) - 1 k, code, count(*) over () types from po_type
), drawn as (
  select n, p.*, b.user_id boss, t.code type, date '2026-11-19' - (30 + (hashint4(n + 1000003) & 2147483647) % 700) ordered_on,
         ((hashint4(n + 2000003) & 2147483647) % 90000 + 1000)::numeric / 100 price,
         case when p.gst_number is not null then 18 when p.country_code = 'DE' then 19 else 0 end rate
    from generate_series($1::int, $2::int) n
    join pair p on p.k = (hashint4(n) & 2147483647) % p.pairs
    join boss b on b.k = (hashint4(n + 3000017) & 2147483647) % b.bosses
    join type t on t.k = (hashint4(n + 4000037) & 2147483647) % t.types
), line as (
  select d.n, l.item, l.no, l.name, l.quantity, d.price * l.quantity net, round(d.price * l.quantity * d.rate / 100, 2) tax
    from drawn d
   cross join lateral (values (1, '00010', 'Bulk material', 25 * $3::int), (2, '00020', 'Bulk material, to come', 50)) l (item, no, name, quantity)
), ordered as (
  insert into purchase_order (no, date, delivery, type, currency, amount, company_code, supplier_id, supplier_code, supplier_pan_number,
    is_msme, purchasing_group, purchase_organization, plant_code, erp_approval_date, payment_term_code, pr_initiator_id, subject)
  select (4700000000 + d.n)::text, ordered_on, ordered_on + 60, type, cur, t.total, cc, sid, code, pan,
         d.n % 7 = 0, 'G10', 'P' || cc, plant, ordered_on + 2, term, boss, 'Bulk material'
    from drawn d join (select n, sum(net + tax) total from line group by n) t on t.n = d.n order by d.n
  returning id, no
), item as (
  insert into purchase_order_item (po_id, line_item_number, item_id, item_code, item_name, item_short_text, item_type, uom, quantity,
    hsn_code, price, tax_code, tax_rate, tax_amount, total_amount)
  select o.id, l.no, 8000 + l.item, 'BULK-' || l.item, l.name, l.name, 'Material', 'NOS', l.quantity, '48191010', d.price,
         case d.rate when 18 then 'G3' when 19 then 'V2' end, d.rate, l.tax, l.net + l.tax
    from line l join drawn d on d.n = l.n join ordered o on o.no = (4700000000 + d.n)::text order by l.n, l.item
  returning id, po_id, line_item_number, price
), received as (
  insert into goods_receipt (no, type, date, grn_date, po_id, supplier_id, supplier_code, supplier_pan_number, movement_type_code,
    movement_type_name, created_source, invoice_reference)
  select (5700000000 + d.n::bigint * $3::int + turn)::text, 'GRN', ordered_on + 10 + turn, ordered_on + 11 + turn, o.id, sid, code, pan, '101', 'Goods receipt', 'ERP',
         'DC-' || d.n || '-' || turn
    from drawn d join ordered o on o.no = (4700000000 + d.n)::text cross join generate_series(1, $3::int) turn order by d.n, turn
  returning id, po_id
)
insert into goods_receipt_item (receipt_id, line_item_no, order_item_id, quantity, batch_number, amount_lc)
select r.id, '0001', i.id, 25, 'BULK', round(25 * i.price, 2)
  from received r join item i on i.po_id = r.po_id and i.line_item_number = '00010' order by r.id
