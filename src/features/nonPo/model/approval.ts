import { WORKFLOW_BANNERS, type ApprovalContext } from '@/shared/approval/model/context';
import { NON_PO_STEP_ROLES } from '@/shared/words/invoice';
import { NON_PO } from './context';

/** How a non-PO invoice is approved: steps 0 to 5 and their roles (spec 2 §4, DECISIONS 29). */
export const nonPoApproval: ApprovalContext = {
  ...NON_PO,
  stepRoles: NON_PO_STEP_ROLES,
  choosesL1L2AtStep0: true,
  deviationAtStep: null,
  banners: WORKFLOW_BANNERS,
};
