-- The tasks of bulk invoices that wait for approval. $1: the levels of such a task,
-- $2: everyone listed on them but the designated approver, $3: whether their gross amount is above ten lakh (one level more).
insert into workflow_task (module, context, context_id, context_path, workflow_level_state, workflow_status, requester_id,
                           requester_name, requester_email, rcb, title, workflow_actions, participants, rct)
select 'NonPoInvoice', 'NonPoInvoice', i.id, '/NonPoInvoice/View/' || i.id, 1, 'Pending', i.rcb, i.created_by_name,
       i.supplier_email, i.rcb, 'Non-PO Invoice ' || i.invoice_number,
       jsonb_set($1::jsonb, '{0,Approvers,0}', $1::jsonb #> '{0,Approvers,0}' || jsonb_build_object(
         'ApproverUserId', i.approver_id, 'ApproverName', i.approver_name, 'ApproverEmail', i.approver_email)),
       array[i.approver_id] || $2::text[], i.rct
  from non_po_invoice i
 where i.status = 'Pending for approval' and (i.total_gross_amount > 1000000) = $3::boolean
   and not exists (select from workflow_task t where t.context = 'NonPoInvoice' and t.context_id = i.id)
