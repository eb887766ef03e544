type Place = 'device' | 'tab';

const getStorage = (place: Place): Storage => (place === 'device' ? localStorage : sessionStorage);

/** Returns whether browser storage is available. A browser that blocks site data throws at the first access. */
export function isStorageAllowed(): boolean {
  try {
    return Boolean(localStorage) && Boolean(sessionStorage);
  } catch {
    return false;
  }
}

/** Returns the stored value, unvalidated because users can change it; null if absent or storage is off. Never throws. */
export function readKept(key: string, place: Place = 'device'): unknown {
  try {
    return JSON.parse(getStorage(place).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON under `key`; null removes it. Never throws: without storage nothing is kept. */
export function keep(key: string, value: unknown, place: Place = 'device'): void {
  try {
    if (value === null) getStorage(place).removeItem(key);
    else getStorage(place).setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or switched off.
  }
}
