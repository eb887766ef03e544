import { useSyncExternalStore } from 'react';
import { keep, readKept } from '@/lib/kept';
import { isObject } from '@/lib/objects';
import { Listeners } from '@/platform/listeners';
import { onPrinting } from './onPrinting';
import { applyTokens, type Density, type Scheme } from './tokens';

export type Theme = 'system' | Scheme;

export interface Look {
  theme: Theme;
  density: Density;
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const DENSITIES: readonly Density[] = ['comfortable', 'compact'];
const AS_THE_SYSTEM: Look = { theme: 'system', density: 'comfortable' };

/** Stored per user on this device. Not personal data, so it survives Logout. */
const keyOf = (userId: string) => `sportal.look.${encodeURIComponent(userId)}`;
const listeners = new Listeners();
let key: string | null = null;
let look = AS_THE_SYSTEM;
let isPrinting = false;

const darkSystem = () => (typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null);

function schemeNow(): Scheme {
  if (isPrinting) return 'light';
  if (look.theme !== 'system') return look.theme;
  return darkSystem()?.matches ? 'dark' : 'light';
}

function stored(): Look {
  const kept = key === null ? null : readKept(key);
  const { theme, density } = isObject(kept) ? kept : {};
  return {
    theme: THEMES.find(known => known === theme) ?? AS_THE_SYSTEM.theme,
    density: DENSITIES.find(known => known === density) ?? AS_THE_SYSTEM.density,
  };
}

function apply(): void {
  applyTokens(schemeNow(), look.density);
  listeners.notify();
}

/** Applies the user's or the system's colors before the first paint. */
export function startLook(userId?: string): void {
  key = userId === undefined ? null : keyOf(userId);
  look = stored();
  darkSystem()?.addEventListener('change', apply);
  onPrinting(now => {
    isPrinting = now;
    apply();
  });
  window.addEventListener('storage', ({ key: changed }) => {
    if (changed !== key) return;
    look = stored();
    apply();
  });
  apply();
}

export function chooseLook(change: Partial<Look>): void {
  look = { ...look, ...change };
  if (key !== null) keep(key, look);
  apply();
}

const currentLook = () => look;

export const useLook = (): Look => useSyncExternalStore(listeners.on, currentLook);

export const useScheme = (): Scheme => useSyncExternalStore(listeners.on, schemeNow);
