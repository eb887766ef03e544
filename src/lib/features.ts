/** Features that `VITE_FEATURES_OFF` can switch off, by the name of their folder in `src/features`. */
export const SWITCHABLE_FEATURES = [
  'nonPo',
  'proforma',
  'delivery',
  'manual',
  'orders',
  'reports',
  'query',
  'te',
  'support',
] as const;

export type SwitchableFeature = (typeof SWITCHABLE_FEATURES)[number];
