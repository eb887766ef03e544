-- Bulk entries $1 … $2 for `--scale`: suppliers, companies, types and amounts in a fixed rotation.
with pair as (
  select row_number() over (order by ms.id) - 1 k, s.id sid, s.code, s.name, c.code cc, c.name cn, c.currency_code cur,
         c.country_code ccc, c.country_name ccn, count(*) over () pairs
    from master_supplier ms
    join supplier s on s.id = ms.supplier_id
    join company c on c.code = ms.company_code
), names as (
  select (select array_agg(code order by id) from manual_ap_sub_category) ac,
         (select array_agg(name order by id) from manual_ap_sub_category) an
), mixed as (
  select n, hashint4(n + 6000101) & 2147483647 a, hashint4(n + 7000003) & 2147483647 c, hashint4(n + 8000009) & 2147483647 d
    from generate_series($1::int, $2::int) n
), drawn as (
  select n, m.d, p.*, date '2026-11-19' - m.c % 700 billed_on, (m.d % 2500000 + 50000)::numeric / 100 amount, m.a % 4 > 0 is_po,
         (array['Open', 'Closed', 'Closed', 'Closed', 'Closed', 'Closed', 'Closed', 'Open', 'Closed', 'Rejected'])[1 + m.d % 10] status
    from mixed m
    join pair p on p.k = m.a % p.pairs
)
insert into manual_invoice_entry (
  no, invoice_number, invoice_number_key, invoice_date, invoice_created_date, rct, rut, status, supplier_id, supplier_code, supplier_name,
  company_code, company_name, country_code, country_name, currency_code, currency, total_gross_amount, document_type_code,
  document_type_name, ap_sub_category_code, ap_sub_category_name, purchase_order, fi_document_number, record_updated_by_name,
  created_by, created_by_name, created_source, rcb, erp_sync, erp_no, erp_sync_flag)
select 'MIE/' || to_char(billed_on, 'YYYY') || '/' || lpad(n::text, 6, '0'), 'BULK' || n, 'BULK' || n, billed_on,
       billed_on + interval '9 hours', billed_on + interval '9 hours', billed_on + interval '9 hours', status, sid, code, name,
       cc, cn, ccc, ccn, cur, cur, amount, case when is_po then 'PO' else 'NonPO' end,
       case when is_po then 'Purchase Order' else 'Non PO' end, ac[1 + d % cardinality(ac)], an[1 + d % cardinality(an)],
       case when is_po then (4500000000 + n)::text end, case when status = 'Closed' then (1900000000 + n)::text end,
       case when status = 'Closed' then name end, 'Supplier', name, 'SupplierPortal', 'usr-s-' || lpad(sid::text, 3, '0'),
       case when status = 'Closed' then 'Posted' end, case when status = 'Closed' then (5100000000 + n)::text end, status = 'Closed'
  from drawn cross join names order by n
