import { createContext, useContext } from 'react';
import type { Env } from '@/platform/envSchema';
import type { FeatureRoute } from '@/platform/routing/routes';

export interface AppSetting {
  environment: Env;
  features: FeatureRoute[];
}

export const AppContext = createContext<AppSetting | null>(null);

export function useApp(): AppSetting {
  const setting = useContext(AppContext);
  if (!setting) throw new Error('The layout needs the App above it.');
  return setting;
}
