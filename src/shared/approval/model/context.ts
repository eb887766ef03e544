/** Banner texts; `{name}` is the pending approver. */
export interface ApprovalBanners {
  pendingWithYou: string;
  pendingWith: string;
  sentBack: string;
  rejected: string;
  approved: string;
  withEmail?: boolean;
}

export interface ApprovalContext {
  context: string;
  module: string;
  /** Role by step index; a step without a role shows its own name. */
  stepRoles: readonly string[];
  /** The approver of Step 0 selects the approvers of Step 1 (L1) and Step 2 (L2). */
  choosesL1L2AtStep0: boolean;
  /** Step that may add a deviation level; null: none. */
  deviationAtStep: number | null;
  banners: ApprovalBanners;
  /** The user selects the target of a send-back: initiator or earlier level (spec 1 §7 'dynamicLevelSendback'). */
  choosesSendbackLevel?: boolean;
}

/** Returns a level's display name (level = step + 1, docs/decisions.md#business-levels): its role, otherwise its own name, otherwise the step. */
export function getRole(
  context: Pick<ApprovalContext, 'stepRoles'> | undefined,
  { level, name }: { level: number; name?: string },
): string {
  return context?.stepRoles[level - 1] ?? (name || `Step ${level - 1}`);
}

/** Names a level and its people: 'L2, Ravi Kumar'; only the people where the record type has no names for its levels. */
export function nameLevel(context: ApprovalContext, level: { level: number; name?: string }, people: string): string {
  const role = context.stepRoles[level.level - 1] ?? '';
  return [role, people].filter(Boolean).join(', ') || getRole(context, level);
}
