-- The tasks of bulk invoices of a kind (TABLE, CONTEXT ... stand for its own words), one state at a time. $1: the levels of such a
-- task, $2: everyone listed on them but the designated approver, $3: whether the gross amount is above ten lakh (some kinds have one
-- level more then), $4: the level that has to act, $5: the task's status, $6: the invoice's statuses, $7: every how many-th invoice.
insert into workflow_task (module, context, context_id, context_path, workflow_level_state, workflow_status, requester_id,
                           requester_name, requester_email, rcb, title, current_remarks, workflow_actions, participants, rct, level_since)
select 'MODULE', 'CONTEXT', i.id, 'PATH' || i.id, $4, $5, i.rcb, i.created_by_name,
       i.supplier_email, i.rcb, 'TITLE ' || i.invoice_number, i.work_flow_remark,
       jsonb_set($1::jsonb, '{0,Approvers,0}', $1::jsonb #> '{0,Approvers,0}' || jsonb_build_object(
         'ApproverUserId', i.approver_id, 'ApproverName', i.approver_name, 'ApproverEmail', i.approver_email)),
       array[i.approver_id] || $2::text[], i.rct, i.rct + case when $4 = 1 then interval '0' else interval '1 day' end
  from TABLE i
 where i.status = any($6::text[]) and (i.total_gross_amount > 1000000) = $3::boolean and i.id % $7::int = 0
   and i.approver_id <> all($2::text[])
   and not exists (select from workflow_task t where t.context = 'CONTEXT' and t.context_id = i.id)
