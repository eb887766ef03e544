-- What bulk tasks of a kind (TABLE, CONTEXT ... stand for its own words) and invoices under query have behind them: their logs, and the queries that explain their status.
insert into workflow_log (task_id, workflow_level, command, user_id, user_name, remarks, at)
select t.id, act.level, act.command, act.user_id, act.user_name, act.remarks, act.at
  from workflow_task t
  join TABLE i on i.id = t.context_id
 cross join lateral (values
    (0, 'Submitted', t.requester_id, t.requester_name, null, t.rct),
    (1, case when t.workflow_status = 'Sentback' then 'Sentback' when t.workflow_level_state > 1 then 'Approved' end,
     i.approver_id, i.approver_name, t.current_remarks, t.rct + interval '1 day')) act (level, command, user_id, user_name, remarks, at)
 where act.command is not null and i.invoice_number like 'BULK%'
   and not exists (select from workflow_log g where g.task_id = t.id)
 order by t.id, act.at;

-- The approver asks the supplier; on every third invoice it is the other way round.
with asked as (
  select i.id, i.status, i.rct, c.code, c.name category,
         case when i.id % 3 = 0 then i.rcb else i.approver_id end asks,
         case when i.id % 3 = 0 then i.approver_id else i.rcb end answers
    from TABLE i
    join query_category c on c.id = 1 + i.id % (select count(*) from query_category)
   where i.status in ('Under Query', 'Work in Progress')
     and not exists (select from record_query q where q.context = 'CONTEXT' and q.context_id = i.id)
), raised as (
  insert into record_query (module, context, context_id, context_url, category_code, category_name, title, created_by_id,
                            created_by_name, created_by_email, recipient_id, recipient_name, recipient_email, recipient_type,
                            participants, status, rct, rut)
  select 'MODULE', 'CONTEXT', a.id, 'PATH' || a.id, a.code, a.category, a.category, f.user_id,
         f.user_name, f.email, r.user_id, r.user_name, r.email, case when r.supplier_id is null then 'User' else 'Supplier' end,
         array[f.user_id, r.user_id], a.status, a.rct + interval '1 day', a.rct + interval '2 days'
    from asked a join users f on f.user_id = a.asks join users r on r.user_id = a.answers
   order by a.id
  returning id, status, rct, created_by_id
)
insert into record_query_item (query_id, query, query_date, response, response_date, is_closed, status, rcb)
select id, 'Please confirm the period of service that this invoice covers.', rct,
       case when status = 'Work in Progress' then 'It covers the quarter from July to September, as agreed.' end,
       case when status = 'Work in Progress' then rct + interval '1 day' end, status = 'Work in Progress', status, created_by_id
  from raised;
