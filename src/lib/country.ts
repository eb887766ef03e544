/** True for India by code or name ('IN', 'India'), whatever the case (DECISIONS 9). */
export function isIndia(country: string | null | undefined): boolean {
  const text = country?.trim().toLowerCase();
  return text === 'in' || text === 'india';
}
