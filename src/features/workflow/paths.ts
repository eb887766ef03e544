import { placePaths } from '@/domain/places';

/** Addresses of the places where people find their work, below the router's `/sportal`. */
export const taskPaths = {
  workbench: '/workbench',
  approvals: '/Approvalcenter',
  sentBack: placePaths.sentBack,
} as const;

/** Opens the first task of the approval center; called so in the header's search. */
export const APPROVE_NEXT = 'Approve next';
