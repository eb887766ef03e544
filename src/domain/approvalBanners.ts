import type { ApprovalBanners } from '@/shared/approval/model/context';

/** Spec 2 §4, 'Workflow status'. */
export const WORKFLOW_BANNERS: ApprovalBanners = {
  pendingWithYou: 'Approval Pending with you',
  pendingWith: 'Approval Pending with {name}',
  sentBack: 'Request is sent back for correction to {name}',
  rejected: 'Request is rejected, Initiator has to create new request',
  approved: 'Request is approved',
};

/** Profile approvals show people with e-mail address (spec 1 §4 'Banners'). */
export const PROFILE_BANNERS: ApprovalBanners = { ...WORKFLOW_BANNERS, withEmail: true };
