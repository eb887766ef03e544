import { compare } from '@/lib/money';

export type Right = 'Approve' | 'Sendback' | 'Reject';
export type ApproveStatus = '' | 'Pending' | 'Approved' | 'Rejected' | 'Sentback';
type LevelStatus = 'Not Started' | Exclude<ApproveStatus, ''>;

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

/** level = step + 1 (docs/decisions.md#business-levels). */
export interface Level {
  Name: string;
  WorkflowLevel: number;
  WorkflowLevelStatus: LevelStatus;
  IsLastWorkflowLevel: boolean;
  WorkflowTypeName: string;
  /** 'Any': one approval completes the level; 'All': everyone must approve. */
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

export const LEVEL = { designated: 1, l1: 2, l2: 3, bulk: 4, reviewer: 5, deviation: 5, l1l2: 6 } as const;

/** Spec 2 §4. */
export const ROLE_OF_LEVEL: Record<number, string> = {
  1: 'Initiator',
  2: 'L1',
  3: 'L2',
  4: 'Bulk Approver',
  5: 'Reviewer',
  6: 'L1/L2',
};

/** Invoices below this gross amount skip the reviewer's level ('Not Required'). */
const REVIEW_FROM = '50000';
/** Above this gross amount L1 and L2 confirm again. */
const CONFIRM_ABOVE = '1000000';

/** L1 and L2 approve or send back (spec 2 §4, 'Approval bar actions'). */
export const CHOSEN_RIGHTS: Right[] = ['Approve', 'Sendback'];
export const ALL_RIGHTS: Right[] = ['Approve', 'Sendback', 'Reject'];

export interface FixedApprovers {
  bulk: Person[];
  reviewers: Person[];
}

/** Step 0 is pending, L1 and L2 are not chosen yet. */
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

/** Spec 3 §4. */
const DEVIATION_RIGHTS: Right[] = ['Approve'];
const DEVIATION_DAYS = 2;

/** All must approve; without people the level is removed (spec 3 §4). */
export function withDeviation(levels: Level[], people: Person[]): Level[] {
  const kept = levels.filter(each => each.WorkflowLevel !== LEVEL.deviation);
  const added =
    people.length > 0
      ? [level(LEVEL.deviation, DEVIATION_DAYS, people, DEVIATION_RIGHTS, { approvalType: 'All' })]
      : [];
  const all = [...kept, ...added];
  return all.map(each => ({ ...each, IsLastWorkflowLevel: each === all.at(-1) }));
}

/** Smaller invoices skip the reviewer; the deviation level has the same number but no such condition. */
export function isNotRequired({ WorkflowLevel, conditions }: Level, gross: string): boolean {
  return WorkflowLevel === LEVEL.reviewer && conditions !== null && compare(gross, REVIEW_FROM) < 0;
}

/** They may see the record. */
export function getParticipants(levels: Level[]): string[] {
  return [...new Set(levels.flatMap(level => level.Approvers.map(each => each.ApproverUserId)))];
}

export interface ApprovalRules {
  levels(designated: Person, fixed: FixedApprovers, gross: string): Level[];
  getRole: Record<number, string>;
  /** Levels excluded from bulk approval (docs/decisions.md#approve-all-exclusions). */
  notInBulk: readonly number[];
  /** Level that may add a deviation level as the last one; missing for never. */
  deviationFrom?: number;
}

/** For invoices, the Step 0 approver chooses L1 and L2, which excludes bulk approval. */
export const invoiceApproval: ApprovalRules = {
  levels: invoiceLevels,
  getRole: ROLE_OF_LEVEL,
  notInBulk: [LEVEL.designated],
};
