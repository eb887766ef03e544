import { useEffect, useState, type ComponentType } from 'react';

/** The first screen's own data and code go first. */
const CALM_MS = 2_000;
/** Browsers that cannot say when they are idle wait longer. */
const SURELY_CALM_MS = 12_000;

/** The notification banner, fetched when the first screen is calm: no part of it waits for this. */
export function CalmNotifications() {
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  useEffect(() => {
    let gone = false;
    const load = () => {
      if (gone) return;
      import('@/shared/notifications/NotificationBanner').then(
        module => !gone && setBanner(() => module.NotificationBanner),
        () => {}, // without its code there is no banner; the screen is not the worse for it
      );
    };
    const canTell = 'requestIdleCallback' in globalThis;
    const timer = setTimeout(() => (canTell ? requestIdleCallback(load) : load()), canTell ? CALM_MS : SURELY_CALM_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  return Banner && <Banner />;
}
