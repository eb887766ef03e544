/** Returns true for India by code or name ('IN', 'India'), ignoring case (docs/decisions.md#number-format-by-country). */
export function isIndia(country: string | null | undefined): boolean {
  const text = country?.trim().toLowerCase();
  return text === 'in' || text === 'india';
}

const AMERICAN = new Set(['us', 'usa', 'unitedstates', 'unitedstatesofamerica']);

/** Returns true for the United States by code or name, ignoring case. US addresses choose their state from a list (spec 1 §5). */
export function isUnitedStates(country: string | null | undefined): boolean {
  return AMERICAN.has((country ?? '').toLowerCase().replaceAll(/[^a-z]/g, ''));
}
