/** First page of a profile. */
export const ORGANIZATION = { id: 'organization', title: 'Organization Information' } as const;

/** Page of unsent changes. */
export const CHANGES = { id: 'changes', title: 'Changes not sent' } as const;

/** Returns the page id in a URL hash, by default the first page. */
export const pageIn = (hash: string): string => hash.slice(1) || ORGANIZATION.id;

export const isOrganizationPage = (hash: string): boolean => pageIn(hash) === ORGANIZATION.id;
