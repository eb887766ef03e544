import type { SwitchableFeature } from '@/lib/features';
import { env } from './env';

/** Returns whether `VITE_FEATURES_OFF` switches the feature off. */
export const isOff = (feature: SwitchableFeature | null): boolean =>
  feature !== null && env.featuresOff.includes(feature);
