import { isStatus } from '@/lib/status';
import { isPending, personName, type Level, type WorkflowTask } from '@/shared/approval/model/task';
import type { ChangeKind } from '../../profile/changeKinds';
import type { UnsentChange } from './changes';

interface Sendable {
  approved: string | null;
  workflowStatus: string | null;
}

/**
 * 'Send For Approver' shows when the record has an approved value and either no approval is pending while `approved` is, or the profile
 * was sent back or approved (spec 1 §4, DECISIONS 32). An approval that is not known (undefined) may be pending; null: there is none.
 */
export function canSendForApproval(
  { approved, workflowStatus }: Sendable,
  tasks: readonly (Pick<WorkflowTask, 'status'> | null | undefined)[],
): boolean {
  if (!approved?.trim()) return false;
  const isNoneOpen = tasks.every(task => task === null || (task !== undefined && !isPending(task.status)));
  return (isNoneOpen && isStatus(approved, 'pending')) || isStatus(workflowStatus, 'sentback', 'approved');
}

/** Whether nobody was ever asked to approve it: it was registered, and waits for its first 'Send For Approver'. */
export function isNeverSent({ approved, workflowStatus }: Sendable): boolean {
  return isStatus(approved, 'pending') && isStatus(workflowStatus, '');
}

type Levels = Pick<WorkflowTask, 'levels'>;

const peopleOf = ({ approvers }: Level) =>
  shortened(approvers.filter(({ active }) => active).map(personName)) || 'an approver';

/** To whom changes of a kind go: as its last request did, level after level. Whom a first request asks only the backend knows. */
export function recipients(kind: ChangeKind, task: Levels | null): string {
  const people = task?.levels.map(peopleOf) ?? [];
  return people.length > 0 ? `to ${people.join(', then ')}, as the last time` : `to the approvers of ${kind.name}`;
}

/** What comes after whom a pending request is with, for who sent it: the banner says with whom. */
export function whatComesNext({ levels, currentLevel }: Levels & Pick<WorkflowTask, 'currentLevel'>): string {
  const people = levels.filter(({ level }) => level > currentLevel).map(peopleOf);
  const then = people.length > 0 ? `Then it goes to ${people.join(', then to ')}. ` : '';
  return `${then}The profile can be changed again once that is decided.`;
}

function shortened(names: readonly string[]): string {
  const more = names.length - 2;
  return more > 0 ? `${names.slice(0, 2).join(', ')} and ${more} more` : names.join(' or ');
}

/** What 'Send For Approver' sends, in a few words: '3 changes not sent', and how far a correction has come. */
export function unsentInWords(changes: readonly UnsentChange[]): { count: string; corrected: string } {
  const back = changes.filter(({ corrected }) => corrected !== null);
  const done = back.filter(({ corrected }) => corrected).length;
  return {
    count: changes.length === 1 ? '1 change not sent' : `${changes.length} changes not sent`,
    corrected: back.length > 0 ? `${done} of ${back.length} sent back corrected.` : '',
  };
}
