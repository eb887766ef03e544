/** The words of the banner; `{name}` is replaced by the person the workflow waits for. */
export interface ApprovalBanners {
  pendingWithYou: string;
  pendingWith: string;
  sentBack: string;
  rejected: string;
  approved: string;
  /** Name people with their e-mail address. */
  withEmail?: boolean;
}

/** How one kind of record is approved. Declared as data by the room that owns the record. */
export interface ApprovalContext {
  /** The backend's names, sent verbatim. */
  context: string;
  module: string;
  /** Role of step n at index n; a step without a role shows its own name. */
  stepRoles: readonly string[];
  /** The approver of Step 0 chooses the approvers of Step 1 (L1) and Step 2 (L2). */
  choosesL1L2AtStep0: boolean;
  /** At this step a deviation level may be added; null: never. */
  deviationAtStep: number | null;
  banners: ApprovalBanners;
}

/** Spec 2 §4, 'Workflow status'. */
export const WORKFLOW_BANNERS: ApprovalBanners = {
  pendingWithYou: 'Approval Pending with you',
  pendingWith: 'Approval Pending with {name}',
  sentBack: 'Request is sent back for correction to {name}',
  rejected: 'Request is rejected, Initiator has to create new request',
  approved: 'Request is approved',
};

/** The approval of a profile names people with their address (spec 1 §4, 'Banners'). */
export const PROFILE_BANNERS: ApprovalBanners = { ...WORKFLOW_BANNERS, withEmail: true };

/** Changes of single records: user cards (spec 1 §4, 'Change-record banners'). */
export const CHANGE_RECORD_BANNERS: ApprovalBanners = {
  pendingWithYou: 'Pending For Approval Record',
  pendingWith: 'Pending For Approval Record',
  sentBack: 'Sendback For Approval',
  rejected: 'Rejected For Approval',
  approved: 'Request is approved',
};

/** As above, for bank cards. */
export const BANK_CHANGE_BANNERS: ApprovalBanners = {
  ...CHANGE_RECORD_BANNERS,
  sentBack: 'Sendback For Correction',
  rejected: 'Approval Is Rejected',
};

/** The role of a level (level = step + 1), its own name when the context gives it none. */
export function roleOf(context: ApprovalContext, level: { level: number; name: string }): string {
  return context.stepRoles[level.level - 1] ?? level.name;
}
