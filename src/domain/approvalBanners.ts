import type { ApprovalBanners } from '@/shared/approval/model/context';

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
