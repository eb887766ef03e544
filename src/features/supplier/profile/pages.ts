/** The first page of a profile: who the supplier is. */
export const ORGANIZATION = { id: 'organization', title: 'Organization Information' } as const;

/** The page of what was changed and is not sent. */
export const CHANGES = { id: 'changes', title: 'Changes not sent' } as const;

/** The page that an address means by its hash; the first one where it names none. */
export const pageIn = (hash: string): string => hash.slice(1) || ORGANIZATION.id;

export const isOrganizationPage = (hash: string): boolean => pageIn(hash) === ORGANIZATION.id;
