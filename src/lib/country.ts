/** True for India by code or name ('IN', 'India'), whatever the case (DECISIONS 9). */
export function isIndia(country: string | null | undefined): boolean {
  const text = country?.trim().toLowerCase();
  return text === 'in' || text === 'india';
}

const AMERICAN = new Set(['us', 'usa', 'unitedstates', 'unitedstatesofamerica']);

/** True for the United States by code or name ('US', 'U.S.A.', 'United States of America'), whatever the case: its states are a list (spec 1 §5). */
export function isUnitedStates(country: string | null | undefined): boolean {
  return AMERICAN.has((country ?? '').toLowerCase().replaceAll(/[^a-z]/g, ''));
}
