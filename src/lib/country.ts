/** True for India by code or name ('IN', 'India'), whatever the case (DECISIONS 9). */
export function isIndia(country: string | null | undefined): boolean {
  const text = country?.trim().toLowerCase();
  return text === 'in' || text === 'india';
}

/** The number locale of a country: Indian grouping for India, `en-US` elsewhere (DECISIONS 9). */
export function localeOf(country: string | null | undefined): 'en-IN' | 'en-US' {
  return isIndia(country) ? 'en-IN' : 'en-US';
}
