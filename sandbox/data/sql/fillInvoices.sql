-- Bulk invoices $1 … $2 for `--scale`: suppliers, companies, approvers and amounts in a fixed rotation.
with pair as (
  select row_number() over (order by ms.id) - 1 k, s.*, s.id sid, c.code cc, c.name cn, c.gst_number cg, c.currency_code cur,
         c.country_code ccc, c.country_name ccn, ms.is_urgent, pt.code ptc, pt.name ptn, pt.days, count(*) over () pairs
    from master_supplier ms
    join supplier s on s.id = ms.supplier_id
    join company c on c.code = ms.company_code
    join payment_term pt on pt.code = ms.payment_term_code
), boss as (
  select row_number() over (order by e.id) - 1 k, e.*, count(*) over () bosses
    from employee e join users u using (user_id) where 'approver' = any (u.roles)
), mixed as (
  -- One draw per column, so that no status or amount goes with one supplier only.
  select n, hashint4(n) & 2147483647 a, hashint4(n + 1000003) & 2147483647 b, hashint4(n + 2000003) & 2147483647 c,
         hashint4(n + 3000017) & 2147483647 d, hashint4(n + 4000037) & 2147483647 e
    from generate_series($1::int, $2::int) n
), drawn as (
  select n, p.*, b.user_id buid, b.code bcode, b.name bname, b.email bemail, date '2026-11-19' - m.c % 700 billed_on,
         (m.d % 2500000 + 50000)::numeric / 100 amount,
         case when p.gst_number is not null then 18 when p.country_code = 'DE' then 19 else 0 end rate,
         (array['Approved','Approved','Approved','Approved','Closed','Closed','Closed','Closed','Closed','Closed','Approved',
                'Approved','Pending for approval','Pending for approval','Pending for approval','Draft','Rejected','SentBack',
                'Under Query','Work in Progress'])[1 + m.e % 20] status
    from mixed m
    join pair p on p.k = m.a % p.pairs
    join boss b on b.k = m.b % b.bosses
), taxed as (
  select *, round(amount * rate / 100, 2) tax from drawn
), written as (
  insert into non_po_invoice (
    no, invoice_number, invoice_date, invoice_created_date, document_type_code, document_type_name, supplier_id, supplier_code,
    supplier_name, supplier_email, supplier_address, supplier_gst_number, supplier_pan_number, supplier_contact_number,
    supplier_company_code, supplier_urgent, company_code, company_name, company_gst_number, payment_term_code, payment_term_name,
    due_date, currency_code, currency, country_code, country_name, tax_type, tax_type_code, approver_id, approver_code,
    approver_name, approver_email, is_agree, status, work_flow_status, created_by, created_by_name, created_source, rcb, rct,
    erp_no, erp_sync, erp_sync_flag, total_amount, total_tax_amount, total_gross_amount)
  select 'NPI/' || to_char(billed_on, 'YYYY') || '/' || lpad(n::text, 6, '0'), 'BULK' || n, billed_on, billed_on + interval '9 hours', 'KR',
    'Invoice/Debit Note', sid, code, name, email, address, gst_number, pan, tel, cc, is_urgent, cc, cn, cg, ptc, ptn,
    billed_on + days, cur, cur, ccc, ccn, case when rate = 0 then 'No Tax' when rate = 19 then 'VAT' else 'IGST' end,
    case when rate = 0 then 'NOTAX' when rate = 19 then 'VAT' else 'IGST' end, buid, bcode, bname, bemail, true, status,
    case status when 'Pending for approval' then 'Pending' when 'SentBack' then 'Sentback' when 'Rejected' then 'Rejected'
      when 'Draft' then null else 'Approved' end,
    'Supplier', name, 'SupplierPortal', 'usr-s-' || lpad(sid::text, 3, '0'), billed_on + interval '9 hours',
    case when status = 'Closed' then (5100000000 + n)::text end,
    case when status = 'Closed' then 'Posted' when status = 'Approved' then (array['Parked', 'Posted', 'In Process'])[1 + n % 3] end,
    status = 'Closed', amount, tax, amount + tax
    from taxed order by n
  returning id, total_amount, total_tax_amount, total_gross_amount, tax_type
)
insert into non_po_invoice_item (invoice_id, line, uid, line_item_description, amount, hsn_sac_code, hsn_sac_name, tax_code,
  tax_name, tax_rate, tax_amount, gross_amount, created_source)
select id, 1, 'bulk-' || id, 'Bulk service charge', total_amount, case when tax_type = 'IGST' then '998346' end,
  case when tax_type = 'IGST' then 'Technical testing and analysis services' end, 
  case tax_type when 'IGST' then 'G3' when 'VAT' then 'V2' end, case tax_type when 'IGST' then 'GST 18%' when 'VAT' then 'Umsatzsteuer 19%' end,
  case tax_type when 'IGST' then 18 when 'VAT' then 19 else 0 end, total_tax_amount, total_gross_amount, 'SupplierPortal'
  from written
