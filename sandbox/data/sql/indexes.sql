-- Kept apart from the tables so that a bulk fill can build them at its end.
create index if not exists workflow_task_place on workflow_task (context, context_id)
  include (workflow_level_state, workflow_status, level_since, pending_with);
create index if not exists workflow_task_participants on workflow_task using gin (participants);
