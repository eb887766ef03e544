import { compare } from '@/lib/money';

/** What an approver may be allowed to do at a level. */
export type Right = 'Approve' | 'Sendback' | 'Reject';
export type ApproveStatus = '' | 'Pending' | 'Approved' | 'Rejected' | 'Sentback';
type LevelStatus = 'Not Started' | Exclude<ApproveStatus, ''>;

/** One approver as `workflowActions` carries him. */
export interface Approver {
  ApproverUserId: string;
  ApproverName: string;
  ApproverEmail: string;
  ApproveStatus: ApproveStatus;
  ActionRights: Right[];
  Active: boolean;
  Remarks: string | null;
  Rut: string | null;
}

/** One level as `workflowActions` carries it; level = step + 1 (docs/decisions.md#business-levels). */
export interface Level {
  Name: string;
  WorkflowLevel: number;
  WorkflowLevelStatus: LevelStatus;
  IsLastWorkflowLevel: boolean;
  WorkflowTypeName: string;
  /** 'Any': one approval moves the level on; 'All': everyone must approve. */
  approvalType: 'Any' | 'All';
  tatDays: number;
  canEdit: boolean;
  conditions: string | null;
  Approvers: Approver[];
}

export interface Person {
  userId: string;
  name: string;
  email: string;
}

/** The levels of an invoice by number: designated approver, L1, L2, bulk approver, reviewer, L1/L2. */
export const LEVEL = { designated: 1, l1: 2, l2: 3, bulk: 4, reviewer: 5, deviation: 5, l1l2: 6 } as const;

/** What the levels of an invoice are called, by number (spec 2 §4). */
export const ROLE_OF_LEVEL: Record<number, string> = {
  1: 'Initiator',
  2: 'L1',
  3: 'L2',
  4: 'Bulk Approver',
  5: 'Reviewer',
  6: 'L1/L2',
};

/** Invoices below this gross amount pass the reviewer's level by themselves ('Not Required'). */
const REVIEW_FROM = '50000';
/** Above this gross amount L1 and L2 confirm once more. */
const CONFIRM_ABOVE = '1000000';

/** L1 and L2 approve or send back (spec 2 §4, 'Approval bar actions'). */
export const CHOSEN_RIGHTS: Right[] = ['Approve', 'Sendback'];
export const ALL_RIGHTS: Right[] = ['Approve', 'Sendback', 'Reject'];

export interface FixedApprovers {
  bulk: Person[];
  reviewers: Person[];
}

/** The levels of a freshly submitted invoice: Step 0 is pending, L1 and L2 are still to be chosen. */
export function invoiceLevels(designated: Person, fixed: FixedApprovers, gross: string): Level[] {
  const levels = [
    level(LEVEL.designated, 2, [designated], ALL_RIGHTS, { canEdit: true }),
    level(LEVEL.l1, 2, [], CHOSEN_RIGHTS),
    level(LEVEL.l2, 2, [], CHOSEN_RIGHTS),
    level(LEVEL.bulk, 3, fixed.bulk, ALL_RIGHTS),
    level(LEVEL.reviewer, 3, fixed.reviewers, ALL_RIGHTS, { conditions: `Gross amount of ${REVIEW_FROM} or more` }),
  ];
  if (compare(gross, CONFIRM_ABOVE) > 0)
    levels.push(
      level(LEVEL.l1l2, 2, [], CHOSEN_RIGHTS, {
        approvalType: 'All',
        conditions: `Gross amount above ${CONFIRM_ABOVE}`,
      }),
    );
  const last = levels.at(-1);
  return levels.map(each => started({ ...each, IsLastWorkflowLevel: each === last }, each.WorkflowLevel === 1));
}

/** A level that was not reached yet. */
export function level(
  number: number,
  tatDays: number,
  people: Person[],
  rights: Right[],
  more: Partial<Pick<Level, 'approvalType' | 'canEdit' | 'conditions'>> = {},
): Level {
  return {
    Name: `Step ${number - 1}`,
    WorkflowLevel: number,
    WorkflowLevelStatus: 'Not Started',
    IsLastWorkflowLevel: false,
    WorkflowTypeName: 'Approval',
    approvalType: 'Any',
    tatDays,
    canEdit: false,
    conditions: null,
    Approvers: people.map(person => approver(person, rights)),
    ...more,
  };
}

/** A listed approver who was not asked yet. */
export function approver(person: Person, rights: Right[]): Approver {
  return {
    ApproverUserId: person.userId,
    ApproverName: person.name,
    ApproverEmail: person.email,
    ApproveStatus: '',
    ActionRights: rights,
    Active: true,
    Remarks: null,
    Rut: null,
  };
}

/** The level waiting for its approvers (`pending`) or not yet reached; what was done on it before is gone. */
export function started(level: Level, pending: boolean): Level {
  return {
    ...level,
    WorkflowLevelStatus: pending ? 'Pending' : 'Not Started',
    Approvers: level.Approvers.map(each => ({
      ...each,
      ApproveStatus: pending && each.Active ? 'Pending' : '',
      Remarks: null,
      Rut: null,
    })),
  };
}

/** What a deviation approver may do (spec 3 §4). */
const DEVIATION_RIGHTS: Right[] = ['Approve'];
const DEVIATION_DAYS = 2;

/** With the deviation level as the last one, where all must approve; without it when nobody is named (spec 3 §4). */
export function withDeviation(levels: Level[], people: Person[]): Level[] {
  const kept = levels.filter(each => each.WorkflowLevel !== LEVEL.deviation);
  const added =
    people.length > 0
      ? [level(LEVEL.deviation, DEVIATION_DAYS, people, DEVIATION_RIGHTS, { approvalType: 'All' })]
      : [];
  const all = [...kept, ...added];
  return all.map(each => ({ ...each, IsLastWorkflowLevel: each === all.at(-1) }));
}

/** Smaller invoices pass the reviewer by themselves; the level of a deviation approver, of the same number, has no such condition. */
export function isNotRequired({ WorkflowLevel, conditions }: Level, gross: string): boolean {
  return WorkflowLevel === LEVEL.reviewer && conditions !== null && compare(gross, REVIEW_FROM) < 0;
}

/** Everyone who is listed anywhere: they may see the record. */
export function participantsOf(levels: Level[]): string[] {
  return [...new Set(levels.flatMap(level => level.Approvers.map(each => each.ApproverUserId)))];
}

/** How a kind of record is approved. */
export interface ApprovalRules {
  /** The levels of a freshly submitted record. */
  levels(designated: Person, fixed: FixedApprovers, gross: string): Level[];
  /** What its levels are called, by number. */
  roleOf: Record<number, string>;
  /** Levels that cannot be approved for several records at once (docs/decisions.md#approve-all-exclusions). */
  notInBulk: readonly number[];
  /** At this level a deviation level may be added as the last; without one: never. */
  deviationFrom?: number;
}

/** Invoices: the approver of Step 0 picks L1 and L2, which cannot be done for several at once. */
export const invoiceApproval: ApprovalRules = {
  levels: invoiceLevels,
  roleOf: ROLE_OF_LEVEL,
  notInBulk: [LEVEL.designated],
};
