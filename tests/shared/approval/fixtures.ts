import { WORKFLOW_BANNERS } from '@/domain/recordTypes';
import type { ApprovalContext } from '@/shared/approval/model/context';
import { parseTask, type WorkflowPerson, type WorkflowTask, type WorkflowTaskRow } from '@/shared/approval/model/task';

/** Declarations as features write them: one with a selection at Step 0, one with a deviation at Step 3. */
export const paper: ApprovalContext = {
  context: 'PaperContext',
  module: 'PaperModule',
  stepRoles: ['Initiator', 'L1', 'L2', 'Bulk Approver', 'Reviewer', 'L1/L2'],
  choosesL1L2AtStep0: true,
  deviationAtStep: null,
  banners: WORKFLOW_BANNERS,
};

export const goods: ApprovalContext = {
  ...paper,
  context: 'GoodsContext',
  module: 'GoodsModule',
  stepRoles: ['Initiator', 'L1', 'L2', 'Bulk Approver', 'Deviation'],
  deviationAtStep: 3,
};

export const people = {
  requester: { userId: 'u-req', name: 'Meera Supplies', email: 'meera@supplier.example' },
  designated: { userId: 'u-des', name: 'Dev Sharma', email: 'dev@buyer.example' },
  lata: { userId: 'u-l1', name: 'Lata Rao', email: 'lata@buyer.example' },
  omar: { userId: 'u-l1b', name: 'Omar Khan', email: 'omar@buyer.example' },
  ravi: { userId: 'u-l2', name: 'Ravi Kumar', email: 'ravi@buyer.example' },
  bina: { userId: 'u-bulk', name: 'Bina Shah', email: 'bina@buyer.example' },
  rhea: { userId: 'u-rev', name: 'Rhea Iyer', email: 'rhea@buyer.example' },
  stranger: { userId: 'u-x', name: 'Xavier Nobody', email: 'x@buyer.example' },
} satisfies Record<string, WorkflowPerson>;

export function approverEntry(person: WorkflowPerson, more: Record<string, unknown> = {}) {
  return {
    ApproverUserId: person.userId,
    ApproverName: person.name,
    ApproverEmail: person.email,
    ApproveStatus: '',
    ActionRights: ['Approve', 'Sendback', 'Reject'],
    Active: true,
    Remarks: null,
    Rut: null,
    ...more,
  };
}

export function levelEntry(level: number, approvers: object[], more: Record<string, unknown> = {}) {
  return {
    Name: `Step ${level - 1}`,
    WorkflowLevel: level,
    WorkflowLevelStatus: 'Not Started',
    IsLastWorkflowLevel: false,
    WorkflowTypeName: 'Approval',
    approvalType: 'Any',
    tatDays: 2,
    canEdit: level === 1,
    conditions: null,
    Approvers: approvers,
    ...more,
  };
}

type Entry = ReturnType<typeof levelEntry>;

/** Five levels; level `current` is pending. The approvers have approved the levels before. */
export function entriesAt(current: number, { chosen = current > 1 } = {}): Entry[] {
  const { designated, lata, omar, ravi, bina, rhea } = people;
  const listed: WorkflowPerson[][] = [[designated], chosen ? [lata, omar] : [], chosen ? [ravi] : [], [bina], [rhea]];
  return listed.map((approvers, index) => {
    const level = index + 1;
    const past = level < current;
    return levelEntry(
      level,
      approvers.map((person, place) =>
        approverEntry(person, {
          ApproveStatus: past ? (place === 0 ? 'Approved' : '') : level === current ? 'Pending' : '',
          Remarks: past && place === 0 ? `Fine, ${person.name}` : null,
          Rut: past && place === 0 ? `2026-11-2${level - 1}T05:00:00Z` : null,
          ActionRights: level === 2 || level === 3 ? ['Approve', 'Sendback'] : ['Approve', 'Sendback', 'Reject'],
        }),
      ),
      {
        WorkflowLevelStatus: past ? 'Approved' : level === current ? 'Pending' : 'Not Started',
        IsLastWorkflowLevel: level === 5,
      },
    );
  });
}

export function taskRow(entries: unknown, more: Partial<WorkflowTaskRow> = {}): WorkflowTaskRow {
  const current = Array.isArray(entries)
    ? (entries as Entry[]).find(entry => entry.WorkflowLevelStatus === 'Pending')?.WorkflowLevel
    : undefined;
  return {
    id: 71,
    module: 'PaperModule',
    context: 'PaperContext',
    contextId: 4711,
    workflowLevelState: current ?? 1,
    workflowStatus: 'Pending',
    requesterId: people.requester.userId,
    requesterName: people.requester.name,
    requesterEmail: people.requester.email,
    currentRemarks: null,
    workflowActions: typeof entries === 'string' ? entries : JSON.stringify(entries),
    ...more,
  };
}

export function taskAt(current: number, more: Partial<WorkflowTaskRow> = {}): WorkflowTask {
  return parseTask(taskRow(entriesAt(current), more));
}
