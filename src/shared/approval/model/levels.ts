import { isStatus, statusKey } from '@/lib/status';
import { nameLevel, type ApprovalContext } from './context';
import {
  isPending,
  getLevel,
  personName,
  samePerson,
  type Action,
  type Approver,
  type Level,
  type WorkflowPerson,
  type WorkflowTask,
} from './task';

const L1_LEVEL = 2;
const L2_LEVEL = 3;
const DEVIATION_LEVEL = 5;
/** Days for a deviation approver to respond (spec 3 §9). */
const DEVIATION_TAT_DAYS = 2;
/** `approvalType` of a level that all approvers must approve. */
const ALL_MUST_APPROVE = 'All';

const RIGHT_LABEL: Record<Action, string> = { approve: 'Approve', sendback: 'Sendback', reject: 'Reject' };

function writtenRights(task: WorkflowTask, rights: readonly Action[]): string | string[] {
  const labels = rights.map(right => RIGHT_LABEL[right]);
  const sample = task.levels
    .flatMap(level => level.approvers)
    .find(approver => approver.source['ActionRights'] != null);
  return typeof sample?.source['ActionRights'] === 'string' ? labels.join(',') : labels;
}

function newApprover(task: WorkflowTask, person: WorkflowPerson, rights: Action[]): Approver {
  const { userId, name, email } = person;
  const source = {
    ApproverUserId: userId,
    ApproverName: name,
    ApproverEmail: email,
    ApproveStatus: 'Pending',
    ActionRights: writtenRights(task, rights),
    Active: true,
    Remarks: '',
  };
  return { userId, name, email, status: 'Pending', rights, active: true, remarks: '', actedAt: '', source };
}

function withLevel(levels: readonly Level[], changed: Level): Level[] {
  return [...levels.filter(level => level.level !== changed.level), changed].sort((a, b) => a.level - b.level);
}

function withLastMarked(levels: readonly Level[]): Level[] {
  return levels.map((level, index) => {
    const isLast = index === levels.length - 1;
    if (level.isLast === isLast) return level;
    return { ...level, isLast, source: { ...level.source, IsLastWorkflowLevel: isLast } };
  });
}

function filled(
  task: WorkflowTask,
  number: number,
  people: readonly WorkflowPerson[],
  rights: Action[],
  extra: object = {},
): Level {
  const known = getLevel(task, number);
  const name = `Step ${number - 1}`;
  // A level decided in an earlier round must be decided again.
  const decided = isStatus(known?.status, '', 'approved', 'sentback', 'rejected');
  const status = known && !decided ? known.status : 'Pending';
  const source = {
    ...(known?.source ?? { Name: name, WorkflowLevel: number, IsLastWorkflowLevel: false }),
    ...extra,
    WorkflowLevelStatus: status,
  };
  return {
    level: number,
    name: known?.name ?? name,
    status,
    isLast: known?.isLast ?? false,
    approvers: people.map(person => newApprover(task, person, rights)),
    source,
  };
}

export function getPeople(task: WorkflowTask, kind: 'l1' | 'l2' | 'deviation'): WorkflowPerson[] {
  const number = { l1: L1_LEVEL, l2: L2_LEVEL, deviation: DEVIATION_LEVEL }[kind];
  const approvers = getLevel(task, number)?.approvers.filter(approver => approver.active) ?? [];
  return approvers.map(({ userId, name, email }) => ({ userId, name, email }));
}

/** Fills Step 1 and Step 2 with L1 and L2, rights Approve and Sendback (spec 2 §4). */
export function withApprovers(
  task: WorkflowTask,
  l1: readonly WorkflowPerson[],
  l2: readonly WorkflowPerson[],
): WorkflowTask {
  const rights: Action[] = ['approve', 'sendback'];
  const first = withLevel(task.levels, filled(task, L1_LEVEL, l1, rights));
  return { ...task, levels: withLastMarked(withLevel(first, filled(task, L2_LEVEL, l2, rights))) };
}

/** Adds the deviation level: level 5, last, all must approve, 2 days, only Approve (spec 2 §4, spec 3 §4). */
export function withDeviation(task: WorkflowTask, people: readonly WorkflowPerson[]): WorkflowTask {
  const level = filled(task, DEVIATION_LEVEL, people, ['approve'], {
    approvalType: ALL_MUST_APPROVE,
    tatDays: DEVIATION_TAT_DAYS,
  });
  return { ...task, levels: withLastMarked(withLevel(task.levels, level)) };
}

/** Removes the deviation level and marks the previous one as last. */
export function withoutDeviation(task: WorkflowTask): WorkflowTask {
  if (!getLevel(task, DEVIATION_LEVEL)) return task;
  return { ...task, levels: withLastMarked(task.levels.filter(level => level.level !== DEVIATION_LEVEL)) };
}

/** Returns the levels before the current one: possible targets of a send-back. */
export function levelsBefore(task: WorkflowTask): Level[] {
  return task.levels.filter(({ level }) => level < task.currentLevel);
}

/** Treats 'not asked' and 'pending' as equal, because the server decides when it asks. */
function progress(approver: Approver): string {
  return isPending(approver.status) ? '' : statusKey(approver.status);
}

function sameApprovers(a: readonly Approver[], b: readonly Approver[]): boolean {
  const covers = (some: readonly Approver[], others: readonly Approver[]) =>
    some.every(one =>
      others.some(
        other =>
          samePerson(one, other) && progress(one) === progress(other) && one.rights.join() === other.rights.join(),
      ),
    );
  return a.length === b.length && covers(a, b) && covers(b, a);
}

/** Returns true if both versions have the same approvers and states, so that no write is needed. */
export function sameLevels(a: WorkflowTask, b: WorkflowTask): boolean {
  return (
    a.levels.length === b.levels.length &&
    a.levels.every((level, index) => {
      const other = b.levels[index];
      return (
        other !== undefined &&
        level.level === other.level &&
        level.isLast === other.isLast &&
        sameApprovers(level.approvers, other.approvers)
      );
    })
  );
}

/** Returns the other approvers of the current level who have not decided. */
function otherPending(task: WorkflowTask, user: WorkflowPerson): Approver[] {
  const approvers = getLevel(task, task.currentLevel)?.approvers ?? [];
  return approvers.filter(approver => approver.active && isPending(approver.status) && !samePerson(approver, user));
}

const mustAllApprove = (task: WorkflowTask) =>
  getLevel(task, task.currentLevel)?.source['approvalType'] === ALL_MUST_APPROVE;

/** Returns the other approvers that must approve the current level; empty if one approval is enough. */
export function othersToApprove(task: WorkflowTask, user: WorkflowPerson): Approver[] {
  return mustAllApprove(task) ? otherPending(task, user) : [];
}

/** Names those who share the user's level: 'you or Omar Khan', 'you and Omar Khan' where all must approve; '' without others. */
export function sharedWith(task: WorkflowTask, user: WorkflowPerson): string {
  const others = otherPending(task, user);
  return others.length > 0 ? `you ${mustAllApprove(task) ? 'and' : 'or'} ${getNames(others)}` : '';
}

/** Describes the next step after this user's approval: other approvers, the next level, or the end. '' if uncertain. */
export function afterApproval(task: WorkflowTask, user: WorkflowPerson, context: ApprovalContext): string {
  const level = getLevel(task, task.currentLevel);
  if (!level) return '';
  const others = othersToApprove(task, user);
  if (others.length > 0) return `${getNames(others)} must also approve at this level.`;
  const next = task.levels.find(candidate => candidate.level > level.level);
  if (!next) return level.isLast ? 'This is the final approval.' : '';
  const people = next.approvers.filter(approver => approver.active);
  return `Next: ${nameLevel(context, next, getNames(people))}.`;
}

export function getNames(
  people: readonly WorkflowPerson[],
  name: (person: WorkflowPerson) => string = personName,
): string {
  const shown = people.slice(0, 3).map(name);
  const more = people.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
