/** Support pages and hours (spec 3 §2 'Support', §9). */
export const supportPaths = {
  support: '/support',
  functionalIssues: '/ContactForFunctionalIssues',
} as const;

export const SUPPORT_HOURS = '10:00 A.M - 7:00 P.M (Mon-Fri)';
