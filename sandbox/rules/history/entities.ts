import type { RecordType, RecordLines } from '../declared/recordType.ts';
import { getColumn, files, flag, json, text, type Columns } from '../declared/columns.ts';

export interface Entity {
  name: string;
  label: string;
  /** Rows of record $1, as jsonb objects with `entity_id` and `entity_key`. */
  sql: string;
  /** Declarations by table column; columns without a label are not compared. */
  columns: Columns;
}

export const approvalColumns: Columns = {
  workflow_status: text('Workflow Status'),
  workflow_level_state: text('Level'),
  current_remarks: text('Remarks'),
  workflow_actions: json('Approvers'),
};
const queryColumns: Columns = {
  category_name: text('Category'),
  recipient_name: text('Query Recipient'),
  status: text('Status'),
  is_closed: flag('Closed'),
};
const itemColumns: Columns = { query: text('Query'), response: text('Response'), attachments: files('Attachment') };

const byTable = (columns: Columns): Columns =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => (column.label ? [[getColumn(name, column), column]] : [])),
  );

const entityOfLines = ({ entity, label, table, record, columns }: RecordLines): Entity => ({
  name: entity,
  label,
  sql: `select to_jsonb(i) || jsonb_build_object('entity_id', i.line, 'entity_key', i.uid) r from ${table} i
         where ${record} = $1 order by line`,
  columns: byTable(columns),
});

/** In tab order. */
export function getEntities({ context, table, label, columns, lines }: RecordType): Entity[] {
  const inContext = `context = '${context}' and context_id = $1`;
  return [
    {
      name: context,
      label,
      sql: `select to_jsonb(i) || jsonb_build_object('entity_id', i.id, 'entity_key', i.id) r from ${table} i
             where id = $1 and not deleted`,
      columns: byTable(columns),
    },
    ...(lines ? [entityOfLines(lines)] : []),
    {
      name: 'WorkflowTask',
      label: 'Approval',
      sql: `select to_jsonb(t) || jsonb_build_object('entity_id', t.id, 'entity_key', t.id) r from workflow_task t where ${inContext}`,
      columns: approvalColumns,
    },
    {
      name: 'Query',
      label: 'Queries',
      sql: `select to_jsonb(q) || jsonb_build_object('entity_id', q.id, 'entity_key', q.id) r from record_query q where ${inContext}`,
      columns: queryColumns,
    },
    {
      name: 'QueryItem',
      label: 'Questions and Answers',
      sql: `select to_jsonb(i) || jsonb_build_object('entity_id', i.id, 'entity_key', i.id) r
              from record_query_item i join record_query q on q.id = i.query_id where ${inContext}`,
      columns: itemColumns,
    },
  ];
}
