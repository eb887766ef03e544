-- Bulk invoices $1 … $2 for `--scale`, each of the 25 units of the receipt with its number.
with drawn as (
  select n, r.id receipt, r.no grn_no, r.grn_date, g.id grn_item, i.id order_item, i.price, i.tax_code, i.tax_rate, o.id po, o.no po_no,
         o.date po_date, o.type po_type, o.is_msme, o.currency, o.plant_code, s.id, s.code, s.name, s.email,
         s.address, s.gst_number, s.pan, s.tel, c.code cc, c.name cn, c.gst_number cg, c.country_code ccc,
         c.country_name ccn, t.code ptc, t.name ptn, t.days, b.name plant_name, e.user_id buid, e.code bcode, e.name bname, e.email bemail,
         ms.is_urgent, r.grn_date + 3 billed_on, round(25 * i.price, 2) amount, round(round(25 * i.price, 2) * i.tax_rate / 100, 2) tax,
         (array['Approved','Approved','Approved','Approved','Closed','Closed','Closed','Closed','Closed','Closed','Approved',
                'Approved','Pending for approval','Pending for approval','Pending for approval','Draft','Rejected','SentBack',
                'Under Query','Work in Progress'])[1 + (hashint4(n + 5000011) & 2147483647) % 20] status
    from generate_series($1::int, $2::int) n
    join goods_receipt r on r.no = (5700000000 + n)::text
    join goods_receipt_item g on g.receipt_id = r.id
    join purchase_order_item i on i.id = g.order_item_id
    join purchase_order o on o.id = r.po_id
    join supplier s on s.id = o.supplier_id
    join company c on c.code = o.company_code
    join master_supplier ms on ms.supplier_id = s.id and ms.company_code = c.code
    join payment_term t on t.code = o.payment_term_code
    join plant b on b.code = o.plant_code
    join employee e on e.user_id = o.pr_initiator_id
), judged as (
  select *, status in ('Approved', 'Closed') in_erp, status = 'Closed' paid from drawn
), written as (
  insert into delivery_invoice (
    no, invoice_number, invoice_number_key, rut, invoice_date, invoice_created_date, supplier_id, supplier_code, supplier_name,
    supplier_email, supplier_address, supplier_gst_number, supplier_pan_number, supplier_contact_number, supplier_company_code,
    supplier_urgent, company_code, company_name, company_gst_number, payment_term_code, payment_term_name, due_date, currency_code,
    country_code, country_name, approver_id, approver_code, approver_name, approver_email, is_agree, status, work_flow_status, created_by,
    created_by_name, created_source, rcb, rct, erp_no, erp_sync, erp_sync_flag, total_amount, total_tax, total_gross_amount, query_status,
    status_before_query, work_flow_remark, sent_back_level, rejected_workflow_status, erp_posting_date, deductions, payment_amount,
    payment_date, payment_block, payment_reference, audit_status, audit_remark, audit_date, type, po_id, po_no, po_date, po_type, is_msme,
    grn_no, grn_date, plant_code, plant_name)
  select 'DLI/' || to_char(billed_on, 'YYYY') || '/' || lpad(n::text, 6, '0'), 'BULK' || n, 'BULK' || n, billed_on + interval '9 hours',
    billed_on, billed_on + interval '9 hours', id, code, name, email, address, gst_number, pan, tel, cc, is_urgent, cc, cn, cg, ptc, ptn,
    billed_on + days, currency, ccc, ccn, buid, bcode, bname, bemail, true, status,
    case status when 'Pending for approval' then 'Pending' when 'SentBack' then 'Sentback' when 'Rejected' then 'Rejected'
      when 'Under Query' then 'Pending' when 'Work in Progress' then 'Pending' when 'Draft' then null else 'Approved' end,
    'Supplier', name, 'SupplierPortal', 'usr-s-' || lpad(id::text, 3, '0'), billed_on + interval '9 hours',
    case when paid then (5220000000 + n)::text end,
    case when paid then 'Posted' when in_erp then (array['Open', 'In Process', 'Parked', 'Posted'])[1 + n % 4] end,
    paid, amount, tax, amount + tax,
    case when status in ('Under Query', 'Work in Progress') then status end,
    case when status in ('Under Query', 'Work in Progress') then 'Pending for approval' end,
    case status when 'Rejected' then 'Rate is not as per the order' when 'SentBack' then 'Please attach the delivery note' end,
    case when status = 'SentBack' then 1 end, case when status = 'Rejected' then 'Initiator' end,
    case when in_erp then billed_on + 15 end, case when paid then round((amount + tax) * 2 / 100, 2) end,
    case when paid then amount + tax - round((amount + tax) * 2 / 100, 2) end, case when paid then billed_on + 46 end,
    case when in_erp and n % 9 = 0 then 'A' end, case when paid then 'PAY27' || lpad(n::text, 8, '0') end,
    case when paid and n % 2 = 0 then case when n % 3 = 0 then 'Fail' else 'Pass' end end,
    case when paid and n % 6 = 0 then 'Receipt was posted late' end, case when paid and n % 2 = 0 then billed_on + 60 end,
    'GRNSRN', po, po_no, po_date, po_type, is_msme, grn_no, grn_date, plant_code, plant_name
    from judged order by n
  returning id, invoice_number
)
insert into delivery_invoice_item (delivery_invoice_id, line, uid, order_item_id, grn_item_id, quantity, price, amount, tax_code,
  tax_rate, tax_amount)
select w.id, 1, 'bulk-' || w.id, d.order_item, d.grn_item, 25, d.price, d.amount, d.tax_code, d.tax_rate, d.tax
  from written w join drawn d on 'BULK' || d.n = w.invoice_number order by w.id
