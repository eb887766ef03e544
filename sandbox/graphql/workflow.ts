import { parseWhole } from '@/lib/decimalText';
import { getChangeType } from '../changes/changeTypes.ts';
import { getType } from '../rules/declared/knownTypes.ts';
import { seesRecord } from '../rules/access.ts';
import { badInput } from '../rules/errors.ts';
import { findSupplier } from '../rules/suppliers.ts';
import { createWorkflowCommand, type WorkflowCommandInput } from '../changes/command.ts';
import { workflowTaskReassign, type WorkflowTaskReassignInput } from '../rules/tasks/reassign.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';
import { getList, int, json, texts } from '../rules/declared/columns.ts';
import { equalsAny, listQuery, getParameter, type ListDefinition, type ListInput } from '../rules/lists/listQuery.ts';

const taskList: ListDefinition = {
  ...getList('workflow_task i', '', {
    ...texts('module', 'context', 'contextPath', 'workflowStatus', 'title', 'currentRemarks', 'rcb'),
    ...texts('requesterId', 'requesterName', 'requesterEmail'),
    contextId: int(),
    workflowLevelState: int(),
    recordData: json(),
    workflowActions: json(),
  }),
  parameters: {
    CONTEXTID: (value, bind) => `i.context_id = ${bind(parseWhole(value) ?? 0)}`,
    Context: equalsAny('i.context'),
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
  return listQuery(db, taskList, input, bind => `i.context_id = ${bind(contextId)}`);
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
