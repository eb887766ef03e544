-- Bulk invoices $1 … $2 for `--scale`: suppliers, companies, approvers and amounts in a fixed rotation.
with pair as (
  select row_number() over (order by ms.id) - 1 k, s.id sid, s.code, s.name, s.email, s.address, s.gst_number, s.pan, s.tel, s.country_code, c.code cc, c.name cn, c.gst_number cg, c.currency_code cur,
         c.country_code ccc, c.country_name ccn, ms.is_urgent, pt.code ptc, pt.name ptn, pt.days, count(*) over () pairs
    from master_supplier ms
    join supplier s on s.id = ms.supplier_id
    join company c on c.code = ms.company_code
    join payment_term pt on pt.code = ms.payment_term_code
), boss as (
  select row_number() over (order by e.id) - 1 k, e.*, count(*) over () bosses
    from employee e join users u using (user_id)
   -- Whoever approves every invoice at a later step is nobody's designated approver.
   where 'approver' = any (u.roles) and e.employee_group <> 'Accounts Payable'
), mixed as (
  -- One draw per column, so that no status or amount goes with one supplier only.
  select n, hashint4(n) & 2147483647 a, hashint4(n + 1000003) & 2147483647 b, hashint4(n + 2000003) & 2147483647 c,
         hashint4(n + 3000017) & 2147483647 d, hashint4(n + 4000037) & 2147483647 e
    from generate_series($1::int, $2::int) n
), names as (
  select (select array_agg(code order by id) from department) dc, (select array_agg(name order by id) from department) dn,
         (select array_agg(name order by id) from ap_sub_category) an
), drawn as (
  select n, m.a, m.d, p.*, b.user_id buid, b.code bcode, b.name bname, b.email bemail, date '2026-11-19' - m.c % 700 billed_on,
         (m.d % 2500000 + 50000)::numeric / 100 amount,
         case when p.gst_number is not null then 18 when p.country_code = 'DE' then 19 else 0 end rate,
         (array['Approved','Approved','Approved','Approved','Closed','Closed','Closed','Closed','Closed','Closed','Approved',
                'Approved','Pending for approval','Pending for approval','Pending for approval','Draft','Rejected','SentBack',
                'Under Query','Work in Progress'])[1 + m.e % 20] status
    from mixed m
    join pair p on p.k = m.a % p.pairs
    join boss b on b.k = m.b % b.bosses
), taxed as (
  select *, round(amount * rate / 100, 2) tax, status in ('Approved', 'Closed') in_erp, status = 'Closed' paid,
         status <> 'Draft' submitted from drawn
), written as (
  insert into non_po_invoice (
    no, invoice_number, invoice_number_key, rut, invoice_date, invoice_created_date, document_type_code, document_type_name, supplier_id, supplier_code,
    supplier_name, supplier_email, supplier_address, supplier_gst_number, supplier_pan_number, supplier_contact_number,
    supplier_company_code, supplier_urgent, company_code, company_name, company_gst_number, payment_term_code, payment_term_name,
    due_date, currency_code, currency, country_code, country_name, tax_type, tax_type_code, approver_id, approver_code,
    approver_name, approver_email, is_agree, status, work_flow_status, created_by, created_by_name, created_source, rcb, rct,
    erp_no, erp_sync, erp_sync_flag, total_amount, total_tax_amount, total_gross_amount, query_status, status_before_query,
    work_flow_remark, sent_back_level, rejected_workflow_status, department_code, department_name, ap_subcategory_name,
    business_location1, business_location2, system_name, park_post, park_rule_description, erp_posting_date, deductions,
    payment_amount, payment_date, payment_block, payment_reference, advance_paid, contract_number, audit_status, audit_remark,
    audit_date)
  select 'NPI/' || to_char(billed_on, 'YYYY') || '/' || lpad(n::text, 6, '0'), 'BULK' || n, 'BULK' || n, billed_on + interval '9 hours', billed_on, billed_on + interval '9 hours', 'KR',
    'Invoice/Debit Note', sid, code, name, email, address, gst_number, pan, tel, cc, is_urgent, cc, cn, cg, ptc, ptn,
    billed_on + days, cur, cur, ccc, ccn, case when rate = 0 then 'No Tax' when rate = 19 then 'VAT' else 'IGST' end,
    case when rate = 0 then 'NOTAX' when rate = 19 then 'VAT' else 'IGST' end, buid, bcode, bname, bemail, true, status,
    case status when 'Pending for approval' then 'Pending' when 'SentBack' then 'Sentback' when 'Rejected' then 'Rejected'
      when 'Under Query' then 'Pending' when 'Work in Progress' then 'Pending' when 'Draft' then null else 'Approved' end,
    'Supplier', name, 'SupplierPortal', 'usr-s-' || lpad(sid::text, 3, '0'), billed_on + interval '9 hours',
    case when status = 'Closed' then (5100000000 + n)::text end,
    case when status = 'Closed' then 'Posted' when status = 'Approved' then (array['Parked', 'Posted', 'In Process'])[1 + n % 3] end,
    paid, amount, tax, amount + tax,
    case when status in ('Under Query', 'Work in Progress') then status end,
    case when status in ('Under Query', 'Work in Progress') then 'Pending for approval' end,
    case status when 'Rejected' then 'Rate is not as per the agreement' when 'SentBack' then 'Please attach the signed service report' end,
    case when status = 'SentBack' then 1 end, case when status = 'Rejected' then 'Initiator' end,
    case when submitted then dc[1 + n % cardinality(dc)] end, case when submitted then dn[1 + n % cardinality(dn)] end,
    case when submitted then an[1 + (a::bigint + d) % cardinality(an)] end,
    case when submitted then 'BL' || cc end, case when in_erp then 'BL' || cc || '-' || 1 + n % 3 end,
    case when in_erp then 'SAP S/4' end, case when in_erp then case when n % 4 = 0 then 'Park' else 'Post' end end,
    case when in_erp and n % 4 = 0 then 'Cost centre to be confirmed' end, case when in_erp then billed_on + 15 end,
    case when paid then round((amount + tax) * 2 / 100, 2) end,
    case when paid then amount + tax - round((amount + tax) * 2 / 100, 2) end, case when paid then billed_on + 46 end,
    case when in_erp and n % 9 = 0 then 'A' end, case when paid then 'PAY26' || lpad(n::text, 8, '0') end,
    case when in_erp then 'No' end, case when n % 6 = 0 then '46' || lpad(n::text, 8, '0') end,
    case when paid and n % 2 = 0 then case when n % 3 = 0 then 'Fail' else 'Pass' end end,
    case when paid and n % 6 = 0 then 'Service report was signed late' end, case when paid and n % 2 = 0 then billed_on + 60 end
    from taxed cross join names order by n
  returning id, total_amount, total_tax_amount, total_gross_amount, tax_type
)
insert into non_po_invoice_item (invoice_id, line, uid, line_item_description, amount, hsn_sac_code, hsn_sac_name, tax_code,
  tax_name, tax_rate, tax_amount, gross_amount, created_source)
select id, 1, 'bulk-' || id, 'Bulk service charge', total_amount, case when tax_type = 'IGST' then '998346' end,
  case when tax_type = 'IGST' then 'Technical testing and analysis services' end, 
  case tax_type when 'IGST' then 'G3' when 'VAT' then 'V2' end, case tax_type when 'IGST' then 'GST 18%' when 'VAT' then 'Umsatzsteuer 19%' end,
  case tax_type when 'IGST' then 18 when 'VAT' then 19 else 0 end, total_tax_amount, total_gross_amount, 'SupplierPortal'
  from written
