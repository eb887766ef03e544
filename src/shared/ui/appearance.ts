import { useSyncExternalStore } from 'react';
import { keep, readKept } from '@/lib/kept';
import { isObject } from '@/lib/objects';
import { Listeners } from '@/platform/listeners';
import { onPrinting } from './onPrinting';
import { applyTokens, type Density, type Scheme } from './tokens';

export type Theme = 'system' | Scheme;

export interface Appearance {
  theme: Theme;
  density: Density;
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const DENSITIES: readonly Density[] = ['comfortable', 'compact'];
const AS_THE_SYSTEM: Appearance = { theme: 'system', density: 'comfortable' };

/** Stored per user on this device. Not personal data, so it survives Logout. */
const toKey = (userId: string) => `sportal.look.${encodeURIComponent(userId)}`;
const listeners = new Listeners();
let key: string | null = null;
let appearance = AS_THE_SYSTEM;
let isPrinting = false;

const darkSystem = () => (typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null);

function schemeNow(): Scheme {
  if (isPrinting) return 'light';
  if (appearance.theme !== 'system') return appearance.theme;
  return darkSystem()?.matches ? 'dark' : 'light';
}

function stored(): Appearance {
  const kept = key === null ? null : readKept(key);
  const { theme, density } = isObject(kept) ? kept : {};
  return {
    theme: THEMES.find(known => known === theme) ?? AS_THE_SYSTEM.theme,
    density: DENSITIES.find(known => known === density) ?? AS_THE_SYSTEM.density,
  };
}

function apply(): void {
  applyTokens(schemeNow(), appearance.density);
  listeners.notify();
}

/** Applies the user's or the system's colors before the first paint. */
export function startAppearance(userId?: string): void {
  key = userId === undefined ? null : toKey(userId);
  appearance = stored();
  darkSystem()?.addEventListener('change', apply);
  onPrinting(now => {
    isPrinting = now;
    apply();
  });
  window.addEventListener('storage', ({ key: changed }) => {
    if (changed !== key) return;
    appearance = stored();
    apply();
  });
  apply();
}

export function chooseAppearance(change: Partial<Appearance>): void {
  appearance = { ...appearance, ...change };
  if (key !== null) keep(key, appearance);
  apply();
}

const getAppearance = () => appearance;

export const useAppearance = (): Appearance => useSyncExternalStore(listeners.on, getAppearance);

export const useScheme = (): Scheme => useSyncExternalStore(listeners.on, schemeNow);
