import type { SwitchableFeature } from '@/lib/features';
import { env } from '@/platform/env';

/** Starts of each feature's pages. A test compares them with the routes. */
const PAGES: Record<SwitchableFeature, RegExp> = {
  nonPo: /^\/NonPo/,
  proforma: /^\/Proforma/,
  delivery: /^\/Delivery/,
  manual: /^\/Manual/,
  orders: /^\/(Purchase|Grn|Srn)/,
  reports: /^\/Report/,
  query: /^\/query/,
  te: /^\/Te/,
  support: /^\/(support|Contact)/,
};

/** Returns a link below /sportal; null if it leads to a feature that `VITE_FEATURES_OFF` switches off. */
export function getOfferedHref(href: string | null): string | null {
  return href !== null && env.featuresOff.some(name => PAGES[name].test(href)) ? null : href;
}
