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

/** How one kind of record is approved. Declared as data where the kinds of record are. */
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
  /** Who sends back says to whom: the initiator, or an earlier level (spec 1 §7 'dynamicLevelSendback'). */
  choosesSendbackLevel?: boolean;
}

/**
 * What a level is called, wherever it is named (level = step + 1, DECISIONS 107): the role that its kind of record has for the step, else its
 * own name, else the step.
 */
export function roleOf(
  context: Pick<ApprovalContext, 'stepRoles'> | undefined,
  { level, name }: { level: number; name?: string },
): string {
  return context?.stepRoles[level - 1] ?? (name || `Step ${level - 1}`);
}
