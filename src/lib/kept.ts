/** The whole device, until it is removed, or this tab, until it is closed. */
type Place = 'device' | 'tab';

const storageOf = (place: Place): Storage => (place === 'device' ? localStorage : sessionStorage);

/** Returns whether the browser lets the portal use its storage. A browser that blocks site data throws at the first access. */
export function isStorageAllowed(): boolean {
  try {
    return Boolean(localStorage) && Boolean(sessionStorage);
  } catch {
    return false;
  }
}

/**
 * What the browser keeps under `key` (`keep`), for the reader to judge: people can change it. null where nothing of use is kept, and where
 * storage is switched off. Never throws.
 */
export function readKept(key: string, place: Place = 'device'): unknown {
  try {
    return JSON.parse(storageOf(place).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Keeps a value in the browser under `key`, as JSON; null removes what was kept. Never throws: where storage is full or switched off,
 * nothing is kept, and whoever reads it does without.
 */
export function keep(key: string, value: unknown, place: Place = 'device'): void {
  try {
    if (value === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or switched off.
  }
}
