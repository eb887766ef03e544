import { statusKey } from '@/lib/status';
import { getActivities } from '../changes/activities.ts';
import { getChangeType } from '../changes/changeTypes.ts';
import { confirmDecision, decideOnChange } from '../changes/decide.ts';
import { createSupplierWorkflow } from '../changes/send.ts';
import { badInput, forbidden } from '../rules/errors.ts';
import { MAX_TEXT } from '@/lib/limits';
import type { Resolver, Resolvers } from '../rules/context.ts';

const create: Resolver<{ input: { id: number } }> = async (_source, { input }, { db, viewer }) => ({
  id: await createSupplierWorkflow(db, viewer, input.id),
});

const action: Resolver<{ input: { id: number; context: string; commandName: string } }> = async (
  _source,
  { input: { id, context, commandName } },
  { db, viewer },
) => ({ status: await confirmDecision(db, viewer, id, { context, status: commandName }) });

const updateStatus: Resolver<{ input: { id: number; status: string } }> = async (
  _source,
  { input: { id, status } },
  { db, viewer },
) => ({ status: await confirmDecision(db, viewer, id, { status: mustBeDecided(status), isOver: true }) });

function mustBeDecided(status: string): string {
  if (!['approved', 'rejected', 'sentback'].includes(statusKey(status))) throw badInput(`Unknown status '${status}'`);
  return status;
}

interface SendbackInput {
  contextId: number;
  module: string;
  context: string;
  remarks?: string | null;
  workflowLevelState: number;
  sendbackLevel: number;
  userId: string;
}

const sendBack: Resolver<{ input: SendbackInput }> = async (_source, { input }, { db, viewer }) => {
  const kind = getChangeType(input.context);
  if (!kind) throw badInput('Only supplier changes can be sent back to a chosen level.');
  if (input.userId !== viewer.userId) throw forbidden('You can only act in your own name.');
  if ((input.remarks?.length ?? 0) > MAX_TEXT) throw badInput(`Remarks: at most ${MAX_TEXT} characters`);
  await db.transaction(tx =>
    decideOnChange(tx, viewer, kind, { ...input, command: 'Sentback', backTo: input.sendbackLevel }),
  );
  return { status: 'Sentback' };
};

const activities: Resolver<{ input: { context?: string | null; contextId: number } }> = (
  _source,
  { input },
  { db, viewer },
) => getActivities(db, viewer, input);

export const supplierChangeResolvers: Resolvers = {
  Query: { activityLogDetails: activities },
  Mutation: {
    supplierDetailsWorkflowCreate: create,
    supplierDetailsWorkflowAction: action,
    updateSupplierStatus: updateStatus,
    dynamicLevelSendback: sendBack,
  },
};
