import { parseWhole } from '@/lib/decimalText';
import { getChangeType } from '../changes/changeTypes.ts';
import { getType } from '../rules/declared/knownTypes.ts';
import { seesRecord } from '../rules/access.ts';
import { badInput } from '../rules/errors.ts';
import { findSupplier } from '../rules/suppliers.ts';
import { createWorkflowCommand, type WorkflowCommandInput } from '../changes/command.ts';
import { workflowTaskReassign, type WorkflowTaskReassignInput } from '../rules/tasks/reassign.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';
import { int, json, text } from '../rules/lists/listColumns.ts';
import { equalsAny, listQuery, getParameter, type ListDefinition, type ListInput } from '../rules/lists/listQuery.ts';

const taskList: ListDefinition = {
  from: 'workflow_task t',
  columns: {
    id: int('t.id'),
    module: text('t.module'),
    context: text('t.context'),
    contextId: int('t.context_id'),
    contextPath: text('t.context_path'),
    workflowLevelState: int('t.workflow_level_state'),
    workflowStatus: text('t.workflow_status'),
    recordData: json('t.record_data'),
    requesterId: text('t.requester_id'),
    requesterName: text('t.requester_name'),
    requesterEmail: text('t.requester_email'),
    rcb: text('t.rcb'),
    title: text('t.title'),
    currentRemarks: text('t.current_remarks'),
    workflowActions: json('t.workflow_actions'),
  },
  parameters: {
    CONTEXTID: (value, bind) => `t.context_id = ${bind(parseWhole(value) ?? 0)}`,
    Context: equalsAny('t.context'),
  },
};

const workflowTaskQuery: Resolver<{ input: ListInput }> = async (_source, { input }, { db, viewer }) => {
  const asked = (name: string) => getParameter(input, name);
  const contextId = parseWhole(asked('CONTEXTID'));
  if (!contextId || !asked('Context')) throw badInput('CONTEXTID and Context are needed.');
  const kind = getType(asked('Context'));
  const visible = getChangeType(asked('Context'))
    ? (await findSupplier(db, viewer, contextId)) !== null
    : kind !== undefined && (await seesRecord(db, viewer, kind, contextId));
  if (!visible) return { totalRecords: 0, data: [] };
  return listQuery(db, taskList, input, bind => `t.context_id = ${bind(contextId)}`);
};

const command: Resolver<{ input: WorkflowCommandInput }> = async (_source, { input }, { db, viewer }) => ({
  id: await createWorkflowCommand(db, viewer, input),
});

const reassign: Resolver<{ input: WorkflowTaskReassignInput }> = (_source, { input }, { db, viewer }) =>
  workflowTaskReassign(db, viewer, input);

export const workflowResolvers: Resolvers = {
  Query: { workflowTaskQuery },
  Mutation: { createWorkflowCommand: command, workflowTaskReassign: reassign },
};
