import { useEffect, useState, type ComponentType } from 'react';

/** Idle or not, it is asked for then. */
const AT_LATEST_MS = 500;
/** Browsers that cannot say when they are idle wait until the first screen is surely there. */
const SURELY_CALM_MS = 12_000;

/**
 * The notification banner, fetched while the first screen waits for its data: no part of it waits for this, and the page does not
 * move any more when somebody reaches for a row.
 */
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
    const waiting = canTell ? requestIdleCallback(load, { timeout: AT_LATEST_MS }) : setTimeout(load, SURELY_CALM_MS);
    return () => {
      gone = true;
      if (canTell) cancelIdleCallback(waiting as number);
      else clearTimeout(waiting);
    };
  }, []);
  return Banner && <Banner />;
}
