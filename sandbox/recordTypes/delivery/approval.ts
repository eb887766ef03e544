import { invoiceLevels, LEVEL, ROLE_OF_LEVEL, type ApprovalRules } from '../../rules/workflow/levels.ts';

/** Four levels; at the fourth (Step 3) a deviation approver may be added as the last level (spec 3 §4). */
export const deliveryApproval: ApprovalRules = {
  levels: (designated, fixed, gross) =>
    invoiceLevels(designated, fixed, gross)
      .filter(level => level.WorkflowLevel <= LEVEL.bulk)
      .map(level => ({ ...level, IsLastWorkflowLevel: level.WorkflowLevel === LEVEL.bulk })),
  getRole: { ...ROLE_OF_LEVEL, [LEVEL.deviation]: 'Deviation Approver' },
  notInBulk: [LEVEL.designated, LEVEL.bulk],
  deviationFrom: LEVEL.bulk,
};
