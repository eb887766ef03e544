import type { Env } from '@/platform/envSchema';

/** Returns the URL of the logo; the qa environment has a different one (spec 1 §2). */
export const getLogo = (environment: Env['name']): string =>
  `${import.meta.env.BASE_URL}${environment === 'qa' ? 'logo-qa.svg' : 'logo.svg'}`;

/** Fetches the logo early, so that it appears together with the header. */
export function fetchLogo(environment: Env['name']): void {
  new Image().src = getLogo(environment);
}
