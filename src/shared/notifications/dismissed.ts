const KEY = 'sportal.notifications.dismissed';

/** The most dismissed notifications that are remembered; the oldest are forgotten first. */
const MOST = 100;

/** What was put away on this device, for good. Keys hold the text: a changed notification is shown again. */
export function readDismissed(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set();
  }
}

export function writeDismissed(keys: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...keys].slice(-MOST)));
  } catch {
    // Storage is full or forbidden: put away until the next load.
  }
}
