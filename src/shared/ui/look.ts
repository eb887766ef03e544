import { useSyncExternalStore } from 'react';
import { keep, readKept } from '@/lib/kept';
import { isObject } from '@/lib/objects';
import { Listeners } from '@/platform/listeners';
import { onPrinting } from './onPrinting';
import { applyTokens, type Density, type Scheme } from './tokens';

/** The colours of the portal: as the system says, or as the person has chosen. */
export type Theme = 'system' | Scheme;

export interface Look {
  theme: Theme;
  density: Density;
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const DENSITIES: readonly Density[] = ['comfortable', 'compact'];
const AS_THE_SYSTEM: Look = { theme: 'system', density: 'comfortable' };

/** How each person wants the portal on this device. It says nothing about anybody, so it outlives the session. */
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

/**
 * Colours the page, once and before its first paint: as the person with this id has chosen, or as the system says where nobody is signed in. It goes
 * on following the system, the person's other tabs, and paper, which is always light.
 */
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

/** Changes the look at once, and keeps it for this person on this device. */
export function chooseLook(change: Partial<Look>): void {
  look = { ...look, ...change };
  if (key !== null) keep(key, look);
  apply();
}

const currentLook = () => look;

/** How the person wants the portal to look. */
export const useLook = (): Look => useSyncExternalStore(listeners.on, currentLook);

/** The colours that are drawn now, for what does not read them from stylesheets. */
export const useScheme = (): Scheme => useSyncExternalStore(listeners.on, schemeNow);
