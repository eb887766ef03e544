import type { Env } from '@/platform/envSchema';

/** The address of the portal's logo; the qa environment has one of its own (spec 1 §2). */
export const logoOf = (environment: Env['name']): string =>
  `${import.meta.env.BASE_URL}${environment === 'qa' ? 'logo-qa.svg' : 'logo.svg'}`;

/** Has the browser fetch the logo: it is drawn with the header then, and not after everything else. */
export function fetchLogo(environment: Env['name']): void {
  new Image().src = logoOf(environment);
}
