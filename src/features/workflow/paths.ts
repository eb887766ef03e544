/** Addresses of the places where people find their work, below the router's `/sportal`. */
export const taskPaths = {
  actionCenter: '/workbench',
  approvals: '/Approvalcenter',
  sentBack: '/bulkSentBackItemCenter',
} as const;
