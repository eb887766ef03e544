import { isStatus } from '@/lib/status';

interface Sendable {
  approved: string | null;
  workflowStatus: string | null;
}

/**
 * 'Send For Approver' shows when the record has an approved value and either no approval is pending while `approved` is, or the profile
 * was sent back or approved (spec 1 §4, DECISIONS 32).
 */
export function canSendForApproval({ approved, workflowStatus }: Sendable, taskStatuses: readonly string[]): boolean {
  if (!approved?.trim()) return false;
  const isOpen = taskStatuses.some(status => isStatus(status, 'pending'));
  return (!isOpen && isStatus(approved, 'pending')) || isStatus(workflowStatus, 'sentback', 'approved');
}

/** Whether nobody was ever asked to approve it: it was registered, and waits for its first 'Send For Approver'. */
export function isNeverSent({ approved, workflowStatus }: Sendable): boolean {
  return isStatus(approved, 'pending') && isStatus(workflowStatus, '');
}
