import { placePaths } from '@/domain/places';

export const taskPaths = {
  workbench: '/workbench',
  approvals: '/Approvalcenter',
  sentBack: placePaths.sentBack,
} as const;

/** Label of the global search action that opens the first task of the approval center. */
export const APPROVE_NEXT = 'Approve next';
