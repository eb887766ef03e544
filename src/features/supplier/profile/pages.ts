export const ORGANIZATION = { id: 'organization', title: 'Organization Information' } as const;

export const CHANGES = { id: 'changes', title: 'Unsent changes' } as const;

export const pageIn = (hash: string): string => hash.slice(1) || ORGANIZATION.id;

export const isOrganizationPage = (hash: string): boolean => pageIn(hash) === ORGANIZATION.id;
