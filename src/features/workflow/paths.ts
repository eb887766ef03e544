/** Addresses of the places where people find their work, below the router's `/sportal`. */
export const taskPaths = {
  actionCenter: '/workbench',
  approvals: '/Approvalcenter',
  sentBack: '/bulkSentBackItemCenter',
} as const;

/** Screens of other features that the task lists lead to. */
export const QUERY_RESPONSE_PATH = '/queryResponse';
export const SUPPORT_PATH = '/support';
