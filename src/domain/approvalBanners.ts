import type { ApprovalBanners } from '@/shared/approval/model/context';

/** Spec 2 §4, 'Workflow status'. */
export const WORKFLOW_BANNERS: ApprovalBanners = {
  pendingWithYou: 'Approval Pending with you',
  pendingWith: 'Approval Pending with {name}',
  sentBack: 'Request is sent back for correction to {name}',
  rejected: 'Request is rejected, Initiator has to create new request',
  approved: 'Request is approved',
};

/**
 * The approvals of a profile name people with their address (spec 1 §4, 'Banners'). The words for single records ('Change-record banners')
 * stand on the cards of these records.
 */
export const PROFILE_BANNERS: ApprovalBanners = { ...WORKFLOW_BANNERS, withEmail: true };
